import Display
import Foundation
import Geometry
import SceneFormat
import Views

/// Times of evaluation, layout and display lists of 11,111 boxes. `Scripts/bench` measures Chromium with the same boxes.
///
/// Each number is the median of several runs, each with a graph of its own, in milliseconds of processor time: what the machine does besides counts little.
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

    /// What of a graph is timed.
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
                time {
                    graph = ViewGraph(root: makeRoot(), configuration: configuration, textShaper: NoText())
                    graph.settle()
                })
            try measure(graph, change, &times)
        }
        print(name, times)
    }

    private static func measure(_ graph: ViewGraph, _ change: ((ViewGraph) throws -> Void)?, _ times: inout Times) throws {
        times.counters = graph.counters
        times.list.append(time { _ = graph.displayList() })
        guard let change else { return }
        try change(graph)
        times.change.append(time { graph.settle() })
        times.changeCounters = graph.counters
        // The second list keeps what didn't change, the third one uses it.
        _ = graph.displayList()
        try change(graph)
        graph.settle()
        times.laterList.append(time { _ = graph.displayList() })
    }

    /// The same boxes from a scene file; reading it is timed on its own.
    private static func reportScene() throws {
        var times = Times()
        var reading: [Double] = []
        for _ in 0..<runs {
            var scene: PreparedScene?
            reading.append(time { scene = PreparedScene.read(SourceFile(name: "boxes.json", text: BoxScene.json)).scene })
            guard let scene else { fatalError("the bench's own scene must be readable") }
            var runner: SceneRunner!
            times.first.append(
                try time {
                    runner = try SceneRunner(scene, textShaper: NoText())
                    try runner.step(to: 0)
                })
            try measure(runner.graph, nil, &times)
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

    /// Milliseconds of processor time.
    static func time(_ body: () throws -> Void) rethrows -> Double {
        let start = clock()
        try body()
        return Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC)
    }
}

/// Shapes nothing: the benches here are about views and layout.
private final class NoText: TextShaper {
    func shape(_ request: TextRequest) -> ShapedText { ShapedText(size: .zero, firstBaseline: 0, lastBaseline: 0) }
}
