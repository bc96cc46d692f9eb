// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AppleUIKit
import Easel
import Views

/// Views side by side with a line between them, which the user can move on a Mac.
public struct HSplitView<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { SplitPicture(axis: .horizontal, content: content) }
}
/// Views above each other with a line between them, which the user can move on a Mac.
public struct VSplitView<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { SplitPicture(axis: .vertical, content: content) }
}

/// The views of a split view, which fill its other side.
private struct SplitPicture<Content: View>: View {
    let axis: Axis
    let content: Content

    var body: some View {
        Group(subviews: content) { views in
            let items = ForEach(Array(views.enumerated()), id: \.offset) { index, view in
                if index > 0 {
                    Color(nsColor: .separatorColor).frame(width: axis == .horizontal ? 1 : nil, height: axis == .vertical ? 1 : nil)
                }
                view.frame(maxWidth: axis == .vertical ? .infinity : nil, maxHeight: axis == .horizontal ? .infinity : nil)
            }
            if axis == .horizontal { HStack(spacing: 0) { items } } else { VStack(spacing: 0) { items } }
        }
    }
}
