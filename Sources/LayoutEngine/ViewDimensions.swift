import Geometry

/// A view's size and alignment guides in its own space, points.
public struct ViewDimensions: Equatable {
    /// nil for a bare rectangle, which has the guides' default values only.
    let element: (any LayoutElement)?
    package let size: ViewSize

    /// The dimensions of an element at a size that it took.
    package init(_ element: any LayoutElement, size: ViewSize) {
        self.element = element
        self.size = size
    }

    /// The dimensions of a rectangle that sets no guide.
    package init(size: CGSize) {
        element = nil
        self.size = ViewSize(size, proposal: ProposedViewSize(size))
    }

    public var width: CGFloat { size.value.width }
    public var height: CGFloat { size.value.height }

    /// Where the guide lies: the value that was set, else the default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// Where the guide lies: the value that was set, else the default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// The value that was set, or nil.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    /// The value that was set, or nil.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    /// Where the guide lies: the value that was set, else the default. Never NaN: that counts as infinite.
    package subscript(key: AlignmentKey) -> CGFloat {
        self[explicit: key] ?? key.defaultValue(in: self)
    }

    /// The value that was set, or nil.
    package subscript(explicit key: AlignmentKey) -> CGFloat? {
        guard let value = element?.explicitAlignment(key, at: size) else { return nil }
        return value.isNaN ? .infinity : value
    }

    /// The point at which both guides cross.
    package subscript(alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal.key], y: self[alignment.vertical.key])
    }

    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.element === rhs.element && lhs.size == rhs.size
    }
}

extension LayoutElement {
    /// Where a guide of the element lies at a size that it took: `ViewDimensions[key]`, without making these where nobody asks for them.
    func guide(_ key: AlignmentKey, at size: ViewSize) -> CGFloat {
        if let value = explicitAlignment(key, at: size) { return value.isNaN ? .infinity : value }
        return key.defaultValue(length: size.value[key.axis]) ?? key.defaultValue(in: ViewDimensions(self, size: size))
    }

    /// The element's size and guides for a proposal.
    package func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(self, size: ViewSize(sizeThatFits(proposal), proposal: proposal))
    }
}
