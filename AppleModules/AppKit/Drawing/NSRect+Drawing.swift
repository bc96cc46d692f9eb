// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

extension CGRect {
    /// Fills the rectangle in the current context.
    public func fill(using operation: NSCompositingOperation = .copy) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(operation.blendMode)
        context.fill(self)
        context.restoreGState()
    }
    /// Frames the rectangle in the current context.
    public func frame(withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .copy) {
        UIGraphicsGetCurrentContext()?.stroke(insetBy(dx: width / 2, dy: width / 2), width: width)
    }
    public func clip() { UIGraphicsGetCurrentContext()?.clip(to: self) }
}
extension Array where Element == CGRect {
    public func fill(using operation: NSCompositingOperation = .copy) { for rect in self { rect.fill() } }
}
public func NSRectFill(_ rect: CGRect) { rect.fill() }
public func NSFrameRect(_ rect: CGRect) { rect.frame() }
public func NSRectClip(_ rect: CGRect) { rect.clip() }
public func NSFrameRectWithWidth(_ rect: CGRect, _ frameWidth: CGFloat) { rect.frame(withWidth: frameWidth) }
public func NSRectFillUsingOperation(_ rect: CGRect, _ op: NSCompositingOperation) { rect.fill(using: op) }
