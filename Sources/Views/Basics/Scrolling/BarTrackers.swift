/// Reports the position of a page's scroll view to its bars.
@MainActor
final class BarTracker {
    private let report: (_ scrolled: CGFloat, _ isContentBelowBottom: Bool) -> Void
    private var latest: (CGFloat, Bool) = (0, false)
    /// The part of the bar above the scroll view that scrolls away, in points.
    var collapsible: CGFloat = 0
    /// The part that has scrolled away.
    var collapsed: CGFloat { min(latest.0, collapsible) }

    init(_ report: @escaping (CGFloat, Bool) -> Void) { self.report = report }

    /// Called when a scroll view that reaches a bar has been placed.
    func scrollViewDidMove(_ node: RenderNode, scrolled: CGFloat, hasMoreBelow: Bool) {
        let new = (max(0, scrolled), hasMoreBelow)
        guard new != latest else { return }
        latest = new
        let transaction = node.owner.transaction
        node.graph.enqueueAction { [weak self] in
            guard let self, latest == new else { return }
            withTransaction(transaction) { self.report(new.0, new.1) }
        }
    }
}

/// The bars above and below a scroll view that follow its position.
struct BarTrackers: Equatable {
    var trackers: [BarTracker] = []

    static func == (a: BarTrackers, b: BarTrackers) -> Bool { a.trackers.elementsEqual(b.trackers, by: ===) }
}

private struct BarTrackersKey: EnvironmentKey { static var defaultValue: BarTrackers { BarTrackers() } }

extension EnvironmentValues {
    /// The bars that follow the outermost scroll view.
    var barTrackers: BarTrackers {
        get { self[BarTrackersKey.self] }
        set { self[BarTrackersKey.self] = newValue }
    }
}
