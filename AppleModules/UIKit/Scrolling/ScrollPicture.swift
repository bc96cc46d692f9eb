import Easel
import Views

/// The content of UIKit's scroll view: its subviews at their frames, or at the positions given by constraints.
struct ScrollPicture: View {
    let scroll: UIScrollView
    let parts: [(view: UIView, picture: AnyView)]
    /// The offset at this moment of an animation; nil if code has set none.
    private let offset: CGPoint?

    init(scroll: UIScrollView, parts: [(view: UIView, picture: AnyView)]) {
        (self.scroll, self.parts) = (scroll, parts)
        offset = scroll.hasOwnOffset ? scroll.layer.bounds.origin : nil
    }

    /// The position that SwiftUI's scroll view, which counts from the start of the insets, has at the offset.
    private func position(_ safeArea: EdgeInsets) -> ScrollPosition {
        guard let offset else { return ScrollPosition() }
        let (inset, isAdjusted) = (scroll.contentInset, scroll.contentInsetAdjustmentBehavior != .never)
        var position = scroll.lastRequest
        position.scrollTo(
            x: offset.x + inset.left + (isAdjusted ? safeArea.leading : 0), y: offset.y + inset.top + (isAdjusted ? safeArea.top : 0))
        return position
    }

    /// The axes along which the content is longer than the view.
    private func axes(_ size: CGSize) -> Axis.Set {
        if ConstraintLayout.isUsed(by: scroll) { return isAsTall ? .horizontal : .vertical }
        let length = contentSize
        return (length.width > size.width ? Axis.Set.horizontal : []).union(length.height > size.height || scroll.alwaysBounceVertical ? .vertical : [])
    }

    /// Whether constraints make the content as tall as the view, and not as wide.
    private var isAsTall: Bool {
        let related = scroll.related
        func relates(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
            related.contains {
                $0.isActive && $0.priority == .required && $0.relation == .equal && $0.firstAttribute == attribute && $0.secondAttribute == attribute
            }
        }
        return relates(.height) && !relates(.width)
    }

    private var contentSize: CGSize {
        guard scroll.contentSize == .zero else { return scroll.contentSize }
        return CGSize(width: parts.map(\.view.frame.maxX).max() ?? 0, height: parts.map(\.view.frame.maxY).max() ?? 0)
    }

    var body: some View {
        GeometryReader { proxy in
            let axes = axes(proxy.size)
            let isPlain = axes.isEmpty
            ScrollView(isPlain ? .vertical : axes) {
                content(proxy.size, axes)
                    .padding(
                        EdgeInsets(
                            top: scroll.contentInset.top, leading: scroll.contentInset.left, bottom: scroll.contentInset.bottom,
                            trailing: scroll.contentInset.right))
            }
            .scrollPosition(.constant(position(proxy.safeAreaInsets)))
            .onScrollGeometryChange(for: CGPoint.self) {
                $0.contentOffset
            } action: { _, offset in
                scroll.contentDidMove(to: CGPoint(x: offset.x - scroll.contentInset.left, y: offset.y - scroll.contentInset.top))
            }
            .modifier(ScrollSettings(scroll: scroll, isPlain: isPlain))
        }
        .keepingSafeArea(of: scroll)
    }

    @ViewBuilder
    private func content(_ size: CGSize, _ axes: Axis.Set) -> some View {
        if ConstraintLayout.isUsed(by: scroll) {
            let isHorizontal = axes == .horizontal
            ConstraintLayout(scroll) { UIView.pictures(parts) }
                .frame(width: isHorizontal ? nil : size.width, height: isHorizontal ? size.height : nil)
        } else {
            Color.clear
                .frame(width: max(size.width, contentSize.width), height: max(size.height, contentSize.height))
                .overlay(alignment: .topLeading) { UIView.placed(parts) }
        }
    }
}

extension View {
    /// Insets the content of a scroll view by the safe area, unless its settings forbid that.
    @ViewBuilder @MainActor
    func keepingSafeArea(of scroll: UIScrollView) -> some View {
        if scroll.contentInsetAdjustmentBehavior == .never { self } else { keepingSafeArea(in: scroll) }
    }

    /// Keeps the content inside of the safe area. Another safe area of the controller, such as that below a bar whose title is known later, moves it.
    @MainActor
    func keepingSafeArea(in view: UIView) -> some View {
        keepsSafeArea(EdgeInsets(view.safeAreaOfController))
    }
}
