import Easel

/// The user's content size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ suffix: String) { rawValue = "UICTContentSizeCategory\(suffix)" }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory("XS")
    public static let small = UIContentSizeCategory("S")
    public static let medium = UIContentSizeCategory("M")
    public static let large = UIContentSizeCategory("L")
    public static let extraLarge = UIContentSizeCategory("XL")
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

    /// Whether the size is one of the larger accessibility sizes.
    public var isAccessibilityCategory: Bool { DynamicTypeSize(self)?.isAccessibilitySize == true }
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// Creates the category of a size.
    public init(_ size: DynamicTypeSize?) {
        self = size.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }.map { Self.ordered[$0] } ?? .unspecified
    }

    /// From the smallest to the largest size.
    fileprivate static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
}

extension UIContentSizeCategory: Comparable {
    public static func < (lhs: Self, rhs: Self) -> Bool { (ordered.firstIndex(of: lhs) ?? -1) < (ordered.firstIndex(of: rhs) ?? -1) }
}

extension DynamicTypeSize {
    /// Creates the size of a category; nil if the category is unspecified or unknown.
    public init?(_ category: UIContentSizeCategory) {
        guard let index = UIContentSizeCategory.ordered.firstIndex(of: category) else { return nil }
        self = DynamicTypeSize.allCases[index]
    }
}
