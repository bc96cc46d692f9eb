import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

/// The equivalent shape in code.
private struct Wedge: Shape {
    var share: CGFloat
    nonisolated var animatableData: CGFloat {
        get { share }
        set { share = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        Path {
            $0.move(to: CGPoint(x: rect.midX, y: rect.minY))
            $0.addLine(to: CGPoint(x: rect.maxX * share, y: rect.maxY))
            $0.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            $0.closeSubpath()
        }
    }
}

/// Shapes and paths defined in a scene.
@MainActor struct CustomShapeSceneTests {
    private let wedge =
        #""Shape": { "path": [{ "move": ["rect.midX", "rect.minY"] }, { "line": ["rect.maxX * value.share", "rect.maxY"] }, { "line": ["rect.minX", "rect.maxY"] }, "close"], "values": { "share": "n / 4" } }"#

    /// A loop continues the path: the same lines one by one, also inside another loop and as path data.
    @Test func loopsInPaths() throws {
        let points = "[point(4, 2), point(9, 12), point(14, 5), point(20, 9)]"
        let expected = drawn(
            Path {
                $0.move(to: CGPoint(x: 0, y: 8))
                for (x, y) in [(4, 2), (9, 12), (14, 5), (20, 9)] { $0.addLine(to: CGPoint(x: x, y: y)) }
                $0.closeSubpath()
            }.stroke(Color.red))
        let stroke = #""modifiers": [{ "stroke": "red" }]"#
        #expect(
            try drawn(
                "{ \"Path\": [{ \"move\": [0, 8] }, { \"for\": { \"in\": \"\(points)\", \"as\": \"p\", \"path\": [{ \"line\": \"p\" }] } }, \"close\"], \(stroke) }"
            )
                == expected)
        #expect(
            try drawn(
                "{ \"Path\": [{ \"move\": [0, 8] }, { \"for\": { \"in\": \"[slice(all, 0, 2), slice(all, 2)]\", \"as\": \"half\", \"path\": [{ \"for\": { \"in\": \"half\", \"as\": \"p\", "
                    + "\"path\": [{ \"line\": [\"p[0]\", \"p[1]\"] }] } }] } }, \"close\"], \(stroke) }",
                state: #"{ "all": [[4, 2], [9, 12], [14, 5], [20, 9]] }"#)
                == expected)
        #expect(
            try drawn(#"{ "Path": [{ "for": { "in": "range(0, 3)", "as": "i", "path": "M {i * 4} 2 h 3" } }], "modifiers": [{ "stroke": "red" }] }"#)
                == drawn(
                    Path {
                        for index in 0..<3 {
                            $0.move(to: CGPoint(x: index * 4, y: 2))
                            $0.addLine(to: CGPoint(x: index * 4 + 3, y: 2))
                        }
                    }.stroke(Color.red)))
    }

    @Test func loopsInPathsAreBounded() throws {
        var limits = SceneLimits.default
        try limits.set("drawingSteps=500")
        let text =
            #"{ "size": [20, 20], "view": { "Path": [{ "for": { "in": "range(0, 20)", "as": "i", "path": [{ "for": { "in": "range(0, 20)", "as": "j", "path": [{ "rect": ["i", "j", 1, 1] }] } }] } }] } }"#
        let scene = try #require(PreparedScene.read(SourceFile(name: "s.json", text: text), limits: limits).scene)
        let error = #expect(throws: Diagnostic.self) { try runner(scene).frame(0) }
        #expect(error?.message == "the frame's canvases and paths take more than 500 steps")
    }

    @Test func shapes() throws {
        #expect(
            try drawn("{ \(wedge), \"modifiers\": [{ \"fill\": \"red\" }, { \"frame\": { \"width\": 20, \"height\": 12 } }] }", state: #"{ "n": 3 }"#)
                == drawn(Wedge(share: 0.75).fill(Color.red).frame(width: 20, height: 12)))
        #expect(
            try drawn("{ \"Color\": \"red\", \"modifiers\": [{ \"clipShape\": { \(wedge), \"modifiers\": [{ \"rotation\": 90 }] } }] }", state: #"{ "n": 2 }"#)
                == drawn(Color.red.clipShape(Wedge(share: 0.5).rotation(.degrees(90)))))
        #expect(
            try drawn("{ \"Circle\": {}, \"modifiers\": [{ \"background\": { \"color\": \"red\", \"in\": { \(wedge) } } }] }", state: #"{ "n": 2 }"#)
                == drawn(Circle().background(Color.red, in: Wedge(share: 0.5))))
        #expect(
            try drawn(
                "{ \"Circle\": {}, \"modifiers\": [{ \"overlay\": { \"color\": \"red\", \"in\": { \(wedge) }, \"eoFill\": true } }] }", state: #"{ "n": 2 }"#
            ) == drawn(Circle().overlay(Color.red, in: Wedge(share: 0.5), fillStyle: FillStyle(eoFill: true))))
    }

    /// A shape's numbers are animated; a change of other state that its path reads applies immediately.
    @Test func shapesMove() throws {
        let scene = """
            { "size": [80, 60], "fps": 10, "duration": 2, "background": "white", "state": { "n": 0, "low": 10 },
              "view": { "Shape": { "as": "r", "path": [{ "rect": ["r.minX", "low", "value.x", "r.height - low"] }], "values": { "x": "n" } }, "modifiers": [{ "fill": "black" }] },
              "timeline": [{ "at": 0, "set": { "n": 40 }, "animation": { "linear": 1 } }, { "at": 1.5, "set": { "low": 20 } }] }
            """
        let runner = try runner(scene)
        #expect(try runner.frame(5).description.hasSuffix("fill #000000 rect(0, 10, 20, 50)"))
        #expect(try runner.frame(12).description.hasSuffix("fill #000000 rect(0, 10, 40, 50)"))
        #expect(try runner.frame(16).description.hasSuffix("fill #000000 rect(0, 20, 40, 40)"))
    }

    @Test func paths() throws {
        func path(_ elements: String) throws -> [DisplayItem] { try drawn("{ \"Path\": [\(elements)], \"modifiers\": [{ \"fill\": \"red\" }] }") }
        func path(_ build: (inout Path) -> Void) -> [DisplayItem] { drawn(Path { build(&$0) }.fill(Color.red)) }
        #expect(
            try path(#"{ "lines": [[0, 0], [10, 0], [10, 10]] }, { "roundedRect": { "rect": [20, 5, 20, 10], "cornerRadius": 3 } }"#)
                == path {
                    $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
                    $0.addPath(Path(roundedRect: CGRect(x: 20, y: 5, width: 20, height: 10), cornerRadius: 3))
                })
        #expect(
            try path(
                #"{ "move": [0, 20] }, { "arcTo": { "tangent1End": [0, 0], "tangent2End": [20, 0], "radius": 5 } }, { "relativeArc": { "center": [30, 10], "radius": 6, "startAngle": 180, "delta": -90 } }"#
            )
                == path {
                    $0.move(to: CGPoint(x: 0, y: 20))
                    $0.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 20, y: 0), radius: 5)
                    $0.addRelativeArc(center: CGPoint(x: 30, y: 10), radius: 6, startAngle: .degrees(180), delta: .degrees(-90))
                })
        #expect(
            try path(#"{ "path": { "path": "M 0 0 H 10 V 10 Z", "a": 2, "tx": 5 } }, { "path": [{ "ellipse": [0, 20, 10, 10] }] }"#)
                == path {
                    $0.addPath(
                        Path {
                            $0.move(to: .zero)
                            $0.addLine(to: CGPoint(x: 10, y: 0))
                            $0.addLine(to: CGPoint(x: 10, y: 10))
                            $0.closeSubpath()
                        }, transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: 0))
                    $0.addEllipse(in: CGRect(x: 0, y: 20, width: 10, height: 10))
                })
    }
}
