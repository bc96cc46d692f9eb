/// Opens a URL: the value of `@Environment(\.openURL)`. There is no browser here, so only the app's own handler runs.
public struct OpenURLAction: Sendable {
    /// The answer of a handler.
    public struct Result: Sendable {
        private let name: String
        public static let handled = Result(name: "handled")
        public static let discarded = Result(name: "discarded")
        public static let systemAction = Result(name: "systemAction")
        public static func systemAction(_ url: URL) -> Result { .systemAction }
        /// The system opens another URL, in the app itself or in another one.
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { .systemAction }
        var isAccepted: Bool { name != "discarded" }
    }

    private let handler: @MainActor @Sendable (URL) -> Result

    @MainActor @preconcurrency
    public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    init() { handler = { _ in .systemAction } }

    @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler(url) }
    /// Opens a URL in the app itself or in another one.
    @MainActor @preconcurrency public func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = handler(url) }
    @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(handler(url).isAccepted) }
}

private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
    /// The action that opens URLs.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
