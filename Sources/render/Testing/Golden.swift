import ArgumentParser
import Commands
import Foundation
import FramePipeline
import Inputs

/// `render golden`: records animations and verifies that they stay the same.
struct Golden: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "golden", abstract: "Record animations, and verify that they still look the same.",
        discussion: """
            A golden is a folder with the file golden.json, which has all options and the hash of every frame, and a PNG file of each distinct frame.

            EXAMPLES:
              render golden record scene.json -o Goldens
              render golden verify Goldens --html report.html
            """,
        subcommands: [Record.self, Verify.self])

    struct Record: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "record", abstract: "Draw scenes and store their frames as goldens.",
            discussion: """
                Each scene's golden goes to a folder with the scene's name inside the folder of -o and replaces an existing one. It includes all options.
                All scenes are read first: if one of them is invalid, nothing is written.

                EXAMPLES:
                  render golden record Scenes/*.json -o Goldens
                  render golden record card.json -o Goldens --scale 2 --frames 60 --pictures 0-59x10
                  render golden record Card.swift -o Goldens --view Card --frames 30 --timeline taps.json

                EXIT STATUS: as for drawing, see render --help.
                """)

        // Declared first, because it takes the first positional argument.
        @OptionGroup var scene: SceneArguments

        @Argument(help: ArgumentHelp("Additional scenes.", valueName: "scene"), completion: .file(extensions: ["json", "jsonc", "swift"]))
        var more: [String] = []

        @Option(name: .customLong("frames"), help: ArgumentHelp("The number of frames: 0 to N-1 (default: the scene's duration).", valueName: "N"))
        var frameCount: Int?

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("The frames whose images to keep, such as 0,30,59 (default: all distinct ones).", valueName: "frames"))
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
            // A single one is read when it is drawn.
            if tasks.count > 1 { for task in tasks { try task.options.prepare(task.job) } }
            for task in tasks { try await task.options.perform(.recordGolden(task.job)) }
        }

        /// Returns the name of a scene's folder: the file's name without extension, and the view's name, if given.
        private func name(of input: String) -> String {
            URL(filePath: input).deletingPathExtension().lastPathComponent + (scene.source.view.map { "-\($0)" } ?? "")
        }
    }

    struct Verify: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "verify", abstract: "Draw goldens again and compare every frame.",
            discussion: """
                Takes folders that contain a golden.json, or folders of such folders. Prints a line for each run of frames that differ,
                and the name of the report of --html. Frames are equal if their pixels are; --threshold and --max-pixels allow differences
                in frames whose images were kept.

                EXAMPLES:
                  render golden verify Goldens
                  render golden verify Goldens/card --threshold 2 --html report.html

                EXIT STATUS: 0 the same; 1 pixels differ; 2 sizes, counts, or rates of frames differ; otherwise as for drawing.
                """)

        @Argument(help: ArgumentHelp("The goldens' folders.", valueName: "folder"), completion: .directory)
        var folders: [String]

        @OptionGroup var tolerance: ToleranceArguments
        @OptionGroup var work: WorkArguments
        @OptionGroup var memory: MemoryArguments

        @MainActor func run() async throws {
            ProgressReporter.begin(style: work.progressStyle)
            try tolerance.check()
            let goldens = try folders.flatMap(Self.goldens)
            // A golden of Swift source is compared by its program, which writes its own part of the report.
            let parts = tolerance.html != nil && goldens.count > 1 ? try GuardedFolder("easel-report") : nil
            defer { parts?.remove() }
            var pages: [String] = []
            var worst: Int32 = 0
            for golden in goldens {
                let manifest = try GoldenManifest.read(folder: golden)
                var options = try manifest.options(folder: golden)
                try work.apply(to: &options)
                try memory.apply(to: &options)
                // Those of the golden are not scaled.
                for text in manifest.source.limits ?? [] { try options.setLimit(text) }
                let part = parts?.url.appending(path: "\(pages.count).html").path
                let job = GoldenVerificationJob(
                    folder: golden, threshold: tolerance.threshold, maxDifferingPixels: tolerance.maxPixels, html: part ?? tolerance.html)
                worst = max(worst, try await options.status(of: .verifyGolden(job)))
                // Without a part, the golden could not be drawn, which its message says.
                if let part { pages.append((try? String(contentsOfFile: part, encoding: .utf8)) ?? "") }
            }
            if let html = tolerance.html, parts != nil || worst <= CommandStatus.sizesDiffer.rawValue {
                if parts != nil {
                    let title = "Goldens \(folders.joined(separator: ", "))"
                    try AtomicFile.write(Array(ComparisonReport.joined(pages, title: title).utf8), to: html)
                }
                MessageOutput.print("\(goldens.count == 1 ? goldens[0] : counted(goldens.count, "golden")): the report is \(html)", isPrefixed: false)
            }
            if worst != 0 { throw ExitCode(worst) }
        }

        /// Returns the folder itself if it is a golden, otherwise the goldens in it.
        private static func goldens(in folder: String) throws -> [String] {
            func isGolden(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + GoldenManifest.fileName) }
            if isGolden(folder) { return [folder] }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
            let inside = names.map { "\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/\($0)" }.filter(isGolden)
            guard !inside.isEmpty else { throw InputError(path: folder, reason: "it contains no golden", kind: .unreadable) }
            return inside
        }
    }
}
