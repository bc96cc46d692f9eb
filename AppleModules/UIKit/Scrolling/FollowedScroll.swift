import Easel
import Foundation
import Views

/// Lets a list or a grid of SwiftUI follow the offset of UIKit's scroll view, and reports its motion to that one.
struct FollowedScroll: ViewModifier {
    let scroll: UIScrollView
    private let position: ScrollPosition

    init(_ scroll: UIScrollView) {
        self.scroll = scroll
        position = scroll.shownPosition
    }

    func body(content: Content) -> some View {
        let inset = scroll.contentInset
        content
            .contentMargins(.top, inset.top, for: .scrollContent).contentMargins(.bottom, inset.bottom, for: .scrollContent)
            .contentMargins(.leading, inset.left, for: .scrollContent).contentMargins(.trailing, inset.right, for: .scrollContent)
            .scrollPosition(.constant(position))
            .onScrollGeometryChange(for: ScrollGeometry.self) {
                $0
            } action: { _, geometry in
                scroll.contentDidMove(in: geometry)
            }
            .modifier(ScrollSettings(scroll: scroll))
    }
}

/// The settings of UIKit's scroll view for the one of SwiftUI that draws it, without an effect on scroll views inside.
struct ScrollSettings: ViewModifier {
    let scroll: UIScrollView
    /// Whether there is nothing to scroll.
    var isPlain = false

    func body(content: Content) -> some View {
        content
            .scrollFixed(isPlain || !scroll.isScrollEnabled)
            .onScrollPhaseChange { _, phase in scroll.phaseDidChange(to: phase) }
            .scrollIndicators(scroll.showsVerticalScrollIndicator ? .automatic : .hidden, axes: .vertical)
            .scrollIndicators(scroll.showsHorizontalScrollIndicator ? .automatic : .hidden, axes: .horizontal)
            .scrollBounceBehavior(bounce(scroll.alwaysBounceVertical), axes: .vertical)
            .scrollBounceBehavior(bounce(scroll.alwaysBounceHorizontal), axes: .horizontal)
            .environment(\.scrollDecelerationRate, Double(scroll.decelerationRate.rawValue))
            .modifier(Paging(isOn: scroll.isPagingEnabled))
    }

    private func bounce(_ isAlways: Bool) -> ScrollBounceBehavior { scroll.bounces ? (isAlways ? .always : .basedOnSize) : .never }

    private struct Paging: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View { if isOn { content.scrollTargetBehavior(.paging) } else { content } }
    }
}

/// The place of a row or a cell to which code scrolls.
struct ScrolledPlace: Hashable {
    let section: Int
    let item: Int
    init(section: Int, item: Int) { (self.section, self.item) = (section, item) }
    init(header section: Int) { self.init(section: section, item: -1) }
    init(_ path: IndexPath) { self.init(section: path.first ?? 0, item: path.count > 1 ? path[1] : -1) }
}

extension UIScrollView {
    /// The position that SwiftUI's scroll view has: a place that code has asked for last, or its offset from the start of the insets.
    fileprivate var shownPosition: ScrollPosition {
        if let placeRequest { return placeRequest }
        guard hasOwnOffset else { return ScrollPosition() }
        let (offset, insets) = (layer.bounds.origin, adjustedContentInset)
        var position = lastRequest
        position.scrollTo(x: offset.x + insets.left, y: offset.y + insets.top)
        return position
    }

    /// Scrolls to a row or a cell.
    ///
    /// - Parameter anchor: the point of the place and of the window to align; nil for the smallest distance.
    func scroll(to place: ScrolledPlace, anchor: UnitPoint?, animated: Bool) {
        var request = placeRequest ?? lastRequest
        request.scrollTo(id: place, anchor: anchor)
        placeRequest = request
        let takesTime = animated && ViewAnimation.takesTime
        var transaction = Transaction(animation: takesTime ? .easeInOut(duration: Self.scrollDuration) : nil)
        transaction.disablesAnimations = !takesTime
        withTransaction(transaction) { setNeedsPicture() }
        scrollMotions += 1
        guard takesTime else { return }
        let motion = scrollMotions
        LayerClock.run(after: Self.scrollDuration) { [weak self] in
            MainActor.assumeIsolated { if let self, self.scrollMotions == motion { self.delegate?.scrollViewDidEndScrollingAnimation(self) } }
        }
    }

    /// Notes where the content is, and how large it is.
    fileprivate func contentDidMove(in geometry: ScrollGeometry) {
        let insets = geometry.contentInsets
        let shown = UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        let isOther = shown != adjustedContentInset
        shownInsets = shown
        if isOther, hasOwnOffset { setNeedsPicture() }
        noteContentSize(geometry.contentSize)
        contentDidMove(to: geometry.contentOffset)
    }
}
