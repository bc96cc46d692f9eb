import Foundation
import Inputs
import Stepping
import Views

/// The events of a Swift view, read from a file.
///
/// The command reads the file, because its language is that of scenes; a program made of Swift source gets the events.
package struct ViewTimeline: Sendable, Equatable, Codable {
    /// An event and where it was written.
    package struct Event: Sendable, Equatable, Codable {
        /// Seconds from the start, not negative.
        package let time: Double
        package let input: InputEvent
        package let line: Int
        package let column: Int
        /// Of the line in bytes from the start of the file.
        package let offset: Int
        /// The path inside the file, such as `timeline[0].tap`.
        package let path: String

        package init(time: Double, input: InputEvent, position: SourcePosition, path: String) {
            (self.time, self.input, self.path) = (time, input, path)
            (line, column, offset) = (position.line, position.column, position.offset)
        }
    }

    /// In the order of time.
    package let events: [Event]
    /// The file's name as typed.
    private let name: String
    /// What is in the file, so that messages can show lines of it.
    private let contents: Data

    /// - Parameter events: in the order of time.
    package init(events: [Event], source: SourceFile) {
        (self.events, name, contents) = (events, source.name, Data(source.bytes))
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
