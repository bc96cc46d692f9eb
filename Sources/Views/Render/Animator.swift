/// A value that an update may set and that moves to where it was set.
///
/// Only a value that moves has an animator; a value at rest costs nothing.
@MainActor
struct AnimatedProperty<Value: Animatable> {
    /// The final value, which layout and preferences see.
    private(set) var model: Value
    private var animator: Animator<Value>?

    init(_ value: Value) { model = value }

    var isAnimating: Bool { animator?.isRunning ?? false }

    /// Sets a new final value; the transaction, asked for only when the value moves, says how it gets there.
    mutating func set(_ value: Value, in node: _Node, onTick: (@MainActor () -> Void)? = nil) {
        set(value, animation: node.transaction.animation, in: node, onTick: onTick)
    }

    /// Sets a new final value that is reached by `animation`.
    mutating func set(_ value: Value, animation: @autoclosure () -> Animation?, in node: _Node, onTick: (@MainActor () -> Void)? = nil) {
        let old = model.animatableData
        model = value
        guard value.animatableData != old else { return }
        let graph = node.graph
        graph.setNeedsDisplay()
        let animation = animation()
        if animation == nil, animator?.isRunning != true {
            animator = nil
            return
        }
        let animator = animator ?? Animator(old, graph: graph)
        self.animator = animator
        animator.node = node
        animator.onTick = onTick
        animator.setTarget(value.animatableData, animation: animation)
        if animator.isRunning { for completion in node.transaction.completions { completion.add(animator) } }
    }

    /// What is on screen at the graph's present time.
    var presented: Value {
        guard let animator, animator.isRunning else { return model }
        var value = model
        value.animatableData = animator.data
        return value
    }
}

/// Runs one value's animation and keeps the graph drawing while it does.
@MainActor
final class Animator<Value: Animatable>: Animating, CompletingAnimation {
    unowned let graph: ViewGraph
    private var value: AnimatedValue<Value.AnimatableData>
    /// The place that the value belongs to; when that has gone, so has the animation.
    weak var node: _Node?
    /// Called when time moves, for values that need more than drawing anew.
    var onTick: (@MainActor () -> Void)?

    init(_ data: Value.AnimatableData, graph: ViewGraph) {
        value = AnimatedValue(data)
        self.graph = graph
    }

    var isRunning: Bool { value.isAnimating }
    var data: Value.AnimatableData { value.presentation(at: graph.time) }

    func setTarget(_ data: Value.AnimatableData, animation: Animation?) {
        value.setTarget(data, animation: animation, at: graph.time)
        if value.isAnimating { graph.register(self) }
    }

    func isOver(_ criteria: AnimationCompletionCriteria) -> Bool {
        guard node?.isAlive == true else { return true }
        return criteria.isAtRemoval ? !value.isAnimating(at: graph.time) : value.isLogicallyComplete(at: graph.time)
    }

    func timeDidChange() {
        guard node?.isAlive == true else { return graph.unregister(self) }
        _ = value.value(at: graph.time)
        onTick?()
        if !value.isAnimating { graph.unregister(self) }
    }
}
