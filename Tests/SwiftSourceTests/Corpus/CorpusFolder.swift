import Foundation
import FramePipeline

/// A project of the corpus on the disk, and what `render` makes of it.
final class CorpusFolder {
    /// A part that was left out, as `--diagnostic-format json` prints it.
    struct Part: Decodable {
        /// What it is, such as `modifier`.
        let part: String
        let name, file: String
        let line: Int

        /// Whether a mark of the project means this part.
        func fits(_ piece: CorpusProject.Piece) -> Bool {
            let words = Set(name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            return file.hasSuffix(piece.file) && piece.lines.contains(line) && piece.kinds.contains(part) && !words.isDisjoint(with: piece.names)
        }
    }

    struct Drawing {
        let status: Int32
        let errors: String
        /// The texts on the picture.
        let texts: Set<String>
        let leftOut: [Part]
    }

    private let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
    private let isForMac: Bool
    private static let command =
        ProcessInfo.processInfo.environment["EASEL_TESTED_COMMAND"].map { URL(filePath: $0) }
        ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "render")

    init(_ project: CorpusProject, compiles: Bool = false, with mistake: CorpusProject.Mistake? = nil) throws {
        isForMac = project.isForMac
        try project.write(to: folder.appending(path: "project"), compiles: compiles, with: mistake)
        // The repository is the root, so files beside an app's folder may be read.
        try FileManager.default.createDirectory(at: folder.appending(path: "project/.git"), withIntermediateDirectories: true)
    }

    /// Creates a folder for pictures of other files.
    init() throws {
        isForMac = false
        try FileManager.default.createDirectory(at: folder.appending(path: "project"), withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Draws a folder or file of the project, on a telephone if it is for one.
    func draw(_ path: String, _ options: [String] = []) throws -> Drawing {
        let path = path.hasPrefix("/") ? path : folder.appending(path: "project/\(path)").path
        let device = isForMac ? [] : ["--device", "iPhone-16"]
        let still = try run(["still", path, "-o", folder.appending(path: "still.png").path, "--diagnostic-format", "json"] + device + options)
        let layout = still.status == 0 ? try run(["layout", path, "--all"] + device + options).output : ""
        // VStack  0 0 100 100, Text "Title"  0 0 50 17
        let texts = layout.split(separator: "\n").compactMap { line in
            line.firstIndex(of: "\"").flatMap { start in line.lastIndex(of: "\"").map { String(line[line.index(after: start)..<$0]) } }
        }
        return Drawing(status: still.status, errors: still.errors, texts: Set(texts), leftOut: Self.parts(in: still.errors))
    }

    /// Returns the parts that the diagnostics name, each an object in a line.
    private static func parts(in errors: String) -> [Part] {
        errors.split(separator: "\n").compactMap { try? JSONDecoder().decode(Part.self, from: Data($0.utf8)) }
    }

    private func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = Self.command
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": folder.appending(path: "cache").path]) { $1 }
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (folder.appending(path: "output"), folder.appending(path: "errors"))
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try ProgramStart.run(process)
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8), try String(contentsOf: errors, encoding: .utf8))
    }
}
