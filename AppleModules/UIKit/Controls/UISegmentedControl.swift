import Easel
import Views

open class UISegmentedControl: UIControl {
    private static let proxy = Proxies.made(UISegmentedControl(frame: .zero))
    open override class func appearance() -> UISegmentedControl { proxy }
    open override class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UISegmentedControl { appearance() }
    open var selectedSegmentTintColor: UIColor? { didSet { settingDidChange() } }
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
    open func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics) {}
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
    open func removeSegment(at segment: Int, animated: Bool) {
        guard titles.indices.contains(segment) else { return }
        titles.remove(at: segment)
        images[segment] = nil
        images = Dictionary(uniqueKeysWithValues: images.map { ($0.key < segment ? $0.key : $0.key - 1, $0.value) })
        actions[segment] = nil
        actions = Dictionary(uniqueKeysWithValues: actions.map { ($0.key < segment ? $0.key : $0.key - 1, $0.value) })
    }
    private var titleLooks: [UInt: TextLook] = [:]
    /// Sets the font and the color of the titles of a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleLooks[state.rawValue] = TextLook(attributes)
        settingDidChange()
    }
    override func proxyDidChange() { Appearance.shared.change { $0.segments = look } }

    /// The control's settings as the appearance of SwiftUI's segments; unset values come from the proxy.
    var look: SegmentLook {
        let general = isProxy ? SegmentLook() : Appearance.shared.looks.segments
        var look = SegmentLook()
        look.plate = selectedSegmentTintColor.map { Color(uiColor: $0) } ?? general.plate
        look.background = backgroundColor.map { Color(uiColor: $0) } ?? general.background
        look.title = (titleLooks[State.normal.rawValue] ?? TextLook()).or(general.title)
        look.selectedTitle = (titleLooks[State.selected.rawValue] ?? TextLook()).or(general.selectedTitle)
        return look
    }
    private var titles: [String] = []
    /// The images instead of titles.
    private var images: [Int: UIImage] = [:]
    open func imageForSegment(at segment: Int) -> UIImage? { images[segment] }
    open var selectedSegmentIndex = -1 { didSet { if selectedSegmentIndex != oldValue { setNeedsPicture() } } }
    /// The selected index when no segment is selected.
    nonisolated public static let noSegment = -1
    private var actions: [Int: UIAction] = [:]
    open func actionForSegment(at segment: Int) -> UIAction? { actions[segment] }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        setTitle(action.title, forSegmentAt: segment)
        if let image = action.image { setImage(image, forSegmentAt: segment) }
        actions[segment] = action
    }
    /// Selects a segment as a tap does.
    func choose(_ segment: Int) {
        guard segment != selectedSegmentIndex || isMomentary else { return }
        selectedSegmentIndex = segment
        valueDidChange()
        actions[segment]?.run(sender: self)
        if isMomentary { selectedSegmentIndex = -1 }
    }
    public var numberOfSegments: Int { titles.count }
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? "" }
        images = Dictionary(uniqueKeysWithValues: (items ?? []).enumerated().compactMap { index, item in (item as? UIImage).map { (index, $0) } })
    }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let place = min(max(0, segment), titles.count)
        titles.insert(title ?? "", at: place)
        images = Dictionary(uniqueKeysWithValues: images.map { ($0.key < place ? $0.key : $0.key + 1, $0.value) })
        actions = Dictionary(uniqueKeysWithValues: actions.map { ($0.key < place ? $0.key : $0.key + 1, $0.value) })
    }
    open func removeAllSegments() { (titles, images, actions) = ([], [:], [:]) }
    /// Changes the title of a segment, which replaces its image. A number beyond the segments counts as the last one.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard !titles.isEmpty else { return }
        let place = min(max(0, segment), titles.count - 1)
        titles[place] = title ?? ""
        images[place] = nil
    }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { images[segment] = image }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insertSegment(withTitle: "", at: segment, animated: animated)
        images[min(max(0, segment), titles.count - 1)] = image
    }
    /// Adds a segment with the action's image or, without one, its title.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let place = min(max(0, segment), titles.count)
        insertSegment(withTitle: action.title, at: segment, animated: animated)
        images[place] = action.image
        actions[place] = action
    }
    open func isEnabledForSegment(at segment: Int) -> Bool { true }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { nil }
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: titles.count, animated: false) }
    }
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.segments(self)) : nil }
}
