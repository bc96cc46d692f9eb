/// A value that updates can set and that animates to the new value.
///
/// Only a moving value has an animator; a value at rest costs nothing.
@MainActor
struct AnimatedProperty<Value: Animatable> {
    /// The final value, as seen by layout and preferences.
    private(set) var model: Value
    private var animator: Animator<Value>?

    init(_ value: Value) { model = value }

    var isAnimating: Bool { animator?.isRunning ?? false }

    /// Sets a new final value; the node's transaction, read only if the value changes, decides how it is reached.
    mutating func set(_ value: Value, in node: _Node, onTick: (@MainActor () -> Void)? = nil) {
        set(value, transaction: node.transaction, in: node, onTick: onTick)
    }

    /// Sets a new final value that is reached with `animation`, regardless of the update's animation.
    mutating func set(_ value: Value, animation: Animation?, in node: _Node, onTick: (@MainActor () -> Void)? = nil) {
        set(value, transaction: Transaction(animation: animation), in: node, onTick: onTick)
    }

    /// Sets a new final value that is reached as `transaction` specifies.
    mutating func set(_ value: Value, transaction: @autoclosure () -> Transaction, in node: _Node, onTick: (@MainActor () -> Void)? = nil) {
        let old = model.animatableData
        model = value
        guard value.animatableData != old else { return }
        let graph = node.graph
        node.displayDidChange()
        let transaction = transaction()
        if transaction.animation == nil, !transaction.tracksVelocity, animator?.isRunning != true {
            animator = nil
            return
        }
        let animator = animator ?? Animator(old, graph: graph)
        self.animator = animator
        animator.node = node
        animator.onTick = onTick
        animator.setTarget(value.animatableData, transaction)
    }

    /// The value on screen at the graph's present time.
    var presented: Value {
        guard let animator, animator.isRunning else { return model }
        var value = model
        value.animatableData = animator.data
        return value
    }
}

/// Runs the animation of one value and keeps the graph drawing in the meantime.
@MainActor
final class Animator<Value: Animatable>: Animating {
    private unowned let graph: ViewGraph
    /// Keeps the time, which is read much more often than anything else of the graph.
    private let state: GraphState
    private var value: AnimatedValue<Value.AnimatableData>
    /// The motion, if its end is known: then the value is computed only when it is drawn.
    private var known: KnownMotion?
    private(set) var isRunning = false
    /// The node that the value belongs to; the animation ends when the node is gone.
    var node: _Node? {
        get { nodeLink?.object }
        set { nodeLink = newValue?.link }
    }
    private var nodeLink: Link<_Node>?
    /// Called when time advances, for values that require more than redrawing.
    var onTick: (@MainActor () -> Void)?
    /// The completions waiting for the motion to end.
    private var completions: [AnimationCompletion] = []

    init(_ data: Value.AnimatableData, graph: ViewGraph) {
        value = AnimatedValue(data)
        self.graph = graph
        state = graph.state
    }

    var endlessness: Endlessness { value.repeatsForever ? .repeats : .ends }
    var data: Value.AnimatableData {
        if let known, !known.isOver(at: state.time) { return value.knownPresentation(at: state.time) }
        return value.presentation(at: state.time)
    }

    func setTarget(_ data: Value.AnimatableData, _ transaction: Transaction) {
        value.setTarget(data, animation: transaction.animation, tracksVelocity: transaction.tracksVelocity, at: graph.time, environmentSource: nodeLink)
        isRunning = value.isAnimating
        known = value.knownMotion
        guard isRunning else { return }
        graph.register(self)
        guard transaction.animation != nil else { return }
        for completion in transaction.completions where !completions.contains(completion) {
            completion.animationDidBegin()
            completions.append(completion)
            graph.wait(for: completion)
        }
    }

    func timeDidChange() {
        guard let node, node.isAlive else { return end() }
        node.displayDidChange()
        if known?.isOver(at: state.time) != false {
            // Carries the state of other animations on, and ends motion that is over.
            _ = value.value(at: state.time)
            isRunning = value.isAnimating
        }
        onTick?()
        if !isRunning { return end() }
        if !completions.isEmpty, value.isLogicallyComplete(at: state.time) { release { $0.criteria == .logicallyComplete } }
    }

    private func end() {
        release { _ in true }
        graph.unregister(self)
    }

    private func release(_ isDone: (AnimationCompletion) -> Bool) {
        for completion in completions where isDone(completion) { completion.animationDidEnd() }
        completions.removeAll(where: isDone)
    }
}
