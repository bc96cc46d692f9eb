// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A group of changes; all take effect immediately.
@MainActor @preconcurrency
open class NSAnimationContext: NSObject {
    public static let current = NSAnimationContext()
    open var duration: TimeInterval = 0.25
    open var timingFunction: CAMediaTimingFunction?
    open var allowsImplicitAnimation = false
    open var completionHandler: (() -> Void)?
    public class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil) {
        changes(current)
        AnimationEnd.run(completionHandler.map { end in { _ in end() } })
    }
    public class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async { changes(current) }
    public class func beginGrouping() {}
    public class func endGrouping() {
        AnimationEnd.run(current.completionHandler.map { end in { _ in end() } })
        current.completionHandler = nil
    }
}
/// An animation of a view, which takes effect immediately.
@MainActor @preconcurrency
open class NSAnimation: NSObject {
    /// The speed of an animation.
    public enum Curve: UInt, Sendable { case easeInOut, easeIn, easeOut, linear }
    public init(duration: TimeInterval, animationCurve: Curve) {}
    open func start() {}
    open func stop() {}
    open var duration: TimeInterval = 0
}
