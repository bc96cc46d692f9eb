import Geometry
import Views

extension SceneEntries {
    private static let length = ParameterKind.number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false)
    private static let visibilities: [String: Visibility] = ["automatic": .automatic, "visible": .visible, "hidden": .hidden]
    private static let visibility = BoundParameter(
        "visibility", .keyword(["automatic", "visible", "hidden"]), isRequired: true, "Whether it is seen.")
    private static func holds(_ summary: String) -> BoundParameter { BoundParameter("isActive", .value(.bool), default: "true", summary) }
    @MainActor private static func holds(_ arguments: SceneArguments) -> Bool { arguments.bool("isActive") ?? true }

    /// Modifiers of the sheet around a view.
    static let presentationOptionModifiers: [ModifierEntry] = [
        ModifierEntry(
            "presentationDetents",
            [
                .init("fractions", .value(.array(.number)), "Heights as shares of the room, 0.5 for half."),
                .init("heights", .value(.array(.number)), "Heights in points."),
                .init("medium", .value(.bool), default: "false", "Whether half of the room is one."),
                .init("large", .value(.bool), default: "false", "Whether all of the room is one."),
                .init(
                    "selection", .custom("the name of a state variable"), shape: .stateVariable(nil), reader: StateReference.reader(nil),
                    "The variable that says where the sheet stands: 'medium', 'large', a number up to 1 for a share, or a larger one for points; "
                        + "without it at the lowest."),
            ], "The heights that the sheet around can have."
        ) { view, arguments in
            let (fractions, heights) = (arguments.numbers("fractions") ?? [], arguments.numbers("heights") ?? [])
            var detents = Set(fractions.map { PresentationDetent.fraction($0) } + heights.map { PresentationDetent.height($0) })
            if arguments.bool("medium") == true { detents.insert(.medium) }
            if arguments.bool("large") == true || detents.isEmpty { detents.insert(.large) }
            guard let reference: StateReference = arguments.custom("selection") else { return view.presentationDetents(detents) }
            let variable: Binding<SceneValue> = reference.binding(in: arguments.scope, get: { $0 }, set: { $0 })
            guard let chosen = PresentationDetent(sceneValue: variable.wrappedValue) else {
                arguments.fail("'selection' is 'medium', 'large' or a number above 0, not \(variable.wrappedValue.text ?? variable.wrappedValue.kind)")
                return view
            }
            guard detents.contains(chosen) else {
                arguments.fail("'selection' is \(variable.wrappedValue.text ?? ""), which is none of the heights")
                return view
            }
            // Nothing but the scene changes it: a finger pulls a sheet away, or back to where it stood.
            return view.presentationDetents(detents, selection: .constant(chosen))
        },
        ModifierEntry("presentationDragIndicator", [visibility], primary: "visibility", "The line at the top of the sheet around.") { view, arguments in
            view.presentationDragIndicator(arguments.string("visibility").flatMap { visibilities[$0] } ?? .automatic)
        },
        ModifierEntry(
            "presentationCornerRadius", [.init("radius", length, isRequired: true, "Points.")], primary: "radius", "The corners of the sheet around."
        ) { view, arguments in view.presentationCornerRadius(arguments.length("radius")) },
        ModifierEntry(
            "interactiveDismissDisabled", [holds("Whether it holds.")], primary: "isActive", "Whether the sheet around can't be pulled away."
        ) { view, arguments in view.interactiveDismissDisabled(holds(arguments)) },
    ]
}

extension PresentationDetent {
    /// A height as a variable says it; nil for what is none.
    fileprivate init?(sceneValue: SceneValue) {
        switch sceneValue {
        case .string("medium"): self = .medium
        case .string("large"): self = .large
        case .number(let share) where share > 0 && share <= 1: self = .fraction(CGFloat(share))
        case .number(let points) where points > 1: self = .height(CGFloat(points))
        default: return nil
        }
    }
}
