// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A bar or a row of symbols for a level.
open class NSLevelIndicator: NSNumericControl {
    /// The shape of an indicator.
    public enum Style: UInt, Sendable { case relevancy, continuousCapacity, discreteCapacity, rating }
    open var levelIndicatorStyle = Style.discreteCapacity
    open var warningValue = 0.0
    open var criticalValue = 0.0
    open var fillColor: NSColor! = .systemGreen
    open var warningFillColor: NSColor! = .systemYellow
    open var criticalFillColor: NSColor! = .systemRed
    open var isEditable = false
    open var drawsTieredCapacityLevels = false
    override var ownPicture: AnyView? {
        let isHigh = criticalValue > warningValue
        let isCritical = criticalValue != warningValue && (isHigh ? number >= criticalValue : number <= criticalValue)
        let isWarning = criticalValue != warningValue && (isHigh ? number >= warningValue : number <= warningValue)
        let color = Color(nsColor: isCritical ? criticalFillColor : isWarning ? warningFillColor : fillColor)
        let (share, number) = (share, number)
        if levelIndicatorStyle == .rating {
            return AnyView(
                HStack(spacing: 1) {
                    ForEach(0..<max(0, Int(range.upperBound.rounded())), id: \.self) {
                        Image(systemName: Double($0) < number ? "star.fill" : "star").font(.system(size: 12))
                    }
                })
        }
        return AnyView(
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    RoundedRectangle(cornerRadius: 2).fill(Color(nsColor: .quaternaryLabelColor))
                    RoundedRectangle(cornerRadius: 2).fill(color).frame(width: proxy.size.width * share)
                }
            }
            .frame(height: 16))
    }
}
