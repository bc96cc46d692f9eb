import Easel

/// The views that one problem of constraints places: the subviews of a container, and those further in that constraints relate to views outside of their
/// superviews.
@MainActor
struct ConstrainedViews {
    /// The views; the container's subviews come first.
    private(set) var views: [UIView]
    /// The box of each view's superview; that of the container is 0, that of the first view is 1.
    private(set) var parents: [Int]
    /// The boxes of the views whose subviews are among the views.
    private(set) var opened: [Int] = []

    init(_ container: UIView) {
        views = container.laidOutSubviews
        parents = Array(repeating: 0, count: views.count)
        let reached = Self.reached(in: container)
        guard !reached.isEmpty else { return }
        var index = 0
        while index < views.count {
            if reached.contains(ObjectIdentifier(views[index])) {
                opened.append(index + 1)
                let inner = views[index].laidOutSubviews
                views += inner
                parents += Array(repeating: index + 1, count: inner.count)
            }
            index += 1
        }
    }

    /// Gives the views their frames.
    ///
    /// - Parameter frames: the frames of the boxes in the container.
    func place(_ frames: [CGRect]) {
        for (index, view) in views.enumerated() {
            view.frame = frames[index + 1].offsetBy(dx: -frames[parents[index]].minX, dy: -frames[parents[index]].minY)
            view.solvedFrames = nil
        }
        for box in opened {
            let inner = parents.indices.filter { parents[$0] == box }.map { views[$0].frame }
            views[box - 1].solvedFrames = SolvedFrames(size: frames[box].size, frames: inner)
        }
    }

    /// The views whose subviews are related to views outside of them.
    private static func reached(in container: UIView) -> Set<ObjectIdentifier> {
        var reached: Set<ObjectIdentifier> = []
        var open = [container]
        let hasSafeArea = container.safeAreaOfController != .zero
        func add(_ view: UIView) { if reached.insert(ObjectIdentifier(view)).inserted { open.append(view) } }
        while let ancestor = open.popLast() {
            for constraint in ancestor.crossing where constraint.applies {
                let paths = constraint.paths(in: ancestor)
                guard paths.allSatisfy({ $0?.allSatisfy(\.sharesConstraints) ?? false }) else { continue }
                for view in paths.flatMap({ $0 ?? [] }) { add(view) }
            }
            // The safe area of a view follows from its place.
            for view in ancestor.subviews where hasSafeArea && view.placesBySafeArea { add(view) }
        }
        return reached
    }
}

/// The frames that the constraints of a view around it give the subviews of a view with a size.
struct SolvedFrames {
    let size: CGSize
    let frames: [CGRect]

    /// Returns the frames of the view and its subviews if they hold for a proposal.
    func frames(for proposal: ProposedViewSize, count: Int) -> [CGRect]? {
        guard frames.count == count, let width = proposal.width, let height = proposal.height else { return nil }
        guard abs(width - size.width) < 0.01, abs(height - size.height) < 0.01 else { return nil }
        return [CGRect(origin: .zero, size: size)] + frames
    }
}

extension UIView {
    /// Whether the constraints of the subviews can be solved with those of views around the view.
    fileprivate var sharesConstraints: Bool { !(self is UIScrollView) && ConstraintLayout.isUsed(by: self) }

    /// Whether a constraint relates something to the view's own safe area, and only its place tells how large that is.
    fileprivate var placesBySafeArea: Bool {
        guard !isOfController, sharesConstraints else { return false }
        return related.contains { constraint in
            constraint.applies && [constraint.firstItem, constraint.secondItem].contains { ($0 as? UILayoutGuide)?.isSafeArea(of: self) ?? false }
        }
    }

    /// The views around the view inside of another one, from the outside; nil if the view isn't inside.
    fileprivate func path(in ancestor: UIView) -> [UIView]? {
        var (path, view) = ([UIView](), self)
        while view !== ancestor {
            guard let next = view.superview else { return nil }
            if next !== ancestor { path.insert(next, at: 0) }
            view = next
        }
        return path
    }

    /// The outermost view around the view.
    fileprivate var root: UIView {
        var view = self
        while let next = view.superview { view = next }
        return view
    }
}

extension UILayoutGuide {
    fileprivate func isSafeArea(of view: UIView) -> Bool { owner === view && kind == .safeArea }
}

extension NSLayoutConstraint {
    /// The views of the items. A cell counts as its content.
    private var ends: [(item: AnyObject, view: UIView)] {
        let ends = [firstItem, secondItem].compactMap { item in
            item.flatMap { item in (item as? UIView ?? (item as? UILayoutGuide)?.owner).map { (item: item, view: $0) } }
        }
        guard ends.count == 2 else { return ends }
        let roots = ends.map(\.view.root)
        return [0, 1].map { roots[1 - $0].contentOfCell === ends[$0].view ? (ends[$0].item, roots[1 - $0]) : ends[$0] }
    }

    /// The views around each item inside of a view; nil for an item outside of it.
    fileprivate func paths(in ancestor: UIView) -> [[UIView]?] {
        ends.map { end in
            let path = end.view.path(in: ancestor)
            // A guide without a place of its own lies among the subviews of its view.
            guard let guide = end.item as? UILayoutGuide, guide.kind == .free, end.view !== ancestor else { return path }
            return path.map { $0 + [end.view] }
        }
    }

    /// The nearest view around both items, if one of the items lies deeper than its subviews; nil for other constraints.
    var crossedView: UIView? {
        let ends = ends
        guard ends.count == 2 else { return nil }
        var ancestor: UIView? = ends[0].view
        while let view = ancestor, !ends[1].view.isDescendant(of: view) { ancestor = view.superview }
        guard let ancestor, paths(in: ancestor).contains(where: { !($0 ?? []).isEmpty }) else { return nil }
        return ancestor
    }
}
