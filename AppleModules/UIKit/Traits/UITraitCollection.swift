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
/// The weight that texts need to be legible.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold
}
/// Whether an interface lies above others, as a sheet does, so that its backgrounds are lighter in dark mode.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
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
/// The direction in which lines are written, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}
/// Whether the screen feels the force of touches.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The colors that the screen can show.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB, P3
}

/// The appearance and the space of the interface. An unspecified trait is that of the scene in which the traits are used.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    /// The specified traits.
    let values: Values
    /// The colors of the scene in which the traits were created.
    private let scene: DynamicColor.Appearance

    /// The colors of the traits; if none are specified, those of the scene.
    var appearance: DynamicColor.Appearance {
        var appearance = scene
        if values.userInterfaceStyle != .unspecified { appearance.scheme = values.userInterfaceStyle == .dark ? .dark : .light }
        if values.userInterfaceLevel != .unspecified { appearance.palette.isElevated = values.userInterfaceLevel == .elevated }
        if values.accessibilityContrast != .unspecified { appearance.contrast = values.accessibilityContrast == .high ? .increased : .standard }
        return appearance
    }

    init(_ values: Values, scene: DynamicColor.Appearance = UITraitCollection.sceneAppearance) { (self.values, self.scene) = (values, scene) }

    convenience init(_ appearance: DynamicColor.Appearance) {
        var values = Values.ofScene
        values.userInterfaceStyle = appearance.scheme == .dark ? .dark : .light
        values.accessibilityContrast = appearance.contrast == .increased ? .high : .normal
        self.init(values, scene: appearance)
    }

    /// Creates the scene's traits with the appearance of an environment.
    convenience init(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) {
        self.init(DynamicColor.Appearance(scheme: scheme, contrast: contrast, palette: SceneHost.values.palette))
    }

    /// Creates unspecified traits.
    public override convenience init() { self.init(Values()) }
    /// Creates the traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init(Values().changed(by: mutations)) }
    /// Creates traits from several collections: the last value of a trait counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: Values()) { $0.merge($1.values) })
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init { $0.accessibilityContrast = accessibilityContrast } }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.userInterfaceLevel = userInterfaceLevel } }
    /// - Parameter displayScale: pixels per point; 0 for none.
    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = idiom } }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    /// Creates traits of a screen that feels the force of touches or not, which doesn't affect drawing.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) { self.init { $0.forceTouchCapability = capability } }
    /// Creates traits of a screen's colors. Images are in sRGB.
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }

    /// Returns these traits with the changes of a closure.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection { UITraitCollection(values.changed(by: mutations)) }

    /// Whether the traits that the other collection specifies have the same values here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }

    fileprivate static var sceneAppearance: DynamicColor.Appearance {
        let values = SceneHost.values
        return DynamicColor.Appearance(scheme: values.colorScheme, contrast: values.contrast, palette: values.palette)
    }

    @TaskLocal private static var innermost: UITraitCollection?

    static func withCurrent<T>(_ traits: UITraitCollection, _ body: () -> T) -> T { $innermost.withValue(traits, operation: body) }

    /// The traits of the code that runs: a dynamic color's, or the scene's.
    public static var current: UITraitCollection { innermost ?? UITraitCollection(sceneAppearance) }

    /// Runs the closure with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) { Self.withCurrent(self, actions) }

    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// Whether colors may differ between this collection and another one.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
            || userInterfaceLevel != other.userInterfaceLevel
    }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// Pixels per point; 0 if it is not specified.
    public var displayScale: CGFloat { values.displayScale }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    public var displayGamut: UIDisplayGamut { values.displayGamut }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
    public override var hash: Int { values.hashValue }
}

/// Traits that a closure can set.
public protocol UIMutableTraits {
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var displayScale: CGFloat { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var forceTouchCapability: UIForceTouchCapability { get set }
    var displayGamut: UIDisplayGamut { get set }
}

extension UITraitCollection {
    /// The values of all traits.
    struct Values: UIMutableTraits, Hashable, Sendable {
        var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        var accessibilityContrast = UIAccessibilityContrast.unspecified
        var legibilityWeight = UILegibilityWeight.unspecified
        var userInterfaceLevel = UIUserInterfaceLevel.unspecified
        var displayScale: CGFloat = 0
        var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        var forceTouchCapability = UIForceTouchCapability.unknown
        var displayGamut = UIDisplayGamut.unspecified

        /// The traits of the scene that is drawn, except for its colors.
        static var ofScene: Values {
            let scene = SceneHost.values
            var values = Values()
            values.displayScale = scene.scale
            values.userInterfaceIdiom = scene.hasTablet ? .pad : .phone
            values.horizontalSizeClass = scene.horizontalSizeClass == .regular || scene.hasTablet ? .regular : .compact
            values.verticalSizeClass = scene.verticalSizeClass == .compact ? .compact : .regular
            values.layoutDirection = scene.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            values.preferredContentSizeCategory = UIContentSizeCategory(scene.typeSize)
            values.legibilityWeight = scene.hasBoldText ? .bold : .regular
            values.userInterfaceLevel = scene.palette.isElevated ? .elevated : .base
            values.forceTouchCapability = .unavailable
            values.displayGamut = .SRGB
            return values
        }

        func changed(by mutations: (inout any UIMutableTraits) -> Void) -> Values {
            var traits: any UIMutableTraits = self
            mutations(&traits)
            return traits as? Values ?? self
        }

        /// Adopts the specified traits of another collection.
        mutating func merge(_ other: Values) {
            func take<Value: Equatable>(_ path: WritableKeyPath<Values, Value>) {
                if other[keyPath: path] != Values()[keyPath: path] { self[keyPath: path] = other[keyPath: path] }
            }
            take(\.userInterfaceStyle)
            take(\.accessibilityContrast)
            take(\.legibilityWeight)
            take(\.userInterfaceLevel)
            take(\.displayScale)
            take(\.userInterfaceIdiom)
            take(\.horizontalSizeClass)
            take(\.verticalSizeClass)
            take(\.layoutDirection)
            take(\.preferredContentSizeCategory)
            take(\.forceTouchCapability)
            take(\.displayGamut)
        }
    }
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

extension UserInterfaceSizeClass {
    /// Creates the class of a trait; nil if it is unspecified.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified: return nil
        }
    }
}

extension LayoutDirection {
    /// Creates the direction of a trait; nil if it is unspecified.
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiLayoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        case .unspecified: return nil
        }
    }
}

extension UITraitCollection {
    /// Changes an environment to the specified traits.
    package func apply(to environment: inout EnvironmentValues) {
        if let scheme = ColorScheme(userInterfaceStyle) { environment.colorScheme = scheme }
        if let size = DynamicTypeSize(preferredContentSizeCategory) { environment.dynamicTypeSize = size }
        if let direction = LayoutDirection(layoutDirection) { environment.layoutDirection = direction }
        if let width = UserInterfaceSizeClass(horizontalSizeClass) { environment.horizontalSizeClass = width }
        if let height = UserInterfaceSizeClass(verticalSizeClass) { environment.verticalSizeClass = height }
        if accessibilityContrast == .high { environment.colorSchemeContrast = .increased }
        if legibilityWeight != .unspecified { environment.legibilityWeight = legibilityWeight == .bold ? .bold : .regular }
        if userInterfaceLevel != .unspecified { environment.systemPalette.isElevated = userInterfaceLevel == .elevated }
    }
}
