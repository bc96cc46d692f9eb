import Geometry
import Views

extension SceneEntries {
    /// What a drag tells, as members of the variable that stands for it.
    static let dragType = ExpressionType.object([
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
            ], local: LocalVariable("as", default: "drag", dragType), otherNames: ["onDrag", "gesture"],
            "Changes state when a finger is drawn over the view; 'as' names its translation, location, startLocation, velocity and predicted ends."
        ) { view, arguments in
            let drag = DragGesture(minimumDistance: arguments.length("minimumDistance") ?? 10, coordinateSpace: arguments.coordinateSpace)
            return SceneGestureView(content: view, arguments: arguments, gesture: drag, sceneValue: { $0.sceneValue })
        },
        ModifierEntry(
            "gesture",
            [
                .init(
                    "gesture", .custom("a gesture such as { \"longPress\": 0.5 }"), isRequired: true, shape: .definition("gesture"),
                    reader: PreparedGesture.read,
                    "What is recognised."),
                .init("updating", .assignments, "What changes while it goes on, and goes back to the state's first values when it is over: @GestureState."),
                .init("onChanged", .assignments, "What changes whenever its value does."),
                .init("onEnded", .assignments, "What changes when it has come to its end."),
                .animation("How what 'onEnded' changes moves."), priority,
                .init(
                    "including", .keyword(["all", "gesture", "subviews", "none"]), default: "all",
                    "Which gestures count: this one and those of the views inside, or only some of them."),
            ], primary: "gesture",
            local: LocalVariable("as", default: "value") { values, _ in
                guard case .custom(let gesture) = values["gesture"] else { return .any }
                return (gesture as? PreparedGesture)?.type ?? .any
            }, "Changes state when one gesture, or several together, are made; 'as' names what the gesture tells."
        ) { view, arguments in
            guard let gesture = arguments.custom("gesture", as: PreparedGesture.self)?.gesture(in: arguments.scope) else { return view }
            return SceneGestureView(content: view, arguments: arguments, gesture: gesture, sceneValue: { $0 })
        },
        ModifierEntry(
            "onLongPressGesture",
            [
                .set, .settingAnimation, .completion, .completionCriteria,
                .init("minimumDuration", .number(in: 0...3600, allowsInfinity: false), default: "0.5", "Seconds."),
                .init(
                    "maximumDistance", .number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false), default: "10", "Points that the finger may stray."),
                .init("onPressingChanged", .assignments, "What changes when the finger comes and when it goes; 'as' names whether it is there."), priority,
            ], local: LocalVariable("as", default: "isPressing", .bool), otherNames: ["onLongPress"], "Changes state when a finger has rested on the view."
        ) { view, arguments in
            let ended = arguments.adding(.bool(true))
            let (duration, distance) = (arguments.number("minimumDuration") ?? 0.5, arguments.length("maximumDistance") ?? 10)
            let press = LongPressGesture(minimumDuration: duration, maximumDistance: distance).onEnded { _ in MainActor.assumeIsolated(ended.action()) }
            guard arguments.has("onPressingChanged") else { return view.adding(press, arguments.string("priority")) }
            let told = _PressingGesture(base: press) { isPressing in
                MainActor.assumeIsolated { arguments.adding(.bool(isPressing)).perform("onPressingChanged") }
            }
            return view.adding(told, arguments.string("priority"))
        },
    ]
}

extension AnyView {
    /// The view with a gesture of the priority that a scene says.
    func adding(_ gesture: some Gesture, _ priority: String?, including mask: GestureMask = .all) -> AnyView {
        switch priority {
        case "high": AnyView(highPriorityGesture(gesture, including: mask))
        case "simultaneous": AnyView(simultaneousGesture(gesture, including: mask))
        default: AnyView(self.gesture(gesture, including: mask))
        }
    }
}

extension DragGesture.Value {
    /// With the members of ``SceneEntries/dragType``.
    var sceneValue: SceneValue {
        .object([
            "translation": .size(translation), "location": .point(location), "startLocation": .point(startLocation), "velocity": .size(velocity),
            "predictedEndTranslation": .size(predictedEndTranslation), "predictedEndLocation": .point(predictedEndLocation),
        ])
    }
}

/// Writes what a gesture says into the scene's state. A gesture state of its own tells it when the gesture is over, or broken off.
private struct SceneGestureView<G: Gesture>: View where G.Value: Equatable & Sendable {
    let content: AnyView
    let arguments: SceneArguments
    let gesture: G
    let sceneValue: @Sendable (G.Value) -> SceneValue
    @GestureState private var isGoingOn: Bool

    init(content: AnyView, arguments: SceneArguments, gesture: G, sceneValue: @escaping @Sendable (G.Value) -> SceneValue) {
        self.content = content
        self.arguments = arguments
        self.gesture = gesture
        self.sceneValue = sceneValue
        let variables = arguments.assignments("updating").map { $0.variable.index(arguments.scope.locals) }
        let scope = arguments.scope
        _isGoingOn = GestureState(
            wrappedValue: false,
            reset: { wasGoingOn, transaction in
                guard wasGoingOn else { return }
                let back = transaction
                MainActor.assumeIsolated { withTransaction(back) { scope.store.reset(variables) } }
            })
    }

    private var mask: GestureMask {
        switch arguments.string("including") {
        case "gesture": .gesture
        case "subviews": .subviews
        case "none": .none
        default: .all
        }
    }

    var body: some View {
        let (arguments, sceneValue) = (arguments, sceneValue)
        return content.adding(
            gesture
                .updating($isGoingOn) { value, isGoingOn, transaction in
                    isGoingOn = true
                    let current = transaction
                    MainActor.assumeIsolated { withTransaction(current) { arguments.adding(sceneValue(value)).perform("updating") } }
                }
                .onChanged { value in MainActor.assumeIsolated { arguments.adding(sceneValue(value)).perform("onChanged") } }
                .onEnded { value in MainActor.assumeIsolated { arguments.adding(sceneValue(value)).action("onEnded")() } },
            arguments.string("priority"), including: mask)
    }
}

extension SceneArguments {
    fileprivate func assignments(_ name: String) -> [TimelineEvent.Assignment] {
        guard case .assignments(let assignments) = prepared.values[name] else { return [] }
        return assignments
    }

    fileprivate func perform(_ name: String) { scope.store.perform(assignments(name), locals: scope.locals) }

    /// The coordinate space that a gesture's places are in.
    var coordinateSpace: CoordinateSpace {
        switch name("coordinateSpace") ?? "local" {
        case "local": .local
        case "global": .global
        case let name: .named(name)
        }
    }
}
