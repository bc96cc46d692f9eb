import Foundation
import Inputs
import Stepping
import Views

/// The events of a Swift view, read from a file.
///
/// The command itself reads the file, because it is written in the scene language; a program built from Swift source receives the events.
package struct ViewTimeline: Sendable, Equatable, Codable {
    /// An event and its position in the file.
    package struct Event: Sendable, Equatable, Codable {
        /// Seconds from the start, not negative.
        package let time: Double
        package let input: InputEvent
        package let line: Int
        package let column: Int
        /// The position in bytes from the start of the file.
        package let offset: Int
        /// The path inside the file, such as `timeline[0].tap`.
        package let path: String

        package init(time: Double, input: InputEvent, position: SourcePosition, path: String) {
            (self.time, self.input, self.path) = (time, input, path)
            (line, column, offset) = (position.line, position.column, position.offset)
        }
    }

    /// In chronological order.
    package let events: [Event]
    /// The named stops of `render screens`, in chronological order.
    package let stops: [ScreenStop]
    /// The file's name as typed.
    private let name: String
    /// The contents of the file, so that messages can quote its lines.
    private let contents: Data

    /// - Parameters:
    ///   - events: in chronological order.
    ///   - stops: in chronological order.
    package init(events: [Event], stops: [ScreenStop] = [], source: SourceFile) {
        (self.events, self.stops, name, contents) = (events, stops, source.name, Data(source.bytes))
    }

    /// The file, for messages.
    package var source: SourceFile { SourceFile(name: name, bytes: [UInt8](contents)) }

    /// The events as steps. An event that can't act throws a diagnostic at its position.
    package var steps: [TimelineStep<Diagnostic>] {
        let name = name
        return events.map { event in
            TimelineStep(time: event.time) { graph throws(Diagnostic) in
                do throws(EventError) {
                    try graph.perform(event.input)
                } catch {
                    let position = SourcePosition(line: event.line, column: event.column, offset: event.offset)
                    throw Diagnostic(.error, error.description, file: name, position: position, scenePath: event.path)
                }
            }
        }
    }
}
