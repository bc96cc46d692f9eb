import ArgumentParser
import Commands
import Foundation
import FramePipeline
import SwiftSource
import Synchronization

/// `render snapshot`: draws every preview, and compares it with its reference.
struct Snapshot: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot", abstract: "Draw every preview of Swift source, and compare it with its reference.",
        discussion: """
            Draws each #Preview and PreviewProvider, or each view if there is no preview, in each combination of the variants. References are PNG files in
            __Snapshots__ inside the folder, or where --references says. A missing one is recorded, which ends with the status 1, as a difference does.

            EXAMPLES:
              render snapshot MyApp/
              render snapshot MyApp/ --devices iPhone-16,iPad-11 --color-scheme light,dark --html report.html --junit report.xml
              render snapshot MyApp/ --since origin/main --record never --markdown summary.md
              render snapshot MyApp/ --skip 'Debug*' --skip-trait landscapeLeft

            EXIT STATUS: 0 all are the same; 1 some differ, are missing, or were recorded; otherwise as for drawing.
            """)

    @Argument(help: ArgumentHelp("A folder of Swift files, a package, an Xcode project, or a Swift file.", valueName: "folder"), completion: .directory)
    var input: String

    @Option(help: ArgumentHelp("The folder of the references (default: __Snapshots__ inside the folder).", valueName: "folder"), completion: .directory)
    var references: String?

    @Option(help: ArgumentHelp("The pictures to record: all, failed, missing (default), or never.", valueName: "mode"))
    var record: SnapshotRecording = .missing

    @Option(help: ArgumentHelp("Compare by pixels (easel), or by boxes and flat colors (apple).", valueName: "kind"))
    var reference: SnapshotRule = .easel

    @Option(help: ArgumentHelp("The fraction of pixels that must match, 0 to 1 (default: 1).", valueName: "share"))
    var precision: Double = 1

    @Option(help: ArgumentHelp("The similarity at which two colors match, 0 to 1 (default: 1).", valueName: "share"))
    var perceptualPrecision: Double = 1

    @OptionGroup var combinations: VariantArguments

    @Option(help: ArgumentHelp("The scale: pixels per point (default: 2).", valueName: "number"))
    var scale: String?

    @Option(help: ArgumentHelp("Leave out previews by name; * and ? match any characters; repeatable.", valueName: "pattern"))
    var skip: [String] = []

    @Option(help: ArgumentHelp("Leave out previews with a trait, such as landscapeLeft; repeatable.", valueName: "trait"))
    var skipTrait: [String] = []

    @Option(help: ArgumentHelp("Draw only what files changed since a commit can affect.", valueName: "commit"))
    var since: String?

    @Flag(help: "Also draw views, not only previews.")
    var views = false

    @Option(help: ArgumentHelp("A page with the pictures, differing ones first.", valueName: "file"), completion: .file(extensions: ["html"]))
    var html: String?

    @Option(help: ArgumentHelp("A JUnit file.", valueName: "file"), completion: .file(extensions: ["xml"]))
    var junit: String?

    @Option(help: ArgumentHelp("A summary in Markdown.", valueName: "file"), completion: .file(extensions: ["md"]))
    var markdown: String?

    @Option(name: .shortAndLong, help: ArgumentHelp("Pictures drawn at the same time: a number, or auto for all cores.", valueName: "N"))
    var jobs: String = "auto"

    @Flag(name: .shortAndLong, help: "Print only errors and the summary.")
    var quiet = false

    @OptionGroup var source: SourceArguments

    func run() throws {
        let variants = try combinations.variants()
        guard (0...1).contains(precision), (0...1).contains(perceptualPrecision) else {
            throw UsageError("--precision \(precision): takes a number from 0 to 1")
        }
        var options = RenderOptions(input: input)
        try source.apply(to: &options)
        options.isQuiet = true
        options.progress = .none
        options.scale = try scale.map { text throws(UsageError) in try RenderOptions.parseScale(text) }
        options.jobs = 1
        guard SwiftSource.isSwift(input) else { throw UsageError("\(input): only Swift source has previews") }
        if let since { try SwiftSource.check(commit: since, for: input) }
        let start = ContinuousClock.now
        let isFile = input.hasSuffix(".swift") || input.hasSuffix(".xcodeproj")
        let place = references ?? "\(isFile ? (input as NSString).deletingLastPathComponent : input)/__Snapshots__"
        let store = SnapshotStore(folder: place, recording: record, rule: reference, precision: precision, perceptualPrecision: perceptualPrecision)
        let count = try RenderOptions.parseJobs(jobs) ?? ProcessInfo.processInfo.activeProcessorCount
        let parts = SwiftSource.parts(of: input, excluding: options.excludes)
        var results: [SnapshotResult] = []
        for part in parts {
            var own = options
            own.input = RenderOptions(input: part.path).input
            own.excludes = part.excluded
            do {
                guard let swiftViews = try SwiftViews(own) else { continue }
                let run = SnapshotRun(views: swiftViews, store: store, part: part.name)
                results += try run.results(pictures(of: swiftViews, variants.options(own)), jobs: count)
            } catch let error as SwiftSourceError where parts.count > 1 {
                // The other programs are drawn nevertheless.
                results.append(SnapshotResult(name: part.path, variant: "", outcome: .failed, message: error.description))
            }
        }
        for result in results where !quiet && result.outcome != .same {
            try ResultOutput.print("\(result.title): \(result.outcome.rawValue): \(result.message)")
        }
        let report = SnapshotReport(title: URL(filePath: input).standardizedFileURL.lastPathComponent, results: results)
        for (path, text) in [(html, report.html), (junit, report.junit), (markdown, report.markdown)] {
            if let path { try AtomicFile.write(Array(text.utf8), to: path) }
        }
        try ResultOutput.print(report.summary + String(format: "; %.1f s", start.duration(to: .now) / .seconds(1)))
        if results.contains(where: \.isFailure) { throw ExitCode(CommandStatus.pixelsDiffer.rawValue) }
    }

    /// Returns the items to draw: each entry in each variant.
    private func pictures(of swiftViews: SwiftViews, _ variants: [RenderOptions]) throws -> [SnapshotRun.Picture] {
        let named = swiftViews.program.catalog.entries(in: swiftViews.source.place.file)
        let all = named.map(\.entry)
        var chosen = all.filter { $0.kind == .preview }
        if views || chosen.isEmpty { chosen += all.filter { $0.kind != .preview } }
        let kept = try swiftViews.source.select(chosen, skipping: skip, traits: skipTrait, since: since).flatMap { entry in
            try numbers(of: entry, in: swiftViews, variants.first ?? swiftViews.options).map { $0 == 1 ? entry : entry.numbered($0) }
        }
        // A name doesn't depend on the other images.
        let files = Dictionary(zip(all.map(\.name), SnapshotStore.fileNames(named.map(\.name)))) { first, _ in first }
        return kept.flatMap { entry in
            let file = (files[entry.name] ?? SnapshotStore.fileName(entry.name)) + ".png"
            return variants.map { SnapshotRun.Picture(entry: entry, file: file, options: $0) }
        }
    }

    /// Returns the numbers of the previews that an entry stands for: those of a provider that have no name and so no entry.
    private func numbers(of entry: ViewCatalog.Entry, in views: SwiftViews, _ options: RenderOptions) throws -> [Int] {
        guard ViewCatalog.hasNumbers(entry) else { return [1] }
        let folder = try GuardedFolder("easel-names")
        defer { folder.remove() }
        let file = folder.url.appending(path: "names.json")
        var options = options
        options.view = entry.name
        options.output = file.path
        // A provider that traps is reported when its first preview is drawn.
        guard try views.status(of: .previews, options) == 0, let data = FileManager.default.contents(atPath: file.path),
            let names = try? JSONDecoder().decode([String?].self, from: data)
        else { return [1] }
        let isListed = Set(views.program.catalog.entries.map(\.name))
        return names.indices.filter { index in names[index].map { !isListed.contains($0) } ?? true }.map { $0 + 1 }
    }
}

/// Draws images with several processes, and compares each with its reference.
private struct SnapshotRun: Sendable {
    struct Picture: Sendable {
        let entry: ViewCatalog.Entry
        /// The name of the reference's file.
        let file: String
        /// The output is the variant's folder.
        let options: RenderOptions

        var variant: String { options.output == RenderOptions.defaultOutput ? "" : String(options.output.dropFirst(RenderOptions.defaultOutput.count)) }
    }

    let views: SwiftViews
    let store: SnapshotStore
    /// The program's name, if the folder has several.
    let part: String

    /// - Returns: the results in the order of the images, regardless of the number of processes.
    func results(_ pictures: [Picture], jobs: Int) throws -> [SnapshotResult] {
        let folder = try GuardedFolder("easel-snapshot")
        let interruption = Interruption {
            folder.remove()
            return .none
        }
        defer {
            interruption.end()
            folder.remove()
        }
        let results = Mutex<[SnapshotResult?]>(Array(repeating: nil, count: pictures.count))
        let next = Mutex(0)
        let unwritten = Mutex<(any Error)?>(nil)
        DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, pictures.count))) { _ in
            while true {
                let index = next.withLock { number in
                    defer { number += 1 }
                    return number
                }
                guard index < pictures.count else { return }
                do {
                    let result = try result(pictures[index], file: folder.url.appending(path: "\(index).png").path)
                    results.withLock { $0[index] = result }
                } catch {
                    return unwritten.withLock { $0 = error }
                }
            }
        }
        if let error = unwritten.withLock({ $0 }) { throw error }
        return results.withLock { $0.compactMap(\.self) }
    }

    /// - Throws: `WriteError` for a reference, and `ExitCode` after the message about a picture, that can't be written.
    private func result(_ picture: Picture, file: String) throws -> SnapshotResult {
        var result = SnapshotResult(
            name: part.isEmpty ? picture.entry.name : "\(part): \(picture.entry.name)", variant: picture.variant, outcome: .skipped,
            message: picture.entry.obstacle ?? "")
        guard picture.entry.obstacle == nil else { return result }
        let start = ContinuousClock.now
        var options = picture.options
        options.view = picture.entry.name
        options.output = file
        // A reference must be whole.
        options.leftOut = LeftOutSettings(isRefused: true)
        do {
            let status = try views.status(of: .still(.frame(0)), options)
            if status == CommandStatus.cannotWrite.rawValue { throw ExitCode(status) }
            guard status == 0 else {
                (result.outcome, result.message) = (.failed, "drawing it ended with status \(status)")
                return result
            }
            let name = [part, result.variant, picture.file].filter { !$0.isEmpty }.joined(separator: "/")
            let bytes = try InputFile.read(file, limit: InputFile.imageLimit)
            try? FileManager.default.removeItem(atPath: file)
            let device = try options.device.map { name throws(UsageError) in try Device.named(name).scale }
            let scale = Double(options.scale ?? device ?? 2)
            try store.check(bytes, file: name, scale: max(1, Int(scale.rounded())), into: &result)
        } catch let error where error is WriteError || error is ExitCode {
            throw error
        } catch {
            (result.outcome, result.message) = (.failed, "\(error)")
        }
        result.seconds = start.duration(to: .now) / .seconds(1)
        return result
    }
}

extension SnapshotRecording: ExpressibleByArgument {}
extension SnapshotRule: ExpressibleByArgument {}
