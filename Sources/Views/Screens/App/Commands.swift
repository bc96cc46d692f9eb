/// Menu commands of an app. Menus lie outside the drawn content, but the commands are evaluated: they read focused values, and their shortcuts
/// react to keys (Documentation/Semantics/Controls.md#keys).
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    /// The commands that these ones consist of.
    @CommandsBuilder var body: Body { get }

    /// Returns the items of the commands. For the library only.
    static func _items(of commands: Self) -> AnyView
}

extension Commands {
    public static func _items(of commands: Self) -> AnyView { AnyView(EvaluatedContent<CommandsKind<Self>>(value: commands)) }
}

extension Never: Commands {}

/// Commands of the library itself.
package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Commands defined by the user.
private enum CommandsKind<C: Commands>: EvaluatedKind {
    static func views(of commands: C) -> AnyView { C.Body._items(of: commands.body) }
}

/// Combines commands.
@resultBuilder
@MainActor @preconcurrency
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _TupleCommands<repeat each Content> {
        _TupleCommands(content: (repeat each content))
    }
    public static func buildIf<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> { _OptionalCommands(content: content) }
    public static func buildEither<First: Commands, Second: Commands>(first: First) -> _EitherCommands<First, Second> { .first(first) }
    public static func buildEither<First: Commands, Second: Commands>(second: Second) -> _EitherCommands<First, Second> { .second(second) }
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
    nonisolated public init() {}
    public static func _items(of commands: Self) -> AnyView { AnyView(EmptyView()) }
}

/// Several groups of commands.
public struct _TupleCommands<each Content: Commands>: PrimitiveCommands {
    let content: (repeat each Content)

    public static func _items(of commands: Self) -> AnyView {
        var items: [AnyView] = []
        func add<C: Commands>(_ commands: C) { items.append(C._items(of: commands)) }
        repeat add(each commands.content)
        let views = items
        return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
    }
}

/// Commands that may be missing.
public struct _OptionalCommands<Content: Commands>: PrimitiveCommands {
    let content: Content?

    public static func _items(of commands: Self) -> AnyView { commands.content.map { Content._items(of: $0) } ?? AnyView(EmptyView()) }
}

/// One of two groups of commands.
public enum _EitherCommands<First: Commands, Second: Commands>: PrimitiveCommands {
    case first(First)
    case second(Second)

    public static func _items(of commands: Self) -> AnyView {
        switch commands {
        case .first(let commands): First._items(of: commands)
        case .second(let commands): Second._items(of: commands)
        }
    }
}

/// A menu.
public struct CommandMenu<Content: View>: PrimitiveCommands {
    private let content: Content

    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

    public static func _items(of commands: Self) -> AnyView { AnyView(commands.content.environment(\.commandPosition, CommandGroupPlacement.menus)) }
}

/// Commands at a position in the menu bar, where the first one with a shortcut reacts to it.
public struct CommandGroup<Content: View>: PrimitiveCommands {
    private let content: Content
    private let position: Int

    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { (content, position) = (addition(), group.position - 1) }
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { (content, position) = (addition(), group.position + 1) }
    /// Creates commands in the place of the system's. These don't exist here, so nothing is removed.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { (content, position) = (addition(), group.position) }

    public static func _items(of commands: Self) -> AnyView { AnyView(commands.content.environment(\.commandPosition, commands.position)) }
}

/// The usual commands of a sidebar.
public struct SidebarCommands: PrimitiveCommands {
    nonisolated public init() {}
    public static func _items(of commands: Self) -> AnyView { AnyView(EmptyView()) }
}
/// The usual commands for editing texts.
public struct TextEditingCommands: PrimitiveCommands {
    nonisolated public init() {}
    public static func _items(of commands: Self) -> AnyView { AnyView(EmptyView()) }
}
/// The usual commands for formatting texts.
public struct TextFormattingCommands: PrimitiveCommands {
    nonisolated public init() {}
    public static func _items(of commands: Self) -> AnyView { AnyView(EmptyView()) }
}
/// The usual commands of a toolbar.
public struct ToolbarCommands: PrimitiveCommands {
    nonisolated public init() {}
    public static func _items(of commands: Self) -> AnyView { AnyView(EmptyView()) }
}
/// The usual commands of an inspector.
public struct InspectorCommands: PrimitiveCommands {
    nonisolated public init() {}
    public static func _items(of commands: Self) -> AnyView { AnyView(EmptyView()) }
}
