import Geometry
import LayoutEngine
import Views

extension SceneEntries {
    private static let style = Parameter.style(color: "A color, which also fills the safe area where the view touches it.").primary
    private static let shape = Parameter.shape("in", default: nil, "The shape of the color or gradient; the whole rectangle by default.")
    private static let alignment = Parameter<Alignment>.alignment("How the views are aligned.")

    private static let glasses: Keywords<Glass> = ["regular": .regular, "clear": .clear, "identity": .identity]

    private static func content(_ summary: String) -> Parameter<SceneElementList> {
        .views("content", default: .empty, summary).not(with: "color", "gradient", "material", "image", "style")
    }

    /// Modifiers that put something behind or in front of a view.
    @EntryList<ModifierEntry> static var backgroundModifiers: [ModifierEntry] {
        ModifierEntry(
            "background", "Puts a color, a style, or views behind the view.",
            style, content("The views behind, instead of a color."), alignment, shape, .eoFill,
            .edges(named: "ignoresSafeAreaEdges", "Where a color or gradient also fills the safe area.")
        ) { view, style, content, alignment, shape, eoFill, edges in
            guard let paint = style.style else { return view.background(alignment: alignment) { content } }
            guard let shape else {
                return style.onlyColor.map { view.background($0, ignoresSafeAreaEdges: edges) } ?? view.background(paint, ignoresSafeAreaEdges: edges)
            }
            @MainActor func fill(_ shape: some Shape) -> any View { view.background(paint, in: shape, fillStyle: FillStyle(eoFill: eoFill)) }
            return fill(shape)
        }
        ModifierEntry(
            "overlay", "Puts a color, a style, or views in front of the view.",
            style, content("The views in front, instead of a color."), alignment, shape, .eoFill
        ) { view, style, content, alignment, shape, eoFill in
            guard let paint = style.style else { return view.overlay(alignment: alignment) { content } }
            guard let shape else { return style.onlyColor.map { view.overlay($0) } ?? view.overlay(paint) }
            @MainActor func fill(_ shape: some Shape) -> any View { view.overlay(paint, in: shape, fillStyle: FillStyle(eoFill: eoFill)) }
            return fill(shape)
        }
        ModifierEntry(
            "glassEffect", "Glass behind the view, which blurs and tints what is behind it.",
            .keyword("glass", glasses, default: .regular, "The kind of glass.").primary,
            .color("tint", default: nil, "The color of the glass."),
            .shape("in", default: .described("a capsule"), "The shape of the glass.")
        ) { view, glass, tint, shape in
            guard let shape else { return view.glassEffect(glass.tint(tint)) }
            @MainActor func fill(_ shape: some Shape) -> any View { view.glassEffect(glass.tint(tint), in: shape) }
            return fill(shape)
        }
        ModifierEntry(
            "border", "A line inside the view's frame.",
            .style(color: "The color; the foreground color by default.", [.gradient, .material, .image, .level, .opacity]).primary,
            .length("width", default: 1, "Points.")
        ) { view, style, width in view.border(style.style ?? AnyShapeStyle(ForegroundStyle()), width: width) }
    }
}
