import Geometry

/// The places of a finger during the last tenth of a second, from which its speed is measured, whatever the frame rate
/// (Documentation/Semantics/Gestures.md#drags).
package struct FingerTrail {
    private var places: [(time: Double, point: CGPoint)] = []
    /// In seconds.
    private static let length = 0.1

    package init() {}
    package var isEmpty: Bool { places.isEmpty }

    package mutating func add(_ point: CGPoint, at time: Double) {
        places.append((time, point))
        // One place before that time remains: between it and the next one, the finger was where the measured way begins.
        while places.count > 1, places[1].time < time - Self.length - 1e-9 { places.removeFirst() }
    }

    /// In points per second; zero for a finger that rests.
    package var velocity: CGSize {
        guard let first = places.first, let last = places.last, last.time > first.time else { return .zero }
        var start = first
        let edge = last.time - Self.length
        if edge > first.time + 1e-9 {
            let (next, share) = (places[1], (edge - first.time) / (places[1].time - first.time))
            start = (edge, CGPoint(x: first.point.x + (next.point.x - first.point.x) * share, y: first.point.y + (next.point.y - first.point.y) * share))
        }
        let seconds = last.time - start.time
        return CGSize(width: (last.point.x - start.point.x) / seconds, height: (last.point.y - start.point.y) / seconds)
    }
}
