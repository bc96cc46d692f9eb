import Easel

/// The content of a chart: marks, or types made of them.
public protocol ChartContent {
    /// The type of the content that this type is made of.
    associatedtype Body: ChartContent
    /// The content that this type is made of.
    @ChartContentBuilder @MainActor var body: Body { get }
    /// Adds the marks of the content. For the library's use only.
    @MainActor static func _collect(_ content: Self, into marks: inout _MarkList)
}

extension ChartContent {
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) { Body._collect(content.body, into: &marks) }
}

extension Never: ChartContent {
    @MainActor public static func _collect(_ content: Never, into marks: inout _MarkList) {}
}

/// The marks of a chart's content, in their order. For the library's use only.
public struct _MarkList {
    var marks: [PlotMark] = []
    private var path: [AnyHashable] = []
    /// The number of marks directly at the path.
    private var count = 0

    init() {}

    mutating func append(_ mark: PlotMark) {
        var mark = mark
        mark.id = path + [count]
        count += 1
        marks.append(mark)
    }

    /// Adds marks whose identity belongs to a part of the content.
    mutating func scoped(_ part: some Hashable, _ collect: (inout _MarkList) -> Void) {
        var inner = _MarkList()
        inner.path = path + [AnyHashable(part)]
        collect(&inner)
        marks += inner.marks
    }

    /// Adds marks and changes each of them.
    mutating func modified(_ change: (inout PlotMark) -> Void, _ collect: (inout _MarkList) -> Void) {
        var inner = _MarkList()
        (inner.path, inner.count) = (path, count)
        collect(&inner)
        for index in inner.marks.indices { change(&inner.marks[index]) }
        marks += inner.marks
        count = inner.count
    }
}

/// Content without marks.
public struct EmptyChartContent: ChartContent {
    /// Creates content without marks.
    public init() {}
    public var body: Never { fatalError("EmptyChartContent has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) {}
}

/// Two parts of a chart's content. For the library's use only.
public struct _MarkPair<First: ChartContent, Second: ChartContent>: ChartContent {
    let first: First
    let second: Second
    public var body: Never { fatalError("_MarkPair has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) {
        marks.scoped(0) { First._collect(content.first, into: &$0) }
        marks.scoped(1) { Second._collect(content.second, into: &$0) }
    }
}

/// One of two contents, by a condition.
public enum BuilderConditional<TrueContent, FalseContent> {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public var body: Never { fatalError("BuilderConditional has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) {
        switch content {
        case .trueContent(let content): marks.scoped(true) { TrueContent._collect(content, into: &$0) }
        case .falseContent(let content): marks.scoped(false) { FalseContent._collect(content, into: &$0) }
        }
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public var body: Never { fatalError("Optional has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) {
        if let content { Wrapped._collect(content, into: &marks) }
    }
}

/// Content of a type that is not known in advance.
public struct AnyChartContent: ChartContent {
    private let content: any ChartContent
    /// Wraps content.
    public init<C: ChartContent>(_ content: C) { self.content = content }
    public var body: Never { fatalError("AnyChartContent has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) {
        func collect<C: ChartContent>(_ content: C, into marks: inout _MarkList) { C._collect(content, into: &marks) }
        collect(content.content, into: &marks)
    }
}

/// Builds the content of charts.
@resultBuilder
public enum ChartContentBuilder {
    public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
    public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
    public static func buildPartialBlock<C: ChartContent>(first: C) -> C { first }
    public static func buildPartialBlock<A: ChartContent, B: ChartContent>(accumulated: A, next: B) -> _MarkPair<A, B> {
        _MarkPair(first: accumulated, second: next)
    }
    public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }
    public static func buildEither<A: ChartContent, B: ChartContent>(first: A) -> BuilderConditional<A, B> { .trueContent(first) }
    public static func buildEither<A: ChartContent, B: ChartContent>(second: B) -> BuilderConditional<A, B> { .falseContent(second) }
    public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> AnyChartContent { AnyChartContent(content) }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// Creates marks for elements identified by the key path `id`.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Creates marks for identifiable elements.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates marks for the numbers of a range.
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }

    public var body: Never { fatalError("ForEach has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) {
        for element in content.data {
            marks.scoped(content.id(element)) { Content._collect(content.content(element), into: &$0) }
        }
    }
}

extension Group: ChartContent where Content: ChartContent {
    /// Creates a group of marks.
    public init(@ChartContentBuilder content: () -> Content) { self = .holding(content()) }
    public var body: Never { fatalError("Group has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) { Content._collect(content.content, into: &marks) }
}

/// Marks with other options.
struct ModifiedMarks<Content: ChartContent>: ChartContent {
    let content: Content
    let change: (inout PlotMark) -> Void
    var body: Never { fatalError("modified marks have no body") }
    static func _collect(_ content: Self, into marks: inout _MarkList) {
        marks.modified(content.change) { Content._collect(content.content, into: &$0) }
    }
}

extension ChartContent {
    func changed(_ change: @escaping (inout PlotMark) -> Void) -> ModifiedMarks<Self> { ModifiedMarks(content: self, change: change) }
}
