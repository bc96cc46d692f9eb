import Easel
import Views

/// The program's own pasteboard, which is empty at the start.
public final class UIPasteboard: NSObject, @unchecked Sendable {
    public static let general = UIPasteboard()
    public var string: String? { didSet { contentDidChange() } }
    public var strings: [String]? { didSet { contentDidChange() } }
    public var url: URL? { didSet { contentDidChange() } }
    public var image: UIImage? { didSet { contentDidChange() } }
    public var color: UIColor? { didSet { contentDidChange() } }
    public var hasStrings: Bool { string != nil }
    public var hasURLs: Bool { url != nil }
    public var hasImages: Bool { image != nil }
    public var hasColors: Bool { color != nil }
    public var images: [UIImage]? { didSet { contentDidChange() } }
    public var urls: [URL]? { didSet { contentDidChange() } }
    /// The pasteboard's items; only their texts are kept.
    public var items: [[String: Any]] {
        get { string.map { [["public.utf8-plain-text": $0]] } ?? [] }
        set { setItems(newValue) }
    }
    public var numberOfItems: Int { items.count }
    /// The providers that code has set or, after other changes, those of the text, the URL, and the image.
    public var itemProviders: [NSItemProvider] {
        get {
            provided
                ?? [
                    string.map { NSItemProvider(object: $0 as NSString) }, url.map { NSItemProvider(object: $0 as NSURL) },
                    image.map { NSItemProvider(object: $0) },
                ]
                .compactMap(\.self)
        }
        set {
            contentDidChange()
            provided = newValue
        }
    }
    private var provided: [NSItemProvider]?
    private func contentDidChange() {
        provided = nil
        changeCount += 1
    }
    /// The forms of content that code looks for.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let probableWebURL = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        public static let probableWebSearch = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }
    /// Finds the patterns in the text.
    public func detectPatterns(for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void) {
        let text = (string ?? url?.absoluteString ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        var found: Set<DetectionPattern> = []
        if let url = URL(string: text), url.scheme != nil || text.hasPrefix("www."), !text.contains(" ") { found.insert(.probableWebURL) }
        if Double(text) != nil { found.insert(.number) }
        if !text.isEmpty, found.isEmpty { found.insert(.probableWebSearch) }
        completionHandler(.success(found.intersection(patterns)))
    }
    public private(set) var changeCount = 0
    /// The options of the pasteboard's items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        string = items.lazy.flatMap(\.values).compactMap { $0 as? String }.first
    }
    public func addItems(_ items: [[String: Any]]) { setItems(items) }
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: String(decoding: data, as: UTF8.self)]]) }
    public func value(forPasteboardType pasteboardType: String) -> Any? { string }
    public func data(forPasteboardType pasteboardType: String) -> Data? { string.map { Data($0.utf8) } }
    public func contains(pasteboardTypes: [String]) -> Bool { string != nil && pasteboardTypes.contains("public.utf8-plain-text") }
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
