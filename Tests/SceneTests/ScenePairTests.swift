import CairoCanvas
import Display
import Foundation
import PNGCodec
import SceneFormat
import Testing
import Views

/// A scene in JSON and its counterpart in Swift draw the same.
@MainActor struct ScenePairTests {
    @Test(arguments: ScenePair.all)
    func bothDrawTheSameFrames(pair: ScenePair) throws {
        let (scene, view) = (try SceneStage.stepper(ofScene: pair.name), try SceneStage.stepper(of: pair))
        let count = try SceneStage.scene(pair.name).document.frameCount
        let painter = Painter()
        for index in 0..<count {
            let (first, second) = (try scene.frame(index), try view.frame(index))
            guard first == second else {
                let lines = zip(first.description.split(separator: "\n"), second.description.split(separator: "\n")).filter { $0 != $1 }
                let shown = lines.prefix(4).map { "JSON  \($0)\nSwift \($1)" }.joined(separator: "\n")
                Issue.record("\(pair.name), frame \(index): \(first.items.count) and \(second.items.count) items\n\(shown)")
                return
            }
            guard [0, count / 2, count - 1].contains(index) else { continue }
            // A lower scale saves time; `MonthBorderTests` and Scripts/test compare bytes at the scenes' own scale.
            #expect(try Self.png(first, painter) == Self.png(second, painter))
        }
        #expect(scene.graph.warnings.isEmpty && view.graph.warnings.isEmpty, "\(scene.graph.warnings + view.graph.warnings)")
    }

    private static func png(_ list: DisplayList, _ painter: Painter) throws -> [UInt8] {
        var list = list
        list.scale = 0.5
        return try PNGEncoder.encode(painter.paint(list))
    }

    /// Every scene that has a counterpart in Swift is one of the pairs; `form` has none.
    @Test func allScenesAreCompared() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: SceneStage.folder.path).filter { $0.hasSuffix(".json") }
        #expect(Set(files.map { String($0.dropLast(5)) }) == Set(ScenePair.all.map(\.name) + ["form"]))
    }
}
