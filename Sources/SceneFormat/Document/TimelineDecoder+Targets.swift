import Foundation
import Views

extension TimelineDecoder {
    /// Decodes a target: the text of a view, `{ "id": … }`, `{ "point": [x, y] }`, `{ "back": true }`, or a choice among several views. An id is matched by
    /// its text, that of the modifier `id` or of `accessibilityIdentifier`.
    func target(_ node: JSONNode, path: ScenePath) -> EventTarget? {
        if let text = node.string { return nonempty(text, node, path: path).map { .text($0) } }
        guard node.members != nil else {
            collector.error("a target must be a text, {\"id\": …} or {\"point\": [x, y]}, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        let known = ["id", "point", "text", "role", "index", "near", "back"]
        guard let reader = ObjectReader(node, "a target", known: known, path: path, collector: collector) else { return nil }
        for alone in ["point", "back"] where reader[alone] != nil {
            for other in known where other != alone {
                guard let stray = reader[other] else { continue }
                collector.error("'\(other)' can't be combined with '\(alone)'", at: stray.position, path: path[other])
                return nil
            }
        }
        if let point = reader["point"] {
            let numbers = ObjectReader.numbers(point, "'point'", count: 2, path: path["point"], collector: collector)
            return numbers.map { .point(CGPoint(x: $0[0], y: $0[1])) }
        }
        if let back = reader["back"] {
            if back.bool == true { return .back }
            reader.mismatch("back", "true", back)
            return nil
        }
        return choice(node, reader)
    }

    private func choice(_ node: JSONNode, _ reader: ObjectReader) -> EventTarget? {
        let path = reader.path
        guard reader["id"] != nil || reader["text"] != nil || reader["role"] != nil else {
            collector.error("a target needs 'id', 'text', 'role', 'point', or 'back'", at: node.position, path: path)
            return nil
        }
        var choice = EventChoice()
        if let id = reader["id"] {
            guard let identifier = identifier(id, path: path["id"]) else { return nil }
            choice.identifier = identifier
        }
        if let text = reader["text"] {
            guard let string = text.string else {
                reader.mismatch("text", "a text", text)
                return nil
            }
            guard let string = nonempty(string, text, path: path["text"]) else { return nil }
            choice.text = string
        }
        if reader["role"] != nil {
            guard let role = reader.keyword("role", as: EventRole.self) else { return nil }
            choice.role = role
        }
        if reader["index"] != nil {
            let index = reader.number("index", "a whole number from 0 to 100000") { (0...100_000).contains($0) && $0.rounded() == $0 }
            guard let index else { return nil }
            choice.index = Int(saturating: index)
        }
        if let near = reader["near"] {
            guard let near = target(near, path: path["near"]) else { return nil }
            choice.near = near
        }
        if choice == EventChoice(identifier: choice.identifier), let identifier = choice.identifier { return .identifier(identifier) }
        if choice == EventChoice(text: choice.text), let text = choice.text { return .text(text) }
        return .choice(choice)
    }

    private func identifier(_ id: JSONNode, path: ScenePath) -> String? {
        switch id.value {
        case .number(let number): return SceneValue.number(number).text ?? ""
        case .string(let string): return string
        default:
            collector.error("an id must be a number or a string, not \(id.kind)", at: id.position, path: path)
            return nil
        }
    }

    private func nonempty(_ text: String, _ node: JSONNode, path: ScenePath) -> String? {
        if !text.isEmpty { return text }
        collector.error("the text of a target is empty", at: node.position, path: path)
        return nil
    }
}
