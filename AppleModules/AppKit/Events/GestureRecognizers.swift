// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// Recognizes clicks.
open class NSClickGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1
    open var numberOfClicksRequired = 1
    open var numberOfTouchesRequired = 1
}
/// Recognizes drags.
open class NSPanGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1
    open var numberOfTouchesRequired = 1
    open func translation(in view: NSView?) -> CGPoint { .zero }
    open func setTranslation(_ translation: CGPoint, in view: NSView?) {}
    open func velocity(in view: NSView?) -> CGPoint { .zero }
}
/// Recognizes long clicks.
open class NSPressGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 3
}
/// Recognizes pinches.
open class NSMagnificationGestureRecognizer: NSGestureRecognizer { open var magnification: CGFloat = 0 }
/// Recognizes rotations.
open class NSRotationGestureRecognizer: NSGestureRecognizer {
    open var rotation: CGFloat = 0
    open var rotationInDegrees: CGFloat = 0
}
