// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A ruler beside a scroll view, which isn't drawn.
open class NSRulerView: NSView {
    open weak var scrollView: NSScrollView?
    open weak var clientView: NSView?
    open var ruleThickness: CGFloat = 16
    open var reservedThicknessForMarkers: CGFloat = 15
    open var reservedThicknessForAccessoryView: CGFloat = 0
    /// The axis of a ruler.
    public enum Orientation: UInt, Sendable { case horizontalRuler, verticalRuler }
    public convenience init(scrollView: NSScrollView?, orientation: Orientation) {
        self.init(frame: .zero)
        self.scrollView = scrollView
    }
    open func drawHashMarksAndLabels(in rect: CGRect) {}
    open func invalidateHashMarks() {}
}
