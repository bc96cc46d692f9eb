/// The part of a view in a pair of label and content.
public enum AccessibilityLabeledPairRole: Sendable { case label, content }

/// The kind of a text for assistive technology that reads it.
public struct AccessibilityTextContentType: Sendable {
    private let name: String
    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The behavior of an area for direct touches while a screen reader is on.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The name of details that are read on request.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    private let label: Text
    private let id: String?
    /// Creates a key with a label and an identifier.
    public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }
    /// Creates a key with a label and an identifier.
    public init(_ labelKey: LocalizedStringKey, id: String) { (label, self.id) = (Text(labelKey), id) }
    /// Creates a key identified by its label.
    public init(_ labelKey: LocalizedStringKey) { (label, id) = (Text(labelKey), nil) }
}

/// Details that are read on request: the part of Apple's Accessibility framework that SwiftUI's modifiers need.
public enum AXCustomContent {
    /// Whether details are always read.
    public enum Importance: UInt, Sendable { case `default`, high }
}

/// A type that describes a chart for assistive technology. The description is never requested.
public protocol AXChartDescriptorRepresentable {}

/// Reads and sets the view that has the focus of assistive technology. No view has it: the value is false or nil until code sets it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A binding to the value, for `accessibilityFocused(_:)`.
    @propertyWrapper
    public struct Binding {
        let binding: Views.Binding<Value>
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }

    private var state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T>() where Value == T?, T: Hashable { state = State(wrappedValue: nil) }
    /// Creates a value that only these technologies set.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { state = State(wrappedValue: false) }
    /// Creates a value that only these technologies set.
    public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension EnvironmentValues {
    /// Whether assistive technology is on: never, unless code sets it.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }
    /// Whether flashing lights are dimmed: never.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether the large content viewer is on: never.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether animated images play: always.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Whether views should not be anchored to the head: never.
    public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
    /// Whether the user wants less highlighting: never.
    public var accessibilityReduceHighlightingEffects: Bool { false }
    /// Whether the user wants borders: never.
    public var accessibilityShowBorders: Bool { false }
}

private struct AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
