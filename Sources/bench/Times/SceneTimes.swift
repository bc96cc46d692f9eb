import CairoCanvas
import Foundation
import Views

/// `bench scenes`: times per frame before painting, over 600 frames of some scenes: stepping (events, evaluation, layout) and the display list.
@MainActor
enum SceneTimes {
    private static let frames = 600

    static func run() throws {
        for name in ["month-border", "mini-map", "motion", "drawer", "type-specimen", "dashboard"] {
            guard let bytes = FileManager.default.contents(atPath: "Scenes/\(name).json") else { continue }
            let scene = try SceneSteps.read([UInt8](bytes), name: name)
            let shaper = try PangoTextShaper()
            var scenes: SceneSteps!
            let first = try ProcessorTime.milliseconds {
                scenes = try SceneSteps(scene, textShaper: shaper)
                try scenes.next()
                _ = scenes.runner.graph.displayList()
            }
            let graph = scenes.runner.graph
            var steps = 0.0
            var lists = 0.0
            let before = graph.counters
            for _ in 1..<frames {
                steps += try ProcessorTime.milliseconds { try scenes.next() }
                lists += ProcessorTime.milliseconds { _ = graph.displayList() }
            }
            let after = graph.counters
            func each(_ milliseconds: Double) -> String { String(format: "%.1f µs", milliseconds * 1000 / Double(frames)) }
            var line = "\(name): first frame \(String(format: "%.2f ms", first)), then each step \(each(steps)), display list \(each(lists))"
            line += "; in total \(after.updates - before.updates) updates, \(after.bodiesEvaluated - before.bodiesEvaluated) bodies"
            line += ", \(after.layoutsMeasured - before.layoutsMeasured) sizes, \(after.displayItems - before.displayItems) items"
            print(line)
        }
    }
}
