import Views

/// One step of a task.
@MainActor
struct TaskStep {
    /// Seconds to wait before the action.
    let wait: Double
    let action: SceneAction
}

/// The steps of a task, one after another.
enum TaskSteps {
    fileprivate static let step = ObjectValue(
        "step", "A step of a task.", .number("sleep", in: 0...1_000_000, default: 0, "Seconds to wait before the step."),
        .action(default: nil, "New values for state variables after that.")
    ) { wait, action in TaskStep(wait: wait, action: action) }

    /// For the schema and the reference.
    static var shape: ValueShape { .list(step.shape) }
}

extension ParameterType where Value == [TaskStep] {
    fileprivate static let steps = ParameterType(
        custom: "an array of steps such as { \"sleep\": 1, \"set\": { … } }", shape: .definition("steps"), fallback: [],
        read: { node, path, binder, scope -> [PreparedArguments]? in
            guard let nodes = node.elements else {
                binder.collector.error(
                    "expected an array of steps such as { \"sleep\": 1, \"set\": { … } }, not \(node.kind)", at: node.position, path: path)
                return nil
            }
            return nodes.enumerated().map { TaskSteps.step.read($1, path: path[$0], binder: binder, scope: scope) }
        }, evaluate: { steps, arguments in steps.map { TaskSteps.step.value($0, in: arguments.scope) } })
}

extension Parameter where Value == [TaskStep] {
    /// The steps of a task.
    static func steps(_ name: String, _ summary: String) -> Self { Self(name, .steps, summary) }
}
