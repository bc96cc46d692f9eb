import Geometry
import Views

extension ScrollGeometry {
    /// The geometry as a scene's variable.
    fileprivate static let sceneType = ExpressionType.object([
        "contentOffset": .point, "contentSize": .size, "containerSize": .size, "visibleRect": .rect,
        "contentInsets": .object(["top": .number, "leading": .number, "bottom": .number, "trailing": .number]),
    ])

    /// The geometry as an object with the members of ``sceneType``.
    fileprivate var sceneValue: SceneValue {
        .object([
            "contentOffset": .point(contentOffset), "contentSize": .size(contentSize), "containerSize": .size(containerSize),
            "visibleRect": .rect(visibleRect),
            "contentInsets": .insets(
                top: contentInsets.top, leading: contentInsets.leading, bottom: contentInsets.bottom, trailing: contentInsets.trailing),
        ])
    }
}

extension ScrollPhase {
    /// The phase's name in scenes.
    fileprivate var sceneValue: SceneValue {
        switch self {
        case .idle: .string("idle")
        case .tracking: .string("tracking")
        case .interacting: .string("interacting")
        case .decelerating: .string("decelerating")
        case .animating: .string("animating")
        }
    }
}

extension SceneEntries {
    private static let threshold = Parameter.number("threshold", in: 0...1, default: 0.5, "The share of a view's area that must be in the window.")

    /// What scroll views report.
    @EntryList<ModifierEntry> static var scrollEventModifiers: [ModifierEntry] {
        ModifierEntry(
            "onScrollGeometryChange",
            "Changes state when a value of the geometry of the scroll view inside has changed; 'newValue' and 'oldValue' are the values.",
            .withLocals(
                .value(
                    "of",
                    "The observed value, such as \"geometry.contentOffset.y > 100\"; 'geometry' has contentOffset, contentSize, containerSize, contentInsets "
                        + "and visibleRect.")), .action,
            locals: [
                LocalVariable("as", default: "geometry", ScrollGeometry.sceneType), LocalVariable(fixed: "newValue", .any),
                LocalVariable(fixed: "oldValue", .any),
            ]
        ) { view, value, action in
            // Scrolling evaluates it outside of any view.
            value.noteReads()
            return view.onScrollGeometryChange(for: [SceneValue].self) { geometry in
                let geometry = geometry.sceneValue
                return [value(in: value.scope.adding(geometry).adding(.null).adding(.null)), geometry]
            } action: { old, new in
                if old[0] != new[0] { action(new[1], new[0], old[0]) }
            }
        }
        ModifierEntry(
            "onScrollPhaseChange",
            "Changes state when the scroll view inside begins or ends to move; 'newPhase' and 'oldPhase' are 'idle', 'tracking', 'interacting', "
                + "'decelerating' or 'animating'.",
            .action, locals: [LocalVariable("as", default: "newPhase", .string), LocalVariable("oldAs", default: "oldPhase", .string)]
        ) { view, action in view.onScrollPhaseChange { old, new in action(new.sceneValue, old.sceneValue) } }
        ModifierEntry(
            "onScrollVisibilityChange",
            "Changes state when the view enters or leaves the window of the scroll view around; 'isVisible' tells whether it is inside.",
            threshold, .action, locals: [LocalVariable("as", default: "isVisible", .bool)]
        ) { view, threshold, action in view.onScrollVisibilityChange(threshold: threshold) { action(.bool($0)) } }
        ModifierEntry(
            "onScrollTargetVisibilityChange",
            "Changes state when other views of a 'scrollTargetLayout' inside are in the window; 'ids' are their identifiers, in order.",
            threshold, .action, locals: [LocalVariable("as", default: "ids", .array(.any))]
        ) { view, threshold, action in
            view.onScrollTargetVisibilityChange(idType: SceneValue.self, threshold: threshold) { action(.array($0)) }
        }
    }
}
