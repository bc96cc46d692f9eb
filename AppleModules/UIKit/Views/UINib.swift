import AppleCoreGraphics
import Easel
import Foundation

/// A file of Interface Builder, which isn't read.
open class UINib: NSObject {
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}

extension Bundle {
    /// The options of a file of Interface Builder.
    public struct NibOptions: Hashable, Sendable {}
    /// Returns nil: files of Interface Builder aren't read.
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? { nil }
}

extension UINib {
    /// The options of a file of Interface Builder.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    /// Returns an empty list: files of Interface Builder aren't read.
    public func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] { [] }
}
