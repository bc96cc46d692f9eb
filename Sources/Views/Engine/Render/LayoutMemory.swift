/// A cache of a node's most recent layout results: sizes, guides and spacing.
///
/// Nested stacks ask a child for its minimum, maximum and final size, each for three lengths of the other axis: with capacity for those nine sizes,
/// the siblings of a changed view are not measured again.
struct LayoutMemory {
    private static let limit = 12
    private(set) var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var oldestSize = 0
    private(set) var guides: [(key: AlignmentKey, size: ViewSize, value: CGFloat?)] = []
    private var oldestGuide = 0
    /// The distances to neighbors, once computed.
    var spacing: ViewSpacing? {
        get { spacingBox?.value }
        set { spacingBox = newValue.map(Box.init) }
    }
    // Stored separately: few nodes have spacing, and four vectors of four would make each node large and give it an unusual alignment.
    private var spacingBox: Box?

    private final class Box {
        let value: ViewSpacing
        init(_ value: ViewSpacing) { self.value = value }
    }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get { sizes.first { $0.proposal == proposal }?.size }
        set {
            guard let newValue else { return }
            Self.add((proposal, newValue), to: &sizes, &oldestSize)
        }
    }

    /// Returns the cached value of a guide; the outer optional is nil if the value isn't cached, the inner one if the guide is known to have no value.
    func guide(_ key: AlignmentKey, _ size: ViewSize) -> CGFloat?? { guides.first { $0.key == key && $0.size == size }.map(\.value) }
    mutating func setGuide(_ key: AlignmentKey, _ size: ViewSize, _ value: CGFloat?) { Self.add((key, size, value), to: &guides, &oldestGuide) }

    private static func add<Entry>(_ entry: Entry, to entries: inout [Entry], _ oldest: inout Int) {
        if entries.count < limit {
            entries.append(entry)
        } else {
            entries[oldest] = entry
            oldest = (oldest + 1) % limit
        }
    }

    var isEmpty: Bool { sizes.isEmpty && guides.isEmpty && spacingBox == nil }

    mutating func forget() {
        if !sizes.isEmpty { sizes.removeAll(keepingCapacity: true) }
        if !guides.isEmpty { guides.removeAll(keepingCapacity: true) }
        spacingBox = nil
        oldestSize = 0
        oldestGuide = 0
    }
}
