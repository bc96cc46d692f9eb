/// What a person does, as an event of a timeline says it.
public enum InputEvent: Sendable, Equatable {
    /// A finger that comes and goes at once, `count` times.
    case tap(EventTarget, count: Int)
    /// A finger that rests for seconds.
    case press(EventTarget, duration: Double)
    /// A finger that moves evenly along points, in seconds. Points count from the target's middle.
    case drag(EventTarget, by: [CGPoint], duration: Double)
    /// Letters typed one after the other within seconds, into the target, which is tapped first, or into what has the focus.
    case type(String, into: EventTarget?, duration: Double)
    /// A slider's thumb, drawn to a share of its range (0…1) within seconds.
    case slide(EventTarget, to: Double, duration: Double)
    /// A switch that is tapped if it isn't as wanted.
    case toggle(EventTarget, isOn: Bool)
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
        case .drag(let target, let offsets, let duration):
            let start = try locate(target)
            try move(along: [start] + offsets.map { CGPoint(x: start.x + $0.x, y: start.y + $0.y) }, duration: duration, target)
        case .type(let letters, let target, let duration):
            if let target {
                let field = try control(TextInputRenderNode.self, "text field", target)
                focus(field)
            } else if focusedInput == nil {
                throw .notA("text field", .text("with the focus"))
            }
            runningInputs.append(RunningInput(letters: Array(letters), start: time, duration: max(0, duration)))
        case .slide(let target, let share, let duration):
            let slider = try control(SliderRenderNode.self, "slider", target)
            let (from, to) = (slider.thumbCenter(at: slider.share.wrappedValue), slider.thumbCenter(at: min(max(share, 0), 1)))
            try move(along: [from, to], duration: duration, target)
        case .toggle(let target, let isOn):
            let control = try control(SwitchRenderNode.self, "toggle", target)
            guard control.isOn.wrappedValue != isOn else { return }
            try tap(.point(control.convertToGlobal(CGPoint(x: control.size.width / 2, y: control.size.height / 2))))
        }
        advanceInputs()
    }

    private func move(along path: [CGPoint], duration: Double, _ target: EventTarget) throws(EventError) {
        guard pointer(.began, at: path[0]) else { throw .nothingReacts(target, at: path[0]) }
        runningInputs.append(RunningInput(path: path, start: time, duration: max(0, duration)))
    }

    /// Brings events that take time to the present time.
    func advanceInputs() {
        for input in runningInputs { input.advance(in: self) }
        runningInputs.removeAll { $0.isOver(at: time) }
    }
}

/// An event that takes time, on its way.
final class RunningInput {
    private let path: [CGPoint]
    private let letters: [Character]
    private var typed = 0
    private let start: Double
    private let duration: Double

    /// A finger, which is down already, along points.
    init(path: [CGPoint], start: Double, duration: Double) {
        (self.path, letters, self.start, self.duration) = (path, [], start, duration)
    }

    /// Letters, the first at once, the others at even distances.
    init(letters: [Character], start: Double, duration: Double) {
        (path, self.letters, self.start, self.duration) = ([], letters, start, duration)
    }

    /// Times are sums of frame times; a frame that falls on the end counts.
    func isOver(at time: Double) -> Bool { time - start >= duration - 1e-9 }

    @MainActor func advance(in graph: ViewGraph) {
        let isOver = isOver(at: graph.time)
        let progress = isOver ? 1 : (graph.time - start) / duration
        if !letters.isEmpty {
            let due = isOver ? letters.count : min(letters.count, Int(progress * Double(letters.count) + 1e-9) + 1)
            if due > typed {
                graph.type(String(letters[typed..<due]))
                typed = due
            }
        }
        guard let last = path.last else { return }
        graph.pointer(.moved, at: isOver ? last : point(at: progress))
        if isOver { graph.pointer(.ended, at: last) }
    }

    /// The point at a share of the path's length.
    private func point(at share: Double) -> CGPoint {
        let lengths = zip(path, path.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        var left = lengths.reduce(0, +) * share
        for (index, length) in lengths.enumerated() {
            if left <= length, length > 0 {
                let (a, b, t) = (path[index], path[index + 1], left / length)
                return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
            }
            left -= length
        }
        return path[path.count - 1]
    }
}
