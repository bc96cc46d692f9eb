import Foundation

extension DatePicker {
    /// Creates a picker of any date.
    public init(selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
        self.init(selection: selection, from: nil, through: nil, components: displayedComponents, label: label())
    }
    /// Creates a picker of the dates in a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, from: range.lowerBound, through: range.upperBound, components: displayedComponents, label: label())
    }
    /// Creates a picker of the dates from a first one.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, from: range.lowerBound, through: nil, components: displayedComponents, label: label())
    }
    /// Creates a picker of the dates through a last one.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, from: nil, through: range.upperBound, components: displayedComponents, label: label())
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker of any date.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(selection: selection, from: nil, through: nil, components: displayedComponents, label: Text(titleKey))
    }
    /// Creates a picker of any date.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(selection: selection, from: nil, through: nil, components: displayedComponents, label: Text(title))
    }
    /// Creates a picker of the dates in a range.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, from: range.lowerBound, through: range.upperBound, components: displayedComponents, label: Text(titleKey))
    }
    /// Creates a picker of the dates in a range.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, from: range.lowerBound, through: range.upperBound, components: displayedComponents, label: Text(title))
    }
    /// Creates a picker of the dates from a first one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, from: range.lowerBound, through: nil, components: displayedComponents, label: Text(titleKey))
    }
    /// Creates a picker of the dates from a first one.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, from: range.lowerBound, through: nil, components: displayedComponents, label: Text(title))
    }
    /// Creates a picker of the dates through a last one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, from: nil, through: range.upperBound, components: displayedComponents, label: Text(titleKey))
    }
    /// Creates a picker of the dates through a last one.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, from: nil, through: range.upperBound, components: displayedComponents, label: Text(title))
    }
}
