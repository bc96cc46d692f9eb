/// A position in the menus.
public struct CommandGroupPlacement: Sendable {
    /// In the order of the menu bar, three apart: groups before and after this one lie between.
    let position: Int
    /// The position of an app's own menus, between "View" and "Window".
    static let menus = 45

    /// The app's own information.
    public static let appInfo = CommandGroupPlacement(position: 0)
    /// The settings.
    public static let appSettings = CommandGroupPlacement(position: 3)
    /// Services of the system.
    public static let systemServices = CommandGroupPlacement(position: 6)
    /// Hiding and showing the app.
    public static let appVisibility = CommandGroupPlacement(position: 9)
    /// Quitting.
    public static let appTermination = CommandGroupPlacement(position: 12)
    /// New documents and windows.
    public static let newItem = CommandGroupPlacement(position: 15)
    /// Saving.
    public static let saveItem = CommandGroupPlacement(position: 18)
    /// Importing and exporting.
    public static let importExport = CommandGroupPlacement(position: 21)
    /// Printing.
    public static let printItem = CommandGroupPlacement(position: 24)
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(position: 27)
    /// Cutting, copying, and pasting.
    public static let pasteboard = CommandGroupPlacement(position: 30)
    /// Editing texts.
    public static let textEditing = CommandGroupPlacement(position: 33)
    /// Formatting texts.
    public static let textFormatting = CommandGroupPlacement(position: 36)
    /// Showing the toolbar.
    public static let toolbar = CommandGroupPlacement(position: 39)
    /// Showing the sidebar.
    public static let sidebar = CommandGroupPlacement(position: 42)
    /// The window's size.
    public static let windowSize = CommandGroupPlacement(position: 48)
    /// The app's windows.
    public static let windowList = CommandGroupPlacement(position: 57)
    /// The app's single windows.
    public static let singleWindowList = CommandGroupPlacement(position: 54)
    /// Arranging windows.
    public static let windowArrangement = CommandGroupPlacement(position: 51)
    /// Help.
    public static let help = CommandGroupPlacement(position: 60)
}
