import Commands
import Foundation
import SwiftSource
import Synchronization

/// The compiled views of a Swift file.
struct SwiftViews {
    let program: BuiltProgram
    let source: SwiftSource
    let options: RenderOptions
    private let leftOut: LeftOutPrinter

    /// Compiles the views of the input; returns nil if the input is a scene.
    /// - Throws: the errors of the compiler, or an error for a missing file or toolchain.
    init?(_ options: RenderOptions) throws {
        guard case .file(let path) = options.input, SwiftSource.isSwift(path) else {
            if let view = options.view { throw UsageError("--view \(view): only a Swift file has views to choose from") }
            if let device = options.device { throw UsageError("--device \(device): only Swift source is drawn on a device; a scene has its own size") }
            if let defaults = options.defaults {
                throw UsageError("--defaults \(defaults): only Swift source reads UserDefaults; --set changes a scene's state")
            }
            if let assets = options.assets {
                throw UsageError("--assets \(assets): only Swift source loads images from URLs; a scene's image has a file")
            }
            if let pattern = options.excludes.first { throw UsageError("--exclude \(pattern): only a folder of Swift files has files to leave out") }
            if let target = options.target { throw UsageError("--target \(target): only an Xcode project or a package has targets") }
            if options.isAlone { throw UsageError("--alone: only a Swift file belongs to a project") }
            return nil
        }
        func warn(_ text: String) {
            if !options.isQuiet { MessageOutput.print("warning: \(text)") }
        }
        if options.isSandboxed { Sandbox.prepare() }
        self = try options.withProjectOrAlone(report: warn) { options, found in try SwiftViews(compiling: options, found) }
    }

    private init(compiling options: RenderOptions, _ found: FoundProject?) throws {
        guard let selection = options.sourceSelection else { throw UsageError("only Swift source is compiled") }
        var source = try SwiftSource(selection, found, for: CompilationTarget(platform: options.platform, version: options.osVersion))
        let command = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        let builder = try ProgramBuilder(environment: ProcessInfo.processInfo.environment, command: command) { warnings in
            if !options.isQuiet { MessageOutput.print(warnings, isPrefixed: false) }
        }.confined(options.isSandboxed)
        program = try builder.program(of: &source, tolerance: options.tolerance)
        self.source = source
        (self.options, leftOut) = (options, LeftOutPrinter())
    }

    /// Returns the view to draw.
    func choose(_ name: String?) throws -> ViewCatalog.Entry { try program.catalog.choose(name, path: source.path, file: source.place.file) }

    /// Checks a golden as far as possible before the program draws it.
    @MainActor func prepare(_ job: GoldenRecordingJob) throws {
        _ = try choose(options.view)
        try ViewJob.prepareGolden(job, options, timeline: options.readViewTimeline())
    }

    /// Runs the program to perform a job.
    ///
    /// - Parameter options: those of this run, with the same source; nil for those that the views were compiled with.
    /// - Returns: the program's exit status.
    func status(of job: ViewRequest.Job, _ options: RenderOptions? = nil) throws -> Int32 {
        var options = options ?? self.options
        let chosen = try choose(options.view)
        if let name = options.view, name != chosen.name, !options.isQuiet { MessageOutput.print("\(name) is drawn as \(chosen.name) shows it") }
        options.view = chosen.name
        options.projectFolder = source.place.hasProject ? source.place.folder : nil
        if !options.isQuiet, !source.clockWarnings.isEmpty {
            MessageOutput.print(source.clockWarnings.joined(separator: "\n"), isPrefixed: false)
        }
        let defaults = try options.defaults.map { path in try DefaultValues.read(path) }
        let assets = try options.assets.map { path in try AssetMap.read(path) }
        let request = ViewRequest(options: options, timeline: try options.readViewTimeline(), defaults: defaults, assets: assets, job: job)
        defer { leftOut.print(program.leftOut, options) }
        return try program.run(request, source: source)
    }
}

/// Prints once what was left out of the source.
private final class LeftOutPrinter: Sendable {
    private let hasPrinted = Mutex(false)

    func print(_ record: LeftOutRecord, _ options: RenderOptions) {
        guard !record.pieces.isEmpty, !options.isQuiet, !hasPrinted.withLock({ $0 }) else { return }
        hasPrinted.withLock { $0 = true }
        MessageOutput.print(options.diagnosticFormat == .json ? record.json : record.report, isPrefixed: false)
    }
}
