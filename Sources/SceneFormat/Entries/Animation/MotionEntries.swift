import Geometry
import Motion
import Views

extension SceneEntries {
    private static let content = Parameter.withLocals(.views("content", "The content; the value is a variable in it."))
    private static let trigger = Parameter.value("trigger", default: nil, "A change of this value starts one cycle; by default the animation repeats forever.")
    private static let phases = Parameter.list("phases", "The phases, one after another.")

    @EntryList<ViewEntry> static var motionViews: [ViewEntry] {
        ViewEntry(
            "PhaseAnimator", "Views for one phase after another, each reached by an animation.",
            phases, trigger,
            .withLocals(.animation(default: nil, "The animation to a phase; the default spring by default.")), content, .context,
            locals: [LocalVariable("as", default: "phase", elementOf: phases)]
        ) { phases, trigger, animation, content, context in
            guard !phases.isEmpty else {
                context.fail("'phases' is empty")
                return SceneContent(EmptyView())
            }
            @MainActor func animated(_ phase: SceneValue) -> Animation? { animation.isGiven ? animation(phase) ?? nil : .default }
            guard let trigger else { return SceneContent(PhaseAnimator(phases, content: { content($0) }, animation: { animated($0) })) }
            return SceneContent(PhaseAnimator(phases, trigger: trigger, content: { content($0) }, animation: { animated($0) }))
        }
        ViewEntry(
            "KeyframeAnimator", "Views for numbers that keyframes animate.",
            .keyframes(
                "tracks",
                "For each number of the value its start and its keyframes: { \"x\": [0, { \"linear\": { \"to\": 40, \"duration\": 1 } }] }."),
            trigger, .bool("repeating", default: .described("true, without a trigger"), "Whether the keyframes start again at their end."), content,
            locals: [LocalVariable("as", default: "value", .any)]
        ) { keyframes, trigger, repeating, content in
            let (start, tracks) = (keyframes.start, keyframes.tracks)
            @MainActor func views(_ value: KeyframedNumbers) -> SceneElementList { content(.object(value.members)) }
            guard let trigger else {
                return SceneContent(
                    KeyframeAnimator(initialValue: start, repeating: repeating ?? true, content: { views($0) }) { _ in PreparedKeyframes.keyframes(tracks) })
            }
            return SceneContent(
                KeyframeAnimator(initialValue: start, trigger: trigger, content: { views($0) }) { _ in PreparedKeyframes.keyframes(tracks) })
        }
    }

    private static let contentTransitions: Keywords<ContentTransition?> = [
        "identity": .identity, "opacity": .opacity, "interpolate": .interpolate, "numericText": nil, "symbolEffect": .symbolEffect,
    ]
    private static let properties: Keywords<MatchedGeometryProperties> = ["frame": .frame, "position": .position, "size": .size]

    @EntryList<ModifierEntry> static var motionModifiers: [ModifierEntry] {
        ModifierEntry(
            "transition",
            "How the view appears and disappears when an animated change inserts or removes it; several transitions are combined. By default the view fades.",
            .transition, locals: [PreparedTransition.phase]
        ) { view, transition in view.transition(transition) }
        ModifierEntry(
            "contentTransition", "How the texts and symbols inside show animated changes.",
            .keyword("kind", contentTransitions, "How glyphs change; symbols fade.").primary,
            .bool("countsDown", default: false, "Whether the digits of numericText roll down."),
            .number("value", default: nil, "The number: digits roll up while it grows, and down while it falls.")
        ) { view, kind, countsDown, value in
            view.contentTransition(kind ?? value.map { .numericText(value: $0) } ?? .numericText(countsDown: countsDown))
        }
        ModifierEntry(
            "matchedGeometryEffect",
            "Views of equal id share their frame; when one is replaced by another one, both move from the first frame to the second.",
            .value("id", "The value that views with a shared frame have in common.").primary,
            .name("in", default: .described("one for the scene"), "A name for the namespace of the ids."),
            .keyword("properties", properties, default: .frame, "The shared properties."),
            .unitPoint("anchor", default: .center, "The point that is aligned with the same point of the source."),
            .bool("isSource", default: true, "Whether others follow the view.")
        ) { view, id, namespace, properties, anchor, isSource in
            view.matchedGeometryEffect(id: id, in: Namespace.ID(name: namespace ?? ""), properties: properties, anchor: anchor, isSource: isSource)
        }
        ModifierEntry(
            "navigationTransition", "Lets the page of the view grow out of a view with a 'matchedTransitionSource' of the same id, instead of sliding in.",
            .value("sourceID", "The id of that view.").primary,
            .name("in", default: .described("one for the scene"), "A name for the namespace of the ids.")
        ) { view, id, namespace in view.navigationTransition(.zoom(sourceID: id, in: Namespace.ID(name: namespace ?? ""))) }
        ModifierEntry(
            "matchedTransitionSource", "Marks the view that a page with a 'navigationTransition' of the same id grows out of.",
            .value("id", "The value that both have in common.").primary,
            .name("in", default: .described("one for the scene"), "A name for the namespace of the ids."),
            .length("cornerRadius", default: 0, "The radius of the view's corners while the page grows, in points.")
        ) { view, id, namespace, radius in
            view.matchedTransitionSource(id: id, in: Namespace.ID(name: namespace ?? "")) { $0.clipShape(RoundedRectangle(cornerRadius: radius)) }
        }
    }
}
