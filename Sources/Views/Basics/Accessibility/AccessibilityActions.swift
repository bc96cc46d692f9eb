// Assistive technology runs these actions; a timeline never does.
extension View {
    /// Hides the view from assistive technology by the older name. Does not affect drawing.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    /// Names the view for tests by the older name. Does not affect drawing.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
}

/// The kind of an action for assistive technology.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: Text
    private init(_ name: String) { self.name = Text(verbatim: name) }
    /// Creates a kind with a custom name.
    public init(named name: Text) { self.name = name }
    public static let `default` = AccessibilityActionKind("default")
    public static let escape = AccessibilityActionKind("escape")
    public static let magicTap = AccessibilityActionKind("magicTap")
    public static let delete = AccessibilityActionKind("delete")
    public static let showMenu = AccessibilityActionKind("showMenu")
}

/// A group of actions for assistive technology.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: Text
    /// Creates a category with a custom name.
    public init(_ name: Text) { self.name = name }
    /// Creates a category with a custom name.
    public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }
    /// Creates a category with a custom name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }
    public static let `default` = AccessibilityActionCategory(Text(verbatim: "default"))
    public static let edit = AccessibilityActionCategory(Text(verbatim: "edit"))
}

/// The direction in which assistive technology adjusts a value.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

/// A zoom by assistive technology.
public struct AccessibilityZoomGestureAction: Sendable {
    /// The direction of a zoom.
    public enum Direction: Sendable { case zoomIn, zoomOut }
    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
