import Foundation
import FramePipeline
import Geometry
import Views

/// A request to a live process: one line of JSON on its standard input.
struct LiveQuestion: Sendable, Equatable, Codable {
    enum Subject: Sendable, Equatable, Codable {
        /// Loads a library with views.
        case load(String)
        /// Draws something else, so that the first image takes less time.
        case warmUp(LiveRequest)
        /// Starts the view anew; the payload of the answer is a `LiveDescription` as JSON.
        case begin(LiveRequest)
        /// Uses other events from now on, without starting anew; the payload is a `LiveDescription`, or empty if events in the past differ.
        case events(ViewTimeline?)
        /// Performs the request's job in a process that shows nothing else; the payload is what the job writes to standard output.
        case perform(LiveRequest)
        /// The payload is a PNG file.
        case frame(Int)
        /// The payload is the tree of views as JSON.
        case inspection(at: Int)
    }

    /// The number of the request, which the answer repeats.
    let id: Int
    let subject: Subject
}

/// The first line of an answer, as JSON; the payload follows immediately.
struct LiveAnswer: Sendable, Equatable, Codable {
    /// The number of the request; nil for a message without a request.
    var id: Int?
    /// The length of the payload.
    var bytes = 0
    var error: LiveError?
    /// A warning, or the reason for which the process is about to end.
    var message: String?
    /// The frame that takes too long, with the message that says so.
    var frame: Int?
    /// The exit status of a job.
    var status: Int32?
    /// The duration of each part of the work.
    var times: [LiveTime] = []
    /// The size of an image in pixels: width and height.
    var pixels: [Int] = []
}

/// The content that a live process shows.
package struct LiveRequest: Sendable, Equatable, Codable {
    /// Their `view` is a name from the program's table.
    package var options: RenderOptions
    /// The events of `--timeline` for a Swift view; a scene's process reads the file itself.
    package var timeline: ViewTimeline?
    /// The values of `--defaults`, as `DefaultValues` reads them.
    package var defaults: Data?
    /// The files of `--assets`, as `AssetMap` reads them.
    package var assets: [String: String]?
    /// The job to perform instead of showing frames.
    package var job: ViewRequest.Job?
    /// The values of literals that changed after the program was built, by the keys of the calls around them.
    package var literals: [Int: DesignTimeValues.Value] = [:]

    package init(options: RenderOptions, timeline: ViewTimeline? = nil, defaults: Data? = nil, assets: [String: String]? = nil) {
        (self.options, self.timeline, self.defaults, self.assets) = (options, timeline, defaults, assets)
    }
}

/// The duration of one part of the work.
package struct LiveTime: Sendable, Equatable, Codable {
    /// Such as "compile", "link", "start", "step", or "paint".
    package let name: String
    package let seconds: Double

    package init(_ name: String, _ seconds: Double) { (self.name, self.seconds) = (name, seconds) }

    /// Returns a result with the time since `start`.
    package init(_ name: String, since start: ContinuousClock.Instant) { self.init(name, (ContinuousClock.now - start).seconds) }
}

/// Everything about a view that is known before its first frame.
package struct LiveDescription: Sendable, Equatable, Codable {
    /// Points.
    package var size: CGSize
    /// Pixels per point.
    package var scale: CGFloat
    /// Frames per second, such as `60` or `30000/1001`.
    package var frameRate: String
    /// The duration of a frame in seconds.
    package var frameDuration: Double
    /// The number of frames in the scene's duration, or of the options; 1 for a Swift view without either, which has no end.
    package var frameCount: Int
    package var warnings: [String]
    /// The named stops of the events, in chronological order.
    package var stops: [ScreenStop]
    /// The durations of the steps of beginning, in order; the parent process adds the time for building and starting.
    package var times: [LiveTime] = []
    /// The number of the process that shows the view.
    package var process: Int32 = 0
    /// The name of the view or preview of Swift source, also where the options leave the choice to Easel; nil for a scene.
    package var view: String?
}

/// The end of a job.
package struct LiveResult: Sendable, Equatable {
    /// The command's exit status.
    package var status: Int32 = 0
    /// The results on standard output.
    package var output = Data()
    /// The reason why the job failed; the process has reported its progress.
    package var error: LiveError?
    /// The compiler's and the views'.
    package var warnings: [String] = []

    package init(status: Int32 = 0, error: LiveError? = nil, warnings: [String] = []) {
        (self.status, self.error, self.warnings) = (status, error, warnings)
    }
}

/// One image.
package struct LiveFrame: Sendable, Equatable {
    package let index: Int
    /// The same bytes that `render still` writes.
    package let png: Data
    /// In pixels.
    package let width: Int
    package let height: Int
    package let times: [LiveTime]
}

/// An error of a view, a scene, or the compiler, with the message that `render` prints.
package struct LiveError: CommandError, Equatable, Codable {
    /// A location that the message names.
    package struct Place: Sendable, Equatable, Codable {
        /// The path, as in the message.
        package let file: String
        /// From 1.
        package let line: Int
        /// From 1; nil if the message doesn't have it.
        package let column: Int?
        /// "error", "warning", or "note".
        package let kind: String
        package let text: String
    }

    package let description: String
    package let isPrefixed: Bool
    /// The frame that takes too long; nil for other errors.
    package let frame: Int?
    /// The left-out function whose call ended the view's process; nil for other errors.
    package private(set) var leftOut: LeftOutReport?
    private let status: Int32
    package var exitStatus: CommandStatus { CommandStatus(rawValue: status) ?? .internalError }

    package init(_ description: String, isPrefixed: Bool = true, exitStatus: CommandStatus = .badInput, frame: Int? = nil) {
        (self.description, self.isPrefixed, status, self.frame) = (description, isPrefixed, exitStatus.rawValue, frame)
    }

    package init(_ error: any Error) {
        if let error = error as? LiveError {
            self = error
        } else if let error = error as? any CommandError {
            self.init(error.description, isPrefixed: error.isPrefixed, exitStatus: error.exitStatus)
            leftOut = (error as? LeftOutEnd)?.report
        } else if let error = WriteError(ofSystem: error) {
            self.init(error)
        } else {
            self.init("\(error)", exitStatus: .internalError)
        }
    }

    /// Returns the error with another name for a file.
    package func replacing(_ file: String, with name: String) -> LiveError {
        LiveError(description.replacing(file, with: name), isPrefixed: isPrefixed, exitStatus: exitStatus, frame: frame)
    }

    /// The locations in the message's lines of the form `file:line:column: error: text`.
    package var places: [Place] {
        description.split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: /(.+?):(\d+):(?:(\d+):)? (error|warning|note): (.*)/), let number = Int(match.2) else { return nil }
            return Place(file: String(match.1), line: number, column: match.3.flatMap { Int($0) }, kind: String(match.4), text: String(match.5))
        }
    }
}
