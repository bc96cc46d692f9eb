import CCairo
import Geometry

extension PangoLayoutBox {
    /// The distance between the stops of tabs, in points (Documentation/Semantics/Text.md#tabs).
    private static let tabStop: CGFloat = 28

    /// Sets the stops of a text's tabs.
    static func setTabs(of layout: OpaquePointer, _ text: String) {
        guard text.utf8.contains(UInt8(ascii: "\t")) else { return }
        // Pango repeats the distance of the last stop.
        let tabs = unsafe pango_tab_array_new(1, 0)
        unsafe pango_tab_array_set_tab(tabs, 0, PANGO_TAB_LEFT, Int32(saturating: tabStop * CGFloat(PANGO_SCALE)))
        unsafe pango_layout_set_tabs(layout, tabs)
        unsafe pango_tab_array_free(tabs)
    }
}
