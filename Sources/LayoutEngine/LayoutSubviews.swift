import Geometry

/// The position and proposal that a layout gave to a child.
package struct LayoutPlacement: Equatable, Sendable {
    /// The child's top leading corner, in the space of the bounds that the layout was given.
    package var origin: CGPoint
    package var proposal: ProposedViewSize

    package init(origin: CGPoint, proposal: ProposedViewSize) {
        self.origin = origin
        self.proposal = proposal
    }
}

/// The children of a container, and the placements that its layout gave them in the latest run.
final class LayoutStorage {
    let elements: [any LayoutElement]
    var placements: [LayoutPlacement?]

    init(_ elements: [any LayoutElement]) {
        self.elements = elements
        placements = Array(repeating: nil, count: elements.count)
    }

    func forgetPlacements() {
        for index in placements.indices {
            placements[index] = nil
        }
    }

    /// Returns a child's placement; in the middle of the container if the layout left the child out.
    func placement(of index: Int, in bounds: CGRect, proposal: ProposedViewSize) -> LayoutPlacement {
        if let placement = placements[index] { return placement }
        let size = elements[index].sizeThatFits(proposal)
        return LayoutPlacement(origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), proposal: proposal)
    }
}

/// A view as its layout sees it.
public struct LayoutSubview: Equatable {
    let storage: LayoutStorage
    let index: Int

    package var element: any LayoutElement { storage.elements[index] }

    /// The priority when a container divides its length; 0 unless it is set.
    public var priority: Double { element.layoutPriority }
    /// The distances that the view prefers to its neighbors.
    public var spacing: ViewSpacing { element.layoutSpacing }

    /// The value that the view passes for a key, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { element.layoutValue(key) }

    /// Returns the size that the view takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.sizeThatFits(proposal) }

    /// Returns the size and alignment guides of the view for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { element.dimensions(for: proposal) }

    /// Puts a point of the view at a position; the last call wins. A coordinate that isn't finite counts as 0, because nothing can be drawn there.
    ///
    /// - Parameters:
    ///   - position: in the space of the layout's bounds.
    ///   - anchor: the point of the view that goes to the position.
    ///   - proposal: the view's proposal, which determines its size.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        var origin = position
        if anchor != .topLeading {
            let size = element.sizeThatFits(proposal)
            origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        }
        storage.placements[index] = LayoutPlacement(origin: origin.orZeroWhereNotFinite, proposal: proposal)
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.element === rhs.element }
}

/// The views of a container, in order. The indices of a slice start at 0, too.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = LayoutSubviews
    public typealias Index = Int

    let storage: LayoutStorage
    /// The children's indices in the storage; nil for consecutive ones.
    private let elementIndices: [Int]?
    /// The index in the storage, or in `elementIndices`, of the first view.
    private let first: Int
    public let startIndex = 0
    public let endIndex: Int
    /// The direction of text. Layouts compute left to right in both cases.
    public var layoutDirection: LayoutDirection

    init(_ storage: LayoutStorage, layoutDirection: LayoutDirection) {
        self.init(storage: storage, indices: nil, bounds: storage.elements.indices, layoutDirection: layoutDirection)
    }

    private init(storage: LayoutStorage, indices: [Int]?, bounds: Range<Int>, layoutDirection: LayoutDirection) {
        self.storage = storage
        elementIndices = indices
        first = bounds.lowerBound
        endIndex = bounds.count
        self.layoutDirection = layoutDirection
    }

    public subscript(index: Int) -> LayoutSubview {
        precondition(index >= 0 && index < endIndex, "Subview index out of range")
        return LayoutSubview(storage: storage, index: elementIndices?[first + index] ?? first + index)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(bounds.lowerBound >= 0 && bounds.upperBound <= endIndex, "Subview range out of range")
        let bounds = first + bounds.lowerBound..<first + bounds.upperBound
        return LayoutSubviews(storage: storage, indices: elementIndices, bounds: bounds, layoutDirection: layoutDirection)
    }

    /// The views at the given indices, counted from 0.
    public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
        let chosen = indices.map { self[$0].index }
        return LayoutSubviews(storage: storage, indices: chosen, bounds: chosen.indices, layoutDirection: layoutDirection)
    }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.layoutDirection == rhs.layoutDirection && lhs.elementsEqual(rhs)
    }
}

extension CGPoint {
    var orZeroWhereNotFinite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
