import Views

/// What a `task` does, one thing after another.
struct PreparedSteps: Sendable {
    private var steps: [PreparedArguments] = []

    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        guard let nodes = node.elements else {
            binder.collector.error("expected an array of steps such as { \"sleep\": 1, \"set\": { … } }, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        var result = PreparedSteps()
        for (index, node) in nodes.enumerated() {
            result.steps.append(
                binder.arguments(of: signature, from: node, at: node.position, path: path[index], scope: scope, depth: binder.depth))
        }
        return .custom(result)
    }

    /// The steps, their expressions to be evaluated.
    @MainActor func arguments(in scope: SceneScope) -> [SceneArguments] { steps.map { SceneArguments(prepared: $0, scope: scope) } }

    private static let signature = BoundSignature(
        "step",
        [
            .init("sleep", .number(in: 0...1_000_000, allowsInfinity: false), default: "0", "Seconds to wait before."),
            .init("set", .assignments, "New values for state variables, then."), .settingAnimation, .completion, .completionCriteria,
        ], primary: nil, local: nil, otherNames: [], "A step of a task.")

    /// For the schema and the reference.
    static var shape: ValueShape { .list(.parameters(signature.signature)) }
}

extension SceneEntries {
    static let taskModifiers: [ModifierEntry] = [
        ModifierEntry(
            "task",
            [
                .init(
                    "steps", .custom("an array of steps such as { \"sleep\": 1, \"set\": { … } }"), isRequired: true, shape: .definition("steps"),
                    reader: PreparedSteps.read, "What it does, one after another, on the scene's clock."),
                .init("id", .value(.any), "When it changes, the task ends and begins anew."),
                .init("repeats", .value(.bool), default: "false", "Whether it begins again after the last step."),
            ], primary: "steps", "Waits and changes state, from the view's coming to its going."
        ) { view, arguments in
            let steps = arguments.custom("steps", as: PreparedSteps.self)?.arguments(in: arguments.scope) ?? []
            let (waits, repeats) = (steps.map { $0.number("sleep") ?? 0 }, arguments.bool("repeats") ?? false)
            if repeats, waits.reduce(0, +) < 0.001 { arguments.fail("a task that repeats needs to sleep for at least 0.001 seconds") }
            return view.modifier(
                TimedSteps(id: arguments.value("id") ?? .null, waits: waits, isRepeating: repeats) { step, _ in steps[step].action()() })
        },
        ModifierEntry(
            "onReceive",
            [
                .init("every", .number(in: 0.001...1_000_000, allowsInfinity: false), isRequired: true, "Seconds between two of its ticks."), .set,
                .settingAnimation, .completion, .completionCriteria,
            ], local: LocalVariable("as", default: "time", .number), otherNames: ["onTimer", "timer"],
            "Changes state at each tick of a timer, which begins when the view comes; 'as' names the seconds from the scene's start. "
                + "Between two frames at most 10,000 things happen; ticks beyond are lost."
        ) { view, arguments in
            let interval = arguments.number("every") ?? 1
            return view.modifier(
                TimedSteps(id: interval, waits: [interval], isRepeating: true) { _, time in arguments.adding(.number(time)).action()() })
        },
    ]
}
