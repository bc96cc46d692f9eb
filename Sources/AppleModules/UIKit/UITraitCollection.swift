import Display
import Easel
import Synchronization
import Views

/// The light or the dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// The contrast of colors.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}
/// The space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision = 6
}
/// The direction in which lines are written.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The appearance and the space of the interface.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    let appearance: DynamicColor.Appearance

    init(_ appearance: DynamicColor.Appearance) { self.appearance = appearance }
    /// Creates the traits of an appearance; the others are those of the scene.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        var appearance = UITraitCollection.sceneAppearance
        if userInterfaceStyle != .unspecified { appearance.scheme = userInterfaceStyle == .dark ? .dark : .light }
        self.appearance = appearance
    }
    public override convenience init() { self.init(userInterfaceStyle: .unspecified) }

    private static var sceneAppearance: DynamicColor.Appearance {
        let values = SceneHost.values
        return DynamicColor.Appearance(scheme: values.colorScheme, contrast: values.contrast, palette: values.palette)
    }

    @TaskLocal private static var innermost: UITraitCollection?

    static func withCurrent<T>(_ traits: UITraitCollection, _ body: () -> T) -> T { $innermost.withValue(traits, operation: body) }

    /// The traits of the code that runs: a dynamic color's, or the scene's.
    public static var current: UITraitCollection { innermost ?? UITraitCollection(sceneAppearance) }

    /// Runs the closure with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) { Self.withCurrent(self, actions) }

    public var userInterfaceStyle: UIUserInterfaceStyle { appearance.scheme == .dark ? .dark : .light }
    public var accessibilityContrast: UIAccessibilityContrast { appearance.contrast == .increased ? .high : .normal }
    public var displayScale: CGFloat { SceneHost.values.scale }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { userInterfaceIdiom == .pad ? .regular : .compact }
    public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

/// The size of texts that the user has chosen.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public var isAccessibilityCategory: Bool { false }
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

extension ColorScheme {
    /// Creates the scheme of a style; nil if the style is unspecified.
    public init?(_ style: UIUserInterfaceStyle) {
        switch style {
        case .light: self = .light
        case .dark: self = .dark
        case .unspecified: return nil
        }
    }
}
