/// What a person does, as an event of a timeline says it.
public enum InputEvent: Sendable, Equatable {
    /// A finger that comes and goes at once, `count` times.
    case tap(EventTarget, count: Int)
    /// A finger that rests for seconds.
    case press(EventTarget, duration: Double)
    /// A finger that moves along points, in seconds: evenly, or so that it has this speed (points a second) when it is lifted. Points count from the
    /// target's middle. Before it moves, the finger rests for `holding` seconds.
    case drag(EventTarget, by: [CGPoint], duration: Double, velocity: Double? = nil, holding: Double = 0)
    /// Letters typed one after the other within seconds, into the target, which is tapped first, or into what has the focus.
    case type(String, into: EventTarget?, duration: Double)
    /// A slider's thumb, drawn to a share of its range (0…1) within seconds.
    case slide(EventTarget, to: Double, duration: Double)
    /// A switch that is tapped if it isn't as wanted.
    case toggle(EventTarget, isOn: Bool)
    /// An option of a picker, by the text that it shows; of the only picker that has it, or of the target.
    case choose(String, from: EventTarget?)
}

extension ViewGraph {
    /// Begins what an event says; what takes time goes on as time moves. Lay out first (`settle()`).
    ///
    /// - Throws: `EventError` where the target isn't there, isn't clear, or is nothing that the event is for.
    public func perform(_ event: InputEvent) throws(EventError) {
        switch event {
        case .tap(let target, let count):
            try tap(target, count: count)
        case .press(let target, let duration):
            let point = try locate(target)
            try move(along: [point, point], duration: duration, target)
        case .drag(let target, let offsets, let duration, let velocity, let holding):
            let start = try locate(target)
            let path = [start] + offsets.map { CGPoint(x: start.x + $0.x, y: start.y + $0.y) }
            try move(along: path, duration: duration, velocity: velocity, holding: holding, target)
        case .type(let letters, let target, let duration):
            if let target {
                let field = try control(TextInputRenderNode.self, "text field", target)
                if field !== input.focusedInput {
                    // As a person does: what covers the field, or puts it out of use, keeps the focus away.
                    let point = field.convertToGlobal(CGPoint(x: field.size.width / 2, y: field.size.height / 2))
                    pointer(.began, at: point)
                    pointer(.ended, at: point)
                    guard field === input.focusedInput else { throw .nothingReacts(target, at: point) }
                }
            } else if input.focusedInput == nil {
                throw .noFocus(candidates: names(of: TextInputRenderNode.self))
            }
            input.runningInputs.append(RunningInput(letters: Array(letters), start: time, duration: max(0, duration)))
        case .slide(let target, let share, let duration):
            let slider = try control(SliderRenderNode.self, "slider", target)
            let (from, to) = (slider.thumbCenter(at: slider.share.wrappedValue), slider.thumbCenter(at: min(max(share, 0), 1)))
            try move(along: [from, to], duration: duration, target)
        case .toggle(let target, let isOn):
            let control = try control(SwitchRenderNode.self, "toggle", target)
            guard control.isOn.wrappedValue != isOn else { return }
            try tap(.point(control.convertToGlobal(CGPoint(x: control.size.width / 2, y: control.size.height / 2))))
        case .choose(let text, let target):
            try option(text, target).choose()
        }
        advanceInputs()
    }

    /// The option that shows a text: of the target's picker, or of any.
    private func option(_ text: String, _ target: EventTarget?) throws(EventError) -> PickerOptionRenderNode {
        var pickers: [PickerRenderNode] = []
        if let target {
            pickers = [try control(PickerRenderNode.self, "picker", target)]
        } else {
            forEachTarget { if let picker = $0 as? PickerRenderNode { pickers.append(picker) } }
        }
        let options = pickers.flatMap(\.options)
        let found = options.filter { $0.texts.contains(text) || $0.texts.joined(separator: " ") == text }
        guard let first = found.first else {
            throw .noOption(text, candidates: options.map { "\"\($0.texts.joined(separator: " "))\"" })
        }
        guard found.count == 1 else {
            throw .ambiguous(.text(text), rects: found.map { node in node.convertRect(CGRect(origin: .zero, size: node.size), node.convertToGlobal) })
        }
        return first
    }

    private func move(
        along path: [CGPoint], duration: Double, velocity: Double? = nil, holding: Double = 0, _ target: EventTarget
    ) throws(EventError) {
        guard pointer(.began, at: path[0]) else { throw .nothingReacts(target, at: path[0]) }
        input.runningInputs.append(RunningInput(path: path, start: time + max(0, holding), duration: max(0, duration), velocity: velocity))
    }

    /// Brings events that take time to the present time.
    func advanceInputs() {
        for running in input.runningInputs { running.advance(in: self) }
        input.runningInputs.removeAll { $0.isDone(at: time) }
    }
}

/// An event that takes time, on its way.
final class RunningInput {
    private let path: [CGPoint]
    private let letters: [Character]
    private var typed = 0
    private let start: Double
    private let duration: Double
    /// The finger's speed when it is lifted, points a second; nil where it moves evenly.
    private let velocity: Double?

    /// A finger, which is down already, along points.
    init(path: [CGPoint], start: Double, duration: Double, velocity: Double? = nil) {
        (self.path, letters, self.start, self.duration, self.velocity) = (path, [], start, duration, velocity)
    }

    /// Letters, the first at once, the others at even distances.
    init(letters: [Character], start: Double, duration: Double) {
        (path, self.letters, self.start, self.duration, velocity) = ([], letters, start, duration, nil)
    }

    /// Times are sums of frame times; a frame that falls on the end counts.
    func isOver(at time: Double) -> Bool { time - start >= duration - 1e-9 }
    /// Whether all has been done.
    func isDone(at time: Double) -> Bool { isOver(at: time) && typed >= letters.count }

    @MainActor func advance(in graph: ViewGraph) {
        let isOver = isOver(at: graph.time)
        let progress = isOver ? 1 : (graph.time - start) / duration
        if !letters.isEmpty {
            let due = isOver ? letters.count : min(letters.count, Int(progress * Double(letters.count) + 1e-9) + 1)
            // After a newline the rest waits for the next frame: the focus may go elsewhere.
            if due > typed { typed += graph.typeLetters(Array(letters[typed..<due])) ?? letters.count }
        }
        // The finger rests, and time alone goes on.
        guard let last = path.last, progress >= 0 else { return }
        let (share, speed) = isOver ? (1, velocity) : share(at: progress)
        let velocity = speed.map { CGSize(width: direction(at: share).x * $0, height: direction(at: share).y * $0) }
        graph.pointer(.moved, at: isOver ? last : point(at: share), velocity: velocity)
        if isOver { graph.pointer(.ended, at: last, velocity: velocity) }
    }

    private var lengths: [CGFloat] { zip(path, path.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) } }

    /// How much of the way is behind the finger after a share `t` of the time, and its speed where that isn't even.
    ///
    /// With k, the speed at the end divided by the average, the way is t^k where k is at least 1 (slow, then fast) and kt + (1 - k)(2t - t²) below (fast,
    /// then slow): the finger never turns back, and what it did just before fits the speed that it ends with.
    private func share(at t: Double) -> (share: Double, speed: Double?) {
        let average = lengths.reduce(0, +) / duration
        guard let velocity, average > 0 else { return (t, velocity) }
        let k = velocity / average
        if k >= 1 { return (pow(t, k), average * k * pow(t, k - 1)) }
        return (k * t + (1 - k) * (2 * t - t * t), average * (k + (1 - k) * 2 * (1 - t)))
    }

    /// The piece of the way at a share of its length, and where in it.
    private func piece(at share: Double) -> (from: CGPoint, to: CGPoint, along: CGFloat)? {
        let lengths = lengths
        var left = lengths.reduce(0, +) * share
        var last: (CGPoint, CGPoint, CGFloat)?
        for (index, length) in lengths.enumerated() where length > 0 {
            if left <= length { return (path[index], path[index + 1], left / length) }
            left -= length
            last = (path[index], path[index + 1], 1)
        }
        return last
    }

    /// The point at a share of the path's length.
    private func point(at share: Double) -> CGPoint {
        guard let (from, to, along) = piece(at: share) else { return path[path.count - 1] }
        return CGPoint(x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along)
    }

    /// The way's direction at a share of its length, one point long; zero where there is no way.
    private func direction(at share: Double) -> CGPoint {
        guard let (from, to, _) = piece(at: share) else { return .zero }
        let length = hypot(to.x - from.x, to.y - from.y)
        return CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
    }
}
