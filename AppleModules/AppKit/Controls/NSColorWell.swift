// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A well with a color.
open class NSColorWell: NSControl {
    /// The shape of a well.
    public enum Style: Int, Sendable { case `default`, minimal, expanded }
    open var color: NSColor = .white
    open var colorWellStyle = Style.default
    open var isBordered = true
    open var supportsAlpha = true
    open var isActive: Bool { false }
    open func activate(_ exclusive: Bool) {}
    open func deactivate() {}
    public convenience init(style: Style) {
        self.init(frame: .zero)
        colorWellStyle = style
    }
    override var ownPicture: AnyView? {
        AnyView(
            RoundedRectangle(cornerRadius: 4).fill(Color(nsColor: color)).padding(3)
                .background(Color(nsColor: .controlColor), in: RoundedRectangle(cornerRadius: 6))
                .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Color.black.opacity(0.15), lineWidth: 0.5) }
                .frame(idealWidth: 44, maxWidth: .infinity, idealHeight: 24, maxHeight: .infinity))
    }
}
