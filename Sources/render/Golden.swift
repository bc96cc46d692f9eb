import ArgumentParser
import Commands
import Foundation
import FramePipeline

/// `render golden`: animations that must stay as they are.
struct Golden: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "golden", abstract: "Record animations, and check that they still look the same.",
        discussion: """
            A golden is a folder with golden.json, which has a hash of every frame and says how it was drawn, and PNG files of the frames that are new.

            EXAMPLES:
              render golden record scene.json -o Goldens
              render golden verify Goldens --html report.html
            """,
        subcommands: [Record.self, Verify.self])

    struct Record: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "record", abstract: "Draw scenes and keep their frames as goldens.",
            discussion: """
                Each scene's golden goes to a folder of the scene's name in the folder of -o; one that is there is replaced. All options are kept with it.
                All scenes are read first: where one of them is wrong, nothing is written.

                EXAMPLES:
                  render golden record Scenes/*.json -o Goldens
                  render golden record card.json -o Goldens --scale 2 --frames 60 --pictures 0-59x10
                  render golden record Card.swift -o Goldens --view Card --frames 30 --timeline taps.json

                EXIT STATUS: as for drawing, see render --help.
                """)

        // Before the others: the first scene is one of them.
        @OptionGroup var scene: SceneArguments

        @Argument(help: ArgumentHelp("More scenes.", valueName: "scene"), completion: .file(extensions: ["json", "jsonc", "swift"]))
        var more: [String] = []

        @Option(name: .customLong("frames"), help: ArgumentHelp("How many: a count, frames 0 to N-1 (default: the scene's duration).", valueName: "N"))
        var frameCount: Int?

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("Which frames keep their picture, such as 0,30,59 (default: all that are new).", valueName: "frames"))
        var pictures: String?

        @Option(name: .shortAndLong, help: ArgumentHelp("The folder for the goldens.", valueName: "folder"), completion: .directory)
        var output: String

        @OptionGroup var work: WorkArguments

        @MainActor func run() async throws {
            ProgressReporter.begin(style: work.progressStyle)
            var options = try scene.options()
            try work.apply(to: &options)
            if let frameCount {
                guard frameCount > 0 else { throw UsageError("--frames \(frameCount): takes a count of at least 1") }
                options.frameCount = frameCount
            }
            let kept = try pictures.map { text throws(UsageError) in try FrameRange(text, option: "--pictures") }
            let inputs = [scene.input] + more
            let names = inputs.map { name(of: $0) }
            if let name = names.first(where: { name in names.count { $0 == name } > 1 }) {
                throw UsageError("-o \(output): two scenes would share the folder \(name)")
            }
            var tasks: [(options: RenderOptions, job: GoldenRecordingJob)] = []
            for (input, name) in zip(inputs, names) {
                let own = RenderOptions(input: input)
                guard own.input != .standardInput else { throw UsageError("-: a golden's scene must be a file, so that it can be drawn again") }
                options.input = own.input
                tasks.append((options, GoldenRecordingJob(folder: output + "/" + name, pictures: kept)))
            }
            // One alone is read when it is drawn.
            if tasks.count > 1 { for task in tasks { try task.options.prepare(task.job) } }
            for task in tasks { try await task.options.perform(.recordGolden(task.job)) }
        }

        /// The name of a scene's folder: the file's without extension, and the view's, where one is named.
        private func name(of input: String) -> String {
            URL(filePath: input).deletingPathExtension().lastPathComponent + (scene.view.map { "-\($0)" } ?? "")
        }
    }

    struct Verify: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "verify", abstract: "Draw goldens again and compare every frame.",
            discussion: """
                Takes folders that have a golden.json, or folders of such folders. Prints a line for each frame that differs. Frames are the same
                when their pixels are; --threshold and --max-pixels allow more where a picture was kept.

                EXAMPLES:
                  render golden verify Goldens
                  render golden verify Goldens/card --threshold 2 --html report.html

                EXIT STATUS: 0 the same; 1 pixels differ; 2 sizes, counts or rates of frames differ; else as for drawing.
                """)

        @Argument(help: ArgumentHelp("Goldens.", valueName: "folder"), completion: .directory)
        var folders: [String]

        @OptionGroup var tolerance: ToleranceArguments
        @OptionGroup var work: WorkArguments

        @MainActor func run() async throws {
            ProgressReporter.begin(style: work.progressStyle)
            try tolerance.check()
            let goldens = try folders.flatMap(Self.goldens)
            var worst: Int32 = 0
            for golden in goldens {
                var options = try GoldenManifest.read(folder: golden).options(folder: golden)
                try work.apply(to: &options)
                let html = tolerance.html.map { goldens.count == 1 ? $0 : Self.reportName($0, golden) }
                let job = GoldenVerificationJob(folder: golden, threshold: tolerance.threshold, maxDifferingPixels: tolerance.maxPixels, html: html)
                worst = max(worst, try await options.status(of: .verifyGolden(job)))
            }
            if worst != 0 { throw ExitCode(worst) }
        }

        /// The golden of a folder, or those in it.
        private static func goldens(in folder: String) throws -> [String] {
            func isGolden(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + GoldenManifest.fileName) }
            if isGolden(folder) { return [folder] }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
            let inside = names.map { "\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/\($0)" }.filter(isGolden)
            guard !inside.isEmpty else { throw InputError(path: folder, reason: "there is no golden in it", kind: .unreadable) }
            return inside
        }

        /// `report-card.html`: a report for each of several goldens.
        private static func reportName(_ path: String, _ golden: String) -> String {
            let url = URL(filePath: path)
            let ending = url.pathExtension.isEmpty ? "" : ".\(url.pathExtension)"
            return String(path.dropLast(ending.count)) + "-" + URL(filePath: golden).lastPathComponent + ending
        }
    }
}
