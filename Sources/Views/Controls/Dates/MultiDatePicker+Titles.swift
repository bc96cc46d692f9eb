import Foundation

extension MultiDatePicker {
    /// Creates a picker of any dates.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, from: nil, upTo: nil, label: label())
    }
    /// Creates a picker of the dates in a range.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: label())
    }
    /// Creates a picker of the dates from a first one.
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, from: bounds.lowerBound, upTo: nil, label: label())
    }
    /// Creates a picker of the dates before a date.
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, from: nil, upTo: bounds.upperBound, label: label())
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker of any dates.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection, from: nil, upTo: nil, label: Text(titleKey))
    }
    /// Creates a picker of any dates.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection, from: nil, upTo: nil, label: Text(title))
    }
    /// Creates a picker of the dates in a range.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: Text(titleKey))
    }
    /// Creates a picker of the dates in a range.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: Text(title))
    }
    /// Creates a picker of the dates from a first one.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(selection: selection, from: bounds.lowerBound, upTo: nil, label: Text(titleKey))
    }
    /// Creates a picker of the dates from a first one.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(selection: selection, from: bounds.lowerBound, upTo: nil, label: Text(title))
    }
    /// Creates a picker of the dates before a date.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(selection: selection, from: nil, upTo: bounds.upperBound, label: Text(titleKey))
    }
    /// Creates a picker of the dates before a date.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(selection: selection, from: nil, upTo: bounds.upperBound, label: Text(title))
    }
}
