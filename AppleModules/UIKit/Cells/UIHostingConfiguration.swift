import Easel
import Foundation

/// A view of SwiftUI as the content of a row.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration, HostedContent {
    let content: Content
    let background: Background
    var insets: EdgeInsets?
    private var minWidth: CGFloat?
    private var minHeight: CGFloat?

    public init(@ViewBuilder content: () -> Content) where Background == EmptyView { (self.content, background) = (content(), EmptyView()) }
    private init(content: Content, background: Background, insets: EdgeInsets?) { (self.content, self.background, self.insets) = (content, background, insets) }

    /// Sets the space between the content and some edges of the row; other edges keep theirs.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
        var changed = insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        if edges.contains(.top) { changed.top = length }
        if edges.contains(.leading) { changed.leading = length }
        if edges.contains(.bottom) { changed.bottom = length }
        if edges.contains(.trailing) { changed.trailing = length }
        var copy = self
        copy.insets = changed
        return copy
    }
    /// Sets the space between the content and some edges of the row, a length for each edge; other edges keep theirs.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
        margins(edges.intersection(.top), insets.top).margins(edges.intersection(.leading), insets.leading)
            .margins(edges.intersection(.bottom), insets.bottom).margins(edges.intersection(.trailing), insets.trailing)
    }
    /// Makes the row at least as large; nil keeps the default.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
        var copy = self
        (copy.minWidth, copy.minHeight) = (width, height)
        return copy
    }
    private func with<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(content: content, background: background, insets: insets).minSize(width: minWidth, height: minHeight)
    }
    /// Shows a view behind the content and its margins.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> { with(content()) }
    /// Fills the area of the content and its margins with a style.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostedStyle<S>> { with(_UIHostedStyle(style: style)) }
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }
    public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
    var picture: AnyView {
        AnyView(
            content.padding(insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
                .frame(minWidth: minWidth, maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
                .background { background })
    }
}

/// A style as a background of a row.
public struct _UIHostedStyle<S: ShapeStyle>: View {
    let style: S
    public var body: some View { Rectangle().fill(style) }
}

/// Content of SwiftUI, regardless of its type.
@MainActor @preconcurrency
protocol HostedContent {
    var picture: AnyView { get }
}
