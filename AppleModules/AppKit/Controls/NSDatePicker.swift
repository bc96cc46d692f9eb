// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A field with a date.
@MainActor @preconcurrency
open class NSDatePicker: NSControl {
    /// The shape of a picker.
    public enum Style: UInt, Sendable { case textFieldAndStepper, clockAndCalendar, textField }
    /// The selection of days.
    public enum Mode: UInt, Sendable { case single, range }
    /// The parts of a date.
    public struct ElementFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let hourMinute = ElementFlags(rawValue: 0xC)
        public static let hourMinuteSecond = ElementFlags(rawValue: 0xE)
        public static let timeZone = ElementFlags(rawValue: 0x10)
        public static let yearMonth = ElementFlags(rawValue: 0xC0)
        public static let yearMonthDay = ElementFlags(rawValue: 0xE0)
        public static let era = ElementFlags(rawValue: 0x100)
    }
    open var datePickerStyle = Style.textFieldAndStepper
    open var datePickerMode = Mode.single
    open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinuteSecond]
    open var dateValue = _SceneTime.date
    open var minDate: Date?
    open var maxDate: Date?
    open var timeInterval: TimeInterval = 0
    open var calendar: Calendar?
    open var locale: Locale?
    open var timeZone: TimeZone?
    open var isBezeled = true
    open var isBordered = false
    open var drawsBackground = false
    open var backgroundColor: NSColor = .controlBackgroundColor
    open var textColor: NSColor = .controlTextColor
    open var presentsCalendarOverlay = false
    override var ownPicture: AnyView? {
        let hasDay = datePickerElements.contains(.yearMonth)
        let hasTime = datePickerElements.contains(.hourMinute)
        let parts: DatePickerComponents = hasDay && hasTime ? [.date, .hourAndMinute] : hasTime ? .hourAndMinute : .date
        let picker = DatePicker("", selection: .constant(dateValue), displayedComponents: parts).labelsHidden()
        return datePickerStyle == .clockAndCalendar ? AnyView(picker.datePickerStyle(.graphical)) : AnyView(picker.datePickerStyle(.compact))
    }
}
