import Easel
import Views

/// The form in which a map shows details of a place.
public struct MapItemDetailAccessoryStyle: Hashable, Sendable {
    /// The size of a callout.
    public struct CalloutStyle: Hashable, Sendable {
        private let name: String
        public static let automatic = CalloutStyle(name: "automatic")
        public static let compact = CalloutStyle(name: "compact")
        public static let full = CalloutStyle(name: "full")
    }
    private let name: String
    public static let automatic = MapItemDetailAccessoryStyle(name: "automatic")
    public static let callout = MapItemDetailAccessoryStyle(name: "callout")
    public static let caption = MapItemDetailAccessoryStyle(name: "caption")
    public static let sheet = MapItemDetailAccessoryStyle(name: "sheet")
    public static func callout(_ style: CalloutStyle) -> MapItemDetailAccessoryStyle { .callout }
}
extension View {
    /// Shows details of a selected feature. A plain map has no features to select.
    public func mapFeatureSelectionAccessory(_ style: MapItemDetailAccessoryStyle? = .automatic) -> some View { self }
}
extension MapContent {
    /// Shows details of a selected place; they aren't drawn, with a warning. A nil item hides them.
    public func mapItemDetailSelectionAccessory(_ style: MapItemDetailAccessoryStyle? = .automatic) -> some MapContent {
        if style != nil { SceneNotes.notDrawn("mapItemDetailSelectionAccessory") }
        return self
    }
}
