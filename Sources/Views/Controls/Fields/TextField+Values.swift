import Foundation

/// The conversion between a text field's value and its text.
struct FieldConversion<Value> {
    let string: (Value) -> String
    /// Returns nil for a text that can't be read.
    let read: (String) -> Value?

    init<F: ParseableFormatStyle>(_ format: F) where F.FormatInput == Value, F.FormatOutput == String {
        let fixed = format.asInPictures
        string = { fixed.format($0) }
        read = { try? fixed.parseStrategy.parse($0) }
    }

    init(_ formatter: Formatter) {
        string = { value in
            if let formatter = formatter as? NumberFormatter, let number = Self.number(of: value) { return formatter.string(from: number) ?? "" }
            return formatter.string(for: value) ?? ""
        }
        read = { text in
            switch formatter {
            case let formatter as NumberFormatter: formatter.number(from: text).flatMap(Self.number)
            case let formatter as DateFormatter: formatter.date(from: text) as? Value
            default: text as? Value
            }
        }
    }

    /// Returns a value as a number; nil for other types, and for nil.
    private static func number(of value: Value) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as any BinaryInteger: NSNumber(value: Int64(clamping: value))
        case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
        case let value as Decimal: NSDecimalNumber(decimal: value)
        default: nil
        }
    }

    /// Returns a number as a value of the field's type, which may be optional.
    private static func number(_ number: NSNumber) -> Value? {
        let forms: [Any] = [
            number.doubleValue, number.intValue, number.floatValue, CGFloat(number.doubleValue), number.decimalValue, number.int64Value,
            number.int32Value, number,
        ]
        return forms.lazy.compactMap { $0 as? Value }.first
    }
}

extension Binding {
    /// Returns the binding as an optional one, which ignores nil.
    fileprivate var optional: Binding<Value?> {
        Binding<Value?>(get: { wrappedValue }, set: { if let value = $0 { wrappedValue = value } })
    }
}

extension TextField {
    /// Creates a field for a value.
    init<V>(
        value: Binding<V?>, conversion: FieldConversion<V>, prompt: Text?, label: Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}
    ) {
        let show = { value.wrappedValue.map(conversion.string) ?? "" }
        self.init(
            core: TextFieldCore(
                text: Binding(get: show, set: { value.wrappedValue = conversion.read($0) }), prompt: prompt, onEditingChanged: onEditingChanged,
                onCommit: onCommit,
                isFormatted: true), label: label)
    }

    /// Creates a field for an optional value, which is nil if the text can't be read.
    public init<F: ParseableFormatStyle>(value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    where F.FormatOutput == String {
        self.init(value: value, conversion: .init(format), prompt: prompt, label: label())
    }
    /// Creates a field for a value, which changes when the field loses the focus or the return key is typed, if the text can be read.
    public init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    where F.FormatOutput == String {
        self.init(value: value.optional, conversion: .init(format), prompt: prompt, label: label())
    }
    /// Creates a field for a value that a formatter formats and reads.
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(value: value.optional, conversion: .init(formatter), prompt: prompt, label: label())
    }
}

extension TextField where Label == Text {
    /// Creates a field for an optional value, which is nil if the text can't be read.
    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(value: value, conversion: .init(format), prompt: prompt, label: Text(titleKey))
    }
    /// Creates a field for an optional value, which is nil if the text can't be read.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(value: value, conversion: .init(format), prompt: prompt, label: Text(title))
    }
    /// Creates a field for a value, which changes when the field loses the focus or the return key is typed, if the text can be read.
    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(value: value.optional, conversion: .init(format), prompt: prompt, label: Text(titleKey))
    }
    /// Creates a field for a value, which changes when the field loses the focus or the return key is typed, if the text can be read.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(value: value.optional, conversion: .init(format), prompt: prompt, label: Text(title))
    }
    /// Creates a field for a value that a formatter formats and reads.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(value: value.optional, conversion: .init(formatter), prompt: prompt, label: Text(titleKey))
    }
    /// Creates a field for a value that a formatter formats and reads.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(value: value.optional, conversion: .init(formatter), prompt: prompt, label: Text(title))
    }
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            value: value.optional, conversion: .init(formatter), prompt: nil, label: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            value: value.optional, conversion: .init(formatter), prompt: nil, label: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(
            value: value.optional, conversion: .init(formatter), prompt: nil, label: Text(titleKey), onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(
            value: value.optional, conversion: .init(formatter), prompt: nil, label: Text(title), onEditingChanged: onEditingChanged)
    }
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) {
        self.init(
            value: value.optional, conversion: .init(formatter), prompt: nil, label: Text(titleKey), onCommit: onCommit)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) {
        self.init(
            value: value.optional, conversion: .init(formatter), prompt: nil, label: Text(title), onCommit: onCommit)
    }
}
