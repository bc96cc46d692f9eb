import CairoCanvas
import Display
import Foundation
import ImageCodec
import SceneFormat
import Views

/// Draws our scenes over and over in one process, each with all that it needs made anew, and looks whether anything stays.
@MainActor
enum MemoryUse {
    /// The most megabytes that memory may grow after the warm-up: the allocator's own room and what libraries remember of fonts still settle.
    static let usualAllowance = 8

    private struct Gone {
        weak var graph: ViewGraph?
        weak var painter: Painter?
        weak var shaper: PangoTextShaper?
        var isGone: Bool { graph == nil && painter == nil && shaper == nil }
    }

    /// - Parameters:
    ///   - count: how many scenes, at least three times all that there are; a fifth of them is the warm-up, and in any case twice all that there are.
    ///   - allowance: megabytes, in place of the usual ones.
    /// - Returns: whether nothing stayed.
    static func run(count: Int, allowance: Int = usualAllowance) throws -> Bool {
        let names = try FileManager.default.contentsOfDirectory(atPath: "Scenes").filter { $0.hasSuffix(".json") || $0.hasSuffix(".yaml") }.sorted()
        var kept = 0
        var atStart = 0
        let warmUp = max(count / 5, 2 * names.count)
        for index in 0..<max(count, warmUp + names.count) {
            if index == warmUp { atStart = inUse }
            let gone = try draw(names[index % names.count])
            if !gone.isGone {
                kept += 1
                print("\(names[index % names.count]): something of its view graph, its painter or its shaper is still there")
            }
        }
        let growth = inUse - atStart
        let report =
            "\(max(count, warmUp + names.count)) scenes: \(atStart >> 10) KiB after the warm-up of \(warmUp), \(growth >> 10) KiB more at the end, \(kept) kept"
        print(report)
        return kept == 0 && growth <= allowance << 20
    }

    /// Bytes of memory that the process has written to: in memory or swapped out. Pages of files, which the system drops and reads again as it likes,
    /// don't count.
    private static var inUse: Int {
        let lines = ((try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? "").split(separator: "\n")
        let kibibytes = lines.filter { $0.hasPrefix("RssAnon:") || $0.hasPrefix("VmSwap:") }.map { line in Int(line.filter(\.isNumber)) ?? 0 }
        return kibibytes.reduce(0, +) << 10
    }

    private static func draw(_ name: String) throws -> Gone {
        let files = SceneFiles(folder: "Scenes")
        let images = ImageFolder(files)
        let source = SourceFile(name: name, bytes: [UInt8](try Data(contentsOf: URL(filePath: "Scenes/\(name)"))))
        guard let scene = PreparedScene.read(source, files: files, images: images).scene else { return Gone() }
        let shaper = try PangoTextShaper()
        let runner = try SceneRunner(scene, textShaper: shaper, images: images)
        let painter = Painter()
        for frame in [0, 20, 40] { _ = try painter.paint(try runner.frame(frame)) }
        return Gone(graph: runner.graph, painter: painter, shaper: shaper)
    }
}
