import Foundation

/// What the program that `render` makes of Swift source is asked to do; it gets it as JSON in its only argument.
package struct ViewRequest: Sendable, Equatable, Codable {
    package enum Job: Sendable, Equatable, Codable {
        case draw
        /// Seconds from the start.
        case layout(at: Double, format: LayoutFormat)
    }

    /// With `view` set to a name of the program's table.
    package var options: RenderOptions
    package var job: Job

    package init(options: RenderOptions, job: Job) {
        self.options = options
        self.job = job
    }

    /// The request as text.
    package func encoded() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    /// Reads what `encoded()` made.
    package init(decoding text: String) throws {
        self = try JSONDecoder().decode(ViewRequest.self, from: Data(text.utf8))
    }
}
