import CairoCanvas
import Commands
import Display
import Foundation
import FramePipeline
import Inputs
import SceneFormat
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
    /// The reasons why rows are not drawn, by their indices.
    private var problems: [Int: String] = [:]

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
        var (paths, owners): ([Int: String], [String: Int]) = ([:], [:])
        for (index, row) in rows.rows.enumerated() {
            do throws(RowProblem) {
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
    }

    /// Draws all rows; a row with a problem is reported, and the others are drawn.
    ///
    /// - Throws: `BatchError` at the end if a row was not drawn; `WriteError` immediately.
    package mutating func run() async throws {
        if !options.isQuiet { for warning in job.warnings { MessageOutput.print("warning: \(warning)") } }
        for index in problems.keys.sorted() { report(index) }
        if let path = options.manifestPath, path != "-" { try AtomicFile.checkWritable(path) }
        let open = try rows.rows.indices.filter { try paths[$0] != nil && !isDone($0) }
        let notes = template.isStill ? try await drawStills(open) : try await drawAnimations(open)
        if let path = options.manifestPath {
            let manifest = try manifest(notes)
            if path == "-" { try ResultOutput.write(manifest) } else { try AtomicFile.write(manifest, to: path) }
        }
        if !problems.isEmpty { throw BatchError(failed: problems.count, count: rows.rows.count, name: rows.name) }
    }

    /// Returns whether a row's file exists, for `--resume`.
    private func isDone(_ index: Int) throws -> Bool {
        guard options.isResuming, let path = paths[index] else { return false }
        guard template.isStill else { return AtomicFile.type(of: URL(filePath: path)) == .typeRegular }
        let canvas = job.canvas
        let (width, height) = try Painter.pixelSize(of: DisplayList(size: canvas.size, scale: canvas.scale))
        return FinishedFile.isWhole(path, width: width, height: height)
    }

    /// The rows are the frames of one run, so that rows with equal parts share the work, and all processors are busy.
    private mutating func drawStills(_ open: [Int]) async throws -> [Int: BatchSink.Note] {
        let sink = BatchSink(
            paths: paths, compression: options.compression, keepsEqualFiles: options.keepsEqualFiles, takesNotes: options.manifestPath != nil)
        let progress = ProgressReporter.ofProcess ?? ProgressReporter(style: options.progress)
        progress.start(frames: open.count, output: options.output)
        let renderer = FrameRenderer(
            frames: open, sink: sink, jobs: options.jobs ?? ProcessorCount.available, watchdog: job.watchdog, layerPixels: options.limits.layerPixels
        ) { row, path in if path != nil { progress.frame(row, path: path) } }
        let isOpen = Set(open)
        let frame = moment.frame(at: job.frameRate)
        var last = DisplayList(size: job.canvas.size, scale: job.canvas.scale)
        try await renderer.run { index in
            guard isOpen.contains(index) else { return last }
            do {
                let row = job.row(rows.rows[index])
                let stepper = try row.start()
                stepper.graph.onWarning = { [options] in if !options.isQuiet { MessageOutput.print("warning: row \(index + 1): \($0)") } }
                try await row.step(stepper, to: frame)
                last = try row.displayList(of: frame, from: stepper)
            } catch let error as DiagnosticError {
                problems[index] = error.description
                report(index)
                sink.fail(index)
            }
            return last
        }
        progress.done()
        return sink.notes
    }

    private mutating func drawAnimations(_ open: [Int]) async throws -> [Int: BatchSink.Note] {
        for index in open {
            guard let path = paths[index] else { continue }
            var options = options
            // A percent sign of a row is part of the name.
            options.output = template.isPattern ? path : path.replacing("%", with: "%%")
            options.progress = .none
            options.manifestPath = nil
            do {
                try await job.row(rows.rows[index]).draw(options, canResume: false) { [options] in
                    if !options.isQuiet { MessageOutput.print("warning: row \(index + 1): \($0)") }
                }
            } catch let error as any CommandError where error.exitStatus == .badInput || error.exitStatus == .usage {
                problems[index] = error.description
                report(index)
            }
        }
        return [:]
    }

    private func report(_ index: Int) { MessageOutput.print("\(rows.name): row \(index + 1): \(problems[index] ?? "")") }

    /// Returns a line of JSON for each row: its file with hash and size, or its problem.
    private func manifest(_ notes: [Int: BatchSink.Note]) throws -> [UInt8] {
        struct Line: Encodable {
            let row: Int
            var name: String?
            var sha256: String?
            var bytes: Int?
            var error: String?
        }
        let folder = options.manifestPath == "-" ? "." : URL(filePath: options.manifestPath ?? ".").deletingLastPathComponent().path
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try rows.rows.indices.flatMap { index in
            var line = Line(row: index + 1, error: problems[index])
            if line.error == nil, let path = paths[index] {
                line.name = RelativePath.of(path, from: folder)
                if let note = notes[index] {
                    (line.sha256, line.bytes) = (note.sha256, note.bytes)
                } else if AtomicFile.type(of: URL(filePath: path)) == .typeRegular {
                    let bytes = try InputFile.read(path, limit: 1 << 40)
                    (line.sha256, line.bytes) = (SHA256.hexDigest(of: bytes), bytes.count)
                }
            }
            return [UInt8](try encoder.encode(line)) + [UInt8(ascii: "\n")]
        }
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
