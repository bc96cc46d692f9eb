/// Whether the view is a control with a label, which may be higher than a line of text without making its row higher.
struct ListRowIsControlKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// The distance by which a row's content begins farther in, in points.
struct ListRowIndentationKey: LayoutValueKey { static var defaultValue: CGFloat { 0 } }

/// The label before a control. Its text doesn't affect the distance to the views above and below: controls in a stack are 8 points apart.
struct ControlLabel: ViewModifier {
    // A bound resets the preferences of an edge (Documentation/Semantics/Spacing.md#modifiers).
    func body(content: Content) -> some View { content.frame(minHeight: 0) }
}

/// Whether the texts of a view don't count when a separator looks for the first text of its row: those of controls that UIKit draws, and of charts.
struct HidesTextsFromSeparatorKey: LayoutValueKey { static var defaultValue: Bool { false } }

extension View {
    /// Lets separators of lists begin as if the view had no texts.
    package func textsHiddenFromSeparator() -> some View { layoutValue(key: HidesTextsFromSeparatorKey.self, value: true) }
}
