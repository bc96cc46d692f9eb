import Display

/// The colors of macOS's controls, light and dark. Where AppKit has no name for one, it is an estimate by eye
/// (Documentation/Semantics/MacControls.md#colors).
package enum MacColor {
    /// AppKit's `textBackgroundColor`: fields and lists.
    package static let text = adaptive("text", light: gray(255), dark: gray(30))
    /// The second of AppKit's `alternatingContentBackgroundColors`.
    static let alternateRow = adaptive("alternateRow", light: ResolvedColor(red: 244 / 255, green: 245 / 255, blue: 245 / 255, opacity: 1), dark: gray(41))
    /// The plates of buttons, pop-up buttons, and steppers.
    static let plate = adaptive("plate", light: gray(255), dark: gray(255, 0.25))
    /// The edge of a plate.
    static let plateEdge = adaptive("plateEdge", light: gray(0, 0.12), dark: gray(0, 0.2))
    /// The shadow below a plate.
    static let plateShadow = adaptive("plateShadow", light: gray(0, 0.22), dark: gray(0, 0))
    /// Darkens, or in the dark lightens, a control that is pressed.
    static let pressed = adaptive("pressed", light: gray(0, 0.08), dark: gray(255, 0.12))
    /// The ground of a box that is not checked.
    static let box = adaptive("box", light: gray(255), dark: gray(255, 0.12))
    /// The edge of boxes, fields, and wells.
    package static let edge = adaptive("edge", light: gray(0, 0.18), dark: gray(255, 0.18))
    /// The trough of segments, sliders, and bars.
    static let trough = adaptive("trough", light: gray(0, 0.08), dark: gray(255, 0.12))
    /// A switch that is off.
    static let off = adaptive("off", light: gray(0, 0.14), dark: gray(255, 0.2))
    /// The plate of the selected segment.
    static let segment = adaptive("segment", light: gray(255), dark: gray(255, 0.28))
    /// The thumbs of sliders and switches.
    static let thumb = adaptive("thumb", light: gray(255), dark: gray(205))
    /// AppKit's `unemphasizedSelectedContentBackgroundColor`: the selected row of a list without the focus.
    static let selection = adaptive("selection", light: gray(220), dark: gray(70))
    /// The selected row of a sidebar without the focus.
    static let sidebarSelection = adaptive("sidebarSelection", light: gray(0, 0.11), dark: gray(255, 0.14))
    /// The ground of a sidebar, over a desktop of medium gray.
    static let sidebar = adaptive("sidebar", light: gray(228), dark: gray(40))
    /// The cards of grouped forms, and group boxes.
    static let card = adaptive("card", light: gray(0, 0.03), dark: gray(255, 0.05))
    /// The edge of cards and boxes.
    static let cardEdge = adaptive("cardEdge", light: gray(0, 0.07), dark: gray(255, 0.08))
    /// The icons of toolbars.
    static let icon = adaptive("icon", light: gray(0, 0.6), dark: gray(255, 0.7))

    private static func gray(_ level: Int, _ opacity: Double = 1) -> ResolvedColor {
        let share = Double(level) / 255
        return ResolvedColor(red: share, green: share, blue: share, opacity: opacity)
    }

    private static func adaptive(_ name: String, light: ResolvedColor, dark: ResolvedColor) -> Color {
        Color(provider: .dynamic(DynamicColor(name: name, id: "MacColor.\(name)") { $0.scheme == .dark ? dark : light }))
    }
}
