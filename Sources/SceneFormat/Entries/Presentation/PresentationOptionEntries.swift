import Geometry
import Views

extension SceneEntries {
    private static let interactions: Keywords<PresentationBackgroundInteraction> = [
        "automatic": .automatic, "enabled": .enabled, "disabled": .disabled,
    ]

    private static let contentInteractions: Keywords<PresentationContentInteraction> = [
        "automatic": .automatic, "resizes": .resizes, "scrolls": .scrolls,
    ]
    private static let sizings: StyleKeywords = [
        "automatic": { $0.presentationSizing(.automatic) }, "fitted": { $0.presentationSizing(.fitted) }, "form": { $0.presentationSizing(.form) },
        "page": { $0.presentationSizing(.page) },
    ]

    /// Modifiers of the sheet around a view.
    @EntryList<ModifierEntry> static var presentationOptionModifiers: [ModifierEntry] {
        ModifierEntry(
            "presentationDetents", "The heights that the surrounding sheet can have.",
            .numbers("fractions", default: nil, "Heights as fractions of the available height, such as 0.5."),
            .numbers("heights", default: nil, "Heights in points."),
            .bool("medium", default: false, "Whether half of the available height is one."),
            .bool("large", default: false, "Whether the full available height is one."),
            .variable(
                "selection", default: nil,
                "The variable with the current height: 'medium', 'large', a number up to 1 for a fraction, or a larger one for points; by default the lowest "
                    + "height."),
            .context
        ) { view, fractions, heights, medium, large, selection, context in
            var detents = Set((fractions ?? []).map { PresentationDetent.fraction($0) } + (heights ?? []).map { PresentationDetent.height($0) })
            if medium { detents.insert(.medium) }
            if large || detents.isEmpty { detents.insert(.large) }
            guard let selection else { return view.presentationDetents(detents) }
            let value = selection.wrappedValue
            guard let chosen = PresentationDetent(sceneValue: value) else {
                context.fail("'selection' must be 'medium', 'large', or a number above 0, not \(value.text ?? value.kind)")
                return view
            }
            guard detents.contains(chosen) else {
                context.fail("'selection' is \(value.text ?? ""), which is not one of the heights")
                return view
            }
            // Only the scene changes it: a finger dismisses a sheet, or leaves it where it was.
            return view.presentationDetents(detents, selection: .constant(chosen))
        }
        ModifierEntry(
            "presentationDragIndicator", "The line at the top of the surrounding sheet.",
            .keyword("visibility", Visibility.sceneNames, "Whether it is visible.").primary
        ) { view, visibility in view.presentationDragIndicator(visibility) }
        ModifierEntry(
            "presentationBackground", "Draws the surrounding sheet on a color, a style, or views.",
            .style(color: "The color.", [.gradient, .material, .image, .level, .opacity]).primary,
            .views("content", default: .empty, "The views, instead of a color.").not(with: "color", "gradient", "material", "image", "style"),
            .alignment("How the views are aligned.")
        ) { view, style, content, alignment in
            if let paint = style.style { return view.presentationBackground(paint) }
            return view.presentationBackground(alignment: alignment) { content }
        }
        ModifierEntry(
            "presentationBackgroundInteraction", "Whether the page behind the surrounding sheet reacts to taps; if so, it isn't dimmed.",
            .keyword("interaction", interactions, "The interaction.").primary
        ) { view, interaction in view.presentationBackgroundInteraction(interaction) }
        ModifierEntry(
            "presentationContentInteraction", "Whether a drag in scrolled content first makes the surrounding sheet higher, or scrolls.",
            .keyword("interaction", contentInteractions, "The first effect of a drag.").primary
        ) { view, interaction in view.presentationContentInteraction(interaction) }
        ModifierEntry(
            "presentationSizing", "The size of the surrounding sheet on a wide canvas.", .keyword("sizing", sizings, "The size.").primary
        ) { view, sizing in sizing(view) }
        ModifierEntry("presentationCornerRadius", "The corner radius of the surrounding sheet.", .length("radius", "Points.").primary) { view, radius in
            view.presentationCornerRadius(radius)
        }
        ModifierEntry(
            "interactiveDismissDisabled", "Prevents dragging the surrounding sheet away.",
            .bool("isActive", default: true, "Whether dragging is disabled.").primary
        ) { view, isActive in view.interactiveDismissDisabled(isActive) }
    }
}

extension PresentationDetent {
    /// A height in the form of a variable; nil for values that are not heights.
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
