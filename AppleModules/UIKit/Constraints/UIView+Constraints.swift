import Easel

extension UIView {
    /// The cell or the effect whose content the view is.
    var contentOwner: UIView? {
        switch contentOfCell {
        case let cell as UITableViewCell: cell
        case let cell as UICollectionViewCell: cell
        case let effect as UIVisualEffectView: effect
        case let header as UITableViewHeaderFooterView: header
        default: nil
        }
    }
    var fillsWidth: Bool { frame.width == 0 || autoresizingMask.contains(.flexibleWidth) }
    var fillsHeight: Bool { frame.height == 0 || autoresizingMask.contains(.flexibleHeight) }

    /// Whether the content has a natural size.
    var hasNaturalSize: Bool {
        switch self {
        case let text as UITextView: !text.isScrollEnabled
        case is UIScrollView: false
        case let effect as UIVisualEffectView: ConstraintLayout.isUsed(by: effect.contentView) || ConstraintLayout.isUsed(by: effect)
        case let image as UIImageView:
            image.image != nil || image.isHighlighted && image.highlightedImage != nil || image.isAnimating && image.animationImages?.isEmpty == false
        default: type(of: self) == UIView.self || OwnDrawing.isPossible(self) ? ConstraintLayout.isUsed(by: self) : true
        }
    }

    /// The priority of the view's natural size. Among equal priorities, buttons and images take precedence over texts, but not the height of an image that
    /// fills its view.
    func hugging(_ axis: NSLayoutConstraint.Axis) -> Float {
        let type: Float =
            switch self {
            case is UILabel: 0.5
            case let image as UIImageView where axis == .vertical && image.contentMode == .scaleAspectFill: 0.25
            case is UITextField, is UIStackView, is UISearchBar, is UISlider, is UIProgressView: 0.25
            default: 0.75
            }
        return (huggingPriorities[axis] ?? defaultHugging(axis)).rawValue + type
    }

    /// The priority of the natural size of the view's class: controls keep the lengths that they can't use.
    private func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        switch self {
        case is UISwitch, is UIStepper, is UIActivityIndicatorView: .defaultHigh
        case is UISlider, is UIProgressView, is UISegmentedControl, is UITextField, is UISearchBar, is UIPageControl:
            axis == .vertical ? .defaultHigh : .defaultLow
        default: .defaultLow
        }
    }

    /// The distance from the view's lower or trailing edge to that of a view around it, if a constraint gives it.
    func distance(toEdgeOf other: UIView, _ edge: NSLayoutConstraint.Attribute) -> CGFloat? {
        for constraint in related where constraint.applies && constraint.relation == .equal && constraint.multiplier == 1 {
            guard constraint.firstAttribute == edge, constraint.secondAttribute == edge else { continue }
            if constraint.firstItem === self, constraint.secondItem === other { return -constraint.constant }
            if constraint.firstItem === other, constraint.secondItem === self { return constraint.constant }
        }
        return nil
    }

    /// The origin of another view in the view's coordinates, by the frames; nil without a common view around both.
    func place(of other: UIView) -> CGPoint? {
        func origin(_ view: UIView) -> (root: UIView, point: CGPoint) {
            var (point, view) = (CGPoint.zero, view)
            while let outer = view.superview ?? view.contentOwner {
                point = CGPoint(x: point.x + view.frame.minX, y: point.y + view.frame.minY)
                view = outer
            }
            return (view, point)
        }
        let (own, its) = (origin(self), origin(other))
        return own.root === its.root ? CGPoint(x: its.point.x - own.point.x, y: its.point.y - own.point.y) : nil
    }

    /// The subviews that a layout by constraints places: a stack leaves out hidden views that it arranges.
    var laidOutSubviews: [UIView] {
        guard let stack = self as? UIStackView else { return subviews }
        let hidden = stack.arrangedSubviews.filter(\.isHidden)
        return subviews.filter { view in !hidden.contains { $0 === view } }
    }

    func resistance(_ axis: NSLayoutConstraint.Axis) -> Float { (resistancePriorities[axis] ?? .defaultHigh).rawValue }
}

extension UIView {
    /// The lengths that constants give the view, alone or with its proportions, for an arranged view of a stack.
    package func constrainedSize() -> (width: CGFloat?, height: CGFloat?) {
        var size: (width: CGFloat?, height: CGFloat?) = (nil, nil)
        let own = related.filter { $0.applies && $0.firstItem === self && $0.relation == .equal }
        for constraint in own where constraint.secondItem == nil {
            if constraint.firstAttribute == .width { size.width = constraint.constant }
            if constraint.firstAttribute == .height { size.height = constraint.constant }
        }
        for constraint in own where constraint.secondItem === self && constraint.multiplier != 0 {
            switch (constraint.firstAttribute, constraint.secondAttribute, size.width, size.height) {
            case (.width, .height, nil, let height?): size.width = height * constraint.multiplier + constraint.constant
            case (.width, .height, let width?, nil): size.height = (width - constraint.constant) / constraint.multiplier
            case (.height, .width, let width?, nil): size.height = width * constraint.multiplier + constraint.constant
            case (.height, .width, nil, let height?): size.width = (height - constraint.constant) / constraint.multiplier
            default: break
            }
        }
        return size
    }

    /// The lengths of a view that stands alone, such as a header: those of its constraints, or of its frame.
    func givenSize() -> (width: CGFloat?, height: CGFloat?) {
        let size = constrainedSize()
        return (size.width ?? (frame.width > 0 ? frame.width : nil), size.height ?? (frame.height > 0 ? frame.height : nil))
    }
}

extension UIView {
    /// Deactivates the constraints between views inside of `root` and others, which end when `root` leaves its superview.
    func releaseConstraints(to root: UIView) {
        for constraint in related where constraint.isActive {
            let views = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owner }
            if !views.allSatisfy({ $0.isDescendant(of: root) }) { constraint.isActive = false }
        }
        for view in subviews { view.releaseConstraints(to: root) }
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint relates a view, or the one whose content it is, with views outside of it, and with nothing inside of it.
    func placesOnly(_ container: UIView) -> Bool {
        let views = [firstItem, secondItem].compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owner }
        let owner = container.contentOwner
        let outside = views.filter { !$0.isDescendant(of: container) && $0 !== owner }
        return !outside.isEmpty && views.allSatisfy { view in view === container || view === owner || outside.contains { $0 === view } }
    }
}

extension NSLayoutConstraint {
    /// The items, or their margins.
    var firstBox: AnyObject? { firstAttribute.isOfMargins ? (firstItem as? UIView)?.layoutMarginsGuide ?? firstItem : firstItem }
    var secondBox: AnyObject? { secondAttribute.isOfMargins ? (secondItem as? UIView)?.layoutMarginsGuide ?? secondItem : secondItem }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the part is one of the margins of a view.
    fileprivate var isOfMargins: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins: true
        default: false
        }
    }

    /// The baseline instead of an edge.
    var baseline: ConstraintSolver.Baseline? { self == .firstBaseline ? .first : self == .lastBaseline ? .last : nil }

    /// The part of a box, and whether it is along y; nil if there is no part.
    var part: (part: ConstraintSolver.Part, isVertical: Bool)? {
        switch self {
        case .notAnAttribute: nil
        case .left, .leading, .leftMargin, .leadingMargin: (.low, false)
        case .right, .trailing, .rightMargin, .trailingMargin: (.high, false)
        case .centerX, .centerXWithinMargins: (.middle, false)
        case .width: (.size, false)
        case .top, .topMargin, .firstBaseline: (.low, true)
        case .bottom, .bottomMargin, .lastBaseline: (.high, true)
        case .centerY, .centerYWithinMargins: (.middle, true)
        case .height: (.size, true)
        }
    }
}
