/// Tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the tab view's selection.
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    associatedtype Body: TabContent
    /// The composition of other tabs.
    @TabContentBuilder<Self.TabValue> var body: Body { get }

    /// Returns the tabs as views. For the library only; content gets it by default.
    static func _makeTabs(_ content: Self) -> AnyView
}

extension TabContent {
    public static func _makeTabs(_ content: Self) -> AnyView { AnyView(EvaluatedContent<TabContentKind<Self>>(value: content)) }
}

/// Tabs with their own body.
private enum TabContentKind<Content: TabContent>: EvaluatedKind {
    static func views(of content: Content) -> AnyView { Content.Body._makeTabs(content.body) }
}

/// Tabs as views, of which the library's own kinds consist.
public struct _TabGroup<TabValue: Hashable>: TabContent {
    let views: AnyView

    public var body: _TabGroup<TabValue> { self }
    public static func _makeTabs(_ content: Self) -> AnyView { content.views }
}

/// Tabs of the library, which are shown without their body.
protocol PrimitiveTabContent: TabContent where Body == _TabGroup<TabValue> {
    var tabs: AnyView { get }
}

extension PrimitiveTabContent {
    public var body: _TabGroup<TabValue> { _TabGroup(views: tabs) }
    public static func _makeTabs(_ content: Self) -> AnyView { content.tabs }
}

/// Tabs of any type.
public struct AnyTabContent<TabValue: Hashable>: PrimitiveTabContent {
    let tabs: AnyView
    /// Wraps tabs.
    public init<T: TabContent>(_ content: T) where T.TabValue == TabValue { tabs = T._makeTabs(content) }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public var body: _TabGroup<Content.TabValue> { _TabGroup(views: Self._makeTabs(self)) }
    public static func _makeTabs(_ content: Self) -> AnyView {
        let make = content.content
        return AnyView(ForEach<Data, ID, AnyView>(data: content.data, content: { Content._makeTabs(make($0)) }, id: content.id))
    }
}

extension ForEach where Content: TabContent {
    /// Creates a tab for each element, identified by the key path `id`.
    ///
    /// Disfavored, like the initializers below: otherwise the compiler tries to make tabs from each view with ambiguous numbers, which takes seconds.
    @_disfavoredOverload
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a tab for each identifiable element.
    @_disfavoredOverload
    public init(_ data: Data, content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: TabContent, Data == Range<Int>, ID == Int {
    /// Creates a tab for each number of a range.
    @_disfavoredOverload
    public init(_ data: Range<Int>, content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public var body: _TabGroup<Wrapped.TabValue> { _TabGroup(views: Self._makeTabs(self)) }
    public static func _makeTabs(_ content: Self) -> AnyView { AnyView(content.map { Wrapped._makeTabs($0) }) }
}

extension _ConditionalContent: TabContent where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    public typealias TabValue = TrueContent.TabValue
    public var body: _TabGroup<TrueContent.TabValue> { _TabGroup(views: Self._makeTabs(self)) }
    public static func _makeTabs(_ content: Self) -> AnyView {
        switch content.storage {
        case .trueContent(let content): AnyView(_ConditionalContent<AnyView, AnyView>(storage: .trueContent(TrueContent._makeTabs(content))))
        case .falseContent(let content): AnyView(_ConditionalContent<AnyView, AnyView>(storage: .falseContent(FalseContent._makeTabs(content))))
        }
    }
}
