/// A position in the menus.
public struct CommandGroupPlacement: Sendable {
    /// The app's own information.
    public static let appInfo = CommandGroupPlacement()
    /// The settings.
    public static let appSettings = CommandGroupPlacement()
    /// Services of the system.
    public static let systemServices = CommandGroupPlacement()
    /// Hiding and showing the app.
    public static let appVisibility = CommandGroupPlacement()
    /// Quitting.
    public static let appTermination = CommandGroupPlacement()
    /// New documents and windows.
    public static let newItem = CommandGroupPlacement()
    /// Saving.
    public static let saveItem = CommandGroupPlacement()
    /// Importing and exporting.
    public static let importExport = CommandGroupPlacement()
    /// Printing.
    public static let printItem = CommandGroupPlacement()
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement()
    /// Cutting, copying, and pasting.
    public static let pasteboard = CommandGroupPlacement()
    /// Editing texts.
    public static let textEditing = CommandGroupPlacement()
    /// Formatting texts.
    public static let textFormatting = CommandGroupPlacement()
    /// Showing the toolbar.
    public static let toolbar = CommandGroupPlacement()
    /// Showing the sidebar.
    public static let sidebar = CommandGroupPlacement()
    /// The window's size.
    public static let windowSize = CommandGroupPlacement()
    /// The app's windows.
    public static let windowList = CommandGroupPlacement()
    /// The app's single windows.
    public static let singleWindowList = CommandGroupPlacement()
    /// Arranging windows.
    public static let windowArrangement = CommandGroupPlacement()
    /// Help.
    public static let help = CommandGroupPlacement()
}
