import Commands
import Foundation
import FramePipeline

/// The temporary folder of a program's run: its bundle, and all files that it would leave behind if it is killed.
struct RunFolder: Sendable {
    let folder: URL
    /// The folder that the program sees as its bundle.
    let bundle: URL

    /// Creates the folder; the caller removes it.
    ///
    /// - Parameter parent: the folder for it, which is removed when this process ends, even if it is killed; nil for that of temporary files.
    init(_ source: SwiftSource, in parent: URL? = nil) throws {
        folder = (parent ?? FileManager.default.temporaryDirectory).appending(path: "easel-\(UUID().uuidString)")
        bundle = folder.appending(path: "\(source.info.name.filter { $0 != "/" }).app")
        if parent == nil { Guardian.remove(folder) }
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try ProgramSigns.prepare(signs)
    }

    /// The file of the program's signs.
    var signs: URL { folder.appending(path: "signs") }

    func remove() { Guardian.removeNow(folder) }

    private var backtrace: URL { folder.appending(path: "backtrace.txt") }

    /// The file that the program writes when a left-out function runs.
    var leftOutReport: URL { folder.appending(path: "left-out.json") }

    /// The environment of the program: this process's own, the time zone GMT, which is that of the scene's clock, and deterministic hashing, so that sets and
    /// dictionaries have the same order in each run; otherwise a view that shows one would differ from run to run.
    var environment: [String: String] {
        var environment = BuiltProgram.environment
        environment["TMPDIR"] = folder.path
        environment[ProgramSigns.variable] = signs.path
        // The view's own files and defaults: each run starts with none.
        environment["CFFIXED_USER_HOME"] = folder.path
        environment["SWIFT_BACKTRACE"] =
            "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64,top=0,output-to=\(backtrace.path)"
        return environment
    }

    /// The name of the view that was being updated when the program crashed; nil without one.
    var updatedView: String? {
        let file = folder.appending(path: "updated-view.txt")
        guard AtomicFile.type(of: file) == .typeRegular, let bytes = try? InputFile.read(file.path, limit: 1000) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The crashed program's report; empty without a report.
    var report: String {
        AtomicFile.type(of: backtrace) == .typeRegular ? (try? String(contentsOf: backtrace, encoding: .utf8)) ?? "" : ""
    }
}
