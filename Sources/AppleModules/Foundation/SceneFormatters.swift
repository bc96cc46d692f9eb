import Easel
import Foundation

/// A formatter of dates whose locale is the scene's until it is set. Users' code sees it as `DateFormatter`: Linux's own has the
/// machine's locale, and output must not depend on it.
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
}
