import Foundation

/// A request to the program that `render` builds from Swift source, sent as JSON to its standard input.
package struct ViewRequest: Sendable, Equatable, Codable {
    package enum Job: Sendable, Equatable, Codable {
        case draw
        /// One frame.
        case still(FrameMoment)
        /// Seconds from the start.
        case layout(at: Double, format: LayoutFormat, LayoutSelection = LayoutSelection())
        /// A line of JSON for each frame that the options select.
        case layoutFrames(LayoutSelection = LayoutSelection())
        case contactSheet(ContactSheet)
        /// A PNG file for each stop of the timeline.
        case screens
        case recordGolden(GoldenRecordingJob)
        case verifyGolden(GoldenVerificationJob)
        case check(CheckJob)
        /// The names of a `PreviewProvider`'s previews, as JSON in the file of the options' output.
        case previews
    }

    /// Their `view` is a name from the program's table.
    package var options: RenderOptions
    /// The events of `--timeline`.
    package var timeline: ViewTimeline?
    /// The values of `--defaults`, as `DefaultValues` reads them.
    package var defaults: Data?
    /// The files of `--assets`, as `AssetMap` reads them.
    package var assets: [String: String]?
    package var job: Job

    package init(options: RenderOptions, timeline: ViewTimeline? = nil, defaults: Data? = nil, assets: [String: String]? = nil, job: Job) {
        self.options = options
        self.timeline = timeline
        self.defaults = defaults
        self.assets = assets
        self.job = job
    }

    /// Returns the request as JSON.
    package func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    /// Decodes the result of `encoded()`.
    package init(decoding bytes: some DataProtocol) throws {
        self = try JSONDecoder().decode(ViewRequest.self, from: Data(bytes))
    }
}
