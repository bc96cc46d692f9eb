import Commands
import Display
import Foundation
import FramePipeline
import PNGCodec
import SceneCommands
import SwiftSource

/// One of the articles' files, unchanged: compiled against Easel, and queried for the positions and the appearance of its views.
struct Article {
    static let folder = URL(filePath: (ProcessInfo.processInfo.environment["EASEL_REFERENCES"] ?? "/nowhere") + "/articles")
    /// Whether the folder and the library to compile against are named.
    static var isThere: Bool {
        FileManager.default.fileExists(atPath: folder.path) && ProcessInfo.processInfo.environment["EASEL_RUNTIME"] != nil
    }
    static let condition = "needs EASEL_REFERENCES, a folder with articles, and EASEL_RUNTIME as Scripts/build-runtime prints it"

    /// One line of a layout listing.
    struct Entry: Decodable {
        let name: String
        let label: String?
        let depth: Int
        let x: Double
        let y: Double
        let width: Double
        let height: Double

        var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    }

    private struct Listing: Decodable {
        let views: [Entry]
    }

    private let source: SwiftSource
    private let program: BuiltProgram
    private let view: String
    let size: CGSize

    /// Compiles the file whose name begins with `number`, or uses the program that was built from it earlier.
    init(_ number: String, size: CGSize, view: String? = nil) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        guard let name = names.first(where: { $0.hasPrefix("\(number)-") }) else { throw UsageError("no article \(number)") }
        source = try SwiftSource(path: Self.folder.appending(path: name).path)
        let command = URL(filePath: CommandLine.arguments[0])
        program = try ProgramBuilder(environment: ProcessInfo.processInfo.environment, command: command) { _ in }.program(of: source)
        self.view = try program.catalog.choose(view, path: source.path).name
        self.size = size
    }

    /// Returns the positions of the views after a number of seconds.
    ///
    /// - Parameter events: the events of the timeline, as JSON.
    func layout(at seconds: Double, events: [String] = []) throws -> [Entry] {
        let output = try run(.layout(at: seconds, format: .json), events: events) { _ in }
        return try JSONDecoder().decode(Listing.self, from: output).views
    }

    /// Returns the files of the first frames at a scale, 60 per second, in order.
    func frames(_ count: Int, scale: CGFloat, events: [String] = []) throws -> [Data] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try run(.draw, events: events) { options in
            options.frameCount = count
            options.scale = scale
            options.output = folder.path + "/"
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try names.map { try Data(contentsOf: folder.appending(path: $0)) }
    }

    /// Returns the first frame, with one pixel per point, on white.
    func picture() throws -> Pixmap { try PNGDecoder.decode([UInt8](frames(1, scale: 1)[0])) }

    /// Returns the view's output while its first frame is drawn.
    func printed() throws -> String {
        String(decoding: try execute(.layout(at: 0, format: .text), events: []) { _ in }.errors, as: UTF8.self)
    }

    private func run(_ job: ViewRequest.Job, events: [String], _ change: (inout RenderOptions) -> Void) throws -> Data {
        try execute(job, events: events, change).output
    }

    private func execute(
        _ job: ViewRequest.Job, events: [String], _ change: (inout RenderOptions) -> Void
    ) throws -> (output: Data, errors: Data) {
        var options = RenderOptions(input: source.path)
        options.view = view
        options.size = size
        options.background = "white"
        options.progress = .none
        let timeline = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: timeline) }
        if !events.isEmpty {
            try Data("[\(events.joined(separator: ",\n"))]".utf8).write(to: timeline)
            options.timeline = timeline.path
        }
        change(&options)
        let process = Process()
        process.executableURL = program.executable
        let request = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: request) }
        try ViewRequest(options: options, timeline: options.readViewTimeline(), job: job).encoded().write(to: request)
        process.arguments = []
        let (output, errors) = (ProgramStart.makePipe(), ProgramStart.makePipe())
        process.standardInput = try FileHandle(forReadingFrom: request)
        process.standardOutput = output
        process.standardError = errors
        try ProgramStart.run(process)
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        let said = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw UsageError("\(source.path): \(String(decoding: said, as: UTF8.self))") }
        return (data, said)
    }
}

extension [Article.Entry] {
    /// Returns the rects of the views with a name, in paint order; with a label, only those that show it.
    func rects(_ name: String, _ label: String? = nil) -> [CGRect] {
        filter { $0.name == name && (label == nil || $0.label == label) }.map(\.rect)
    }
}

extension Pixmap {
    /// Returns the color at a point, as 0xRRGGBB.
    func color(_ x: CGFloat, _ y: CGFloat) -> UInt32 { pixels[Int(y) * width + Int(x)] & 0xFF_FFFF }
}
