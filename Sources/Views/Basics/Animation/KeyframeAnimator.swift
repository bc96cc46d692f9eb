/// Shows content for a value that keyframes animate.
///
/// After the last keyframe, the final values persist; with `repeating`, the keyframes restart from the initial value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView where KeyframePath.Value == Value {
    let initialValue: Value
    let isRepeating: Bool
    /// nil starts as soon as the view is inserted.
    let trigger: AnyTrigger?
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Starts as soon as the view is inserted.
    ///
    /// - Parameter keyframes: made from the initial value at each start.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue: initialValue, isRepeating: repeating, trigger: nil, content: content, keyframes: keyframes)
    }

    /// Starts each time `trigger` changes, from the current values and velocities.
    ///
    /// - Parameter keyframes: made from the value at that time.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue: initialValue, isRepeating: false, trigger: AnyTrigger(trigger), content: content, keyframes: keyframes)
    }

    private init(
        initialValue: Value, isRepeating: Bool, trigger: AnyTrigger?, content: @escaping (Value) -> Content, keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.isRepeating = isRepeating
        self.trigger = trigger
        self.content = content
        self.keyframes = keyframes
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { KeyframeAnimatorNode(view, inputs) }
}

private final class KeyframeAnimatorNode<Value, Path: Keyframes, Content: View>: EvaluatedNode<
    KeyframeAnimator<Value, Path, Content>, KeyframeAnimator<Value, Path, Content>, Content
>, Animating
where Path.Value == Value {
    private var view: KeyframeAnimator<Value, Path, Content>
    private var run: (timeline: KeyframeTimeline<Value>, start: Double)?

    init(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        if view.trigger == nil { begin() }
        start()
    }

    override func update(_ newView: KeyframeAnimator<Value, Path, Content>) {
        let isTriggered = newView.trigger != view.trigger
        view = newView
        if isTriggered { begin() }
        markClean()
        evaluate()
    }

    private func begin() {
        let elapsed = run.map { graph.time - $0.start } ?? 0
        let value = run?.timeline.value(time: elapsed) ?? view.initialValue
        run = (KeyframeTimeline(initialValue: value, keyframes: view.keyframes(value), after: run?.timeline, at: elapsed), graph.time)
        graph.register(self)
    }

    override func makeContent(_ install: (inout KeyframeAnimator<Value, Path, Content>) -> Void) -> Content {
        install(&view)
        return view.content(value)
    }

    /// The value at the current time; a repeating run restarts at its end.
    private var value: Value {
        guard let run else { return view.initialValue }
        let elapsed = max(0, graph.time - run.start)
        guard view.isRepeating, run.timeline.duration > 0 else { return run.timeline.value(time: elapsed) }
        // Times are sums of fractions; a time at the end counts as the start of the next round.
        let rounds = ((elapsed + 1e-9) / run.timeline.duration).rounded(.down)
        return run.timeline.value(time: max(0, elapsed - rounds * run.timeline.duration))
    }

    var endlessness: Endlessness { view.isRepeating ? .repeats : .ends }

    func timeDidChange() {
        guard isAlive, let run else { return graph.unregister(self) }
        invalidate()
        let isOver = graph.time - run.start >= run.timeline.duration
        if isOver, !view.isRepeating || run.timeline.duration == 0 { graph.unregister(self) }
    }
}

extension View {
    /// Changes the view with a value that keyframes animate as soon as the view is inserted; see ``KeyframeAnimator``.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = self
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(view), $0) }, keyframes: keyframes)
    }

    /// Changes the view with a value that keyframes animate each time `trigger` changes; see ``KeyframeAnimator``.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = self
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(view), $0) }, keyframes: keyframes)
    }
}
