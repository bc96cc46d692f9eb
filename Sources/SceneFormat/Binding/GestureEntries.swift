import Geometry
import Views

extension SceneEntries {
    /// What a drag tells, as members of the variable that stands for it.
    private static let dragType = ExpressionType.object([
        "translation": .size, "location": .point, "startLocation": .point, "velocity": .size, "predictedEndTranslation": .size,
        "predictedEndLocation": .point,
    ])

    /// Which of SwiftUI's modifiers adds the gesture.
    static let priority = BoundParameter(
        "priority", .keyword(["normal", "high", "simultaneous"]), default: "normal",
        "Beside the gestures of the views inside: after them, before them (highPriorityGesture), or along with them (simultaneousGesture).")

    static let gestureModifiers: [ModifierEntry] = [
        ModifierEntry(
            "dragGesture",
            [
                .init("minimumDistance", .number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false), default: "10", "Points before it begins."),
                .init("coordinateSpace", .name, default: "local", "'local', 'global' or the name of a coordinateSpace around."),
                .init("updating", .assignments, "What changes while it goes on, and goes back to the state's first values when it is over: @GestureState."),
                .init("onChanged", .assignments, "What changes while it goes on."), .init("onEnded", .assignments, "What changes when it ends."),
                .animation("How what 'onEnded' changes moves."), priority,
            ], local: BoundLocal("as", default: "drag", dragType), otherNames: ["onDrag", "gesture"],
            "Changes state when a finger is drawn over the view; 'as' names its translation, location, startLocation, velocity and predicted ends."
        ) { view, arguments in SceneDragView(content: view, arguments: arguments) },
        ModifierEntry(
            "onLongPressGesture",
            [
                .set, .animation("How what it changes moves."),
                .init("minimumDuration", .number(in: 0...3600, allowsInfinity: false), default: "0.5", "Seconds."), priority,
            ], otherNames: ["onLongPress"], "Changes state when a finger has rested on the view."
        ) { view, arguments in
            let action = arguments.action()
            return view.adding(
                LongPressGesture(minimumDuration: arguments.number("minimumDuration") ?? 0.5).onEnded { _ in action() }, arguments.string("priority"))
        },
    ]
}

extension AnyView {
    /// The view with a gesture of the priority that a scene says.
    func adding(_ gesture: some Gesture, _ priority: String?) -> AnyView {
        switch priority {
        case "high": AnyView(highPriorityGesture(gesture))
        case "simultaneous": AnyView(simultaneousGesture(gesture))
        default: AnyView(self.gesture(gesture))
        }
    }
}

extension DragGesture.Value {
    fileprivate var sceneValue: SceneValue {
        .object([
            "translation": .size(translation), "location": .point(location), "startLocation": .point(startLocation), "velocity": .size(velocity),
            "predictedEndTranslation": .size(predictedEndTranslation), "predictedEndLocation": .point(predictedEndLocation),
        ])
    }
}

/// Writes what a drag says into the scene's state. A gesture state of its own tells it when the drag is over, or broken off.
private struct SceneDragView: View {
    let content: AnyView
    let arguments: SceneArguments
    @GestureState private var isDragging: Bool

    init(content: AnyView, arguments: SceneArguments) {
        self.content = content
        self.arguments = arguments
        let variables = arguments.assignments("updating").map { $0.variable.index(arguments.scope.locals) }
        let store = arguments.scope.store
        _isDragging = GestureState(
            wrappedValue: false,
            reset: { wasDragging, transaction in
                guard wasDragging else { return }
                let back = transaction
                MainActor.assumeIsolated { withTransaction(back) { store.reset(variables) } }
            })
    }

    private var space: CoordinateSpace {
        switch arguments.name("coordinateSpace") ?? "local" {
        case "local": .local
        case "global": .global
        case let name: .named(name)
        }
    }

    var body: some View {
        let arguments = arguments
        return content.adding(
            DragGesture(minimumDistance: arguments.length("minimumDistance") ?? 10, coordinateSpace: space)
                .updating($isDragging) { value, isDragging, transaction in
                    isDragging = true
                    let current = transaction
                    MainActor.assumeIsolated { withTransaction(current) { arguments.adding(value.sceneValue).perform("updating") } }
                }
                .onChanged { value in MainActor.assumeIsolated { arguments.adding(value.sceneValue).perform("onChanged") } }
                .onEnded { value in MainActor.assumeIsolated { arguments.adding(value.sceneValue).action("onEnded")() } },
            arguments.string("priority"))
    }
}

extension SceneArguments {
    fileprivate func assignments(_ name: String) -> [TimelineEvent.Assignment] {
        guard case .assignments(let assignments) = prepared.values[name] else { return [] }
        return assignments
    }

    fileprivate func perform(_ name: String) { scope.store.perform(assignments(name), locals: scope.locals) }
}
