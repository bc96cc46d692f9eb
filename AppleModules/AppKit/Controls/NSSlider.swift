// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A track with a knob.
open class NSSlider: NSNumericControl {
    /// The shape of a slider.
    public enum SliderType: UInt, Sendable { case linear, circular }
    /// The side of the tick marks.
    public enum TickMarkPosition: UInt, Sendable {
        case below, above
        public static let leading = TickMarkPosition.above
        public static let trailing = TickMarkPosition.below
    }
    open var sliderType = SliderType.linear
    open var isVertical = false
    open var trackFillColor: NSColor?
    open var numberOfTickMarks = 0
    open var tickMarkPosition = TickMarkPosition.below
    open var allowsTickMarkValuesOnly = false
    open var altIncrementValue = 0.0
    /// The value, which stays between the limits.
    open override var doubleValue: Double {
        get { number }
        set { super.doubleValue = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    nonisolated public override init(frame frameRect: CGRect) { super.init(frame: frameRect) }
    nonisolated public required init?(coder: NSCoder) { super.init(frame: .zero) }
    public convenience init(target: Any?, action: Selector?) {
        self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
    }
    public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        (self.minValue, self.maxValue, doubleValue) = (minValue, maxValue, value)
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }
    override var ownPicture: AnyView? {
        guard sliderType == .linear else { return nil }
        let slider = Slider(value: .constant(min(max(number, range.lowerBound), range.upperBound)), in: range).tint(trackFillColor.map { Color(nsColor: $0) })
        guard isVertical else { return AnyView(slider) }
        return AnyView(
            GeometryReader { proxy in
                slider.frame(width: proxy.size.height).rotationEffect(.degrees(-90)).position(x: proxy.size.width / 2, y: proxy.size.height / 2)
            })
    }
}
