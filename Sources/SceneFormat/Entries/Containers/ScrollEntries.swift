import Geometry
import Views

extension SceneEntries {
    private static let edges: [String: Edge] = ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing]

    static let scrollViews: [ViewEntry] = [
        ViewEntry(
            "ScrollView",
            [
                .init("content", .views, isRequired: true, "What is moved; several views stand in a stack."),
                .init("axis", .keyword(["vertical", "horizontal", "both"]), default: "vertical", "The way it moves."),
                .init("to", .value(.any), "The id of the view that it goes to, of a ForEach or of 'id'; it goes there each time that this changes."),
                .init(
                    "position", .custom("the name of a state variable"), shape: .stateVariable(nil), reader: StateReference.reader(nil),
                    "The variable with the id of the view that it is at, among those of a 'scrollTargetLayout': it goes there, and a finger sets it."
                ).not(with: "to"),
                BoundParameter(
                    "toEdge", .keyword(["top", "bottom", "leading", "trailing"]), "The edge of the content that it goes to, each time that this changes."
                ).not(with: "to", "position"),
                BoundParameter("toPoint", .value(.point), "The point of the content that it goes to, each time that this changes.").not(
                    with: "to", "position", "toEdge"),
                BoundParameter("toX", .number, "Where across it goes to; without 'toY' only that.").not(with: "to", "position", "toEdge", "toPoint"),
                BoundParameter("toY", .number, "How far down it goes to; without 'toX' only that.").not(with: "to", "position", "toEdge", "toPoint"),
                .unitPoint("anchor", "The point of that view and of the window that meet; without it, as little as shows it whole.").going(
                    with: "to", "position"),
                .unitPoint("defaultAnchor", "Where the content lies before it is moved; without it at its start."),
                .init("showsIndicators", .value(.bool), default: "true", "Whether bars are wanted while it moves; there are none."),
            ], primary: "content", otherNames: ["Scroll"], "A window on views that may be larger than it; a drag moves them."
        ) { arguments in
            let axes: [String: Axis.Set] = ["vertical": .vertical, "horizontal": .horizontal, "both": [.horizontal, .vertical]]
            let axis = arguments.string("axis").flatMap { axes[$0] } ?? .vertical
            let view = ScrollView(axis, showsIndicators: arguments.bool("showsIndicators") ?? true) { arguments.views("content") }
                .defaultScrollAnchor(arguments.unitPoint("defaultAnchor"))
            if let edge = arguments.string("toEdge").flatMap({ edges[$0] }) {
                return SceneContent(view.scrollPosition(.constant(ScrollPosition(edge: edge))))
            }
            if let point = arguments.point("toPoint") { return SceneContent(view.scrollPosition(.constant(ScrollPosition(point: point)))) }
            if let x = arguments.length("toX"), let y = arguments.length("toY") {
                return SceneContent(view.scrollPosition(.constant(ScrollPosition(point: CGPoint(x: x, y: y)))))
            }
            if let x = arguments.length("toX") { return SceneContent(view.scrollPosition(.constant(ScrollPosition(x: x)))) }
            if let y = arguments.length("toY") { return SceneContent(view.scrollPosition(.constant(ScrollPosition(y: y)))) }
            var target = Binding<SceneValue?>(get: { arguments.value("to") }, set: { _ in })
            if let reference: StateReference = arguments.custom("position") {
                target = reference.binding(in: arguments.scope, get: { $0 == .null ? nil : $0 }, set: { $0 ?? .null })
            }
            return SceneContent(view.scrollPosition(id: target, anchor: arguments.unitPoint("anchor")))
        }
    ]

    static let scrollModifiers: [ModifierEntry] = [
        ModifierEntry(
            "scrollTargetLayout", [.init("isActive", .value(.bool), default: "true", "Whether it holds.")],
            "Its children are the views that the scroll view around can be at."
        ) {
            view, arguments in view.scrollTargetLayout(isEnabled: arguments.bool("isActive") ?? true)
        },
        ModifierEntry(
            "scrollIndicators", [.init("visibility", .keyword(["automatic", "visible", "hidden", "never"]), isRequired: true, "Whether they are.")],
            primary: "visibility", "Whether bars are wanted while the scroll views inside move; there are none."
        ) { view, arguments in
            let visibilities: [String: ScrollIndicatorVisibility] = ["visible": .visible, "hidden": .hidden, "never": .never]
            return view.scrollIndicators(arguments.string("visibility").flatMap { visibilities[$0] } ?? .automatic)
        },
        ModifierEntry(
            "scrollDisabled", [.init("disabled", .value(.bool), default: "true", "Whether it holds.")], primary: "disabled",
            "Whether the scroll views inside stay where they are."
        ) { view, arguments in view.scrollDisabled(arguments.bool("disabled") ?? true) },
        ModifierEntry(
            "scrollClipDisabled", [.init("disabled", .value(.bool), default: "true", "Whether it holds.")], primary: "disabled",
            "Whether what lies beyond the windows of the scroll views inside is seen."
        ) { view, arguments in view.scrollClipDisabled(arguments.bool("disabled") ?? true) },
    ]
}
