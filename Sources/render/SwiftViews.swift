import Commands
import Foundation
import SwiftSource

/// The views of a Swift file, compiled.
struct SwiftViews {
    let program: BuiltProgram
    private let source: SwiftSource
    private let options: RenderOptions

    /// - Returns: nil when the input is a scene.
    /// - Throws: what the compiler says, and what is missing.
    init?(_ options: RenderOptions) throws {
        guard case .file(let path) = options.input, SwiftSource.isSwift(path) else {
            if let view = options.view { throw UsageError("--view \(view): only a Swift file has views to choose from") }
            return nil
        }
        self.options = options
        source = try SwiftSource(path: path)
        let command = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        let builder = try ProgramBuilder(environment: ProcessInfo.processInfo.environment, command: command) { warnings in
            if !options.isQuiet { MessageOutput.print(warnings, isPrefixed: false) }
        }
        program = try builder.program(of: source)
    }

    /// Finds out what can be known of a golden before the program draws it.
    @MainActor func prepare(_ job: GoldenRecordingJob) throws {
        _ = try program.catalog.choose(options.view, path: source.path)
        try ViewJob.prepareGolden(job, options, timeline: options.readViewTimeline())
    }

    /// Has the program do a job.
    ///
    /// - Returns: the status that it ends with.
    func status(of job: ViewRequest.Job) throws -> Int32 {
        var options = options
        options.view = try program.catalog.choose(options.view, path: source.path).name
        if !options.isQuiet, !source.clockWarnings.isEmpty {
            MessageOutput.print(source.clockWarnings.joined(separator: "\n"), isPrefixed: false)
        }
        return try program.run(ViewRequest(options: options, timeline: options.readViewTimeline(), job: job), source: source)
    }
}
