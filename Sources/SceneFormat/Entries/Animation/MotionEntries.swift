import Geometry
import Views

extension SceneEntries {
    private static let content = BoundParameter("content", .views, isRequired: true, "What is shown; the value has a name in it.")
    private static let trigger = BoundParameter("trigger", .value(.any), "A change of it starts one round; without it they go round for ever.")

    static let motionViews: [ViewEntry] = [
        ViewEntry(
            "PhaseAnimator",
            [
                .init("phases", .value(.array(.any)), isRequired: true, "The phases, one after another."), trigger,
                .animation("What leads to a phase; the standard spring, unless said.").seeingLocals, content,
            ],
            local: LocalVariable("as", default: "phase") { values, _ in
                guard case .expression(let list) = values["phases"], case .array(let element) = list.type else { return .any }
                return element
            }, "Views for one phase after another, each reached by an animation."
        ) { arguments in
            let phases = arguments.list("phases") ?? []
            guard !phases.isEmpty else {
                arguments.fail("'phases' has no element")
                return SceneContent(EmptyView())
            }
            @MainActor func animation(_ phase: SceneValue) -> Animation? {
                arguments.has("animation") ? arguments.adding(phase).animation("animation") : .default
            }
            @MainActor func content(_ phase: SceneValue) -> SceneElementList { arguments.adding(phase).views("content") }
            guard arguments.has("trigger") else {
                return SceneContent(PhaseAnimator(phases, content: { content($0) }, animation: { animation($0) }))
            }
            return SceneContent(
                PhaseAnimator(phases, trigger: arguments.value("trigger") ?? .null, content: { content($0) }, animation: { animation($0) }))
        },
        ViewEntry(
            "KeyframeAnimator",
            [
                .init(
                    "tracks", .custom("an object of names and keyframes"), isRequired: true,
                    shape: .dictionary(.sequence(first: .kind(.number), rest: .definition("keyframe"))), reader: PreparedKeyframes.read,
                    "For each number of the value where it starts and its keyframes: { \"x\": [0, { \"linear\": { \"to\": 40, \"duration\": 1 } }] }."),
                trigger, .init("repeating", .value(.bool), default: "true, without a trigger", "Whether they start anew at their end."), content,
            ], local: LocalVariable("as", default: "value", .any), "Views for numbers that keyframes move."
        ) { arguments in
            guard let prepared: PreparedKeyframes = arguments.custom("tracks") else { return SceneContent(EmptyView()) }
            let (start, tracks) = prepared.tracks(in: arguments.scope)
            @MainActor func content(_ value: KeyframedNumbers) -> SceneElementList { arguments.adding(.object(value.members)).views("content") }
            guard arguments.has("trigger") else {
                return SceneContent(
                    KeyframeAnimator(initialValue: start, repeating: arguments.bool("repeating") ?? true, content: { content($0) }) { _ in
                        PreparedKeyframes.keyframes(tracks)
                    })
            }
            return SceneContent(
                KeyframeAnimator(initialValue: start, trigger: arguments.value("trigger") ?? .null, content: { content($0) }) { _ in
                    PreparedKeyframes.keyframes(tracks)
                })
        },
    ]

    static let motionModifiers: [ModifierEntry] = [
        ModifierEntry(
            "transition", PreparedTransition.parameters, primary: "kind", local: PreparedTransition.phase,
            "How the view comes and goes when a change with an animation inserts or removes it; several at once are combined. Without it the view fades."
        ) { view, arguments in view.transition(PreparedTransition.transition(arguments)) },
        ModifierEntry(
            "contentTransition",
            [
                .init(
                    "kind", .keyword(["identity", "opacity", "interpolate", "numericText", "symbolEffect"]), isRequired: true,
                    "What the letters do; symbols fade."),
                .init("countsDown", .value(.bool), default: "false", "Whether letters of numericText roll down."),
                .init("value", .number, "The number: letters roll up while it grows, and down while it falls."),
            ], primary: "kind", "How the texts and symbols inside show that they have changed, when the change has an animation."
        ) { view, arguments in
            let kinds: [String: ContentTransition] = ["identity": .identity, "opacity": .opacity, "interpolate": .interpolate, "symbolEffect": .symbolEffect]
            let kind = arguments.string("kind").flatMap { kinds[$0] }
            let rolling = arguments.number("value").map { ContentTransition.numericText(value: $0) }
            return view.contentTransition(kind ?? rolling ?? .numericText(countsDown: arguments.bool("countsDown") ?? false))
        },
        ModifierEntry(
            "matchedGeometryEffect",
            [
                .init("id", .value(.any), isRequired: true, "What views that go together have in common."),
                .init("in", .name, default: "one for the scene", "A name for what the ids belong to."),
                .init("properties", .keyword(["frame", "position", "size"]), default: "frame", "What is shared."),
                .unitPoint("anchor", default: "center", "The point that lies on the same point of the source."),
                .init("isSource", .value(.bool), default: "true", "Whether others follow the view."),
            ], primary: "id", "Views of equal id share their place; when one goes and another one comes, both go from the first place to the second."
        ) { view, arguments in
            let properties: [String: MatchedGeometryProperties] = ["position": .position, "size": .size]
            return view.matchedGeometryEffect(
                id: arguments.value("id") ?? .null, in: Namespace.ID(name: arguments.name("in") ?? ""),
                properties: arguments.string("properties").flatMap { properties[$0] } ?? .frame,
                anchor: arguments.unitPoint("anchor") ?? .center, isSource: arguments.bool("isSource") ?? true)
        },
    ]
}

extension BoundParameter {
    /// The same parameter, which sees the names that the entry introduces.
    fileprivate var seeingLocals: BoundParameter {
        var copy = self
        copy.seesLocals = true
        return copy
    }
}
