// Assistive technology runs these actions; a timeline never does.
extension View {
    /// Adds an action for assistive technology. Does not affect drawing.
    public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View { self }
    /// Adds an action for assistive technology. Does not affect drawing.
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View { self }
    /// Adds an action for assistive technology. Does not affect drawing.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
    /// Adds an action that increases or decreases a value. Does not affect drawing.
    public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View { self }
    /// Sets the names by which speech input finds the view. Does not affect drawing.
    public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }
    /// Sets the names by which speech input finds the view. Does not affect drawing.
    @_disfavoredOverload public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    /// Sets the view's heading level. Does not affect drawing.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    /// Sets whether the view's colors are inverted with others. Does not affect drawing.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    /// Sets spoken attributes by the older name. Does not affect drawing.
    public func accessibility(value: Text) -> some View { self }
    /// Sets spoken attributes by the older name. Does not affect drawing.
    public func accessibility(hint: Text) -> some View { self }
    /// Hides the view from assistive technology by the older name. Does not affect drawing.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    /// Names the view for tests by the older name. Does not affect drawing.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    /// Adds traits by the older name. Does not affect drawing.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
    /// Removes traits by the older name. Does not affect drawing.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
    /// Sets the reading order by the older name. Does not affect drawing.
    public func accessibility(sortPriority: Double) -> some View { self }
    /// Adds actions for assistive technology. Does not affect drawing.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
    /// Adds actions of a category for assistive technology. Does not affect drawing.
    public func accessibilityActions<Content: View>(category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content) -> some View { self }
    /// Adds an action with a label for assistive technology. Does not affect drawing.
    public func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View { self }
    /// Adds an action for assistive technology. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View { self }
    /// Adds an action for scrolling by assistive technology. Does not affect drawing.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
    /// Describes the scroll position. Does not affect drawing.
    public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }
    /// Describes the scroll position. Does not affect drawing.
    public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
    /// Describes the scroll position. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true) -> some View { self }
    /// Adds an action for zooming by assistive technology. Does not affect drawing.
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View { self }
    /// Sets the names by which speech input finds the view. Does not affect drawing.
    public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey], isEnabled: Bool) -> some View { self }
    /// Sets the names by which speech input finds the view. Does not affect drawing.
    @_disfavoredOverload public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View { self }
    /// Sets the names by which speech input finds the view. Does not affect drawing.
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
    /// Sets the names by which speech input finds the view. Does not affect drawing.
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> some View { self }
    /// Sets the point that assistive technology taps, by the older name. Does not affect drawing.
    public func accessibility(activationPoint: CGPoint) -> some View { self }
    /// Sets the point that assistive technology taps, by the older name. Does not affect drawing.
    public func accessibility(activationPoint: UnitPoint) -> some View { self }
    /// Sets the names by which speech input finds the view by the older name. Does not affect drawing.
    public func accessibility(inputLabels: [Text]) -> some View { self }
    /// Identifies the view in a selection by the older name. Does not affect drawing.
    public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
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
