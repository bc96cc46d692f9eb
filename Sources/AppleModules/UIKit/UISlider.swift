import Easel
import Views

open class UISlider: UIControl {
    private static let proxy = Proxies.made(UISlider(frame: .zero))
    open override class func appearance() -> UISlider { proxy }
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var minimumTrackTintColor: UIColor? { didSet { settingDidChange() } }
    open var maximumTrackTintColor: UIColor? { didSet { settingDidChange() } }
    open var thumbTintColor: UIColor? { didSet { settingDidChange() } }
    open var isContinuous = true
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    /// The images by the states that show them.
    private var minimumTrackImages: [State.RawValue: UIImage] = [:]
    private var maximumTrackImages: [State.RawValue: UIImage] = [:]
    private var thumbImages: [State.RawValue: UIImage] = [:]

    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { set(image, in: \.minimumTrackImages, for: state) }
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { set(image, in: \.maximumTrackImages, for: state) }
    /// Sets the image of the thumb, whose size the thumb has.
    open func setThumbImage(_ image: UIImage?, for state: State) { set(image, in: \.thumbImages, for: state) }
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state.rawValue] ?? minimumTrackImages[State.normal.rawValue] }
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state.rawValue] ?? maximumTrackImages[State.normal.rawValue] }
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] ?? thumbImages[State.normal.rawValue] }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
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
