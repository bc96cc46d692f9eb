import Easel
import Foundation

/// A formatter of dates whose locale is the scene's until it is set. Users' code sees it as `DateFormatter`: Linux's own has the
/// machine's locale, on which output must not depend, and it doesn't name days that are near.
open class _DateFormatter: DateFormatter, @unchecked Sendable {
    public override init() {
        super.init()
        locale = _SceneStrings.locale
        timeZone = .gmt
    }
    public required init?(coder: NSCoder) { nil }
    open override class func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
        let formatter = _DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }

    open override func string(from date: Date) -> String {
        let text = super.string(from: date)
        guard doesRelativeDateFormatting, dateStyle != .none, let name = nearName(of: date) else { return text }
        // The time keeps its place beside the date.
        let day = DateFormatter()
        (day.locale, day.calendar, day.timeZone, day.dateStyle) = (locale, calendar, timeZone, dateStyle)
        return text.replacing(day.string(from: date), with: name, maxReplacements: 1)
    }
    /// The name of a day near the scene's present: "Today". Nil for days without a name.
    private func nearName(of date: Date) -> String? {
        var calendar = calendar ?? _SceneStrings.calendar
        calendar.timeZone = timeZone
        let (today, day) = (calendar.startOfDay(for: _SceneTime.date), calendar.startOfDay(for: date))
        guard let distance = calendar.dateComponents([.day], from: today, to: day).day, abs(distance) <= 2 else { return nil }
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: day, allowedFields: [.day], presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar)
        let name = style.format(today)
        return name.contains(where: \.isNumber) ? nil : name.prefix(1).uppercased() + name.dropFirst()
    }
}

/// A formatter of numbers whose locale is the scene's until it is set. Users' code sees it as `NumberFormatter`.
open class _NumberFormatter: NumberFormatter, @unchecked Sendable {
    public override init() {
        super.init()
        locale = _SceneStrings.locale
    }
    public required init?(coder: NSCoder) { nil }
    open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
        let formatter = _NumberFormatter()
        formatter.numberStyle = nstyle
        return formatter.string(from: num) ?? ""
    }

    // A limit that is set moves the other one, which Linux's formatter leaves in its place: a price without cents kept them.
    open override var maximumFractionDigits: Int {
        get { super.maximumFractionDigits }
        set {
            super.maximumFractionDigits = newValue
            if super.minimumFractionDigits > newValue { super.minimumFractionDigits = newValue }
        }
    }
    open override var minimumFractionDigits: Int {
        get { super.minimumFractionDigits }
        set {
            super.minimumFractionDigits = newValue
            if super.maximumFractionDigits < newValue { super.maximumFractionDigits = newValue }
        }
    }
}

/// A formatter of amounts of data with the separators of the scene's locale. Users' code sees it as `ByteCountFormatter`.
open class _ByteCountFormatter: ByteCountFormatter {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }
    open override func string(fromByteCount byteCount: Int64) -> String { Self.localized(super.string(fromByteCount: byteCount)) }
    open override func string(for obj: Any?) -> String? { (obj as? NSNumber).map { string(fromByteCount: $0.int64Value) } }
    open override class func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String {
        let formatter = _ByteCountFormatter()
        formatter.countStyle = countStyle
        return formatter.string(fromByteCount: byteCount)
    }
    private static func localized(_ text: String) -> String {
        let locale = _SceneStrings.locale
        guard let point = locale.decimalSeparator, let group = locale.groupingSeparator, point != "." else { return text }
        return text.map { $0 == "." ? point : $0 == "," ? group : String($0) }.joined()
    }
}
