import Geometry

/// A view's size and alignment guides in its own space, in points.
public struct ViewDimensions: Equatable {
    /// nil for a plain rectangle, whose guides have their default values.
    let element: (any LayoutElement)?
    package let size: ViewSize

    /// Creates the dimensions of an element at a size that it took.
    package init(_ element: any LayoutElement, size: ViewSize) {
        self.element = element
        self.size = size
    }

    /// Creates the dimensions of a rectangle that sets no guides.
    package init(size: CGSize) {
        element = nil
        self.size = ViewSize(size, proposal: ProposedViewSize(size))
    }

    public var width: CGFloat { size.value.width }
    public var height: CGFloat { size.value.height }

    /// The position of the guide: the explicit value, else the default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The position of the guide: the explicit value, else the default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// The explicit value of the guide, or nil.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    /// The explicit value of the guide, or nil.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    /// The position of the guide: the explicit value, else the default.
    package subscript(key: AlignmentKey) -> CGFloat {
        self[explicit: key] ?? key.defaultValue(in: self)
    }

    /// The explicit value of the guide, or nil.
    package subscript(explicit key: AlignmentKey) -> CGFloat? {
        guard let value = element?.explicitAlignment(key, at: size) else { return nil }
        return value.isNaN ? .infinity : value
    }

    /// The point at which the two guides cross.
    package subscript(alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal.key], y: self[alignment.vertical.key])
    }

    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.element === rhs.element && lhs.size == rhs.size
    }
}

extension LayoutElement {
    /// Returns the position of a guide at a size that the element took: `ViewDimensions[key]`, without creating the dimensions if they aren't needed.
    func guide(_ key: AlignmentKey, at size: ViewSize) -> CGFloat {
        if let value = explicitAlignment(key, at: size) { return value.isNaN ? .infinity : value }
        return key.defaultValue(length: size.value[key.axis]) ?? key.defaultValue(in: ViewDimensions(self, size: size))
    }

    /// Returns the element's size and guides for a proposal.
    package func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(self, size: ViewSize(sizeThatFits(proposal), proposal: proposal))
    }
}
