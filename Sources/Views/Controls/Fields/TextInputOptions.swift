// Options for entering and selecting text. Easel selects and suggests nothing, so they don't affect drawing.

/// Whether texts can be selected.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}
/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}
/// Texts can't be selected.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
    /// Texts can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    /// Texts can't be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The locations of the controls for a text field's format.
public enum TextInputFormattingControlPlacement: Hashable, Sendable {
    /// A set of locations.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The menu at a selection.
        public static let contextMenu = Set(rawValue: 1)
        /// The panel of fonts.
        public static let fontPanel = Set(rawValue: 2)
        /// Beside the suggestions of the keyboard.
        public static let inputAssistant = Set(rawValue: 4)
        /// The bar above the keyboard.
        public static let accessoryBar = Set(rawValue: 8)
        /// The platform's locations.
        public static let `default`: Set = [.contextMenu, .inputAssistant]
        /// All locations.
        public static let all: Set = [.contextMenu, .fontPanel, .inputAssistant, .accessoryBar]
    }
}

extension View {
    /// Suggests texts while one is entered. Not drawn, with a warning.
    public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { notDrawn("textInputSuggestions") }
    /// Suggests texts while one is entered. Not drawn, with a warning.
    public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable { notDrawn("textInputSuggestions") }
    /// Suggests texts while one is entered. Not drawn, with a warning.
    public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View { notDrawn("textInputSuggestions") }
}
