/// Menu commands of an app. Menus lie outside the drawn content, so commands are accepted and not evaluated.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    /// The commands that these ones consist of.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands of the library itself.
package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Combines commands.
@resultBuilder
@MainActor @preconcurrency
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _TupleCommands<repeat each Content> { _TupleCommands() }
    public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
    public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }
    public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> EmptyCommands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands { nonisolated public init() {} }
/// Several groups of commands.
public struct _TupleCommands<each Content: Commands>: PrimitiveCommands {}

/// A menu.
public struct CommandMenu<Content: View>: PrimitiveCommands {
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands at a position in the menus.
public struct CommandGroup<Content: View>: PrimitiveCommands {
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

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

/// The usual commands of a sidebar.
public struct SidebarCommands: PrimitiveCommands { nonisolated public init() {} }
/// The usual commands for editing texts.
public struct TextEditingCommands: PrimitiveCommands { nonisolated public init() {} }
/// The usual commands for formatting texts.
public struct TextFormattingCommands: PrimitiveCommands { nonisolated public init() {} }
/// The usual commands of a toolbar.
public struct ToolbarCommands: PrimitiveCommands { nonisolated public init() {} }
/// The usual commands of an inspector.
public struct InspectorCommands: PrimitiveCommands { nonisolated public init() {} }
