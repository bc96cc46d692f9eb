import Easel

/// Several marks as one.
public struct Plot<Content: ChartContent>: ChartContent {
    private let content: Content
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    public var body: some ChartContent { content }
}
