import Foundation

/// The parts of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
    /// Shows seconds as well, but only on a watch; elsewhere the same as `hourAndMinute`.
    public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

/// A control that selects a date, a time, or both.
public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let bounds: (lower: Date?, upper: Date?)
    private let components: Components
    private let label: Label
    @Environment(\.datePickerStyle) private var style

    init(selection: Binding<Date>, from lower: Date?, through upper: Date?, components: Components, label: Label) {
        // Only dates in the range can be selected.
        self.selection = Binding(
            get: { selection.wrappedValue }, set: { selection.wrappedValue = max(lower ?? .distantPast, min($0, upper ?? .distantFuture)) })
        bounds = (lower, upper)
        self.components = components
        self.label = label
    }

    public var body: some View {
        let configuration = DatePickerStyleConfiguration(
            label: .init(body: label.titled, isEmpty: Label.self == EmptyView.self), selection: selection, minimumDate: bounds.lower,
            maximumDate: bounds.upper, displayedComponents: components)
        let drawn = style?.makeBody(configuration) ?? AnyView(DefaultDatePickerStyle().makeBody(configuration: configuration))
        return drawn.environment(\.datePickerStyle, style?.outer)
    }
}

/// The properties of a date picker, as passed to its style.
public struct DatePickerStyleConfiguration {
    /// A label that describes the date.
    public struct Label: View {
        public let body: AnyView
        var isEmpty = false
    }
    public let label: Label
    /// The selected date.
    @Binding public var selection: Date
    /// The first date that can be selected; nil for no limit.
    public let minimumDate: Date?
    /// The last date that can be selected; nil for no limit.
    public let maximumDate: Date?
    public let displayedComponents: DatePickerComponents

    init(label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    func allows(_ date: Date) -> Bool { date >= minimumDate ?? .distantPast && date <= maximumDate ?? .distantFuture }
}

/// The appearance of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: compact; on macOS, a field with a stepper.
public struct DefaultDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LookView { look in
            switch look.pickers.dates {
            case .boxes: AnyView(CompactDatePicker(configuration: configuration))
            case .field: AnyView(MacDateField(configuration: configuration, hasStepper: true))
            }
        }
    }
}

/// The date and the time in gray boxes, each of which opens a panel.
public struct CompactDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LookView { look in
            switch look.pickers.dates {
            case .boxes: AnyView(CompactDatePicker(configuration: configuration))
            case .field: AnyView(MacDateField(configuration: configuration, hasStepper: false))
            }
        }
    }
}

/// A calendar of the month, with the time below.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { GraphicalDatePicker(configuration: configuration) }
}

/// A wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { DateWheels(configuration: configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<DatePickerStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var datePickerStyle: ErasedStyle<DatePickerStyleConfiguration>? {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the date pickers inside.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        let erased = { (configuration: DatePickerStyleConfiguration) in AnyView(StyleBody(style, configuration) { $0.makeBody(configuration: $1) }) }
        return modifier(_EnvironmentModifier { $0.datePickerStyle = ErasedStyle(erased, outer: $0.datePickerStyle) })
    }
}
