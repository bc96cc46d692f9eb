import AppleCoreGraphics
import Easel
import Foundation
import Views

/// An action that runs on a node.
@MainActor
final class SKActionRun {
    let action: SKAction
    private var duration: Double
    private var elapsed = 0.0
    private var progress: CGFloat = 0
    private var change: (@MainActor (CGFloat, CGFloat) -> Void)?
    /// The parts of a sequence, group, or repetition that run now.
    private var parts: [SKActionRun] = []
    /// The number of parts of a sequence, or of repetitions, that have begun.
    private var begun = 0
    /// Whether the action has not begun.
    private(set) var isNew = true

    init(_ action: SKAction) {
        self.action = action
        duration = action.duration
    }

    /// The repetitions of one action in a step, and those of all actions inside an action of a node.
    private static let (limit, totalLimit) = (1_000, 20_000)
    private static var repetitions = 0
    /// Advances an action of a node, as `advance(_:by:)` does.
    func advanceFromNode(_ node: SKNode, by seconds: Double) -> Double? {
        Self.repetitions = 0
        return advance(node, by: seconds)
    }

    /// Advances the action by a number of seconds.
    ///
    /// - Returns: the seconds that were left when the action ended; nil if it goes on.
    private func advance(_ node: SKNode, by seconds: Double) -> Double? {
        if isNew, action.durationRange != 0, let scene = node.scene {
            duration = max(0, action.duration + (scene.nextActionNumber() - 0.5) * action.durationRange)
        }
        isNew = false
        let step = seconds * Double(max(0, action.speed))
        switch action.kind {
        case .wait, .instant, .change, .custom:
            let left = spend(step)
            if left == nil, case .instant = action.kind { return nil }
            apply(to: node)
            return left.map { remaining($0) }
        case .sequence, .repetition:
            guard isLinear else { return warped(node, step) }
            return inOrder(node, step).map { remaining($0) }
        case .group(let actions):
            guard isLinear else { return warped(node, step) }
            return together(actions, node, step).map { remaining($0) }
        }
    }

    private func remaining(_ seconds: Double) -> Double { action.speed > 0 ? seconds / Double(action.speed) : 0 }
    private var isLinear: Bool { action.timingMode == .linear && action.timingFunction == nil || !duration.isFinite || duration == 0 }

    /// - Returns: the seconds beyond the end; nil before it.
    private func spend(_ seconds: Double) -> Double? {
        elapsed += seconds
        // Sixtieths don't add up exactly.
        guard elapsed >= duration - 1e-9 else { return nil }
        let left = max(0, elapsed - duration)
        elapsed = duration
        return left
    }

    private func apply(to node: SKNode) {
        switch action.kind {
        case .instant(let block): block(node)
        case .change(let start):
            if change == nil { change = start(node) }
            let now = CGFloat(action.progress(at: duration > 0 ? elapsed / duration : 1))
            change?(now, progress)
            progress = now
        case .custom(let block):
            block(node, CGFloat(duration > 0 && duration.isFinite ? action.progress(at: elapsed / duration) * duration : elapsed))
        default: break
        }
    }

    /// Runs the parts in the time that the timing function of the whole action yields.
    private func warped(_ node: SKNode, _ seconds: Double) -> Double? {
        let former = action.progress(at: elapsed / duration) * duration
        let left = spend(seconds)
        let step = max(0, action.progress(at: elapsed / duration) * duration - former) + (left == nil ? 0 : 1e-6)
        if case .group(let actions) = action.kind { _ = together(actions, node, step) } else { _ = inOrder(node, step) }
        return left.map { remaining($0) }
    }

    private func inOrder(_ node: SKNode, _ seconds: Double) -> Double? {
        var (left, count) = (seconds, 0)
        while true {
            if parts.isEmpty {
                if case .repetition = action.kind {
                    // Actions that take almost no time go on in the next step.
                    guard count < Self.limit, Self.repetitions < Self.totalLimit else { return nil }
                    (count, Self.repetitions) = (count + 1, Self.repetitions + 1)
                }
                guard let next = nextPart() else { return left }
                parts = [SKActionRun(next)]
            }
            guard let remainder = parts[0].advance(node, by: left) else { return nil }
            parts = []
            // An endless repetition of something that takes no time happens once in a step.
            if remainder == left, case .repetition(_, nil) = action.kind { return nil }
            left = remainder
        }
    }

    private func nextPart() -> SKAction? {
        defer { begun += 1 }
        switch action.kind {
        case .sequence(let actions): return begun < actions.count ? actions[begun] : nil
        case .repetition(let action, let count): return begun < count ?? .max ? action : nil
        default: return nil
        }
    }

    private func together(_ actions: [SKAction], _ node: SKNode, _ seconds: Double) -> Double? {
        if begun == 0 {
            begun = 1
            parts = actions.map { SKActionRun($0) }
        }
        var left = seconds
        parts.removeAll { part in
            guard let remainder = part.advance(node, by: seconds) else { return false }
            left = min(left, remainder)
            return true
        }
        return parts.isEmpty ? left : nil
    }
}

/// The places along a path, at equal distances.
struct PathWalk: @unchecked Sendable {
    private var points: [CGPoint] = []
    /// The indices of the points at which subpaths begin.
    private var starts: [Int] = []
    private var distances: [CGFloat] = []
    var length: CGFloat { distances.last ?? 0 }

    init(_ path: CGPath) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in Path(path).elements {
            switch element {
            case .move(let point):
                (start, current) = (point, point)
                add(point, isJump: true)
            case .line(let point): current = add(point)
            case .quadCurve(let end, let control):
                curve { t in Self.mix(Self.mix(current, control, t), Self.mix(control, end, t), t) }
                current = end
            case .curve(let end, let first, let second):
                curve { t in
                    let (a, b, c) = (Self.mix(current, first, t), Self.mix(first, second, t), Self.mix(second, end, t))
                    return Self.mix(Self.mix(a, b, t), Self.mix(b, c, t), t)
                }
                current = end
            case .closeSubpath: current = add(start)
            }
        }
    }
    private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
    private mutating func curve(_ point: (CGFloat) -> CGPoint) { for index in 1...32 { add(point(CGFloat(index) / 32)) } }
    @discardableResult private mutating func add(_ point: CGPoint, isJump: Bool = false) -> CGPoint {
        let step = isJump ? 0 : points.last.map { hypot(point.x - $0.x, point.y - $0.y) } ?? 0
        if isJump || points.isEmpty { starts.append(points.count) }
        points.append(point)
        distances.append(length + step)
        return point
    }

    /// The points of each subpath, 32 for each curve.
    var subpaths: [[CGPoint]] { starts.enumerated().map { Array(points[$1..<($0 + 1 < starts.count ? starts[$0 + 1] : points.count)]) } }

    /// The number of the piece that contains a part of the way, 0…1, and the place inside it.
    private func piece(at part: CGFloat) -> (index: Int, inside: CGFloat)? {
        guard points.count > 1 else { return nil }
        let distance = min(max(part, 0), 1) * length
        let index = min(max(1, distances.firstIndex { $0 >= distance && $0 > 0 } ?? 1), points.count - 1)
        let piece = distances[index] - distances[index - 1]
        return (index, piece > 0 ? (distance - distances[index - 1]) / piece : 1)
    }
    func point(at part: CGFloat) -> CGPoint {
        guard let (index, inside) = piece(at: part) else { return points.first ?? .zero }
        return Self.mix(points[index - 1], points[index], inside)
    }
    /// The direction of the way, in radians.
    func angle(at part: CGFloat) -> CGFloat {
        guard let (index, _) = piece(at: part) else { return 0 }
        return atan2(points[index].y - points[index - 1].y, points[index].x - points[index - 1].x)
    }
}
