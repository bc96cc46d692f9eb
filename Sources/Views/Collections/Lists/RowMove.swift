import Foundation

/// Moving a row by its handle: it follows the finger, and the rows of its collection make room.
extension ListRowRenderNode {
    /// A position among the rows of the same collection.
    private struct Place {
        /// The other rows, from top to bottom.
        let others: [ListRowRenderNode]
        /// The number of other rows above the row, before and after the move.
        let before: Int
        let after: Int
    }

    /// The time in seconds that rows take to make room.
    private static let time = 0.25

    private func place(at lift: CGFloat) -> Place? {
        guard let edit = edits.first(where: { $0.moves }), let (rows, _) = siblings else { return nil }
        let others = rows.compactMap { $0 as? ListRowRenderNode }.filter { row in row !== self && row.edits.contains { $0.owner === edit.owner } }
            .sorted { $0.absoluteFrame.midY < $1.absoluteFrame.midY }
        func rowsAbove(_ y: CGFloat) -> Int { others.filter { $0.absoluteFrame.midY < y }.count }
        return Place(others: others, before: rowsAbove(absoluteFrame.midY), after: rowsAbove(absoluteFrame.midY + lift))
    }

    private func setLift(_ lift: CGFloat, _ animation: Animation?) {
        self.lift.set(CGRect(x: 0, y: lift, width: 0, height: 0), animation: animation, in: owner)
        displayDidChange()
    }

    /// Moves the row with the finger on its handle.
    func drag(by dy: CGFloat) {
        graph.willMutate(Transaction())
        graphState.hasLevels = true
        isDragged = true
        setLift(dy, nil)
        guard let place = place(at: dy) else { return }
        for (index, row) in place.others.enumerated() {
            row.isDragged = false
            let isPassed = (place.before..<max(place.before, place.after)).contains(index)
            let isPassedUpward = (place.after..<max(place.before, place.after)).contains(index)
            row.setLift(isPassed ? -size.height : isPassedUpward ? size.height : 0, .easeInOut(duration: Self.time))
        }
    }

    /// Moves the row to the position to which it has been dragged. It and the others come to rest from where they are.
    func drop() {
        let place = place(at: lift.model.minY)
        graph.willMutate(Transaction(animation: .default))
        for row in [self] + (place?.others ?? []) { row.setLift(0, .default) }
        setNeedsPlacement()
        guard let place, let edit = edits.first(where: { $0.moves }), let from = edit.index, place.after != place.before else { return }
        let to = from - place.before + place.after
        withAnimation { edit.move(IndexSet(integer: from), to > from ? to + 1 : to) }
    }
}
