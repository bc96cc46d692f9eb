import CairoCanvas
import Commands
import Display
import Foundation
import Inputs
import PNGCodec
import SceneCommands
import SceneFormat
import Testing
import Views

@testable import SwiftScenes

/// The month border in JSON and in Swift, with one anchor and with two: four ways to the same 60 frames.
@MainActor struct MonthBorderTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Scenes").standardized

    /// The display lists of 60 frames of a scene file.
    func frames(ofScene name: String) throws -> [DisplayList] {
        let runner = try #require(try runner(ofScene: name))
        return try (0..<60).map { try runner.frame($0) }
    }

    func runner(ofScene name: String) throws -> SceneRunner? {
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
        let (scene, diagnostics) = PreparedScene.read(SourceFile(name: name, bytes: bytes))
        #expect(diagnostics.text == "")
        return try scene.map { try SceneRunner($0, textShaper: try PangoTextShaper()) }
    }

    /// The same frames of a Swift view: tapped on August at time 0.
    func frames<V: View>(of view: V) throws -> [DisplayList] {
        var configuration = ViewHostConfiguration(size: CGSize(width: 640, height: 360), scale: 2)
        configuration.environment.sceneBackground = .white
        let graph = ViewGraph(root: view, configuration: configuration, textShaper: try PangoTextShaper())
        graph.settle()
        try graph.tap(.text("August"))
        return (0..<60).map { index in
            graph.advance(to: Double(index) / 60)
            graph.settle()
            return graph.displayList()
        }
    }

    @Test func allFourWaysDrawTheSameFrames() throws {
        let expected = try frames(ofScene: "month-border.json")
        #expect(try frames(ofScene: "month-border-points.json") == expected)
        #expect(try frames(of: MonthBorder()) == expected)
        #expect(try frames(of: MonthBorderPoints()) == expected)
        #expect(Set(expected.map(\.description)).count == 60, "the border moves in every frame")
    }

    /// The border's rect against the curve (0.42, 0, 0.58, 1), solved here by bisection, and the two months' bounds.
    @Test func theBorderFollowsTheCurve() throws {
        let runner = try #require(try runner(ofScene: "month-border.json"))
        let start = try runner.frame(0)
        let months = runner.graph.layoutListing().filter { $0.name == "padding" }.map(\.rect)
        let texts = runner.graph.layoutListing().filter { $0.name == "Text" }.compactMap(\.label)
        let from = months[try #require(texts.firstIndex(of: "January"))]
        let to = months[try #require(texts.firstIndex(of: "August"))]
        for index in 0..<60 {
            let list = index == 0 ? start : try runner.frame(index)
            guard case .stroke(let path, let paint, let style)? = list.items.first else {
                Issue.record("frame \(index) does not begin with the border")
                return
            }
            #expect(style.lineWidth == 3)
            #expect(paint == .color(Color.green.resolve(in: EnvironmentValues())))
            let progress = Self.easeInOut(Double(index) / 60)
            let rect = path.boundingRect
            let expected = [
                (rect.minX, from.minX, to.minX), (rect.minY, from.minY, to.minY), (rect.width, from.width, to.width), (rect.height, from.height, to.height),
            ]
            for (value, start, end) in expected {
                // Leaves are rounded to half points at scale 2 before they move.
                let (a, b) = ((start * 2).rounded() / 2, (end * 2).rounded() / 2)
                #expect(abs(value - (a + (b - a) * progress)) < 0.01, "frame \(index)")
            }
        }
    }

    /// y of the cubic Bézier curve through (0,0), (0.42,0), (0.58,1), (1,1) at x.
    static func easeInOut(_ x: Double) -> Double {
        func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double { 3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bezier(0.42, 0.58, middle) < x { low = middle } else { high = middle }
        }
        return bezier(0, 1, low)
    }

    @Test func framesHaveTheSameBytesWhateverTheRangeAndTheJobs() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func files(_ name: String, range: String?, jobs: Int) async throws -> [String: Data] {
            var options = RenderOptions(input: Self.folder.appending(path: "month-border.json").path)
            options.frameCount = 12
            options.scale = 0.5
            options.output = folder.appending(path: name).path + "/"
            options.range = try range.map { try FrameRange($0) }
            options.jobs = jobs
            options.progress = .none
            try await SceneJob(options).draw(options) { _ in }
            let names = try FileManager.default.contentsOfDirectory(atPath: options.output)
            return try Dictionary(uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: URL(filePath: options.output + $0))) })
        }
        let all = try await files("all", range: nil, jobs: 1)
        #expect(all.count == 12)
        #expect(try await files("jobs", range: nil, jobs: 3) == all)
        let part = try await files("part", range: "3,7-8,11", jobs: 2)
        #expect(part.keys.sorted() == ["frame-0003.png", "frame-0007.png", "frame-0008.png", "frame-0011.png"])
        for (name, bytes) in part { #expect(bytes == all[name], "\(name)") }
    }
}
