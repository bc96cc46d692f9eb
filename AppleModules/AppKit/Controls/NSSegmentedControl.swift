// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A row of segments.
@MainActor @preconcurrency
open class NSSegmentedControl: NSControl {
    /// The shape of the segments.
    public enum Style: Int, Sendable {
        case automatic, rounded, texturedRounded, roundRect, texturedSquare, capsule, smallSquare
        case separated = 8
    }
    /// The selection of segments.
    public enum SwitchTracking: UInt, Sendable { case selectOne, selectAny, momentary, momentaryAccelerator }
    /// The widths of the segments.
    public enum Distribution: Int, Sendable { case fit, fill, fillEqually, fillProportionally }
    private var segments: [(label: String, image: NSImage?, isEnabled: Bool, tag: Int)] = []
    private var chosen: Set<Int> = []
    open var segmentStyle = Style.automatic
    open var trackingMode = SwitchTracking.selectOne
    open var segmentDistribution = Distribution.fit
    open var selectedSegmentBezelColor: NSColor?
    open var isSpringLoaded = false
    public convenience init(labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        segments = labels.map { ($0, nil, true, 0) }
        (self.trackingMode, self.target, self.action) = (trackingMode, target.map { $0 as AnyObject }, action)
    }
    public convenience init(images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
        self.init(labels: images.map { _ in "" }, trackingMode: trackingMode, target: target, action: action)
        for (index, image) in images.enumerated() { segments[index].image = image }
    }
    open var segmentCount: Int {
        get { segments.count }
        set { segments = Array(segments.prefix(max(0, newValue))) + Array(repeating: ("", nil, true, 0), count: max(0, newValue - segments.count)) }
    }
    open var selectedSegment: Int {
        get { chosen.min() ?? -1 }
        set { chosen = newValue >= 0 ? [newValue] : [] }
    }
    open var indexOfSelectedItem: Int { selectedSegment }
    open func setSelected(_ selected: Bool, forSegment segment: Int) {
        if trackingMode == .selectOne, selected { chosen = [] }
        if selected { chosen.insert(segment) } else { chosen.remove(segment) }
    }
    open func isSelected(forSegment segment: Int) -> Bool { chosen.contains(segment) }
    open func setLabel(_ label: String, forSegment segment: Int) { if segments.indices.contains(segment) { segments[segment].label = label } }
    open func label(forSegment segment: Int) -> String? { segments.indices.contains(segment) ? segments[segment].label : nil }
    open func setImage(_ image: NSImage?, forSegment segment: Int) { if segments.indices.contains(segment) { segments[segment].image = image } }
    open func setTag(_ tag: Int, forSegment segment: Int) { if segments.indices.contains(segment) { segments[segment].tag = tag } }
    open func tag(forSegment segment: Int) -> Int { segments.indices.contains(segment) ? segments[segment].tag : 0 }
    open func setEnabled(_ enabled: Bool, forSegment segment: Int) { if segments.indices.contains(segment) { segments[segment].isEnabled = enabled } }
    open func setWidth(_ width: CGFloat, forSegment segment: Int) {}
    open func setToolTip(_ toolTip: String?, forSegment segment: Int) {}
    open func setMenu(_ menu: NSMenu?, forSegment segment: Int) {}
    open func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int) {}
    override var ownPicture: AnyView? {
        let shape = RoundedRectangle(cornerRadius: 5)
        let (chosen, font, color) = (chosen, shownFont, Color(nsColor: selectedSegmentBezelColor ?? .controlAccentColor))
        return AnyView(
            HStack(spacing: 0) {
                ForEach(Array(segments.enumerated()), id: \.offset) { index, segment in
                    let isChosen = chosen.contains(index)
                    Group { if let image = segment.image { ButtonPicture.image(image) } else { Text(verbatim: segment.label).font(font) } }
                        .foregroundStyle(isChosen ? Color.white : Color(nsColor: .controlTextColor)).opacity(segment.isEnabled ? 1 : 0.5)
                        .padding(.horizontal, 10).frame(maxWidth: .infinity, minHeight: 21)
                        .background(isChosen ? color : .clear, in: shape)
                }
            }
            .background(Color(nsColor: .controlColor), in: shape).overlay { shape.strokeBorder(Color.black.opacity(0.15), lineWidth: 0.5) }
            .fixedSize(horizontal: false, vertical: true).opacity(isEnabled ? 1 : 0.5))
    }
}
