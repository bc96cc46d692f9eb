import Foundation
import FramePipeline
import Testing

/// The apps in `Scenes/Apps`, which were written for Xcode: each compiles, and its flow shows the texts and pictures of `Goldens/<app>.txt`.
///
/// A golden has a line for each text, symbol, and picture on the canvas of an iPhone 16 at each stop of the flow: x, y, width, and height in whole points.
/// `EASEL_RECORD_GOLDENS=1 swift test --filter SampleAppTests` writes the files anew. The tests need the library of `Scripts/build-runtime`, which
/// `Scripts/test` names in `EASEL_RUNTIME`.
@Suite(.needsRuntime)
struct SampleAppTests {
    private static let goldens = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
    private static let apps = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Scenes/Apps").standardized
    private static let isRecording = ProcessInfo.processInfo.environment["EASEL_RECORD_GOLDENS"] != nil
    /// Frames per second: every time in the flows is one of a frame.
    private static let rate = 10.0

    private struct Frame: Decodable {
        struct View: Decodable {
            struct Rect: Decodable {
                let x, y, width, height: Double
            }
            let name: String
            let label: String?
            let paintedRect: Rect
        }
        let frame: Int
        let size: [Double]
        let views: [View]
    }

    private struct Event: Decodable {
        let at: Double
        let stop: String?
    }

    @Test(arguments: ["Dayboard", "Fieldnotes", "Harborlight", "Lanterns", "Pantry", "Tidepool"])
    func flowsShowWhatTheyDid(app: String) throws {
        let folder = Self.apps.appending(path: app)
        let flow = folder.appending(path: "flow.json")
        let stops = try JSONDecoder().decode([Event].self, from: Data(contentsOf: flow)).filter { $0.stop != nil }
        let frames = try layout(of: folder, flow, lastFrame: Int((stops.map(\.at).max() ?? 0) * Self.rate + 0.5))
        var text = ""
        for stop in stops {
            let frame = try #require(frames.first { $0.frame == Int(stop.at * Self.rate + 0.5) })
            text += "== \(stop.stop ?? "")\n\(Self.lines(of: frame).joined(separator: "\n"))\n\n"
        }
        let file = Self.goldens.appending(path: "\(app).txt")
        if Self.isRecording { try Data(text.utf8).write(to: file) }
        let golden = try String(contentsOf: file, encoding: .utf8)
        guard golden != text else { return }
        let (expected, actual) = (golden.split(separator: "\n"), text.split(separator: "\n"))
        let line = zip(expected, actual).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(expected.count, actual.count)
        let stop = actual.prefix(line + 1).last { $0.hasPrefix("== ") } ?? ""
        Issue.record("\(app) \(stop): expected\n\(expected.dropFirst(line).first ?? "no more")\nbut is\n\(actual.dropFirst(line).first ?? "no more")")
    }

    /// The texts and pictures that lie on the canvas.
    private static func lines(of frame: Frame) -> [String] {
        frame.views.compactMap { view in
            guard ["Text", "Image", "Symbol"].contains(view.name), let label = view.label, !label.isEmpty else { return nil }
            let rect = view.paintedRect
            guard rect.x < frame.size[0], rect.y < frame.size[1], rect.x + rect.width > 0, rect.y + rect.height > 0 else { return nil }
            let numbers = [rect.x, rect.y, rect.width, rect.height].map { String(Int($0.rounded())) }.joined(separator: " ")
            return "\(view.name) \"\(label.replacing("\n", with: "\\n"))\"  \(numbers)"
        }
    }

    /// Returns each frame of an app's flow, as `render layout` prints it.
    private func layout(of app: URL, _ flow: URL, lastFrame: Int) throws -> [Frame] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = folder.appending(path: "output")
        try Data().write(to: output)
        let process = Process()
        // The build puts the command beside the tests.
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "render")
        process.arguments = [
            "layout", app.path, "--device", "iPhone-16", "--timeline", flow.path, "--fps", "10", "--range", "0-\(lastFrame)", "--all",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": folder.path]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        let errors = folder.appending(path: "errors")
        try Data().write(to: errors)
        process.standardError = try FileHandle(forWritingTo: errors)
        try ProgramStart.run(process)
        process.waitUntilExit()
        let messages = try String(contentsOf: errors, encoding: .utf8)
        #expect(process.terminationStatus == 0, "\(messages)")
        return try Data(contentsOf: output).split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Frame.self, from: $0) }
    }
}
