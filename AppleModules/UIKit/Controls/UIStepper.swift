import Easel

/// A control with a minus and a plus.
open class UIStepper: UIControl {
    open var value = 0.0 { didSet { if value != oldValue { setNeedsPicture() } } }
    /// Adds or subtracts a step, as a tap does.
    func step(up: Bool) {
        let (old, next) = (value, value + (up ? stepValue : -stepValue))
        value = next > maximumValue ? (wraps ? minimumValue : maximumValue) : next < minimumValue ? (wraps ? maximumValue : minimumValue) : next
        if value != old { valueDidChange() }
    }
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var stepValue = 1.0
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false
    private var images: [String: UIImage] = [:]
    /// Keeps an image for the button that subtracts. A stepper shows its own signs.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { images["-\(state.rawValue)"] = image }
    /// Keeps an image for the button that adds. A stepper shows its own signs.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { images["+\(state.rawValue)"] = image }
    open func decrementImage(for state: UIControl.State) -> UIImage? { images["-\(state.rawValue)"] }
    open func incrementImage(for state: UIControl.State) -> UIImage? { images["+\(state.rawValue)"] }
    open override class func appearance() -> UIStepper { UIStepper(frame: .zero) }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.stepper(self)) : nil }
}
