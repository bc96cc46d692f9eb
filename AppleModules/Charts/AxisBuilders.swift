import Easel

/// Axis content without marks.
public struct EmptyAxisContent: AxisContent {
    public init() {}
    public static func _collect(_ content: Self, into axes: inout _AxisList) {}
}

/// Two parts of the content of axes. For the library's use only.
public struct _AxisContentPair<First: AxisContent, Second: AxisContent>: AxisContent {
    let first: First
    let second: Second
    public static func _collect(_ content: Self, into axes: inout _AxisList) {
        First._collect(content.first, into: &axes)
        Second._collect(content.second, into: &axes)
    }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public static func _collect(_ content: Self, into axes: inout _AxisList) {
        if let content { Wrapped._collect(content, into: &axes) }
    }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    public static func _collect(_ content: Self, into axes: inout _AxisList) {
        switch content {
        case .trueContent(let content): TrueContent._collect(content, into: &axes)
        case .falseContent(let content): FalseContent._collect(content, into: &axes)
        }
    }
}

/// Builds the content of axes.
@resultBuilder
public enum AxisContentBuilder {
    public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
    public static func buildBlock() -> EmptyAxisContent { EmptyAxisContent() }
    public static func buildPartialBlock<C: AxisContent>(first: C) -> C { first }
    public static func buildPartialBlock<A: AxisContent, B: AxisContent>(accumulated: A, next: B) -> _AxisContentPair<A, B> {
        _AxisContentPair(first: accumulated, second: next)
    }
    public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }
    public static func buildEither<A: AxisContent, B: AxisContent>(first: A) -> BuilderConditional<A, B> { .trueContent(first) }
    public static func buildEither<A: AxisContent, B: AxisContent>(second: B) -> BuilderConditional<A, B> { .falseContent(second) }
}

/// No marks at the values of an axis.
public struct EmptyAxisMark: AxisMark {
    public init() {}
    public func _append(to items: inout _AxisItems) {}
}

/// Two parts of the marks at values of an axis. For the library's use only.
public struct _AxisMarkPair<First: AxisMark, Second: AxisMark>: AxisMark {
    let first: First
    let second: Second
    public func _append(to items: inout _AxisItems) {
        first._append(to: &items)
        second._append(to: &items)
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public func _append(to items: inout _AxisItems) { self?._append(to: &items) }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    public func _append(to items: inout _AxisItems) {
        switch self {
        case .trueContent(let content): content._append(to: &items)
        case .falseContent(let content): content._append(to: &items)
        }
    }
}

/// Builds the marks at values of an axis.
@resultBuilder
public enum AxisMarkBuilder {
    public static func buildExpression<C: AxisMark>(_ content: C) -> C { content }
    public static func buildBlock() -> EmptyAxisMark { EmptyAxisMark() }
    public static func buildPartialBlock<C: AxisMark>(first: C) -> C { first }
    public static func buildPartialBlock<A: AxisMark, B: AxisMark>(accumulated: A, next: B) -> _AxisMarkPair<A, B> {
        _AxisMarkPair(first: accumulated, second: next)
    }
    public static func buildIf<C: AxisMark>(_ content: C?) -> C? { content }
    public static func buildEither<A: AxisMark, B: AxisMark>(first: A) -> BuilderConditional<A, B> { .trueContent(first) }
    public static func buildEither<A: AxisMark, B: AxisMark>(second: B) -> BuilderConditional<A, B> { .falseContent(second) }
}
