import AppleCoreGraphics
import Easel
import Foundation

/// A stop in a line of a text. Lines have no tabs.
open class NSTextTab: NSObject, @unchecked Sendable {
    public let alignment: NSTextAlignment
    public let location: CGFloat
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]) {
        (self.alignment, self.location) = (alignment, location)
    }
    /// The options of a stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
