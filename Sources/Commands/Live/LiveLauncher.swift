import Foundation

/// Starts processes that show a view: for a scene, `render` itself; for Swift source, the program that is built from it.
///
/// Several live views may share a launcher. Its owner ends it after the views.
package protocol LiveLauncher: Sendable {
    /// Builds the changed parts.
    ///
    /// - Throws: the errors that `render` prints: a compiler's messages with file, line, and column, for example.
    func prepare(_ options: RenderOptions) async throws -> LiveLaunch

    /// Builds the changed parts for a process that performs a job.
    ///
    /// - Throws: as `prepare(_:)` does.
    func prepare(_ options: RenderOptions, for job: ViewRequest.Job) async throws -> LiveLaunch

    /// Returns the apps, previews, and views of Swift source, of a file those in it; an empty list for a scene.
    ///
    /// - Throws: the errors that `render` prints.
    func views(_ options: RenderOptions) async throws -> [LiveEntry]

    /// Ends the processes that are waiting for use, and removes temporary files.
    func end() async
}

extension LiveLauncher {
    package func end() async {}

    package func prepare(_ options: RenderOptions, for job: ViewRequest.Job) async throws -> LiveLaunch {
        var launch = try await prepare(options)
        launch.request.job = job
        return launch
    }

    package func views(_ options: RenderOptions) async throws -> [LiveEntry] { [] }
}

/// An app, view, or preview, as `render --list --list-format json` prints it.
package struct LiveEntry: Codable, Sendable, Equatable {
    package let name: String
    /// "app", "view", or "preview".
    package let kind: String
    package let file: String?
    /// From 1.
    package let line: Int?
    /// The reason why the view can't be shown by its name alone; nil if it can.
    package let obstacle: String?
    /// The preview, view, or app that shows the view, if it can't be made from its name or needs an environment.
    package let preview: String?

    package init(name: String, kind: String, file: String? = nil, line: Int? = nil, obstacle: String? = nil, preview: String? = nil) {
        (self.name, self.kind, self.file, self.line, self.obstacle, self.preview) = (name, kind, file, line, obstacle, preview)
    }

    /// The entry as a line: name, kind, place, and why it can't be shown.
    package var text: String {
        let place = file.map { "  \($0)" + (line.map { ":\($0)" } ?? "") } ?? ""
        let note = obstacle.map { "  (can't be shown: \($0))" } ?? preview.map { "  (shown by \($0))" } ?? ""
        return "\(name)  \(kind)\(place)\(note)"
    }
}

/// The information for starting a process, and the request for it.
package struct LiveLaunch: Sendable {
    /// Identifies the program: a running process of the same program may be reused.
    package var program: String
    package var request: LiveRequest
    /// Whether a process can start its view anew. Swift code may have changed global variables, so a Swift view starts in a new process.
    package var canStartAnew: Bool
    /// The durations of reading and building.
    package var times: [LiveTime]
    /// The compiler's warnings.
    package var warnings: [String]
    /// Returns the source of Swift views, which only an inspection needs; nil for a scene, whose views know their locations.
    package var calls: (@Sendable () -> SourceCalls)?
    /// Starts a process, or takes one that is waiting.
    package var start: @Sendable () async throws -> LiveProcess

    package init(
        program: String, request: LiveRequest, canStartAnew: Bool, times: [LiveTime] = [], warnings: [String] = [],
        start: @escaping @Sendable () async throws -> LiveProcess
    ) {
        (self.program, self.request, self.canStartAnew, self.times, self.warnings, self.start) = (program, request, canStartAnew, times, warnings, start)
    }
}
