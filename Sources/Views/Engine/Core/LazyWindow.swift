/// The elements of a long collection that have views, and the gaps before and behind them.
///
/// Views are made in chunks shortly before they become visible, and stay. A jump to a distant position begins a new window there.
@MainActor
final class LazyWindow {
    /// The offsets of the elements that have views.
    private(set) var range: Range<Int>
    private(set) var count: Int
    private let before: LazyGapRenderNode
    private let behind: LazyGapRenderNode
    /// The average length of an element; kept once it is known, so that scrolled content doesn't jump.
    private var average: CGFloat?

    /// The number of elements made at a time: a multiple of every usual number of columns, so that chunks of a grid end with a full line.
    static let chunk = 120

    init(owner: _Node, axis: Axis, count: Int, onMove: @escaping () -> Void) {
        self.count = count
        range = 0..<min(count, Self.chunk)
        before = LazyGapRenderNode(owner: owner, axis: axis)
        behind = LazyGapRenderNode(owner: owner, axis: axis)
        before.onMove = onMove
        behind.onMove = onMove
        setGaps()
    }

    private func setGaps() {
        before.set(count: range.lowerBound, average: average)
        behind.set(count: count - range.upperBound, average: average)
    }

    /// Follows a change of the collection.
    func setCount(_ new: Int) {
        guard new != count else { return }
        let reachedEnd = range.upperBound == count
        count = new
        let upper = min(new, reachedEnd ? max(range.upperBound, Self.chunk) + Self.chunk : max(range.upperBound, Self.chunk))
        range = min(range.lowerBound, max(0, upper - 1) / Self.chunk * Self.chunk)..<upper
        setGaps()
    }

    /// Appends the gaps, and between them what `views` appends.
    func appendItems(to list: inout [RenderNode], views: (inout [RenderNode]) -> Void) {
        if before.count > 0 { list.append(before) }
        views(&list)
        if behind.count > 0 { list.append(behind) }
    }

    /// Shows the views around an offset. Returns false if they are already shown.
    func jump(to offset: Int) -> Bool {
        guard !range.contains(offset), offset >= 0, offset < count else { return false }
        let start = max(0, offset / Self.chunk - 1) * Self.chunk
        range = start..<min(count, start + 3 * Self.chunk)
        setGaps()
        return true
    }

    /// Follows scrolling: selects the elements that are visible or soon will be. Returns whether the selection has changed.
    ///
    /// - Parameter extent: the range along the axis that the present views take, in the root's space; nil without views.
    func follow(extent: ClosedRange<CGFloat>?) -> Bool {
        if average == nil, let extent, !range.isEmpty, extent.upperBound > extent.lowerBound {
            average = (extent.upperBound - extent.lowerBound) / CGFloat(range.count)
            setGaps()
        }
        let length = max(1, average ?? 44)
        var new = range
        if behind.count > 0 {
            let (visible, gap) = (behind.visible, behind.extent)
            // Make views half a window ahead.
            let end = visible.upperBound + (visible.upperBound - visible.lowerBound) / 2
            if gap.lowerBound < end {
                let first = range.upperBound + Int(saturating: max(0, (visible.lowerBound - gap.lowerBound) / length))
                let last = min(count - 1, range.upperBound + Int(saturating: (end - gap.lowerBound) / length))
                if first > range.upperBound + 2 * Self.chunk { return jump(to: first) }
                new = range.lowerBound..<min(count, (last / Self.chunk + 1) * Self.chunk)
            }
        }
        if before.count > 0 {
            let (visible, gap) = (before.visible, before.extent)
            let start = visible.lowerBound - (visible.upperBound - visible.lowerBound) / 2
            if gap.upperBound > start {
                let last = range.lowerBound - 1 - Int(saturating: max(0, (gap.upperBound - visible.upperBound) / length))
                let first = max(0, range.lowerBound - 1 - Int(saturating: (gap.upperBound - start) / length))
                if last < range.lowerBound - 2 * Self.chunk { return jump(to: max(0, last)) }
                new = min(new.lowerBound, first / Self.chunk * Self.chunk)..<new.upperBound
            }
        }
        guard new != range else { return false }
        range = new
        setGaps()
        return true
    }
}
