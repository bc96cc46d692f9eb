import Foundation
import FramePipeline
import Inputs
import SceneFormat

/// The timeline of a scene as data, for the preview's page, which edits it.
package enum SceneEvents {
    /// Returns the events as a JSON array; an empty one for a scene without a timeline, and for a file that can't be read.
    ///
    /// - Parameter path: a scene in JSON or YAML.
    package static func json(ofScene path: String) -> String {
        guard let bytes = try? InputFile.read(path, limit: SceneLimits.default.fileSize),
            let scene = try? JSONDocument(reading: SourceFile(name: path, bytes: bytes)).root,
            let timeline = scene.members?.first(where: { $0.key == "timeline" })?.value, timeline.elements != nil,
            let data = try? JSONSerialization.data(withJSONObject: value(of: timeline), options: [.sortedKeys, .withoutEscapingSlashes])
        else { return "[]" }
        return String(decoding: data, as: UTF8.self)
    }

    private static func value(of node: JSONNode) -> Any {
        switch node.value {
        case .object(let members): Dictionary(members.map { ($0.key, value(of: $0.value)) }, uniquingKeysWith: { first, _ in first })
        case .array(let elements): elements.map { value(of: $0) }
        case .string(let text): text
        case .number(let number): number
        case .bool(let isTrue): isTrue
        case .null: NSNull()
        }
    }
}
