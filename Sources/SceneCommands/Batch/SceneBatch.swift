import CairoCanvas
import Commands
import Display
import Foundation
import FramePipeline
import Inputs
import SceneFormat
import Synchronization
import Views

/// Draws a scene once for each row of its data, in one process.
@MainActor
package struct SceneBatch {
    private let options: RenderOptions
    private let template: OutputTemplate
    private let moment: FrameMoment
    private let job: SceneJob
    private let rows: SceneRows
    /// The files, by the indices of their rows; rows with a problem have none.
    private let paths: [Int: String]
    private let record: BatchRecord

    /// Reads the scene and its data.
    ///
    /// - Parameters:
    ///   - options: their output has fields of the rows.
    ///   - moment: the frame of a still.
    /// - Throws: `InputError`, `DiagnosticError`, `UsageError`.
    package init(_ options: RenderOptions, at moment: FrameMoment) throws {
        template = try OutputTemplate(options.output)
        (job, rows) = try SceneJob.batch(options)
        (self.options, self.moment) = (options, moment)
        try template.check(against: rows.rows)
        try Self.checkFormat(of: template, options, job)
        var (paths, owners, problems): ([Int: String], [String: Int], [Int: String]) = ([:], [:], [:])
        for (index, row) in rows.rows.enumerated() {
            do throws(RowProblem) {
                if let refusal = rows.refusals[index] { throw RowProblem(refusal) }
                if let refusal = job.refusal(of: row) { throw RowProblem(refusal) }
                let path = try template.path(of: row, number: index + 1, count: rows.rows.count)
                if let owner = owners[path] { throw RowProblem("row \(owner + 1) has the same file, \(path)") }
                owners[path] = index
                paths[index] = path
            } catch {
                problems[index] = error.message
            }
        }
        self.paths = paths
        record = BatchRecord(count: rows.rows.count, paths: paths, problems: problems, manifestPath: options.manifestPath)
    }

    /// Checks once what would be wrong for every row: the ending of `-o`, and options that its format doesn't have.
    private static func checkFormat(of template: OutputTemplate, _ options: RenderOptions, _ job: SceneJob) throws(UsageError) {
        if template.isStill {
            if let plays = options.plays { throw UsageError("--loop \(plays): only .gif, .apng, and .webp files are played more than once") }
            if let count = options.frameCount { throw UsageError("--frames \(count): a still has one frame; use --frame for its number, or -o with .gif") }
        } else if let sample = template.sample {
            var options = options
            options.output = sample
            _ = try RenderPlan(options: options, viewFrameCount: job.frameCount, frameRate: job.frameRate, isFolder: { _ in false })
        }
    }

    /// Draws all rows; a row with a problem is reported, and the others are drawn. The manifest is written however the batch ends.
    ///
    /// - Throws: `BatchError` at the end if a row was not drawn; `WriteError` immediately.
    package func run() async throws {
        if !options.isQuiet { for warning in job.warnings { MessageOutput.print("warning: \(warning)") } }
        for (index, problem) in record.problems.sorted(by: { $0.key < $1.key }) { report(index, problem) }
        if let path = options.manifestPath, path != "-" { try AtomicFile.checkWritable(path) }
        let record = record
        let interruption = Interruption {
            // The process already ends with a message.
            try? record.writeManifest(isEnding: true)
            return .usual
        }
        defer { interruption.end() }
        watchTime()
        do {
            let open = try rows.rows.indices.filter { index in
                guard paths[index] != nil else { return false }
                guard try isDone(index) else { return true }
                record.finish(index)
                return false
            }
            if template.isStill { try await drawStills(open) } else { try await drawAnimations(open) }
        } catch {
            Interruption.waitForEnd()
            try? record.writeManifest()
            throw error
        }
        try record.writeManifest()
        let failed = record.problems.count
        if failed > 0 { throw BatchError(failed: failed, count: rows.rows.count, name: rows.name) }
    }

    /// Lets the watchdog name the row that takes too long.
    private func watchTime() {
        let (record, name, limit) = (record, rows.name, options.limits.time)
        let whole = "\(limit) \(limit == 1 ? "second" : "seconds")"
        job.watchdog?.watchSubjects { row in
            record.fail(row, because: "takes longer than the limit of \(whole)")
            Interruption.end(.badInput, because: "\(name): row \(row + 1): takes longer than the limit of \(whole); --limit time=N allows more")
        }
    }

    /// Returns whether a row's file exists and is complete, for `--resume`.
    private func isDone(_ index: Int) throws -> Bool {
        guard options.isResuming, let path = paths[index] else { return false }
        guard template.isStill else { return FinishedFile.isWholeAnimation(path) }
        let canvas = job.canvas
        let (width, height) = try Painter.pixelSize(of: DisplayList(size: canvas.size, scale: canvas.scale))
        return FinishedFile.isWhole(path, width: width, height: height)
    }

    /// The sink whose encoder makes the files.
    private var encodingSink: any FrameSink {
        switch template.stillFormat {
        case .jpeg?: JPEGSink(destination: .standardOutput, quality: options.usedQuality)
        case .pdf?: VectorSink(destination: .standardOutput, format: .pdf, layerPixels: options.limits.layerPixels)
        case .svg?: VectorSink(destination: .standardOutput, format: .svg, layerPixels: options.limits.layerPixels)
        case .png?, nil: PNGSink(destination: .standardOutput, compression: options.compression)
        }
    }

    /// The rows are the frames of one run, so that rows with equal parts share the work, and all processors are busy.
    private func drawStills(_ open: [Int]) async throws {
        let sink = BatchSink(paths: paths, files: encodingSink, keepsEqualFiles: options.keepsEqualFiles, record: record)
        let progress = ProgressReporter.ofProcess ?? ProgressReporter(style: options.progress)
        progress.start(frames: open.count, output: options.output)
        let (size, scale) = (job.canvas.size, job.canvas.scale)
        let jobs = options.jobs(frames: open.count, size: size, scale: scale)
        let layers = jobs > 1 ? LayerPool(pixels: options.sharedLayerPixels(jobs: jobs, size: size, scale: scale)) : nil
        let renderer = FrameRenderer(
            frames: open, sink: sink, jobs: jobs, watchdog: job.watchdog, layerPixels: options.limits.layerPixels, layers: layers
        ) { row, path in if path != nil { progress.frame(row, path: path) } }
        let isOpen = Set(open)
        let frame = moment.frame(at: job.frameRate)
        var last = DisplayList(size: job.canvas.size, scale: job.canvas.scale)
        try await renderer.run { index in
            guard isOpen.contains(index) else { return last }
            job.watchdog?.setSubject(index)
            do {
                let row = job.row(rows.rows[index])
                let stepper = try row.start()
                let warn = { [options] (warning: String) in if !options.isQuiet { MessageOutput.print("warning: row \(index + 1): \(warning)") } }
                stepper.graph.warnings.forEach(warn)
                stepper.graph.onWarning = warn
                try await row.step(stepper, to: frame)
                last = try row.displayList(of: frame, from: stepper)
            } catch let error as DiagnosticError {
                fail(index, error)
            }
            return last
        }
        end(progress, open.count)
    }

    private func drawAnimations(_ open: [Int]) async throws {
        let progress = ProgressReporter.ofProcess ?? ProgressReporter(style: options.progress)
        progress.start(frames: open.count, output: options.output)
        let warnings = Mutex<Set<String>>([])
        for index in open {
            guard let path = paths[index] else { continue }
            var options = options
            // A percent sign of a row is part of the name.
            options.output = template.isPattern ? path : path.replacing("%", with: "%%")
            options.manifestPath = nil
            job.watchdog?.setSubject(index, includesPainting: true)
            do {
                try await job.row(rows.rows[index]).draw(options, canResume: false, reportsProgress: false) { [options] warning in
                    // A warning of the format is the same for every row, except for its file.
                    let isOfRow = warning.hasSuffix(PlaceholderWarning.ending)
                    let isNew = warnings.withLock { $0.insert((isOfRow ? "\(index) " : "") + warning.replacing(path, with: "")).inserted }
                    if isNew, !options.isQuiet { MessageOutput.print("warning: row \(index + 1): \(warning)") }
                }
                record.finish(index)
                progress.frame(index, path: path)
            } catch let error as any CommandError where error.exitStatus == .badInput || error.exitStatus == .usage {
                fail(index, error)
            }
        }
        end(progress, open.count)
    }

    /// Reports that all rows are drawn, unless one has a problem.
    private func end(_ progress: ProgressReporter, _ count: Int) {
        guard record.problems.isEmpty else { return }
        progress.done()
        guard let summary = options.summary else { return }
        let isDone = options.isResuming && count == 0
        MessageOutput.print(isDone ? DrawingSummary.done : summary.text("wrote \(counted(count, "picture")) as \(options.output)"))
    }

    private func fail(_ index: Int, _ error: any CommandError) {
        record.fail(index, because: error.description)
        report(index, error.description, isJSON: error is DiagnosticError)
    }

    /// - Parameter isJSON: whether the problem is already JSON if the option asks for it: an object on each line.
    private func report(_ index: Int, _ problem: String, isJSON: Bool = false) {
        guard options.diagnosticFormat == .json else { return MessageOutput.print("\(rows.name): row \(index + 1): \(problem)") }
        let objects = isJSON ? problem : Diagnostic(.error, problem, file: rows.name).json
        for object in objects.split(separator: "\n") { MessageOutput.print("{\"row\":\(index + 1),\(object.dropFirst())", isPrefixed: false) }
    }
}

/// Some rows of a batch were not drawn; each has already been reported.
package struct BatchError: CommandError, Equatable {
    package let description: String
    package var exitStatus: CommandStatus { .badInput }

    init(failed: Int, count: Int, name: String) {
        description = "\(name): \(failed) of \(count) rows \(failed == 1 ? "was" : "were") not drawn"
    }
}
