/// Items of the bars around a page: the content of `toolbar(content:)`.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    /// The composition of other items.
    @ToolbarContentBuilder var body: Body { get }

    /// Returns the items as views that report themselves to the page. For the library only; content gets it by default.
    static func _makeItems(_ content: Self) -> AnyView
}

extension ToolbarContent {
    public static func _makeItems(_ content: Self) -> AnyView { AnyView(EvaluatedContent<ToolbarContentKind<Self>>(value: content)) }
}

/// Toolbar content whose items the user can rearrange on other platforms; they stay in place on iOS.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// Toolbar content that the library itself makes.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) is shown by the library and has no body") }
}

extension Never: ToolbarContent, CustomizableToolbarContent {
    public static func _makeItems(_ content: Never) -> AnyView {}
}

/// Toolbar content with its own body.
private enum ToolbarContentKind<Content: ToolbarContent>: EvaluatedKind {
    static func views(of content: Content) -> AnyView { Content.Body._makeItems(content.body) }
}

/// Makes toolbar content from statements.
@resultBuilder
public struct ToolbarContentBuilder {
    @MainActor public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> TupleToolbarContent<repeat each Content> {
        TupleToolbarContent(content: (repeat each content))
    }
    @MainActor public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    @MainActor public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .trueContent(first))
    }
    @MainActor public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .falseContent(second))
    }
    @MainActor public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Several items, made from the statements of a builder.
public struct TupleToolbarContent<each Content: ToolbarContent>: PrimitiveToolbarContent {
    let content: (repeat each Content)

    public static func _makeItems(_ tuple: Self) -> AnyView {
        var views: [AnyView] = []
        repeat views.append((each Content)._makeItems(each tuple.content))
        return AnyView(TupleView(views))
    }
}

extension TupleToolbarContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public var body: Never { fatalError("_ConditionalContent has no body") }
    public static func _makeItems(_ content: Self) -> AnyView {
        switch content.storage {
        case .trueContent(let content): AnyView(_ConditionalContent<AnyView, AnyView>(storage: .trueContent(TrueContent._makeItems(content))))
        case .falseContent(let content): AnyView(_ConditionalContent<AnyView, AnyView>(storage: .falseContent(FalseContent._makeItems(content))))
        }
    }
}

extension _ConditionalContent: CustomizableToolbarContent where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public var body: Never { fatalError("Optional has no body") }
    public static func _makeItems(_ content: Self) -> AnyView { AnyView(content.map { Wrapped._makeItems($0) }) }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
