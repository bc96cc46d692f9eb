import Geometry

/// Where a layout put a child.
package struct LayoutPlacement: Equatable, Sendable {
    /// The child's top leading corner, in the space of the bounds that the layout was given.
    package var origin: CGPoint
    package var proposal: ProposedViewSize

    package init(origin: CGPoint, proposal: ProposedViewSize) {
        self.origin = origin
        self.proposal = proposal
    }
}

/// The children of a container and the places that its layout gave them in the latest run.
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

    /// A child's place, in the middle of the container if the layout left it out.
    func placement(of index: Int, in bounds: CGRect, proposal: ProposedViewSize) -> LayoutPlacement {
        if let placement = placements[index] { return placement }
        let size = elements[index].sizeThatFits(proposal)
        return LayoutPlacement(origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), proposal: proposal)
    }
}

/// A view as the layout around it sees it.
public struct LayoutSubview: Equatable {
    let storage: LayoutStorage
    let index: Int

    package var element: any LayoutElement { storage.elements[index] }

    /// The rank when room is shared out; 0 unless it was set.
    public var priority: Double { element.layoutPriority }
    /// The distances that the view prefers to its neighbours.
    public var spacing: ViewSpacing { element.layoutSpacing }

    /// The value that the view was given for a key, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { element.layoutValue(key) }

    /// The size that the view takes when this much is offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.sizeThatFits(proposal) }

    /// The size and alignment guides that the view has when this much is offered.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { element.dimensions(for: proposal) }

    /// Puts a point of the view at a position; the last call wins. A position that is not finite counts as 0: a picture has no room for it.
    ///
    /// - Parameters:
    ///   - position: in the space of the layout's bounds.
    ///   - anchor: the point of the view that is put there.
    ///   - proposal: what the view is offered; it takes its size for that.
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

/// The views of a container in their order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = LayoutSubviews

    let storage: LayoutStorage
    /// The children's places in the storage, or nil where they are the indices themselves.
    private let places: [Int]?
    public let startIndex: Int
    public let endIndex: Int
    /// Which way text runs. Layouts compute left to right in both cases.
    public var layoutDirection: LayoutDirection

    init(_ storage: LayoutStorage, layoutDirection: LayoutDirection) {
        self.init(storage: storage, places: nil, bounds: storage.elements.indices, layoutDirection: layoutDirection)
    }

    private init(storage: LayoutStorage, places: [Int]?, bounds: Range<Int>, layoutDirection: LayoutDirection) {
        self.storage = storage
        self.places = places
        startIndex = bounds.lowerBound
        endIndex = bounds.upperBound
        self.layoutDirection = layoutDirection
    }

    public subscript(index: Int) -> LayoutSubview {
        precondition(index >= startIndex && index < endIndex, "Subview index out of range")
        return LayoutSubview(storage: storage, index: places?[index] ?? index)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex, "Subview range out of range")
        return LayoutSubviews(storage: storage, places: places, bounds: bounds, layoutDirection: layoutDirection)
    }

    /// The views at some indices, counted from 0.
    public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
        let chosen = indices.map { self[$0].index }
        return LayoutSubviews(storage: storage, places: chosen, bounds: chosen.indices, layoutDirection: layoutDirection)
    }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.layoutDirection == rhs.layoutDirection && lhs.elementsEqual(rhs)
    }
}

extension CGPoint {
    var orZeroWhereNotFinite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
