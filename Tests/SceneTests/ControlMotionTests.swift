import CairoCanvas
import Display
import Foundation
import PNGCodec
import Testing

@testable import Views

/// Motions of controls at 0, 25, 50, 75, and 100 % of their time, as text in `Goldens/control-motions.txt`.
///
/// `EASEL_RECORD_GOLDENS=1` writes the file anew; `EASEL_MOTION_OUTPUT` names a folder for images of the frames, for inspection.
@Suite("Motions of controls") @MainActor struct ControlMotionTests {
    private struct Motion {
        let name: String
        /// Seconds.
        let duration: Double
        let view: AnyView
        /// The event that begins the motion.
        let start: (ViewGraph) throws -> Void
    }

    private struct Switch: View {
        @State private var isOn = false
        var body: some View { Toggle("Wi-Fi", isOn: $isOn).padding() }
    }
    private struct Sheet: View {
        @State private var isShown = false
        var body: some View {
            Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Text("Inside").presentationDetents([.medium]) }
        }
    }
    private struct Wheel: View {
        @State private var choice = 2
        var body: some View { Picker("", selection: $choice) { ForEach(1..<6) { Text("Row \($0)").tag($0) } }.pickerStyle(.wheel) }
    }
    private struct Rows: View {
        @State private var rows = ["One", "Two", "Three"]
        var body: some View { List { ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) } } }
    }

    private static func drag(_ graph: ViewGraph, from: CGPoint, by width: CGFloat) {
        graph.pointer(.began, at: from)
        for step in 1...10 {
            graph.pointer(.moved, at: CGPoint(x: from.x + width * CGFloat(step) / 10, y: from.y))
            graph.settle()
        }
        graph.pointer(.ended, at: CGPoint(x: from.x + width, y: from.y))
        graph.settle()
    }

    private static var motions: [Motion] {
        [
            Motion(name: "switch", duration: 0.4, view: AnyView(Switch())) { try $0.perform(.toggle(.text("Wi-Fi"), isOn: true)) },
            Motion(
                name: "menu opens", duration: 0.4,
                view: AnyView(
                    Menu("Open") {
                        Button("Copy") {}
                        Button("Paste") {}
                    })
            ) { try $0.tap(.text("Open")) },
            Motion(name: "sheet", duration: presentationDuration, view: AnyView(Sheet())) { try $0.tap(.text("Show")) },
            Motion(
                name: "page", duration: 0.6,
                view: AnyView(
                    TabView {
                        Color.red
                        Color.blue
                    }.tabViewStyle(.page))
            ) { drag($0, from: CGPoint(x: 250, y: 150), by: -200) },
            Motion(name: "row swiped away", duration: 0.5, view: AnyView(Rows())) { drag($0, from: CGPoint(x: 270, y: 57), by: -240) },
            Motion(name: "wheel", duration: 0.8, view: AnyView(Wheel())) { try $0.perform(.choose("Row 4", from: nil)) },
        ]
    }

    @Test func framesLookAsTheyDid() throws {
        let painter = Painter()
        let output = ProcessInfo.processInfo.environment["EASEL_MOTION_OUTPUT"].map { URL(filePath: $0) }
        var text = ""
        for motion in Self.motions {
            var configuration = ViewHostConfiguration(size: CGSize(width: 300, height: 300), scale: 2)
            configuration.environment.sceneBackground = .white
            let graph = ViewGraph(root: motion.view, configuration: configuration, textShaper: try PangoTextShaper())
            graph.settle()
            graph.advance(to: 1)
            graph.settle()
            try motion.start(graph)
            graph.settle()
            for percent in [0, 25, 50, 75, 100] {
                graph.advance(to: 1 + motion.duration * Double(percent) / 100)
                graph.settle()
                let list = graph.displayList()
                text += "\(motion.name) \(percent) %\n\(GoldenTests.shortened(list.description))\nseen\n\(try GoldenTests.pixels(of: list, painter))\n\n"
                if let output {
                    try Data(PNGEncoder.encode(painter.paint(list))).write(to: output.appending(path: "\(motion.name) \(percent).png"))
                }
            }
        }
        let file = GoldenTests.folder.appending(path: "control-motions.txt")
        if GoldenTests.isRecording { try Data(text.utf8).write(to: file) }
        let golden = try String(contentsOf: file, encoding: .utf8)
        let (expected, actual) = (golden.split(separator: "\n"), text.split(separator: "\n"))
        guard golden != text else { return }
        let line = zip(expected, actual).enumerated().first { $1.0 != $1.1 }?.offset ?? min(expected.count, actual.count)
        let frame = actual.prefix(line + 1).last { $0.hasSuffix(" %") } ?? ""
        Issue.record("\(frame): expected \(expected.dropFirst(line).first ?? "no more"), but is \(actual.dropFirst(line).first ?? "no more")")
    }
}
