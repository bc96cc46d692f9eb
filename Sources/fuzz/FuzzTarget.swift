import CairoCanvas
import Display
import Foundation
import Geometry
import HostileInputs
import ImageCodec
import SceneFormat

/// The kinds of input that can come from strangers. No input may cause a trap, a hang or an access to memory out of bounds.
@MainActor
enum FuzzTarget: String, CaseIterable {
    /// A scene in JSON, to pixels.
    case json
    /// A scene in YAML, to pixels.
    case yaml
    /// One expression in a scope with values of all types, and the same bytes as text that contains expressions.
    case expression
    /// SVG path data, stroked and filled.
    case path
    /// The events of a scene with all kinds of controls.
    case timeline
    /// PNG and JPEG files.
    case image
    /// Drawings in SVG, as pictures and as symbols, to pixels.
    case svg
    /// Drawings in PDF, to pixels.
    case pdf
    /// Drawings with numbers at the limits: operations on paths.
    case paths
    /// Drawing operations of canvases.
    case canvases
    /// Controls with extreme values.
    case controls
    /// Containers and modifiers with extreme lengths.
    case layouts

    /// Set once, before the first input.
    static var chosen = FuzzTarget.json

    /// Small enough for hundreds of runs per second; they use the same code as the default limits.
    private static let limits: SceneLimits = {
        var limits = SceneLimits()
        limits.views = 500
        limits.viewNesting = 100
        limits.evaluations = 5_000
        limits.canvasPixels = 250_000
        limits.imagePixels = 100_000
        limits.textLength = 2_000
        limits.expressionSteps = 5_000
        limits.stateValues = 1_000
        limits.events = 50
        limits.fileValues = 10_000
        return limits
    }()

    private static let files = SceneFiles(folder: "Scenes")
    private static let shaper = try? PangoTextShaper()
    private static let painter = Painter()

    func run(_ bytes: [UInt8]) {
        switch self {
        case .json: Self.draw(SourceFile(name: "s.json", bytes: bytes))
        case .yaml: Self.draw(SourceFile(name: "s.yaml", bytes: bytes))
        case .expression: Self.evaluate(String(decoding: bytes, as: UTF8.self))
        case .path: Self.drawPath(String(decoding: bytes, as: UTF8.self))
        case .timeline: Self.draw(Self.operated, timeline: SourceFile(name: "t.json", bytes: bytes), frames: [0, 3, 30])
        case .svg:
            Self.paint(bytes, .svg)
            Self.paint(bytes, .symbol)
        case .pdf: Self.paint(bytes, .pdf)
        case .paths, .canvases, .controls, .layouts: HostileInput(rawValue: rawValue)?.run(bytes)
        case .image: _ = try? ImageDecoder.decode(bytes, pixelLimit: Self.limits.imagePixels, startsPrograms: false)
        }
    }

    /// Reads, steps and paints a scene as `render` does.
    private static func draw(_ source: SourceFile, timeline: SourceFile? = nil, frames: [Int] = [0, 1, 20]) {
        let images = ImageFolder(files, pixelLimit: limits.imagePixels)
        let (read, diagnostics) = PreparedScene.read(source, timeline: timeline, limits: limits, files: files, images: images)
        _ = (diagnostics.text, diagnostics.json)
        guard let scene = read, let shaper else { return }
        var overrides = SceneOverrides()
        let (size, scale) = (scene.document.size, CGFloat(scene.document.scale))
        if size.width * size.height * scale * scale > CGFloat(limits.canvasPixels) {
            overrides.size = CGSize(width: 120, height: 80)
            overrides.scale = 1
        }
        guard let runner = try? SceneRunner(scene, overrides: overrides, textShaper: shaper, images: images) else { return }
        for frame in frames {
            guard let list = try? runner.frame(frame), (try? painter.paint(list)) != nil else { return }
        }
    }

    private static func paint(_ bytes: [UInt8], _ format: DrawingFormat) {
        _ = try? format.pixmap(of: bytes, scale: 1, pixelLimit: limits.imagePixels)
    }

    private static func evaluate(_ text: String) {
        let values: [(String, SceneValue)] = [
            ("n", .number(3)), ("s", .string("abc")), ("b", .bool(true)), ("p", .point(CGPoint(x: 1, y: 2))), ("z", .size(CGSize(width: 3, height: 4))),
            ("r", .rect(CGRect(x: 1, y: 2, width: 3, height: 4))), ("l", .array([.number(1), .number(2)])), ("o", .object(["x": .number(1)])), ("e", .null),
        ]
        let scope = ExpressionScope(state: values.map { .init($0.0, $0.1.type) })
        let node = JSONNode(.string(text), at: SourcePosition(line: 1, column: 1))
        let origin = ExpressionOrigin(source: SourceFile(name: "e", text: text), node: node, path: .root)
        let environment = ExpressionEnvironment(state: values.map(\.1))
        if let expression = try? SceneExpression(parsing: text, in: scope, origin: origin, limits: limits) {
            _ = try? expression.evaluate(in: environment, limits: limits)
        }
        if let expression = try? SceneExpression(template: text, in: scope, origin: origin, limits: limits) {
            _ = try? expression.evaluate(in: environment, limits: limits)
        }
    }

    private static func drawPath(_ text: String) {
        guard let data = try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed) else { return }
        let path = #"{ "Path": { "d": \#(String(decoding: data, as: UTF8.self)) }, "modifiers": ["#
        let scene = """
            { "size": [40, 40], "view": { "ZStack": [
            \(path)"fill"] },
            \(path){ "trim": { "from": 0.2, "to": 0.7 } }, { "stroke": { "lineWidth": 2, "dash": [3, 2] } }] }
            ] } }
            """
        draw(SourceFile(name: "s.json", text: scene), frames: [0])
    }

    private static let operated = SourceFile(
        name: "s.json",
        text: """
            { "size": [120, 160], "duration": 1, "state": { "n": 1, "name": "", "on": false, "choice": "Apple", "p": [0, 0] },
              "view": { "VStack": [
                { "Text": "{name} {n} {choice}", "modifiers": [{ "id": "text" }, { "onTapGesture": { "set": { "n": "n + 1" } } }] },
                { "Button": { "title": "More", "set": { "n": "n + 1" } } },
                { "Toggle": "on", "modifiers": [{ "accessibilityIdentifier": "on" }] },
                { "Slider": "n", "modifiers": [{ "accessibilityIdentifier": "n" }] },
                { "TextField": "name", "modifiers": [{ "accessibilityIdentifier": "name" }] },
                { "Picker": { "selection": "choice", "options": ["Apple", "Pear"] }, "modifiers": [{ "accessibilityIdentifier": "choice" }] },
                { "if": "on", "then": { "Rectangle": {}, "modifiers": [{ "transition": "scale" }] } }
              ], "modifiers": [{ "animation": { "spring": {} } }] } }
            """)
}
