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
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
    open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { rect }
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    private(set) var hasThumbImage = false
    /// Accepts an image of the thumb, which isn't drawn.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        hasThumbImage = image != nil
        if isProxy, hasThumbImage { SceneNotes.notDrawn("UISlider.setThumbImage") }
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
