import Foundation

/// What the program that `render` makes of Swift source is asked to do; it gets it as JSON on its standard input.
package struct ViewRequest: Sendable, Equatable, Codable {
    package enum Job: Sendable, Equatable, Codable {
        case draw
        /// One frame.
        case still(FrameMoment)
        /// Seconds from the start.
        case layout(at: Double, format: LayoutFormat)
        /// A line of JSON for each frame that the options name.
        case layoutFrames
        case contactSheet(ContactSheet)
        case recordGolden(GoldenRecordingJob)
        case verifyGolden(GoldenVerificationJob)
        case check(CheckJob)
    }

    /// With `view` set to a name of the program's table.
    package var options: RenderOptions
    package var job: Job

    package init(options: RenderOptions, job: Job) {
        self.options = options
        self.job = job
    }

    /// The request with the files in it that the program could not read itself: the timeline may be a pipe, which this process alone has.
    ///
    /// - Throws: `InputError`.
    package func withFiles() throws(InputError) -> ViewRequest {
        var request = self
        if let timeline = options.timeline { request.options.timeline = try timeline.read() }
        return request
    }

    /// The request as JSON.
    package func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    /// Reads what `encoded()` made.
    package init(decoding bytes: some DataProtocol) throws {
        self = try JSONDecoder().decode(ViewRequest.self, from: Data(bytes))
    }
}
