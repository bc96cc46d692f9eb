import Easel

/// The boxes of a problem: the container, its views, layout guides, and views around the container; with the rules that give guides and outer views their places.
@MainActor
struct GuideBoxes {
    private let container: UIView
    private let inside: ConstrainedViews
    private var boxes: [ObjectIdentifier: Int]
    var count: Int
    /// The boxes of views around the container.
    private(set) var outer: Set<Int> = []
    private(set) var columns: [ConstraintSolver.Rule] = []
    private(set) var rows: [ConstraintSolver.Rule] = []

    init(_ container: UIView, _ inside: ConstrainedViews) {
        (self.container, self.inside) = (container, inside)
        boxes = [ObjectIdentifier(container): 0]
        if let owner = container.contentOwner { boxes[ObjectIdentifier(owner)] = 0 }
        for (index, view) in inside.views.enumerated() { boxes[ObjectIdentifier(view)] = index + 1 }
        count = inside.views.count + 1
    }

    mutating func add(_ rule: ConstraintSolver.Rule, isVertical: Bool) {
        if isVertical { rows.append(rule) } else { columns.append(rule) }
    }
    mutating func add(
        _ first: (Int, ConstraintSolver.Part), _ second: (Int, ConstraintSolver.Part)?, _ constant: CGFloat,
        _ relation: NSLayoutConstraint.Relation = .equal, priority: Float = 1000, isVertical: Bool
    ) {
        add(ConstraintSolver.Rule(first: first, relation: relation, second: second, constant: constant, priority: priority), isVertical: isVertical)
    }

    /// Returns the box of a view or a guide; nil for one that has no place.
    mutating func box(_ item: AnyObject) -> Int? {
        if let known = boxes[ObjectIdentifier(item)] { return known }
        if let view = item as? UIView { return outerBox(view) }
        guard let guide = item as? UILayoutGuide, let owner = guide.owner, let outer = box(owner) else { return nil }
        let new = newBox(guide)
        if self.outer.contains(outer) { self.outer.insert(new) }
        // Without a keyboard, its guide is the part below the safe area.
        if guide.kind == .keyboard {
            let bottom = -owner.safeAreaInsets.bottom
            add((new, .low), (outer, .low), 0, isVertical: false)
            add((new, .high), (outer, .high), 0, isVertical: false)
            add((new, .low), (outer, .high), bottom, isVertical: true)
            add((new, .high), (outer, .high), 0, isVertical: true)
            return new
        }
        let area = container.safeAreaInsets
        if guide.kind == .safeArea, outer > 0, outer <= inside.views.count, area != .zero, owner.controllerSafeArea == nil {
            addSafeArea(new, of: outer, (area.left, area.right), isVertical: false)
            addSafeArea(new, of: outer, (area.top, area.bottom), isVertical: true)
        } else if let insets = guide.insets(owner) {
            add((new, .low), (outer, .low), insets.left, isVertical: false)
            add((new, .high), (outer, .high), -insets.right, isVertical: false)
            add((new, .low), (outer, .low), insets.top, isVertical: true)
            add((new, .high), (outer, .high), -insets.bottom, isVertical: true)
        }
        return new
    }

    private mutating func newBox(_ item: AnyObject) -> Int {
        defer { count += 1 }
        boxes[ObjectIdentifier(item)] = count
        return count
    }

    /// Adds the part of a view that lies in the container's safe area.
    private mutating func addSafeArea(_ guide: Int, of view: Int, _ insets: (low: CGFloat, high: CGFloat), isVertical: Bool) {
        add((guide, .low), (view, .low), 0, .greaterThanOrEqual, isVertical: isVertical)
        add((guide, .low), (0, .low), insets.low, .greaterThanOrEqual, isVertical: isVertical)
        add((guide, .low), (view, .low), 0, priority: 999, isVertical: isVertical)
        add((guide, .high), (view, .high), 0, .lessThanOrEqual, isVertical: isVertical)
        add((guide, .high), (0, .high), -insets.high, .lessThanOrEqual, isVertical: isVertical)
        add((guide, .high), (view, .high), 0, priority: 999, isVertical: isVertical)
    }

    /// Adds a view outside of the container, which has its frame before the layout; nil if it has none.
    private mutating func outerBox(_ view: UIView) -> Int? {
        guard !view.isDescendant(of: container), view.frame.width > 0, view.frame.height > 0 else { return nil }
        guard let place = container.place(of: view) else { return nil }
        let new = newBox(view)
        outer.insert(new)
        for (isVertical, low, length) in [(false, place.x, view.frame.width), (true, place.y, view.frame.height)] {
            // A common edge is known before the container has its frame. The content of a scroll view has edges of its own.
            if !(container is UIScrollView), let shared = container.distance(toEdgeOf: view, isVertical ? .bottom : .trailing) {
                add((new, .high), (0, .high), shared, isVertical: isVertical)
            } else {
                add((new, .low), (0, .low), low, isVertical: isVertical)
            }
            add((new, .size), nil, length, isVertical: isVertical)
        }
        return new
    }
}
