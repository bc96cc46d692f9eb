// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleCoreGraphics
import AppleUIKit
import Easel
import Views

/// A button with a menu of choices.
@MainActor @preconcurrency
open class NSPopUpButton: NSButton {
    private lazy var choices = NSMenu()
    open override var menu: NSMenu? {
        get { choices }
        set { choices = newValue ?? NSMenu() }
    }
    open var pullsDown = false
    open var autoenablesItems = true
    open var preferredEdge = NSRectEdge.maxY
    open private(set) var indexOfSelectedItem = 0
    nonisolated public override init(frame frameRect: CGRect) { super.init(frame: frameRect) }
    nonisolated public required init?(coder: NSCoder) { super.init(frame: .zero) }
    public convenience init(frame buttonFrame: CGRect, pullsDown flag: Bool) {
        self.init(frame: buttonFrame)
        pullsDown = flag
    }
    open func addItem(withTitle title: String) {
        removeItem(withTitle: title)
        choices.addItem(withTitle: title, action: nil, keyEquivalent: "")
    }
    open func addItems(withTitles itemTitles: [String]) { for title in itemTitles { addItem(withTitle: title) } }
    open func insertItem(withTitle title: String, at index: Int) { choices.insertItem(withTitle: title, action: nil, keyEquivalent: "", at: index) }
    open func removeItem(withTitle title: String) { if let item = choices.item(withTitle: title) { choices.removeItem(item) } }
    open func removeItem(at index: Int) { choices.removeItem(at: index) }
    open func removeAllItems() { choices.removeAllItems() }
    open var itemArray: [NSMenuItem] { choices.items }
    open var numberOfItems: Int { choices.numberOfItems }
    open var itemTitles: [String] { choices.items.map(\.title) }
    open var lastItem: NSMenuItem? { choices.items.last }
    open var selectedItem: NSMenuItem? { choices.item(at: indexOfSelectedItem) }
    open var titleOfSelectedItem: String? { selectedItem?.title }
    open func selectedTag() -> Int { selectedItem?.tag ?? 0 }
    open func item(at index: Int) -> NSMenuItem? { choices.item(at: index) }
    open func item(withTitle title: String) -> NSMenuItem? { choices.item(withTitle: title) }
    open func itemTitle(at index: Int) -> String { item(at: index)?.title ?? "" }
    open func indexOfItem(withTitle title: String) -> Int { choices.indexOfItem(withTitle: title) }
    open func indexOfItem(withTag tag: Int) -> Int { choices.indexOfItem(withTag: tag) }
    open func index(of item: NSMenuItem) -> Int { choices.index(of: item) }
    open func select(_ item: NSMenuItem?) { indexOfSelectedItem = item.map { choices.index(of: $0) } ?? -1 }
    open func selectItem(at index: Int) { indexOfSelectedItem = index }
    open func selectItem(withTitle title: String) { indexOfSelectedItem = choices.indexOfItem(withTitle: title) }
    @discardableResult open func selectItem(withTag tag: Int) -> Bool {
        indexOfSelectedItem = choices.indexOfItem(withTag: tag)
        return indexOfSelectedItem >= 0
    }
    open func setTitle(_ string: String) { if pullsDown { title = string } else { selectItem(withTitle: string) } }
    open func synchronizeTitleAndSelectedItem() {}

    override var ownPicture: AnyView? {
        let shown = pullsDown ? choices.items.first : selectedItem
        return AnyView(
            ButtonPicture.bezel(
                HStack(spacing: 6) {
                    if let image = shown?.image { Image(nsImage: image) }
                    Text(verbatim: shown?.attributedTitle?.string ?? shown?.title ?? (pullsDown ? title : "")).font(shownFont).lineLimit(1)
                    Spacer(minLength: 0)
                    Image(systemName: pullsDown ? "chevron.down" : "chevron.up.chevron.down").font(.system(size: 9, weight: .bold))
                        .foregroundColor(pullsDown ? Color(nsColor: .secondaryLabelColor) : .accentColor)
                }, isBordered: isBordered, isHelp: false, nil
            )
            .opacity(isEnabled ? 1 : 0.5))
    }
}

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

/// A control with a number, whose text is the number.
@MainActor @preconcurrency
open class NSNumericControl: NSControl {
    var number = 0.0
    open override var doubleValue: Double {
        get { number }
        set { number = newValue.isNaN ? 0 : newValue }
    }
    open override var stringValue: String {
        get { "\(number)" }
        set { number = Double(newValue) ?? 0 }
    }
    open override var objectValue: Any? {
        get { number }
        set { number = (newValue as? NSNumber)?.doubleValue ?? newValue as? Double ?? 0 }
    }
    open var minValue = 0.0
    open var maxValue = 100.0
    /// The range of the values, which must be finite.
    var range: ClosedRange<Double> {
        let low = minValue.isFinite ? minValue : 0
        return low...(maxValue.isFinite ? max(low, maxValue) : low)
    }
    /// The part of the range that the value fills, 0…1.
    var share: Double { range.upperBound > range.lowerBound ? min(1, max(0, (number - range.lowerBound) / (range.upperBound - range.lowerBound))) : 0 }
}

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

/// Two arrows that change a number.
open class NSStepper: NSNumericControl {
    open var increment = 1.0
    open var valueWraps = true
    open var autorepeat = true
    override var ownPicture: AnyView? {
        AnyView(
            VStack(spacing: 1) {
                Image(systemName: "chevron.up")
                Image(systemName: "chevron.down")
            }
            .font(.system(size: 7, weight: .bold)).frame(width: 13, height: 22)
            .background(Color(nsColor: .controlColor), in: RoundedRectangle(cornerRadius: 4))
            .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(Color.black.opacity(0.15), lineWidth: 0.5) })
    }
}

/// A switch.
open class NSSwitch: NSControl {
    open var state = StateValue.off
    override var ownPicture: AnyView? { AnyView(Toggle("", isOn: .constant(state == .on)).labelsHidden().toggleStyle(.switch).scaleEffect(0.75)) }
}

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
