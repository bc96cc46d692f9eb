// swift-format-ignore-file: AlwaysUseLowerCamelCase

// SwiftUI's views and modifiers that only macOS has. Drawing has no keyboard, so commands are never sent.
import AppleUIKit
import AppleUniformTypeIdentifiers
import Easel
import Views

/// The direction of a movement by arrow keys.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

extension View {
    /// Reacts to the Escape key, which is never pressed.
    public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
    /// Reacts to the arrow keys, which are never pressed.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
    /// Reacts to a command of the menus, which is never sent.
    public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
    public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
    public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
    public func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View { self }
    @_disfavoredOverload
    public func onPasteCommand(of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View { self }
    public func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View { self }
    public func importsItemProviders(_ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool) -> some View { self }
    /// Sets the controls above the keyboard, which aren't drawn.
    public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }
    /// Sets the style of windows that the view presents; a picture shows one window.
    public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }
    public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
    /// Sets the pointer above the view, which isn't drawn.
    public func pointerStyle(_ style: PointerStyle?) -> some View { self }
    // A window's buttons aren't drawn.
    public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }
    public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
    // The dialogs for files have no further parts.
    public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }
    public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
    public func fileDialogCustomizationID(_ id: String) -> some View { self }
    public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
    public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
    public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
    /// Places the options of a radio group side by side.
    public func horizontalRadioGroupLayout() -> some View { self }
    /// Sets whether the rows of the tables and lists inside have alternating backgrounds: by default, those of tables do.
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
        environment(\.alternatesListRows, behavior == .automatic ? nil : behavior == .enabled)
    }
}

/// Whether the rows of a list have alternating backgrounds.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let rank: Int
    public static let automatic = AlternatingRowBackgroundBehavior(rank: 0)
    public static let enabled = AlternatingRowBackgroundBehavior(rank: 1)
    public static let disabled = AlternatingRowBackgroundBehavior(rank: 2)
}
/// The presence of an item in the touch bar.
public enum TouchBarItemPresence: Sendable {
    case required(String)
    case `default`(String)
    case optional(String)
}
/// The parts of a dialog for files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// Whether a window receives the user's keys.
public enum ControlActiveState: Hashable, Sendable, CaseIterable { case key, active, inactive }

extension PasteButton {
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        self.init(payloadType: String.self, onPaste: { _ in })
    }
}
