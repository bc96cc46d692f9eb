import Easel
import Views

open class UISwitch: UIControl {
    /// The look of a switch.
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }
    open var preferredStyle = Style.automatic
    open var style: Style { .sliding }
    open var title: String?
    open var onImage: UIImage?
    open var offImage: UIImage?
    private static let proxy = Proxies.made(UISwitch(frame: .zero))
    open override class func appearance() -> UISwitch { proxy }
    open var isOn = false { didSet { if isOn != oldValue { setNeedsPicture() } } }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    open var onTintColor: UIColor? { didSet { settingDidChange() } }
    open var thumbTintColor: UIColor? { didSet { settingDidChange() } }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.toggle(self)) : nil }
    override func proxyDidChange() { Appearance.shared.change { $0.toggle = look } }

    /// The control's settings as the appearance of SwiftUI's switches; unset values come from the proxy.
    var look: ToggleLook {
        let general = isProxy ? ToggleLook() : Appearance.shared.looks.toggle
        var look = ToggleLook()
        look.on = onTintColor.map { Color(uiColor: $0) } ?? general.on
        look.thumb = thumbTintColor.map { Color(uiColor: $0) } ?? general.thumb
        return look
    }
}
