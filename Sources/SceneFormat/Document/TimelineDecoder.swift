import Foundation
import Views

/// Decodes the events of a timeline.
struct TimelineDecoder {
    /// The state that events may set; nil if there is no named state.
    let scope: ExpressionScope?
    let collector: DiagnosticCollector
    let limits: SceneLimits

    /// Decodes the events, sorted by time.
    func timeline(_ node: JSONNode) -> [TimelineEvent] {
        let path = ScenePath.root["timeline"]
        guard let elements = node.elements else {
            collector.error("'timeline' must be an array of events, not \(node.kind)", at: node.position, path: path)
            return []
        }
        guard elements.count <= limits.events else {
            collector.error("the timeline has \(elements.count) events, more than the limit of \(limits.events)", at: node.position, path: path)
            return []
        }
        let events = elements.enumerated().compactMap { event($1, path: path[$0]) }
        // `sort` is stable, but its documentation doesn't guarantee that; the order in the file decides between equal times.
        checkStops(events)
        return events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }

    /// Reports names that several stops have.
    private func checkStops(_ events: [TimelineEvent]) {
        var names: Set<String> = []
        for event in events {
            // Files whose names differ only in case are one file in many file systems.
            guard case .stop(let name) = event.action, !names.insert(name.lowercased()).inserted else { continue }
            collector.error("there are two stops named \(quoted(name))", at: event.position, path: event.path["stop"])
        }
    }

    /// The kinds of events, each with its further members.
    private static let kinds: [(name: String, members: [String])] = signatures.map { signature in
        (signature.name, signature.parameters.map(\.name).filter { $0 != signature.name && $0 != "at" })
    }

    private func event(_ node: JSONNode, path: ScenePath) -> TimelineEvent? {
        let members = Self.kinds.flatMap(\.members)
        let known = ["at"] + Self.kinds.map(\.name) + Set(members).sorted()
        guard let reader = ObjectReader(node, "an event", known: known, path: path, collector: collector) else { return nil }
        if reader["at"] == nil { collector.error("'at' is missing", at: node.position, path: path) }
        let time = reader.number("at", "a number of seconds, 0 or more") { $0 >= 0 }
        let named = Self.kinds.filter { reader[$0.name] != nil }
        // An unknown key has already been reported.
        if named.isEmpty, reader.members.contains(where: { !known.contains($0.key) }) { return nil }
        guard let kind = named.first, named.count == 1, let value = reader[kind.name] else {
            let names = (named.isEmpty ? Self.kinds : named).map { "'\($0.name)'" }
            collector.error(
                named.isEmpty
                    ? "an event needs \(wordList(names, "or"))"
                    : "an event has one action, not \(names.count == 2 ? "both " : "")\(wordList(names, "and")); write \(names.count == 2 ? "two" : "separate") events",
                at: node.position, path: path)
            return nil
        }
        for member in Set(members).sorted() where !kind.members.contains(member) {
            guard let stray = reader[member] else { continue }
            let owners = wordList(Self.kinds.filter { $0.members.contains(member) }.map { "'\($0.name)'" }, "or")
            collector.error("'\(member)' is only valid with \(owners)", at: stray.position, path: reader.path[member])
        }
        let action = action(kind.name, value, reader)
        guard let time, let action else { return nil }
        return TimelineEvent(time: time, action: action, position: node.position, path: path)
    }

    private func action(_ kind: String, _ value: JSONNode, _ reader: ObjectReader) -> TimelineEvent.Action? {
        let duration = reader.number("duration", "a number of seconds from 0 to 3600") { (0...3600).contains($0) }
        switch kind {
        case "tap":
            let count = reader.number("count", "a whole number from 1 to 10") { (1...10).contains($0) && $0.rounded() == $0 }
            return target(value, path: reader.path["tap"]).map { .input(.tap($0, count: Int(saturating: count ?? 1))) }
        case "press":
            return target(value, path: reader.path["press"]).map { .input(.press($0, duration: duration ?? 0.5)) }
        case "drag":
            return drag(value, reader, duration: duration)
        case "hover":
            return hover(value, reader, duration: duration)
        case "swipe":
            guard let direction = reader.keyword("swipe", as: InputEvent.Direction.self) else { return nil }
            return optionalTarget("on", reader).map { .input(.swipe(direction, on: $0, duration: duration ?? 0.25)) }
        case "pinch", "rotate":
            return pinch(kind, value, reader, duration: duration)
        case "scroll":
            return scroll(value, reader, duration: duration)
        case "stop":
            return stop(value, reader)
        case "type":
            guard let letters = value.string, !letters.isEmpty else {
                reader.mismatch("type", "the text to type", value)
                return nil
            }
            // Ten characters per second by default.
            return optionalTarget("into", reader).map { .input(.type(letters, into: $0, duration: duration ?? Double(letters.count) / 10)) }
        case "slide":
            return slide(value, reader, duration: duration)
        case "toggle":
            return toggle(value, reader)
        case "choose":
            guard let text = value.string, !text.isEmpty else {
                reader.mismatch("choose", "the text of an option", value)
                return nil
            }
            return optionalTarget("from", reader).map { .input(.choose(text, from: $0)) }
        case "key":
            return key(value, reader)
        default:
            return set(value, reader)
        }
    }

    /// Decodes a pointer that rests on a view, or moves from there.
    private func hover(_ value: JSONNode, _ reader: ObjectReader, duration: Double?) -> TimelineEvent.Action? {
        guard let target = target(value, path: reader.path["hover"]) else { return nil }
        guard reader["by"] != nil else { return .input(.hover(target, by: [], duration: 0)) }
        return offsets(reader).map { .input(.hover(target, by: $0, duration: duration ?? 0.5)) }
    }

    /// Decodes a pinch or a rotation by two fingers.
    private func pinch(_ kind: String, _ value: JSONNode, _ reader: ObjectReader, duration: Double?) -> TimelineEvent.Action? {
        let scale = kind == "pinch" ? reader.number("scale", "a number from 0.01 to 100") { (0.01...100).contains($0) } : 1
        let degrees = reader.number("degrees", "a number of degrees from -3600 to 3600") { (-3600...3600).contains($0) }
        guard let target = target(value, path: reader.path[kind]), reader.required(kind == "pinch" ? "scale" : "degrees") != nil, let scale else {
            return nil
        }
        guard let degrees = degrees ?? (reader["degrees"] == nil ? 0 : nil) else { return nil }
        return .input(.pinch(target, scale: scale, degrees: degrees, duration: duration ?? 0.5))
    }

    /// Decodes a scroll to a view, or by a distance.
    private func scroll(_ value: JSONNode, _ reader: ObjectReader, duration: Double?) -> TimelineEvent.Action? {
        guard let target = target(value, path: reader.path["scroll"]) else { return nil }
        guard let by = reader["by"] else { return .input(.scroll(target, by: nil, duration: duration ?? 0.3)) }
        let numbers = ObjectReader.numbers(by, "'by'", count: 2, path: reader.path["by"], collector: collector)
        return numbers.map { .input(.scroll(target, by: CGSize(width: $0[0], height: $0[1]), duration: duration ?? 0.3)) }
    }

    /// Decodes a move of a slider's thumb.
    private func slide(_ value: JSONNode, _ reader: ObjectReader, duration: Double?) -> TimelineEvent.Action? {
        guard let target = target(value, path: reader.path["slide"]), reader.required("to") != nil,
            let share = reader.number("to", "a share of the slider's range from 0 to 1", isValid: { (0...1).contains($0) })
        else { return nil }
        return .input(.slide(target, to: share, duration: duration ?? 0.5))
    }

    /// Decodes a toggle that is switched, or set to a value.
    private func toggle(_ value: JSONNode, _ reader: ObjectReader) -> TimelineEvent.Action? {
        guard let target = target(value, path: reader.path["toggle"]) else { return nil }
        guard let on = reader["on"] else { return .input(.toggle(target, isOn: nil)) }
        guard let isOn = on.bool else {
            reader.mismatch("on", "true or false", on)
            return nil
        }
        return .input(.toggle(target, isOn: isOn))
    }

    /// Decodes a key and those that are held down with it.
    private func key(_ value: JSONNode, _ reader: ObjectReader) -> TimelineEvent.Action? {
        guard let name = value.string, KeyEquivalent.key(named: name) != nil else {
            reader.mismatch("key", "one character or the name of a key: \(KeyEquivalent.named.keys.sorted().joined(separator: ", "))", value)
            return nil
        }
        guard let modifiers = reader["modifiers"] else { return .input(.key(name, modifiers: [])) }
        let names = (modifiers.elements ?? []).compactMap { $0.string.flatMap(InputEvent.KeyModifier.init) }
        guard let elements = modifiers.elements, names.count == elements.count else {
            let known = InputEvent.KeyModifier.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            reader.mismatch("modifiers", "an array of \(known)", modifiers)
            return nil
        }
        return .input(.key(name, modifiers: names))
    }

    /// Decodes a drag by a way, or onto another view.
    private func drag(_ value: JSONNode, _ reader: ObjectReader, duration: Double?) -> TimelineEvent.Action? {
        let holding = reader.number("holding", "a number of seconds from 0 to 3600") { (0...3600).contains($0) }
        guard let target = target(value, path: reader.path["drag"]) else { return nil }
        guard let onto = reader["onto"] else {
            guard let by = offsets(reader) else { return nil }
            let velocity = reader.number("velocity", "a number of points a second from 0 to 1000000") { (0...1e6).contains($0) }
            return .input(.drag(target, by: by, duration: duration ?? 0.5, velocity: velocity, holding: holding ?? 0))
        }
        for stray in ["by", "velocity"] {
            guard let node = reader[stray] else { continue }
            collector.error("'\(stray)' can't be combined with 'onto'", at: node.position, path: reader.path[stray])
            return nil
        }
        // A finger lifts a value after half a second.
        return self.target(onto, path: reader.path["onto"]).map { .input(.carry(target, onto: $0, duration: duration ?? 0.5, holding: holding ?? 0.6)) }
    }

    /// Decodes the name of a stop, which becomes the name of a file.
    private func stop(_ value: JSONNode, _ reader: ObjectReader) -> TimelineEvent.Action? {
        guard let name = value.string else {
            reader.mismatch("stop", "a name", value)
            return nil
        }
        let isUsable = (1...100).contains(name.utf8.count) && !name.hasPrefix(".") && name.trimmingCharacters(in: .whitespaces) == name
        guard isUsable, !name.contains(where: { "/\\:*?\"<>|".contains($0) || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }) else {
            collector.error(
                "the name of a stop becomes a file's name: 1 to 100 bytes without / \\ : * ? \" < > |, without a period or a space at its start, without a space at its end",
                at: value.position, path: reader.path["stop"])
            return nil
        }
        return .stop(name)
    }

    /// Decodes a target that may be missing; nil after an error.
    private func optionalTarget(_ key: String, _ reader: ObjectReader) -> EventTarget?? {
        guard let node = reader[key] else { return .some(nil) }
        return target(node, path: reader.path[key]).map { .some($0) }
    }

    /// Decodes `"by": [dx, dy]`, or an array of such points: the finger's path, relative to the point where it goes down.
    private func offsets(_ reader: ObjectReader) -> [CGPoint]? {
        guard let by = reader.required("by") else { return nil }
        let points = by.elements?.first?.elements == nil ? [by] : by.elements ?? []
        let numbers = points.enumerated().map { index, point in
            ObjectReader.numbers(
                point, "'by'", count: 2, path: points.count == 1 ? reader.path["by"] : reader.path["by"][index], collector: collector)
        }
        guard !numbers.contains(where: { $0 == nil }) else { return nil }
        return numbers.compactMap { $0.map { CGPoint(x: $0[0], y: $0[1]) } }
    }

    private func set(_ node: JSONNode, _ reader: ObjectReader) -> TimelineEvent.Action? {
        guard let scope else {
            collector.error(
                "'set' changes the state of a scene; a view in Swift has its own state, so use an event that makes the view change it",
                at: reader.node.position, path: reader.path["set"])
            return nil
        }
        let assignments = ExpressionDecoder(scope: scope, collector: collector, limits: limits).assignments(node, path: reader.path["set"])
        return assignments.map { .set($0, animation: reader["animation"]) }
    }
}
