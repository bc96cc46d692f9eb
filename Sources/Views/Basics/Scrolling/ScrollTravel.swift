/// Moves the content of a scroll view to an offset with an animation.
///
/// The offset passes through layout in each frame, as on iOS: observers, pinned headers, and readers see it, and lazy views come into sight on the way.
@MainActor
final class ScrollTravel {
    /// An offset along an axis, in points.
    private struct Place: Animatable {
        var animatableData: CGFloat
    }

    private weak var scroll: ScrollRenderNode?
    private var x: AnimatedProperty<Place>
    private var y: AnimatedProperty<Place>
    /// Whether a finger or an event has caused the motion, so that a bound position follows it.
    let isByUser: Bool
    /// Whether it began beyond the content's ends, where a finger has pulled the content.
    let isBeyond: Bool

    init(_ scroll: ScrollRenderNode, isByUser: Bool, isBeyond: Bool = false) {
        (self.scroll, self.isByUser, self.isBeyond) = (scroll, isByUser, isBeyond)
        (x, y) = (AnimatedProperty(Place(animatableData: scroll.offset.x)), AnimatedProperty(Place(animatableData: scroll.offset.y)))
    }

    var isMoving: Bool { x.isAnimating || y.isAnimating }
    /// The offset at the end.
    var destination: CGPoint { CGPoint(x: x.model.animatableData, y: y.model.animatableData) }

    /// Moves toward an offset. A further call changes the direction, and keeps the speed if the animation is a spring.
    func go(to offset: CGPoint, horizontally: Transaction, vertically: Transaction) {
        guard let scroll else { return }
        let tick: @MainActor () -> Void = { [weak self] in self?.timeDidChange() }
        x.set(Place(animatableData: offset.x), transaction: horizontally, in: scroll.owner, onTick: tick)
        y.set(Place(animatableData: offset.y), transaction: vertically, in: scroll.owner, onTick: tick)
    }

    func timeDidChange() {
        // A finger may have stopped the motion.
        guard let scroll, scroll.travel === self else { return }
        scroll.travelDidMove(to: CGPoint(x: x.presented.animatableData, y: y.presented.animatableData))
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
        let target = limit(wanted)
        guard transaction.animation != nil, target != offset || travel != nil else {
            if travel != nil { travelDidEnd() }
            graph.willMutate(transaction)
            move(to: target)
            return target
        }
        let travel = self.travel.flatMap { $0.isByUser == isByUser ? $0 : nil } ?? ScrollTravel(self, isByUser: isByUser)
        self.travel = travel
        if !isByUser { setPhase(.animating) }
        travel.go(to: target, horizontally: transaction, vertically: transaction)
        if !travel.isMoving {
            graph.willMutate(transaction)
            move(to: target)
            travelDidEnd()
        }
        return target
    }

    /// Moves the content that a finger has let go to its target, within its limits.
    ///
    /// - Parameters:
    ///   - velocity: the finger's, in points per second of the content's motion.
    ///   - lag: the time since it was lifted, in seconds.
    func land(at wanted: CGPoint, velocity: CGVector, lag: Double) {
        stopMotion()
        let target = limit(wanted)
        guard target != offset else { return }
        let travel = ScrollTravel(self, isByUser: true, isBeyond: limit(offset) != offset)
        self.travel = travel
        travel.go(
            to: target, horizontally: Transaction(animation: .landing(over: target.x - offset.x, velocity: velocity.dx, lag: lag)),
            vertically: Transaction(animation: .landing(over: target.y - offset.y, velocity: velocity.dy, lag: lag)))
        if lag > 0 { travel.timeDidChange() }
    }

    /// Returns the offset nearest to another one at which the content can rest.
    private func limit(_ wanted: CGPoint) -> CGPoint {
        let range = range
        return CGPoint(x: min(max(wanted.x, 0), range.width), y: min(max(wanted.y, 0), range.height))
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
