import Display
import Foundation
import Geometry
import SceneFormat
import Views

/// `bench views`: times of evaluation, layout, and display lists of 11,111 boxes. `Scripts/bench --peers` measures Chromium with the same boxes.
///
/// Each number is the median of several runs, each with a new graph, in milliseconds of processor time.
@MainActor
enum ViewTimes {
    private static let runs = 7
    private static let configuration = ViewHostConfiguration(size: CGSize(width: 1000, height: 1000))

    static func run() throws {
        try report("plain boxes", PlainBoxes.init)
        let model = BoxModel()
        try report("one that changes", { BoxesWithOneThatChanges(model: model) }, change: { _ in model.height += 1 })
        try report("all with state", { BoxesWithState() }, change: { try $0.tap(.identifier("15555")) })
        try reportScene()
    }

    /// The measurements of a graph: one element per run, in milliseconds.
    private struct Times {
        var first: [Double] = []
        var change: [Double] = []
        var list: [Double] = []
        var laterList: [Double] = []
        var counters = GraphCounters()
        var changeCounters = GraphCounters()
    }

    private static func report<V: View>(_ name: String, _ makeRoot: () -> V, change: ((ViewGraph) throws -> Void)? = nil) throws {
        var times = Times()
        for _ in 0..<runs {
            var graph: ViewGraph!
            times.first.append(
                ProcessorTime.milliseconds {
                    graph = ViewGraph(root: makeRoot(), configuration: configuration, textShaper: NoText())
                    graph.settle()
                })
            try measure(graph, change, &times)
        }
        print(name, times)
    }

    private static func measure(_ graph: ViewGraph, _ change: ((ViewGraph) throws -> Void)?, _ times: inout Times) throws {
        times.counters = graph.counters
        times.list.append(ProcessorTime.milliseconds { _ = graph.displayList() })
        guard let change else { return }
        try change(graph)
        times.change.append(ProcessorTime.milliseconds { graph.settle() })
        times.changeCounters = graph.counters
        // The second list stores the items of unchanged views; the third reuses them.
        _ = graph.displayList()
        try change(graph)
        graph.settle()
        times.laterList.append(ProcessorTime.milliseconds { _ = graph.displayList() })
    }

    /// The same boxes from a scene file. Reading the file is a separate number.
    private static func reportScene() throws {
        var times = Times()
        var reading: [Double] = []
        for _ in 0..<runs {
            var scene: PreparedScene!
            var steps: SceneSteps!
            reading.append(try ProcessorTime.milliseconds { scene = try SceneSteps.read(Array(BoxScene.json.utf8), name: "boxes.json") })
            times.first.append(
                try ProcessorTime.milliseconds {
                    steps = try SceneSteps(scene)
                    try steps.next()
                })
            try measure(steps.runner.graph, nil, &times)
        }
        print("scene file: read \(median(reading))")
        print("scene file", times)
    }

    private static func print(_ name: String, _ times: Times) {
        let counters = times.counters
        var line = "\(name): first \(median(times.first)), display list \(median(times.list))"
        line += ", \(counters.nodesCreated) nodes, \(counters.bodiesEvaluated) bodies, \(counters.layoutsMeasured) sizes, \(counters.layoutsPlaced) placed"
        if !times.change.isEmpty {
            line += "; one changes \(median(times.change)), \(times.changeCounters.bodiesEvaluated - counters.bodiesEvaluated) bodies"
            line += ", display list \(median(times.laterList))"
            line += ", \(times.changeCounters.layoutsMeasured - counters.layoutsMeasured) sizes"
        }
        Swift.print(line)
    }

    private static func print(_ line: String) { Swift.print(line) }

    private static func median(_ values: [Double]) -> String { String(format: "%.2f ms", values.sorted()[values.count / 2]) }
}
