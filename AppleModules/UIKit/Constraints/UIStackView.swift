import Easel

/// A row or a column of views.
open class UIStackView: UIView {
    /// The distribution of the stack's length among the views.
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    /// The alignment of the views across the stack.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }
    private var arranged: [UIView] = []
    /// The views in the row or column, in order. A view that was removed from the stack is no longer arranged.
    public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var spacing: CGFloat = 0
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    open var isLayoutMarginsRelativeArrangement = false
    open var isBaselineRelativeArrangement = false
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { customSpacings[ObjectIdentifier(arrangedSubview)] = spacing }
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat { customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault }
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    public static let spacingUseSystem: CGFloat = 8
    private(set) var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }
    /// Adds a view at an index of the arranged views, or moves it there. An index beyond them counts as their end.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arranged = arrangedSubviews.filter { $0 !== view }
        arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
    }
    /// Removes a view from the row or column. It remains a subview, which is drawn at its frame, until `removeFromSuperview()`.
    open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(Color.clear) : nil }
}
