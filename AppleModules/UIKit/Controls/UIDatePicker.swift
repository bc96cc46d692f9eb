import Easel

/// A control for dates.
open class UIDatePicker: UIControl {
    /// The parts of the date that can be chosen.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    /// The chosen date; the scene's date until it is set.
    open var date = _SceneTime.date { didSet { if date != oldValue { setNeedsPicture() } } }
    /// Chooses a date as the user does.
    func choose(_ date: Date) {
        guard date != self.date else { return }
        self.date = date
        valueDidChange()
    }
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var datePickerMode = Mode.dateAndTime
    open var minuteInterval = 1
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone?
    open var locale: Locale?
    open var countDownDuration: TimeInterval = 0
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    open override class func appearance() -> UIDatePicker { UIDatePicker(frame: .zero) }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.datePicker(self)) : nil }
}

/// The appearance of a date picker.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
