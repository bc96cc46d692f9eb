import Easel
import Views

open class UISlider: UIControl {
    private static let proxy = Proxies.made(UISlider(frame: .zero))
    open override class func appearance() -> UISlider { proxy }
    /// The position, from the minimum to the maximum.
    open var value: Float = 0 { didSet { if value != oldValue { setNeedsPicture() } } }
    /// Moves the thumb as a finger does.
    func drag(to value: Float) {
        guard value != self.value else { return }
        self.value = value
        if isContinuous { valueDidChange() }
    }
    /// Begins or ends a movement of the thumb by a finger.
    func setDragging(_ isDragging: Bool) {
        guard !isDragging else { return sendActions(for: .touchDown) }
        if !isContinuous { valueDidChange() }
        sendActions(for: .touchUpInside)
    }
    /// The value at the leading end.
    open var minimumValue: Float = 0
    /// The value at the trailing end.
    open var maximumValue: Float = 1
    /// The color of the track before the thumb; nil for that of the appearance.
    open var minimumTrackTintColor: UIColor? { didSet { settingDidChange() } }
    /// The color of the track behind the thumb; nil for that of the appearance.
    open var maximumTrackTintColor: UIColor? { didSet { settingDidChange() } }
    /// The color of the thumb; nil for that of the appearance.
    open var thumbTintColor: UIColor? { didSet { settingDidChange() } }
    /// Whether a movement reports each value, or only the last one.
    open var isContinuous = true
    /// The image at the leading end.
    open var minimumValueImage: UIImage?
    /// The image at the trailing end.
    open var maximumValueImage: UIImage?
    /// The images by the states that show them.
    private var minimumTrackImages: [State.RawValue: UIImage] = [:]
    private var maximumTrackImages: [State.RawValue: UIImage] = [:]
    private var thumbImages: [State.RawValue: UIImage] = [:]

    /// Sets the image of the track before the thumb.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { set(image, in: \.minimumTrackImages, for: state) }
    /// Sets the image of the track behind the thumb.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { set(image, in: \.maximumTrackImages, for: state) }
    /// Sets the image of the thumb, whose size the thumb has.
    open func setThumbImage(_ image: UIImage?, for state: State) { set(image, in: \.thumbImages, for: state) }
    /// Returns the image of the track before the thumb in a state: that of the normal state if it has none; nil without images.
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state.rawValue] ?? minimumTrackImages[State.normal.rawValue] }
    /// Returns the image of the track behind the thumb in a state: that of the normal state if it has none; nil without images.
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state.rawValue] ?? maximumTrackImages[State.normal.rawValue] }
    /// Returns the image of the thumb in a state: that of the normal state if it has none; nil without images.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] ?? thumbImages[State.normal.rawValue] }
    /// The image of the track before the thumb in the present state.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The image of the track behind the thumb in the present state.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
    /// The image of the thumb in the present state.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    private func set(_ image: UIImage?, in images: ReferenceWritableKeyPath<UISlider, [State.RawValue: UIImage]>, for state: State) {
        self[keyPath: images][state.rawValue] = image
        if isProxy, image != nil { SceneNotes.notDrawn("images of UISlider.appearance()") }
    }

    /// The rect of the track: 4 points high, centered, as in iOS 18.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4) }
    /// The rect of the thumb, as large as its image, or 28 points.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: 28, height: 28)
        let range = maximumValue - minimumValue
        let share = range > 0 && value.isFinite ? CGFloat(min(max((value - minimumValue) / range, 0), 1)) : 0
        // The ends of the travel are those of the thumb, which lies 2 points outside of the track.
        let travel = max(0, rect.width + 4 - size.width)
        return CGRect(x: rect.minX - 2 + share * travel, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// Moves the thumb.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    /// Whether images or a subclass determine the look, so that SwiftUI's slider can't stand for it.
    package var hasOwnParts: Bool {
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
        if currentThumbImage != nil || currentMinimumTrackImage != nil || currentMaximumTrackImage != nil { return true }
        let track = CGRect(x: 2, y: 18, width: 196, height: 4)
        let thumb = CGRect(x: 0, y: 6, width: 28, height: 28)
        return trackRect(forBounds: bounds) != track || thumbRect(forBounds: bounds, trackRect: track, value: minimumValue) != thumb
    }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.slider(self)) : nil }
    override func proxyDidChange() { Appearance.shared.change { $0.slider = look } }

    /// The control's settings as the appearance of SwiftUI's sliders; unset values come from the proxy.
    var look: SliderLook {
        let general = isProxy ? SliderLook() : Appearance.shared.looks.slider
        var look = SliderLook()
        look.minimumTrack = minimumTrackTintColor.map { Color(uiColor: $0) } ?? general.minimumTrack
        look.maximumTrack = maximumTrackTintColor.map { Color(uiColor: $0) } ?? general.maximumTrack
        look.thumb = thumbTintColor.map { Color(uiColor: $0) } ?? general.thumb
        return look
    }
}
