/// A user action of a timeline event.
public enum InputEvent: Sendable, Equatable, Codable {
    /// Puts a finger down and lifts it immediately, `count` times.
    case tap(EventTarget, count: Int)
    /// Holds a finger down for a number of seconds.
    case press(EventTarget, duration: Double)
    /// Moves a finger along points for a number of seconds: evenly, or so that it reaches this speed (points per second) when it is lifted. Points are
    /// relative to the target's center. Before it moves, the finger rests for `holding` seconds.
    case drag(EventTarget, by: [CGPoint], duration: Double, velocity: Double? = nil, holding: Double = 0)
    /// Rests a finger on a view, so that it lifts the view's value, moves it evenly to the center of another view for a number of seconds, and drops it there.
    case carry(EventTarget, onto: EventTarget, duration: Double, holding: Double)
    /// Moves the pointer, such as that of a mouse, to a target and on along points for a number of seconds. Points are relative to the target's center.
    /// It rests there; outside of the canvas, it is over no view.
    case hover(EventTarget, by: [CGPoint], duration: Double)
    /// Moves a finger evenly across the middle of a view, or of the canvas, for a number of seconds: over 60 % of its width or height. It lifts while it moves.
    /// In a list's row with actions on that side, it moves over 40 % of the row's width.
    case swipe(Direction, on: EventTarget?, duration: Double)
    /// Puts two fingers around the middle of a view and moves them apart, or together below 1, and around each other, for a number of seconds. They start
    /// 100 points apart, one left of the other.
    case pinch(EventTarget, scale: Double, degrees: Double, duration: Double)
    /// Moves the window of the scroll view around a view over its content, by points or so that the whole view is visible, within a number of seconds.
    case scroll(EventTarget, by: CGSize?, duration: Double)
    /// Types characters one after the other over a number of seconds, into the target, which is tapped first, or into the focused field.
    case type(String, into: EventTarget?, duration: Double)
    /// Drags a slider's thumb to a fraction of its range (0…1) over a number of seconds.
    case slide(EventTarget, to: Double, duration: Double)
    /// Taps a switch unless it already has this value; nil always taps it.
    case toggle(EventTarget, isOn: Bool?)
    /// Selects the picker option that shows this text, in the target or in the only picker that has such an option.
    case choose(String, from: EventTarget?)
    /// Presses a key, the name of one or a character, while others are held down: runs the control with this shortcut, or reaches the view with the focus.
    case key(String, modifiers: [KeyModifier])

    /// The direction of a finger's movement.
    public enum Direction: String, Sendable, CaseIterable, Codable {
        case left, right, up, down

        /// The step along the axes: 1, 0, or -1.
        var step: (x: CGFloat, y: CGFloat) {
            switch self {
            case .left: (-1, 0)
            case .right: (1, 0)
            case .up: (0, -1)
            case .down: (0, 1)
            }
        }
    }
}

extension ViewGraph {
    /// Begins an input event; an event that takes time continues as time advances. Lay out first (`settle()`).
    ///
    /// - Throws: `EventError` if the target doesn't exist, is ambiguous, or doesn't fit the event.
    package func perform(_ event: InputEvent) throws(EventError) {
        switch event {
        case .tap(let target, let count):
            try tap(target, count: count)
        case .press(let target, let duration):
            let point = try reach(target)
            try move(along: [point, point], duration: duration, target)
        case .drag(let target, let offsets, let duration, let velocity, let holding):
            let start = try reach(target)
            let path = [start] + offsets.map { CGPoint(x: start.x + $0.x, y: start.y + $0.y) }
            try move(along: path, duration: duration, velocity: velocity, holding: holding, target)
        case .carry(let source, let destination, let duration, let holding):
            let (start, end) = (try reach(source), try locate(destination))
            try move(along: [start, end], duration: duration, velocity: 0, holding: holding, source)
        case .hover(let target, let offsets, let duration):
            let start = try locate(target)
            let path = [start] + offsets.map { CGPoint(x: start.x + $0.x, y: start.y + $0.y) }
            input.runningInputs.removeAll(where: \.isHovering)
            input.runningInputs.append(RunningInput(hoveringAlong: path, start: time, duration: path.count > 1 ? max(0, duration) : 0))
        case .swipe(let direction, let target, let duration):
            try swipe(direction, on: target, duration: duration)
        case .pinch(let target, let scale, let degrees, let duration):
            let point = try reach(target)
            guard pointer(.began, at: point, pair: FingerPair(distance: 100, angle: .zero)) else { throw .nothingReacts(target, at: point) }
            input.runningInputs.append(RunningInput(pinchingAt: point, scale: scale, degrees: degrees, start: time, duration: max(0, duration)))
        case .scroll(let target, let offset, let duration):
            try scroll(target, by: offset, duration: duration)
        case .type(let letters, let target, let duration):
            if let target {
                let field = try control(TextInputRenderNode.self, "text field", target)
                if field !== input.focusedInput {
                    // A real tap: a field that is covered or disabled doesn't get the focus.
                    let point = field.convertToGlobal(CGPoint(x: field.size.width / 2, y: field.size.height / 2))
                    try checkReach(of: field, at: point, target)
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
            try checkReach(of: slider, at: from, target)
            try move(along: [from, to], duration: duration, target)
        case .toggle(let target, let isOn):
            let (control, value) = try toggle(target)
            guard value.wrappedValue != isOn || isOn == nil else { return }
            let point = control.convertToGlobal(CGPoint(x: control.size.width / 2, y: control.size.height / 2))
            try checkReach(of: control, at: point, target)
            try tap(.point(point))
        case .choose(let text, let target):
            try option(text, target).choose()
        case .key(let name, let modifiers):
            guard let key = KeyEquivalent.key(named: name) else { throw .noKey(name, candidates: []) }
            try pressKey(key, modifiers: modifiers.reduce(into: []) { $0.insert($1.eventModifier) })
        }
        advanceInputs()
    }

    private func swipe(_ direction: InputEvent.Direction, on target: EventTarget?, duration: Double) throws(EventError) {
        let canvas = CGRect(origin: .zero, size: configuration.size)
        let node = try target.map { target throws(EventError) in try find(target) }
        // Across the text in a list's row, a finger swipes the row: far enough to show its actions, and not to run the first one.
        let row = direction.step.x == 0 ? nil : node?.enclosingRow.flatMap { $0.canSwipe(direction.step.x) ? $0 : nil }
        var box = node.map { $0.absoluteFrame.overlap(with: canvas) } ?? canvas
        let whole = row?.absoluteFrame.overlap(with: canvas) ?? .null
        if !whole.isNull { box = box.isNull ? whole : CGRect(x: whole.minX, y: box.minY, width: whole.width, height: box.height) }
        guard !box.isNull else { throw .offCanvas(target ?? .point(.zero)) }
        let (x, y) = (direction.step.x * box.width * (row == nil ? 0.3 : 0.2), direction.step.y * box.height * 0.3)
        let path = [CGPoint(x: box.midX - x, y: box.midY - y), CGPoint(x: box.midX + x, y: box.midY + y)]
        if let target, let node { try checkReach(of: row ?? node, at: path[0], target) }
        let speed = duration > 0 ? 2 * hypot(x, y) / duration : 0
        try move(along: path, duration: duration, velocity: speed, target ?? .point(path[0]))
    }

    /// Moves the scroll view around a view by an offset; without an offset, moves all scroll views around it until the view is visible.
    private func scroll(_ target: EventTarget, by offset: CGSize?, duration: Double) throws(EventError) {
        let node = try find(target)
        let scrollViews = sequence(first: node, next: \.parent).compactMap { $0 as? ScrollRenderNode }
        guard let innermost = scrollViews.first else { throw .notScrollable(target) }
        parts[OpenSwipes.self].close()
        var box = node.absoluteFrame
        let transaction = Transaction(animation: .easeInOut(duration: max(0, duration)))
        if let offset {
            let start = innermost.travel?.destination ?? innermost.offset
            let wanted = CGPoint(x: start.x + offset.width, y: start.y + offset.height)
            innermost.scroll(to: wanted, in: transaction, isByUser: true)
        } else {
            for scroll in scrollViews {
                let (old, new) = (scroll.offset, scroll.scroll(to: scroll.offset(showing: box, at: nil), in: transaction, isByUser: true))
                box = box.offsetBy(dx: old.x - new.x, dy: old.y - new.y)
            }
        }
        for scroll in scrollViews { scroll.userDidScroll() }
    }

    /// Returns the option that shows a text: of the target's picker, or of any picker if there is no target.
    private func option(_ text: String, _ target: EventTarget?) throws(EventError) -> PickerOptionRenderNode {
        var pickers: [PickerRenderNode] = []
        if let target {
            pickers = [try control(PickerRenderNode.self, "picker", target)]
        } else {
            forEachTarget { if let picker = $0 as? PickerRenderNode { pickers.append(picker) } }
        }
        let options = pickers.flatMap(\.options)
        func shows(_ option: PickerOptionRenderNode, _ text: String) -> Bool { option.texts.contains(text) || option.texts.joined(separator: " ") == text }
        var found = options.filter { shows($0, text) }
        if found.isEmpty {
            let translations = Localizer.translations(of: text, locale: configuration.environment.locale)
            found = options.filter { option in translations.contains { shows(option, $0) } }
        }
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

    /// Advances events in progress to the current time.
    func advanceInputs() {
        for running in input.runningInputs { running.advance(in: self) }
        input.runningInputs.removeAll { $0.isDone(at: time) }
    }
}

/// An event that takes time and is in progress.
final class RunningInput {
    private let path: [CGPoint]
    private let letters: [Character]
    private var typed = 0
    private let start: Double
    private let duration: Double
    /// The finger's speed when it is lifted, in points per second; nil for even motion.
    private let velocity: Double?
    /// The change of two fingers' distance and angle; nil for one finger.
    private let pinch: (scale: Double, degrees: Double)?
    /// Whether a pointer moves that touches nothing.
    let isHovering: Bool

    /// A finger, already down, that moves along points.
    init(path: [CGPoint], start: Double, duration: Double, velocity: Double? = nil) {
        (self.path, letters, self.start, self.duration, self.velocity, pinch, isHovering) = (path, [], start, duration, velocity, nil, false)
    }

    /// A pointer that moves along points and touches nothing.
    init(hoveringAlong path: [CGPoint], start: Double, duration: Double) {
        (self.path, letters, self.start, self.duration, velocity, pinch, isHovering) = (path, [], start, duration, nil, nil, true)
    }

    /// Two fingers, already down, around a point.
    init(pinchingAt point: CGPoint, scale: Double, degrees: Double, start: Double, duration: Double) {
        (path, letters, self.start, self.duration, velocity, pinch, isHovering) = ([point], [], start, duration, nil, (scale, degrees), false)
    }

    /// Characters to type: the first immediately, the others at equal intervals.
    init(letters: [Character], start: Double, duration: Double) {
        (path, self.letters, self.start, self.duration, velocity, pinch, isHovering) = ([], letters, start, duration, nil, nil, false)
    }

    /// Times are sums of frame times, so a frame that falls on the end counts as past it.
    func isOver(at time: Double) -> Bool { time - start >= duration - 1e-9 }
    /// Returns whether the event is complete.
    func isDone(at time: Double) -> Bool { isOver(at: time) && typed >= letters.count }

    @MainActor func advance(in graph: ViewGraph) {
        let isOver = isOver(at: graph.time)
        let progress = isOver ? 1 : (graph.time - start) / duration
        if !letters.isEmpty {
            let due = isOver ? letters.count : min(letters.count, Int(saturating: progress * Double(letters.count) + 1e-9) + 1)
            // After a newline the remaining characters wait for the next frame, because the focus may move.
            if due > typed { typed += graph.typeLetters(Array(letters[typed..<due])) ?? letters.count }
        }
        // Without a path, only characters were typed; before the start, the finger rests.
        guard let last = path.last, progress >= 0 else { return }
        if isHovering { return graph.hover(at: isOver ? last : point(at: progress)) }
        // A motion ends when it should, whatever the frame rate.
        let moment = isOver ? min(graph.time, start + duration) : graph.time
        if let pinch {
            let pair = FingerPair(distance: 100 * (1 + (pinch.scale - 1) * progress), angle: .degrees(pinch.degrees * progress))
            graph.pointer(.moved, at: last, pair: pair, moment: moment)
            if isOver { graph.pointer(.ended, at: last, pair: pair, moment: moment) }
            return
        }
        let (share, speed) = isOver ? (1, velocity) : share(at: progress)
        let velocity = speed.map { CGSize(width: direction(at: share).x * $0, height: direction(at: share).y * $0) }
        graph.pointer(.moved, at: isOver ? last : point(at: share), velocity: velocity, moment: moment)
        if isOver { graph.pointer(.ended, at: last, velocity: velocity, moment: moment) }
    }

    private var lengths: [CGFloat] { zip(path, path.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) } }

    /// Returns the fraction of the path covered after a fraction `t` of the time, and the speed if it isn't constant.
    ///
    /// Let k be the final speed divided by the average. The fraction is t^k if k is at least 1 (slow, then fast), and kt + (1 - k)(2t - t²) otherwise
    /// (fast, then slow). So the finger never turns back, and its last movement matches its final speed.
    private func share(at t: Double) -> (share: Double, speed: Double?) {
        let average = lengths.reduce(0, +) / duration
        guard let velocity, average > 0 else { return (t, velocity) }
        let k = velocity / average
        if k >= 1 { return (pow(t, k), average * k * pow(t, k - 1)) }
        return (k * t + (1 - k) * (2 * t - t * t), average * (k + (1 - k) * 2 * (1 - t)))
    }

    /// Returns the path segment at a fraction of the path's length, and the fraction along that segment.
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

    /// Returns the point at a fraction of the path's length.
    private func point(at share: Double) -> CGPoint {
        guard let (from, to, along) = piece(at: share) else { return path[path.count - 1] }
        return CGPoint(x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along)
    }

    /// Returns the path's unit direction at a fraction of its length; zero for a path without length.
    private func direction(at share: Double) -> CGPoint {
        guard let (from, to, _) = piece(at: share) else { return .zero }
        let length = hypot(to.x - from.x, to.y - from.y)
        return CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
    }
}
