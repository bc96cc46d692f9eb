// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

extension NSShadow {
    /// Casts the shadow of later drawing in the current context.
    public func set() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let offset = context.pointsUp ? CGSize(width: shadowOffset.width, height: -shadowOffset.height) : shadowOffset
        context.setShadow(offset: offset, blur: shadowBlurRadius, color: (shadowColor as? NSColor)?.cgColor ?? NSColor.black.withAlphaComponent(1 / 3).cgColor)
    }
}
