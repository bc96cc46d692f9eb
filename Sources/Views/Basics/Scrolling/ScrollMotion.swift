import Foundation

/// The motion of a scroll view's content after a finger has left it, along one axis: it slows down, and springs back where it is beyond an end.
///
/// A pure function of time (Documentation/Semantics/Gestures.md#scrolling).
struct ScrollGlide: Equatable {
    /// The share of its speed that content keeps each millisecond.
    enum Rate {
        static let normal = 0.998
    }

    private enum Stage: Equatable {
        /// Slows down from an offset, in points, and a speed, in points per second.
        case slowing(from: Double, speed: Double)
        /// Springs back from a distance beyond an end, with the speed that it has there.
        case springing(distance: Double, speed: Double, isAtStart: Bool)
        case resting
    }
    private var stage: Stage
    private var start: Double
    private let rate: Double
    /// Whether the content goes beyond its ends.
    private let bounces: Bool
    /// A critically damped spring with a mass of 1 and a stiffness of 100, so that its exponent is 10 per second.
    private static let spring = 10.0

    /// - Parameters:
    ///   - offset: the content offset when the finger is lifted, in points.
    ///   - speed: that of the content, in points per second.
    ///   - range: the largest offset at rest.
    init(offset: CGFloat, speed: CGFloat, range: CGFloat, rate: Double, bounces: Bool, at time: Double) {
        (start, self.rate, self.bounces) = (time, rate, bounces)
        if offset < 0 {
            stage = .springing(distance: Double(offset), speed: Double(speed), isAtStart: true)
        } else if offset > range {
            stage = .springing(distance: Double(offset - range), speed: Double(speed), isAtStart: false)
        } else {
            stage = speed == 0 ? .resting : .slowing(from: Double(offset), speed: Double(speed))
        }
    }

    var isAtRest: Bool { stage == .resting }

    /// Returns the offset at a time, in points, and moves on to the next stage where one ends before it.
    ///
    /// - Parameters:
    ///   - range: the largest offset at rest, which may change while the content moves.
    ///   - precision: the distance that can't be seen, in points.
    mutating func offset(at time: Double, now offset: CGFloat, range: CGFloat, precision: CGFloat) -> CGFloat {
        if case .slowing(let from, let speed) = stage {
            let decay = 1000 * log(rate)
            let whole = -speed / decay
            let end = from + whole
            let bound = speed < 0 ? 0 : Double(range)
            if (speed < 0 && end < bound) || (speed > 0 && end > bound) {
                // At the end of the content after `crossing` seconds, with the speed that is left by then.
                let crossing = max(0, log(max(1e-12, 1 - (bound - from) / whole)) / decay)
                guard time - start >= crossing else { return CGFloat(from + whole * (1 - exp(decay * (time - start)))) }
                start += crossing
                stage = bounces ? .springing(distance: 0, speed: speed * exp(decay * crossing), isAtStart: speed < 0) : .resting
                if !bounces { return CGFloat(bound) }
            } else {
                let left = whole * exp(decay * (time - start))
                guard abs(left) < Double(precision) else { return CGFloat(end - left) }
                stage = .resting
                return CGFloat(end)
            }
        }
        guard case .springing(let distance, let speed, let isAtStart) = stage else { return offset }
        let t = time - start
        let slope = speed + Self.spring * distance
        let beyond = (distance + slope * t) * exp(-Self.spring * t)
        let remaining = (abs(distance) + abs(slope) * (t + 1 / Self.spring)) * exp(-Self.spring * t)
        let edge = isAtStart ? 0 : range
        guard remaining >= Double(precision) else {
            stage = .resting
            return edge
        }
        // A spring never passes through its end: content thrown back into its range comes to rest at the edge.
        return edge + CGFloat(isAtStart ? min(beyond, 0) : max(beyond, 0))
    }
}

/// The resistance of content that a finger pulls beyond an end.
enum RubberBand {
    /// The share of a finger's movement that content follows at the end.
    private static let stiffness: CGFloat = 0.55

    /// Returns how far content is beyond its end when a finger has pulled it by a distance, in a window of a length, all in points.
    static func stretch(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        return distance * stiffness * length / (distance * stiffness + length)
    }

    /// Returns the distance by which a finger must pull to get content that far beyond its end.
    static func pull(_ stretch: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > stretch, length > 0 else { return stretch }
        return stretch * length / (stiffness * (length - stretch))
    }

    /// Returns the offset of content for the offset that a finger asks for.
    static func resist(_ wanted: CGFloat, range: CGFloat, length: CGFloat) -> CGFloat {
        if wanted < 0 { return -stretch(-wanted, in: length) }
        return wanted > range ? range + stretch(wanted - range, in: length) : wanted
    }

    /// Returns the offset that a finger must ask for to get the content to an offset.
    static func unresist(_ offset: CGFloat, range: CGFloat, length: CGFloat) -> CGFloat {
        if offset < 0 { return -pull(-offset, in: length) }
        return offset > range ? range + pull(offset - range, in: length) : offset
    }
}

/// Moves the content of a scroll view with time until it comes to rest.
@MainActor
final class ScrollMotion: Animating {
    private weak var scroll: ScrollRenderNode?
    private unowned let graph: ViewGraph
    private var x: ScrollGlide
    private var y: ScrollGlide

    init(_ scroll: ScrollRenderNode, x: ScrollGlide, y: ScrollGlide) {
        (self.scroll, graph, self.x, self.y) = (scroll, scroll.graph, x, y)
        graph.register(self)
    }

    var endlessness: Endlessness { .ends }

    func timeDidChange() {
        guard let scroll, scroll.owner.isAlive, scroll.motion === self else { return graph.unregister(self) }
        let range = scroll.range
        let precision = 0.5 / max(1, graph.configuration.scale)
        let offset = CGPoint(
            x: x.offset(at: graph.time, now: scroll.offset.x, range: range.width, precision: precision),
            y: y.offset(at: graph.time, now: scroll.offset.y, range: range.height, precision: precision))
        scroll.glide(to: offset)
        guard x.isAtRest, y.isAtRest else { return }
        graph.unregister(self)
        scroll.motionDidEnd()
    }
}
