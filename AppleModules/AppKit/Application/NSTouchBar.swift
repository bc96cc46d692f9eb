// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// The controls above the keyboard of some Macs, which aren't drawn.
@MainActor @preconcurrency
open class NSTouchBar: NSObject {
    /// The name of an item.
    public struct ItemIdentifier: Sendable {}
    nonisolated public override init() {}
    public weak var delegate: (any NSTouchBarDelegate)?
    public var defaultItemIdentifiers: [NSTouchBarItem.Identifier] = []
    public var customizationIdentifier: String?
    public var customizationAllowedItemIdentifiers: [NSTouchBarItem.Identifier] = []
    public var principalItemIdentifier: NSTouchBarItem.Identifier?
}
/// Makes the items of a touch bar.
@MainActor @preconcurrency public protocol NSTouchBarDelegate: AnyObject {}
/// A control of the touch bar.
@MainActor @preconcurrency
open class NSTouchBarItem: NSObject {
    /// The name of an item.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let flexibleSpace = Identifier("NSTouchBarItemIdentifierFlexibleSpace")
        public static let fixedSpaceSmall = Identifier("NSTouchBarItemIdentifierFixedSpaceSmall")
    }
    public let identifier: Identifier
    public init(identifier: Identifier) { self.identifier = identifier }
}
/// A touch bar's item with a view.
open class NSCustomTouchBarItem: NSTouchBarItem {
    public lazy var view = NSView(frame: .zero)
    public var customizationLabel = ""
}
