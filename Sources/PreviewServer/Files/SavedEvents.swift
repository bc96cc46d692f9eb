import Commands
import Foundation
import FramePipeline

/// A recorded timeline that the page saves as a file for `--timeline`.
package struct SavedEvents: Decodable {
    /// The file, relative to the root; it ends with `.json`.
    package var name: String
    /// A JSON array of events.
    package var events: String

    package init(name: String, events: String) { (self.name, self.events) = (name, events) }

    /// Writes the file.
    ///
    /// - Returns: its path relative to the root.
    /// - Throws: `RootFolder.Refusal` for a path outside; `LiveError` for other names, for text that is not a timeline, and for a file that isn't one yet.
    package func write(in root: RootFolder) throws -> String {
        guard name.hasSuffix(".json") else { throw LiveError("\(name): use a name that ends with .json") }
        guard events.utf8.count <= PreviewRequest.eventsLimit, Self.isTimeline(Data(events.utf8)) else {
            throw LiveError("this is not a list of events")
        }
        let path = try root.writable(name)
        if let existing = FileManager.default.contents(atPath: path), !Self.isTimeline(existing) {
            throw LiveError("\(name): the file exists and is not a list of events; choose another name")
        }
        do {
            try AtomicFile.write(Data((events.hasSuffix("\n") ? events : events + "\n").utf8), to: path)
        } catch {
            throw LiveError(error.description)
        }
        return name
    }

    /// Reads a saved timeline below the root.
    ///
    /// - Returns: the JSON array of events.
    /// - Throws: `RootFolder.Refusal` for a missing file and for a path outside; `LiveError` for a file that is not a timeline.
    package static func read(_ name: String, in root: RootFolder) throws -> String {
        guard let data = FileManager.default.contents(atPath: try root.existing(name)), data.count <= PreviewRequest.eventsLimit, isTimeline(data) else {
            throw LiveError("\(name): the file is not a list of events")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// Returns whether text is an array of objects that each have a time.
    private static func isTimeline(_ data: Data) -> Bool {
        guard let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]] else { return false }
        return list.allSatisfy { $0["at"] is NSNumber }
    }
}
