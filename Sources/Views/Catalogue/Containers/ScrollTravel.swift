/// Moves the content of a scroll view to an offset with an animation.
///
/// The offset passes through layout in each frame, as on iOS: observers, pinned headers, and readers see it, and lazy views come into sight on the way.
@MainActor
final class ScrollTravel {
    /// An offset in points.
    private struct Place: Animatable {
        var x: CGFloat
        var y: CGFloat
        var animatableData: AnimatablePair<CGFloat, CGFloat> {
            get { AnimatablePair(x, y) }
            set { (x, y) = (newValue.first, newValue.second) }
        }
    }

    private weak var scroll: ScrollRenderNode?
    private var place: AnimatedProperty<Place>
    /// Whether a finger or an event has caused the motion, so that a bound position follows it.
    let isByUser: Bool

    init(_ scroll: ScrollRenderNode, isByUser: Bool) {
        (self.scroll, self.isByUser) = (scroll, isByUser)
        place = AnimatedProperty(Place(x: scroll.offset.x, y: scroll.offset.y))
    }

    var isMoving: Bool { place.isAnimating }
    /// The offset at the end.
    var destination: CGPoint { CGPoint(x: place.model.x, y: place.model.y) }

    /// Moves toward an offset. A further call changes the direction, and keeps the speed if the animation is a spring.
    func go(to offset: CGPoint, in transaction: Transaction) {
        guard let scroll else { return }
        place.set(Place(x: offset.x, y: offset.y), transaction: transaction, in: scroll.owner) { [weak self] in self?.timeDidChange() }
    }

    private func timeDidChange() {
        // A finger may have stopped the motion.
        guard let scroll, scroll.travel === self else { return }
        let now = place.presented
        scroll.travelDidMove(to: CGPoint(x: now.x, y: now.y))
        if !isMoving { scroll.travelDidEnd() }
    }
}

extension ScrollRenderNode {
    /// Moves the content within its limits, in each frame of the transaction's animation.
    ///
    /// - Parameter isByUser: whether a finger or an event moves it.
    /// - Returns: the offset at the end.
    @discardableResult
    func scroll(to wanted: CGPoint, in transaction: Transaction, isByUser: Bool = false) -> CGPoint {
        stopMotion()
        let range = range
        let target = CGPoint(x: min(max(wanted.x, 0), range.width), y: min(max(wanted.y, 0), range.height))
        guard transaction.animation != nil, target != offset || travel != nil else {
            if travel != nil { travelDidEnd() }
            graph.willMutate(transaction)
            move(to: target)
            return target
        }
        let travel = self.travel.flatMap { $0.isByUser == isByUser ? $0 : nil } ?? ScrollTravel(self, isByUser: isByUser)
        self.travel = travel
        if !isByUser { setPhase(.animating) }
        travel.go(to: target, in: transaction)
        if !travel.isMoving {
            graph.willMutate(transaction)
            move(to: target)
            travelDidEnd()
        }
        return target
    }

    /// Called in each frame of an animated motion.
    func travelDidMove(to offset: CGPoint) {
        move(to: offset)
        if travel?.isByUser == true { userDidScroll() }
    }

    /// Called when an animated motion has come to its end.
    func travelDidEnd() {
        travel = nil
        setPhase(.idle)
    }
}
