import Commands
import Foundation

extension AgentTools {
    private static let actions = Parameter.objects(
        "actions",
        """
        What to do, in this order: {"tap": "Save"}, {"type": "text"}, {"drag": "Card", "by": [0, -200]}, {"swipe": "left"}, {"press": "Row"}, {"wait": 1}, \
        {"key": "s", "modifiers": ["command"]}. \
        A target is a text on the screen, {"id": "…"}, or {"point": [x, y]}. scene_reference explains each event.
        """, required: true)
    private static let restarts = Parameter.flag("restart", "Whether the view starts anew; otherwise the actions of earlier calls are kept.")

    /// The time after an action in which animations and tasks come to rest, in seconds.
    private static let pause = 0.6

    static let interact = AgentTool(
        "interact",
        "Taps, types, drags, and scrolls in a preview, then draws it and says which views appeared, moved, or went away. Calls continue where the last one ended.",
        Arguments.preview + [actions, restarts]
    ) { call in
        let source = try await call.source()
        let options = try call.options()
        let key = source.key + options.joined(separator: " ")
        let isNew = try call(restarts) ?? false
        let known = try await call.session.beginInteraction(with: key)
        do {
            let (result, recording) = try await perform(call, source, from: isNew ? Recording() : known)
            await call.session.endInteraction(with: key, recording)
            return result
        } catch {
            await call.session.endInteraction(with: key, nil)
            throw error
        }
    }

    private static func perform(
        _ call: ToolCall, _ source: PreviewSource, from before: Recording
    ) async throws -> (ToolResult, Recording) {
        var after = before
        for action in try call(actions) ?? [] { try after.append(action, pause: pause) }
        let file = call.session.process.newPath("interact", ".png")
        func begin<Value: Sendable>(
            _ recording: Recording, _ work: @escaping @Sendable (LiveView, LiveDescription, Int) async throws -> Value
        ) async throws -> Value {
            try await call.withLiveView(of: source, events: recording.events) { try await work($0, $1, $1.frame(at: recording.time)) }
        }
        let linesBefore: [String]
        do {
            linesBefore = try await begin(before) { view, _, frame in try await view.lines(at: frame) }
        } catch let error as ToolError where error.isOfAction && !before.events.isEmpty {
            // An edit may have removed what an earlier action needs.
            throw ToolError("\(error.message)\nThis is an action of an earlier call; \"restart\": true forgets those.")
        }
        let (linesAfter, frame, notes) = try await begin(after) { view, description, frame in
            let picture = try await view.frame(frame)
            return (try await view.lines(at: frame), picture, await view.notes(description))
        }
        try frame.png.write(to: file)
        let changes = LayoutChanges(from: linesBefore, to: linesAfter)
        let result = ToolResult(
            picture: frame.png, text: (["\(after.summary); the picture is \(file.path)", changes.description] + notes).joined(separator: "\n"),
            structured: ["path": .string(file.path), "time": .number(after.time), "events": .array(after.events)])
        return (result, after)
    }
}

extension Recording {
    /// The time in seconds, and the number of all actions since the view started.
    fileprivate var summary: String {
        "\(time.formatted(.number.precision(.fractionLength(0...3)).grouping(.never))) s, after \(events.count) \(events.count == 1 ? "action" : "actions")"
    }

    /// Adds an action at the current time, and moves the time to its end plus a pause.
    ///
    /// - Throws: `ToolError` for a `wait` that is not a number of seconds.
    mutating func append(_ action: JSONValue, pause: Double) throws(ToolError) {
        guard case .object(var members) = action else { throw ToolError("an action is an object") }
        if let wait = members["wait"] {
            guard let seconds = wait.number, seconds >= 0, seconds <= 3600, members.count == 1 else {
                throw ToolError("'wait' takes a number of seconds from 0 to 3600, and nothing else")
            }
            time += seconds
            return
        }
        if members["at"] != nil { throw ToolError("an action has no 'at': actions follow each other; use { \"wait\": seconds } between them") }
        members["at"] = .number(time)
        events.append(.object(members))
        time += (members["duration"]?.number ?? 0.5) + (members["holding"]?.number ?? 0) + pause
        // Whole milliseconds, so that times stay readable.
        time = (time * 1000).rounded() / 1000
    }
}

/// The lines of two layout listings that differ.
struct LayoutChanges: CustomStringConvertible, Equatable {
    let removed: [String]
    let added: [String]

    init(from old: [String], to new: [String]) {
        let difference = new.difference(from: old)
        removed = difference.removals.map { if case .remove(_, let line, _) = $0 { line } else { "" } }
        added = difference.insertions.map { if case .insert(_, let line, _) = $0 { line } else { "" } }
    }

    /// The maximum number of lines in a description.
    private static let limit = 60

    var description: String {
        if removed.isEmpty, added.isEmpty { return "no view appeared, moved, or went away" }
        let lines = removed.map { "- \($0)" } + added.map { "+ \($0)" }
        return "gone (-) and new (+) boxes:\n" + lines.prefix(Self.limit).joined(separator: "\n")
            + (lines.count > Self.limit ? "\n… and \(lines.count - Self.limit) more lines" : "")
    }
}
