import Foundation

/// Something that a detector found in a text.
final class DetectedResult: NSTextCheckingResult {
    enum Value: Sendable {
        case link(URL)
        case phoneNumber(String)
        case date(Date)
    }
    let value: Value
    private let place: NSRange

    init(_ value: Value, at place: NSRange) {
        (self.value, self.place) = (value, place)
        super.init()
    }
    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
    override var resultType: NSTextCheckingResult.CheckingType { NSTextCheckingResult.CheckingType(rawValue: kind) }
    private var kind: UInt64 {
        switch value {
        case .date: 1 << 3
        case .link: 1 << 5
        case .phoneNumber: 1 << 11
        }
    }
}

extension NSTextCheckingResult {
    private var detected: DetectedResult.Value? { (self as? DetectedResult)?.value }
    /// The address of a link.
    public var url: URL? { if case .link(let url)? = detected { url } else { nil } }
    /// The digits of a phone number, as written.
    public var phoneNumber: String? { if case .phoneNumber(let number)? = detected { number } else { nil } }
    public var date: Date? { if case .date(let date)? = detected { date } else { nil } }
    /// The parts of an address. Addresses are not found.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    public var duration: TimeInterval { 0 }
    public var timeZone: TimeZone? { nil }
}
/// A part of an address.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = NSTextCheckingKey(rawValue: "Name")
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    public static let country = NSTextCheckingKey(rawValue: "Country")
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
}

/// Finds links, mail addresses, phone numbers, and numeric dates in texts. It knows no addresses of streets and no dates in words.
open class NSDataDetector: NSObject, @unchecked Sendable {
    public typealias Options = NSRegularExpression.MatchingOptions
    public let checkingTypes: UInt64
    private let expressions: [(kind: UInt64, expression: NSRegularExpression)]

    private static let patterns: [(kind: UInt64, pattern: String)] = [
        (1 << 5, #"\bhttps?://[^\s<>"]*[\w/#=&]|\bwww\.[\w-]+(?:\.[\w-]+)+(?:/[^\s<>"]*[\w/#=&])?|\bmailto:[^\s<>"]+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+"#),
        (1 << 5, #"\b[a-zA-Z0-9][\w-]*(?:\.[\w-]+)*\.(?:com|org|net|edu|gov|io|dev|app|co|de|uk|fr|it|es|me)\b(?:/[^\s<>"]*[\w/#=&])?"#),
        (1 << 11, #"(?<![\w.])(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,4}\)[ .-]?|\d{3}[ .-])\d{3}[ .-]?\d{2,4}(?![\w])|(?<![\w.])\+\d{7,14}\b"#),
        (1 << 3, #"\b\d{4}-\d{2}-\d{2}\b"#),
    ]

    /// Creates a detector of some types.
    public init(types checkingTypes: UInt64) throws {
        self.checkingTypes = checkingTypes
        expressions = try Self.patterns.filter { checkingTypes & $0.kind != 0 }.map { ($0.kind, try NSRegularExpression(pattern: $0.pattern)) }
    }

    /// Returns the findings in a part of a text, in the order of the text.
    open func matches(in string: String, options: Options = [], range: NSRange) -> [NSTextCheckingResult] {
        var found: [NSTextCheckingResult] = []
        for (kind, expression) in expressions {
            for match in expression.matches(in: string, options: options, range: range) {
                guard let place = Range(match.range, in: string), !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }),
                    let value = Self.value(of: String(string[place]), kind: kind)
                else { continue }
                found.append(DetectedResult(value, at: match.range))
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }
    open func firstMatch(in string: String, options: Options = [], range: NSRange) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }
    open func numberOfMatches(in string: String, options: Options = [], range: NSRange) -> Int { matches(in: string, options: options, range: range).count }
    /// Calls a closure with each match, until it sets its last argument.
    open func enumerateMatches(
        in string: String, options: Options = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            unsafe block(match, [], &stop)
            if stop.boolValue { return }
        }
    }

    private static func value(of text: String, kind: UInt64) -> DetectedResult.Value? {
        switch kind {
        case 1 << 5:
            let isMail = text.contains("@") && !text.contains("/") && !text.hasPrefix("mailto:")
            let address = isMail ? "mailto:\(text)" : text.contains("://") || text.hasPrefix("mailto:") ? text : "http://\(text)"
            return URL(string: address).map { .link($0) }
        case 1 << 11: return .phoneNumber(text)
        default: return (try? Date(text + "T12:00:00Z", strategy: .iso8601)).map { .date($0) }
        }
    }
}
