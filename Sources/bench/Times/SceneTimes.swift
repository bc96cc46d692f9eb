import CairoCanvas
import Foundation
import SceneFormat
import Views

/// What one frame of some scenes takes before it is painted: stepping (events, evaluation, layout) and the display list, over 600 frames.
@MainActor
enum SceneTimes {
    private static let frames = 600

    static func run() throws {
        for name in ["month-border", "mini-map", "motion", "drawer", "type-specimen", "dashboard"] {
            guard let bytes = FileManager.default.contents(atPath: "Scenes/\(name).json") else { continue }
            guard let scene = PreparedScene.read(SourceFile(name: name, bytes: [UInt8](bytes))).scene else { continue }
            let shaper = try PangoTextShaper()
            var runner: SceneRunner!
            let first = try ViewTimes.time {
                runner = try SceneRunner(scene, textShaper: shaper)
                _ = try runner.frame(0)
            }
            var steps = 0.0
            var lists = 0.0
            let counters = runner.graph.counters
            for frame in 1..<frames {
                steps += try ViewTimes.time { try runner.step(to: frame) }
                lists += ViewTimes.time { _ = runner.graph.displayList() }
            }
            let after = runner.graph.counters
            func each(_ milliseconds: Double) -> String { String(format: "%.1f µs", milliseconds * 1000 / Double(frames)) }
            var line = "\(name): first frame \(String(format: "%.2f ms", first)), then each step \(each(steps)), display list \(each(lists))"
            line += "; in all \(after.updates - counters.updates) rounds, \(after.bodiesEvaluated - counters.bodiesEvaluated) bodies"
            line += ", \(after.layoutsMeasured - counters.layoutsMeasured) sizes, \(after.displayItems - counters.displayItems) items"
            print(line)
        }
    }
}
