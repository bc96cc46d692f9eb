import Easel
import Foundation

/// The markers of a list in a text.
open class NSTextList: NSObject, @unchecked Sendable {
    /// The form of a marker.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let box = MarkerFormat(rawValue: "{box}")
        public static let check = MarkerFormat(rawValue: "{check}")
        public static let circle = MarkerFormat(rawValue: "{circle}")
        public static let diamond = MarkerFormat(rawValue: "{diamond}")
        public static let disc = MarkerFormat(rawValue: "{disc}")
        public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
        public static let square = MarkerFormat(rawValue: "{square}")
        public static let decimal = MarkerFormat(rawValue: "{decimal}")
        public static let lowercaseAlpha = MarkerFormat(rawValue: "{lower-alpha}")
        public static let uppercaseAlpha = MarkerFormat(rawValue: "{upper-alpha}")
    }
    public let markerFormat: MarkerFormat
    public let listOptions: Options
    open var startingItemNumber = 1
    /// The options of a list.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }
    public init(markerFormat: MarkerFormat, options: Int) { (self.markerFormat, listOptions) = (markerFormat, Options(rawValue: UInt(max(0, options)))) }
    public convenience init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        self.init(markerFormat: markerFormat, options: Int(options.rawValue))
        self.startingItemNumber = startingItemNumber
    }
    /// Returns the marker of an item, counted from 1.
    open func marker(forItemNumber itemNumber: Int) -> String {
        let symbols: [MarkerFormat: String] = [
            .box: "\u{25A1}", .check: "\u{2713}", .circle: "\u{25E6}", .diamond: "\u{25C6}", .disc: "\u{2022}", .hyphen: "\u{2043}", .square: "\u{25AA}",
        ]
        if let symbol = symbols[markerFormat] { return symbol }
        let number = itemNumber
        switch markerFormat {
        case .decimal: return "\(number)"
        case .lowercaseAlpha: return Self.letters(number, "a")
        case .uppercaseAlpha: return Self.letters(number, "A")
        default: return markerFormat.rawValue.replacingOccurrences(of: "{decimal}", with: "\(number)")
        }
    }
    /// Returns a number as letters: a to z, then aa, ab.
    private static func letters(_ number: Int, _ first: Unicode.Scalar) -> String {
        var (rest, result) = (number, "")
        while rest > 0 {
            let digit = UInt32((rest - 1) % 26)
            if let letter = Unicode.Scalar(first.value + digit) { result = String(Character(letter)) + result }
            rest = (rest - 1) / 26
        }
        return result
    }
}
extension NSAttributedString {
    /// The look of letters.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
    }
}
