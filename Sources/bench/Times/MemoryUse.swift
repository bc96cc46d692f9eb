import CairoCanvas
import Display
import Foundation
import ImageCodec
import SceneFormat
import Views

/// `bench memory`: draws the scenes of the repository again and again in one process, each with new objects, and checks that all memory is freed.
@MainActor
enum MemoryUse {
    /// The megabytes by which memory may grow after the warm-up: the allocator's reserves and the font caches of libraries still settle.
    static let usualAllowance = 8

    private struct Released {
        weak var graph: ViewGraph?
        weak var painter: Painter?
        weak var shaper: PangoTextShaper?
        var isComplete: Bool { graph == nil && painter == nil && shaper == nil }
    }

    /// - Parameters:
    ///   - count: the number of scenes to draw, at least three times the number of scene files. The warm-up is a fifth of them, and at least two rounds of all
    ///     files.
    ///   - allowance: the megabytes by which memory may grow.
    /// - Returns: whether all objects were freed and memory stayed within the allowance.
    static func run(count: Int, allowance: Int = usualAllowance) throws -> Bool {
        let names = try FileManager.default.contentsOfDirectory(atPath: "Scenes").filter { $0.hasSuffix(".json") || $0.hasSuffix(".yaml") }.sorted()
        var kept = 0
        var atStart = 0
        let warmUp = max(count / 5, 2 * names.count)
        for index in 0..<max(count, warmUp + names.count) {
            if index == warmUp { atStart = inUse }
            let released = try draw(names[index % names.count])
            if !released.isComplete {
                kept += 1
                print("\(names[index % names.count]): its view graph, painter, or shaper was not freed")
            }
        }
        let growth = inUse - atStart
        let report =
            "\(max(count, warmUp + names.count)) scenes: \(atStart >> 10) KiB after the warm-up of \(warmUp), \(growth >> 10) KiB more at the end, \(kept) kept"
        print(report)
        return kept == 0 && growth <= allowance << 20
    }

    /// Bytes of memory that the process has written to, resident or swapped out. Pages of files don't count: the system drops them and reads them again
    /// at any time.
    private static var inUse: Int {
        let lines = ((try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? "").split(separator: "\n")
        let kibibytes = lines.filter { $0.hasPrefix("RssAnon:") || $0.hasPrefix("VmSwap:") }.map { line in Int(line.filter(\.isNumber)) ?? 0 }
        return kibibytes.reduce(0, +) << 10
    }

    private static func draw(_ name: String) throws -> Released {
        let files = SceneFiles(folder: "Scenes")
        let images = ImageFolder(files)
        let source = SourceFile(name: name, bytes: [UInt8](try Data(contentsOf: URL(filePath: "Scenes/\(name)"))))
        guard let scene = PreparedScene.read(source, files: files, images: images).scene else { return Released() }
        let shaper = try PangoTextShaper()
        let runner = try SceneRunner(scene, textShaper: shaper, images: images)
        let painter = Painter()
        for frame in [0, 20, 40] { _ = try painter.paint(try runner.frame(frame)) }
        return Released(graph: runner.graph, painter: painter, shaper: shaper)
    }
}
