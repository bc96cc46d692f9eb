// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// The progress of work.
@MainActor @preconcurrency
open class NSProgressIndicator: NSView {
    /// The shape of an indicator.
    public enum Style: UInt, Sendable { case bar, spinning }
    open var style = Style.bar
    open var isIndeterminate = true
    open var doubleValue = 0.0
    open var minValue = 0.0
    open var maxValue = 100.0
    open var controlSize = NSControl.ControlSize.regular
    open var isBezeled = false
    open var isDisplayedWhenStopped = true
    open var usesThreadedAnimation = false
    open var observedProgress: Progress?
    private var isAnimating = false
    open func startAnimation(_ sender: Any?) { isAnimating = true }
    open func stopAnimation(_ sender: Any?) { isAnimating = false }
    open func increment(by delta: Double) { doubleValue += delta }
    override var ownPicture: AnyView? {
        if !isAnimating, isIndeterminate, !isDisplayedWhenStopped { return AnyView(Color.clear) }
        if style == .spinning { return AnyView(ProgressView().controlSize(controlSize.size)) }
        let range = maxValue > minValue ? maxValue - minValue : 1
        let share = (observedProgress?.fractionCompleted ?? (doubleValue - minValue) / range)
        return AnyView(ProgressView(value: isIndeterminate || share.isNaN ? 0 : min(1, max(0, share))))
    }
}
