import Geometry
import Views

extension SceneEntries {
    private static let updating = Parameter.assignments(
        "updating", default: nil, "New values during the gesture; the variables return to their initial values when it is over: @GestureState.")
    private static let onEnded = Parameter.assignments("onEnded", default: nil, "New values when the gesture ends.")
    private static let endAnimation = Parameter.deferred(.animation(default: nil, "The animation of the changes by 'onEnded'."))
    private static let gesture = Parameter.gesture("gesture", "The gesture.")
    private static let masks: Keywords<GestureMask> = ["all": .all, "gesture": .gesture, "subviews": .subviews, "none": .none]

    @EntryList<ModifierEntry> static var gestureModifiers: [ModifierEntry] {
        ModifierEntry(
            "dragGesture",
            "Changes state when a finger drags over the view; 'as' names its translation, location, startLocation, velocity, and predicted ends.",
            .length("minimumDistance", default: 10, "Points before it begins."), .coordinateSpace, updating,
            .assignments("onChanged", default: nil, "New values during the gesture."), onEnded, endAnimation, .gesturePriority,
            locals: [LocalVariable("as", default: "drag", DragGesture.Value.sceneType)], otherNames: ["onDrag", "gesture"]
        ) { view, distance, space, updating, onChanged, onEnded, animation, priority in
            SceneGestureView(
                content: view, gesture: DragGesture(minimumDistance: distance, coordinateSpace: space), sceneValue: { $0.sceneValue }, updating: updating,
                onChanged: onChanged, onEnded: SceneAction(set: onEnded, animation: animation), priority: priority, mask: .all)
        }
        ModifierEntry(
            "gesture", "Changes state when a gesture, or a combination of gestures, is recognized; 'as' names the gesture's value.",
            gesture.primary, updating,
            .assignments("onChanged", default: nil, "New values whenever the gesture's value changes."), onEnded, endAnimation, .gesturePriority,
            .keyword("including", masks, default: .all, "Which gestures are enabled: this one and those of the views inside, or only some of them."),
            locals: [LocalVariable("as", default: "value", typeOf: gesture)]
        ) { view, gesture, updating, onChanged, onEnded, animation, priority, mask in
            SceneGestureView(
                content: view, gesture: gesture, sceneValue: { $0 }, updating: updating, onChanged: onChanged,
                onEnded: SceneAction(set: onEnded, animation: animation), priority: priority, mask: mask)
        }
        ModifierEntry(
            "onLongPressGesture", "Changes state when a finger has rested on the view.",
            .action,
            .number("minimumDuration", in: 0...3600, default: 0.5, "Seconds."),
            .length("maximumDistance", default: 10, "The distance in points that the finger may move."),
            .assignments("onPressingChanged", default: nil, "New values when the finger touches the view and when it lifts; 'as' names whether it touches."),
            .gesturePriority, locals: [LocalVariable("as", default: "isPressing", .bool)], otherNames: ["onLongPress"]
        ) { view, action, duration, distance, onPressingChanged, priority in
            let press = LongPressGesture(minimumDuration: duration, maximumDistance: distance).onEnded { _ in
                MainActor.assumeIsolated { action(.bool(true)) }
            }
            guard let onPressingChanged else { return view.adding(press, priority) }
            let reporting = _PressingGesture(base: press) { isPressing in MainActor.assumeIsolated { onPressingChanged(.bool(isPressing)) } }
            return view.adding(reporting, priority)
        }
    }
}

extension AnyView {
    /// The view with a gesture.
    func adding(_ gesture: some Gesture, _ priority: GesturePriority, including mask: GestureMask = .all) -> AnyView {
        switch priority {
        case .high: AnyView(highPriorityGesture(gesture, including: mask))
        case .simultaneous: AnyView(simultaneousGesture(gesture, including: mask))
        case .normal: AnyView(self.gesture(gesture, including: mask))
        }
    }
}

extension DragGesture.Value {
    /// The value as a scene's variable.
    static let sceneType = ExpressionType.object([
        "translation": .size, "location": .point, "startLocation": .point, "velocity": .size, "predictedEndTranslation": .size,
        "predictedEndLocation": .point,
    ])

    /// The value as an object with the members of ``sceneType``.
    var sceneValue: SceneValue {
        .object([
            "translation": .size(translation), "location": .point(location), "startLocation": .point(startLocation), "velocity": .size(velocity),
            "predictedEndTranslation": .size(predictedEndTranslation), "predictedEndLocation": .point(predictedEndLocation),
        ])
    }
}

/// Writes the values of a gesture into the scene's state. Its gesture state shows when the gesture has ended or was canceled.
private struct SceneGestureView<G: Gesture>: View where G.Value: Equatable & Sendable {
    let content: AnyView
    let gesture: G
    let sceneValue: @Sendable (G.Value) -> SceneValue
    let updating: SceneAssignments?
    let onChanged: SceneAssignments?
    let onEnded: SceneAction
    let priority: GesturePriority
    let mask: GestureMask
    @GestureState private var isRunning: Bool

    init(
        content: AnyView, gesture: G, sceneValue: @escaping @Sendable (G.Value) -> SceneValue, updating: SceneAssignments?, onChanged: SceneAssignments?,
        onEnded: SceneAction, priority: GesturePriority, mask: GestureMask
    ) {
        self.content = content
        self.gesture = gesture
        self.sceneValue = sceneValue
        self.updating = updating
        self.onChanged = onChanged
        self.onEnded = onEnded
        self.priority = priority
        self.mask = mask
        _isRunning = GestureState(
            wrappedValue: false,
            reset: { wasRunning, transaction in
                guard wasRunning else { return }
                let back = transaction
                MainActor.assumeIsolated { withTransaction(back) { updating?.reset() } }
            })
    }

    var body: some View {
        let (sceneValue, updating, onChanged, onEnded) = (sceneValue, updating, onChanged, onEnded)
        return content.adding(
            gesture
                .updating($isRunning) { value, isRunning, transaction in
                    isRunning = true
                    let current = transaction
                    MainActor.assumeIsolated { withTransaction(current) { updating?(sceneValue(value)) ?? () } }
                }
                .onChanged { value in MainActor.assumeIsolated { onChanged?(sceneValue(value)) ?? () } }
                .onEnded { value in MainActor.assumeIsolated { onEnded(sceneValue(value)) } },
            priority, including: mask)
    }
}
