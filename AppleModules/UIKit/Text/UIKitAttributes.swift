import Easel
import Foundation

extension AttributeScopes {
    /// The text attributes of UIKit, which its labels and buttons draw.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let underlineColor: UnderlineColorAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: AttributeScopes.FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
        /// The style of a paragraph.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }
        /// The color of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }
        /// The color behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
        /// The distance between letters, in points.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
        /// The distance between letters, in points, which ligatures follow.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CTTracking"
        }
        /// The line through the letters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }
        /// The line below the letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }
        /// The color of the line through the letters.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrikethroughColor"
        }
        /// The color of the line below the letters.
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSUnderlineColor"
        }
        /// The distance by which the letters are raised, in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    // SwiftUI's attributes, which have the same names, come first where the value's type fits both.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T { self[T.self] }
}

extension AttributeContainer {
    /// The attributes of UIKit by their keys.
    var uiKitAttributes: [NSAttributedString.Key: Any] {
        typealias UIKit = AttributeScopes.UIKitAttributes
        var values: [NSAttributedString.Key: Any] = [:]
        values[.font] = self[UIKit.FontAttribute.self]
        values[.paragraphStyle] = self[UIKit.ParagraphStyleAttribute.self]
        values[.foregroundColor] = self[UIKit.ForegroundColorAttribute.self]
        values[.backgroundColor] = self[UIKit.BackgroundColorAttribute.self]
        values[.kern] = self[UIKit.KernAttribute.self]
        values[.tracking] = self[UIKit.TrackingAttribute.self]
        values[.strikethroughStyle] = self[UIKit.StrikethroughStyleAttribute.self]?.rawValue
        values[.underlineStyle] = self[UIKit.UnderlineStyleAttribute.self]?.rawValue
        values[.strikethroughColor] = self[UIKit.StrikethroughColorAttribute.self]
        values[.underlineColor] = self[UIKit.UnderlineColorAttribute.self]
        values[.baselineOffset] = self[UIKit.BaselineOffsetAttribute.self]
        return values
    }
    /// The attributes of UIKit as those of SwiftUI, which come first where both exist.
    var drawnAttributes: AttributeContainer { AttributeContainer(uiKitAttributes).merging(self) }
}

extension AttributedString {
    /// The text with its attributes of UIKit as those of SwiftUI, which `Text` draws.
    package var drawnText: AttributedString {
        var text = self
        for run in runs { text[run.range].setAttributes(run.attributes.drawnAttributes) }
        return text
    }
}

/// The types of UIKit whose raw value is a number, which is added to them.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}
extension _UIKitNumericRawRepresentable {
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) ?? lhs }
    public static func + (lhs: RawValue, rhs: Self) -> Self { rhs + lhs }
    public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) ?? lhs }
    public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
    public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
    public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
