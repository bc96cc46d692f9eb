import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

/// Returns the display items of a scene's view, on white, 80 by 60 points.
@MainActor func drawn(_ view: String, state: String = "{}", frame: Int = 0) throws -> [DisplayItem] {
    try runner("{ \"size\": [80, 60], \"background\": \"white\", \"duration\": 2, \"state\": \(state), \"view\": \(view) }").frame(frame).items
}

/// Returns the same for a view in Swift.
@MainActor func drawn(_ view: some View) -> [DisplayItem] {
    var configuration = ViewHostConfiguration(size: CGSize(width: 80, height: 60), scale: 1)
    configuration.environment.sceneBackground = .white
    let graph = ViewGraph(root: view, configuration: configuration, textShaper: SquareTextShaper())
    graph.settle()
    return graph.displayList().items
}

/// Returns the texts that a scene shows, in order, in some frames.
@MainActor func textsShown(_ scene: String, frames: [Int] = [0]) throws -> [[String]] {
    let runner = try runner(scene)
    return try frames.map { frame in
        try runner.step(to: frame)
        return runner.graph.layoutListing().filter { $0.name == "Text" }.map { $0.label ?? "" }
    }
}

private struct Upright: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon
            configuration.title.opacity(0.5)
        }
    }
}

private struct Red: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).foregroundColor(.red) }
}

private struct Pie: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().trim(from: 0, to: configuration.value).stroke(Color.red, style: StrokeStyle(lineWidth: 3))
            configuration.currentValueLabel
            configuration.minimumValueLabel
        }
    }
}

private struct Blocks: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            configuration.label
            Rectangle().fill(Color.green).frame(width: 40 * CGFloat(configuration.fractionCompleted ?? 0.25), height: 4)
            if configuration.currentValueLabel != nil { Color.gray.frame(width: 3, height: 3) }
        }
    }
}

@MainActor struct StyleSceneTests {
    private let box = #"{ "Color": "blue", "modifiers": [{ "frame": { "width": 9, "height": 5 } }] }"#
    private let dot = #"{ "Rectangle": {}, "modifiers": [{ "frame": { "width": 4, "height": 4 } }] }"#
    private var boxView: some View { Color.blue.frame(width: 9, height: 5) }
    private var dotView: some View { Rectangle().frame(width: 4, height: 4) }

    @Test func labels() throws {
        let label = "\"Label\": { \"label\": \(box), \"icon\": \(dot) }"
        let upright = """
            { \(label), "modifiers": [{ "labelStyle": { "content": { "VStack": { "spacing": 2, "content": [
              { "Configuration": "icon" }, { "Configuration": "title", "modifiers": [{ "opacity": 0.5 }] }] } } } }] }
            """
        #expect(try drawn(upright) == drawn(Label(title: { boxView }, icon: { dotView }).labelStyle(Upright())))
        let red = #"{ "labelStyle": { "Configuration": "whole", "modifiers": [{ "foregroundColor": "red" }] } }"#
        #expect(
            try drawn("{ \(label), \"modifiers\": [\(red), { \"labelStyle\": \"iconOnly\" }] }")
                == drawn(Label(title: { boxView }, icon: { dotView }).labelStyle(Red()).labelStyle(.iconOnly)))
        #expect(
            try drawn("{ \(label), \"modifiers\": [\(red)] }") == drawn(Label(title: { boxView }, icon: { dotView.foregroundColor(.red) })))
    }

    @Test func gauges() throws {
        let style = """
            { "gaugeStyle": { "ZStack": [
              { "Circle": {}, "modifiers": [{ "trim": { "to": "configuration.value" } }, { "stroke": { "color": "red", "lineWidth": 3 } }] },
              { "Configuration": "currentValueLabel" }, { "Configuration": "minimumValueLabel" }] } }
            """
        #expect(
            try drawn("{ \"Gauge\": { \"value\": 3, \"max\": 4, \"label\": \(dot), \"currentValueLabel\": \(box) }, \"modifiers\": [\(style)] }")
                == drawn(
                    Gauge(value: 3, in: 0...4) {
                        dotView
                    } currentValueLabel: {
                        boxView
                    }.gaugeStyle(Pie())))
        let told = """
            { "size": [300, 100], "view": { "VStack": [{ "Gauge": { "value": 0.5, "label": { "Text": "a" }, "currentValueLabel": { "Text": "b" } } }, { "Gauge": 0.25 }],
              "modifiers": [{ "gaugeStyle": { "as": "c", "content": { "HStack": [{ "Text": "{c.value} {c.hasCurrentValueLabel} {c.hasMaximumValueLabel}" },
                { "Configuration": "label" }] } } }] } }
            """
        #expect(try textsShown(told) == [["0.5 true false", "a", "0.25 false false"]])
    }

    @Test func progress() throws {
        let style = """
            { "progressViewStyle": { "VStack": { "alignment": "leading", "spacing": 0, "content": [{ "Configuration": "label" },
              { "Rectangle": {}, "modifiers": [{ "fill": "green" }, { "frame": { "width": "40 * (configuration.fractionCompleted ?? 0.25)", "height": 4 } }] },
              { "if": "configuration.hasCurrentValueLabel", "then": { "Color": "gray", "modifiers": [{ "frame": { "width": 3, "height": 3 } }] } }] } } }
            """
        #expect(
            try drawn("{ \"ProgressView\": { \"value\": 1, \"total\": 2, \"label\": \(box) }, \"modifiers\": [\(style)] }")
                == drawn(ProgressView(value: 1.0, total: 2.0) { boxView }.progressViewStyle(Blocks())))
        #expect(try drawn("{ \"ProgressView\": {}, \"modifiers\": [\(style)] }") == drawn(ProgressView().progressViewStyle(Blocks())))
        #expect(
            try drawn("{ \"ProgressView\": { \"value\": 1, \"label\": \(box), \"currentValueLabel\": \(dot) }, \"modifiers\": [\(style)] }")
                == drawn(
                    ProgressView(value: 1.0) {
                        boxView
                    } currentValueLabel: {
                        dotView
                    }.progressViewStyle(Blocks())))
    }

    /// Values read by a style may change; loops, components and their slots work inside a style.
    @Test func stylesFollowTheState() throws {
        let scene = """
            { "size": [300, 100], "fps": 10, "duration": 1, "state": { "n": 1 },
              "components": { "Frame": { "view": { "HStack": [{ "Text": "<{n}" }, { "Slot": {} }] } } },
              "view": { "VStack": [{ "ForEach": { "in": [1, 2], "as": "i", "content": { "Label": { "title": "t{i}", "systemImage": "star" },
                "modifiers": [{ "labelStyle": { "Frame": { "content": [{ "Configuration": "title" }, { "Text": "{n * 10 + i}>" }] } } }] } } }] },
              "timeline": [{ "at": 0.1, "set": { "n": 2 } }] }
            """
        #expect(try textsShown(scene, frames: [0, 1]) == [["<1", "t1", "11>", "<1", "t2", "12>"], ["<2", "t1", "21>", "<2", "t2", "22>"]])
    }

    /// A style inside a style shows the parts of its own view.
    @Test func stylesInStyles() throws {
        let scene = """
            { "size": [300, 100], "view": { "Gauge": { "value": 0.5, "label": { "Text": "g" } }, "modifiers": [{ "gaugeStyle": { "VStack": [
              { "Configuration": "label" },
              { "Label": { "title": "l", "systemImage": "star" }, "modifiers": [{ "labelStyle": { "Configuration": "title" } }] }] } }] } }
            """
        #expect(try textsShown(scene) == [["g", "l"]])
    }

    /// Modifiers that a style or a component wraps around its content count toward the depth of everything inside, as they do when it is drawn.
    @Test func whatLiesAroundCounts() {
        func message(_ scene: String) -> String? {
            let (_, diagnostics) = PreparedScene.read(SourceFile(name: "s", text: scene))
            return diagnostics.diagnostics.first?.message
        }
        let many = Array(repeating: "\"clipped\"", count: 200).joined(separator: ", ")
        func styled(_ count: Int) -> String {
            let style = "{ \"labelStyle\": { \"Configuration\": \"whole\", \"modifiers\": [\(many)] } }"
            let styles = Array(repeating: style, count: count).joined(separator: ", ")
            return "{ \"size\": [9, 9], \"view\": { \"Label\": { \"title\": \"a\", \"systemImage\": \"star\" }, \"modifiers\": [\(styles)] } }"
        }
        #expect(message(styled(2)) == nil)
        #expect(message(styled(3)) == "views and modifiers are nested more than 512 levels deep")
        func slots(_ count: Int) -> String {
            let inner = String(repeating: "{ \"C\": ", count: count) + "{ \"Text\": \"a\" }" + String(repeating: " }", count: count)
            return
                "{ \"size\": [9, 9], \"components\": { \"C\": { \"view\": { \"Slot\": {}, \"modifiers\": [\(many)] } } }, \"view\": \(inner) }"
        }
        #expect(message(slots(2)) == nil)
        #expect(message(slots(3)) == "views and modifiers are nested more than 512 levels deep")
    }
}
