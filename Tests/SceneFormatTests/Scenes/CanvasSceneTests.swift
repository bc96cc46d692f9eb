import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

/// The steps of a canvas draw the same as code.
@MainActor struct CanvasSceneTests {
    private let box = Path(CGRect(x: 10, y: 5, width: 40, height: 20))
    private let boxText = #""path": [{ "rect": [10, 5, 40, 20] }]"#

    private func canvas(_ steps: String, symbols: String = "[]") throws -> [DisplayItem] {
        try drawn("{ \"Canvas\": { \"draw\": [\(steps)], \"symbols\": \(symbols) } }", state: #"{ "n": 3 }"#)
    }

    private func canvas(_ draw: @escaping (inout GraphicsContext) -> Void) -> [DisplayItem] { drawn(Canvas { context, _ in draw(&context) }) }

    @Test func gradientsInThePointsOfTheCanvas() throws {
        let gradient = Gradient(colors: [.red, .blue])
        let box = box
        #expect(
            try canvas(
                "{ \"fill\": { \(boxText), \"with\": { \"linearGradient\": { \"colors\": [\"red\", \"blue\"], \"startPoint\": [0, 0], \"endPoint\": [\"n * 10\", 4] } } } }"
            )
                == canvas { $0.fill(box, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 30, y: 4))) })
        #expect(
            try canvas(
                "{ \"stroke\": { \(boxText), \"lineWidth\": 2, \"with\": { \"radialGradient\": { \"colors\": [\"red\", \"blue\"], \"center\": [3, 4], \"startRadius\": 1, \"endRadius\": 9, \"mirror\": true } } } }"
            )
                == canvas {
                    $0.stroke(box, with: .radialGradient(gradient, center: CGPoint(x: 3, y: 4), startRadius: 1, endRadius: 9, options: .mirror), lineWidth: 2)
                })
        #expect(
            try canvas(
                "{ \"fill\": { \(boxText), \"with\": { \"conicGradient\": { \"stops\": [{ \"color\": \"red\", \"location\": 0.25 }, { \"color\": \"blue\", \"location\": 1 }], \"center\": [3, 4], \"angle\": 90 } } } }"
            )
                == canvas {
                    let stops = Gradient(stops: [.init(color: .red, location: 0.25), .init(color: .blue, location: 1)])
                    $0.fill(box, with: .conicGradient(stops, center: CGPoint(x: 3, y: 4), angle: .degrees(90)))
                })
    }

    @Test func namedValues() throws {
        #expect(
            try canvas(
                #"{ "let": { "values": { "side": "n * 2", "box": "rect(1, 2, side, side + 1)" }, "draw": [{ "translate": [3, 4] }, { "fill": { "path": [{ "rect": "box" }] } }] } }, { "fill": { "path": [{ "rect": [0, 0, 1, 1] }] } }"#
            )
                == canvas {
                    var copy = $0
                    copy.translateBy(x: 3, y: 4)
                    copy.fill(Path(CGRect(x: 1, y: 2, width: 6, height: 7)), with: .foreground)
                    $0.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
                })
    }

    @Test func colorsAsShadings() throws {
        #expect(
            try canvas(#"{ "fill": { "path": [{ "rect": [1, 2, 3, 4] }], "with": { "color": "red" } } }"#)
                == canvas { $0.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .color(.red)) })
    }

    @Test func stylesAndEdges() throws {
        let box = box
        #expect(
            try canvas("{ \"fill\": { \(boxText), \"style\": \"tint\", \"styleOpacity\": 0.5, \"eoFill\": true, \"antialiased\": false } }")
                == canvas { $0.fill(box, with: .style(.tint.opacity(0.5)), style: FillStyle(eoFill: true, antialiased: false)) })
        #expect(
            try canvas(
                "{ \"clip\": { \(boxText), \"eoFill\": true, \"inverse\": true } }, { \"fill\": { \"path\": \"M 0 0 L 20 0 L 0 20 Z\", \"color\": \"red\" } }")
                == canvas {
                    $0.clip(to: box, style: FillStyle(eoFill: true), options: .inverse)
                    $0.fill(
                        Path {
                            $0.move(to: .zero)
                            $0.addLine(to: CGPoint(x: 20, y: 0))
                            $0.addLine(to: CGPoint(x: 0, y: 20))
                            $0.closeSubpath()
                        }, with: .color(.red))
                })
    }

    @Test func filters() throws {
        let box = box
        var matrix = ColorMatrix()
        (matrix.r1, matrix.r2, matrix.g5, matrix.a4) = (0.5, 0.25, 0.125, 0.75)
        let numbers = "0.5, 0.25, 0, 0, 0,  0, 1, 0, 0, 0.125,  0, 0, 1, 0, 0,  0, 0, 0, \"n / 4\", 0"
        #expect(
            try canvas(
                "{ \"colorMatrix\": [\(numbers)] }, \"luminanceToAlpha\", { \"alphaThreshold\": { \"min\": 0.25, \"max\": 0.5, \"color\": \"red\" } }, { \"fill\": { \(boxText), \"color\": \"blue\" } }"
            )
                == canvas {
                    $0.addFilter(.colorMatrix(matrix))
                    $0.addFilter(.luminanceToAlpha)
                    $0.addFilter(.alphaThreshold(min: 0.25, max: 0.5, color: .red))
                    $0.fill(box, with: .color(.blue))
                })
        let error = #expect(throws: Diagnostic.self) { try canvas(#"{ "colorMatrix": [1, 2] }"#) }
        #expect(error?.message == "a color matrix needs 20 numbers, not 2")
    }

    @Test func matrices() throws {
        let box = box
        #expect(
            try canvas(
                "{ \"translate\": [5, 0] }, { \"concatenate\": { \"a\": 2, \"ty\": 3 } }, { \"fill\": { \(boxText), \"color\": \"red\" } }, { \"transform\": { \"d\": 0.5 } }, { \"fill\": { \(boxText), \"color\": \"red\" } }"
            )
                == canvas {
                    $0.translateBy(x: 5, y: 0)
                    $0.concatenate(CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 3))
                    $0.fill(box, with: .color(.red))
                    $0.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
                    $0.fill(box, with: .color(.red))
                })
    }

    @Test func choicesAndClips() throws {
        let box = box
        #expect(
            try canvas(
                "{ \"when\": { \"condition\": \"n > 2\", \"draw\": [{ \"opacity\": 0.5 }], \"else\": [{ \"opacity\": 0.25 }] } }, { \"fill\": { \(boxText), \"color\": \"red\" } }"
            )
                == canvas {
                    $0.opacity = 0.5
                    $0.fill(box, with: .color(.red))
                })
        #expect(
            try canvas(
                "{ \"clip\": { \(boxText) } }, { \"clipBoundingRect\": { \"as\": \"box\", \"draw\": [{ \"fill\": { \"path\": [{ \"ellipse\": \"box\" }], \"color\": \"red\" } }] } }"
            )
                == canvas {
                    $0.clip(to: box)
                    $0.fill(Path(ellipseIn: $0.clipBoundingRect), with: .color(.red))
                })
    }

    @Test func textsOfTheirOwn() throws {
        #expect(
            try canvas(
                #"{ "text": { "content": { "Text": "abc", "modifiers": [{ "font": { "size": 10 } }, "italic", { "foregroundColor": "red" }] }, "at": [40, 30], "color": "blue" } }"#
            )
                == canvas { $0.draw(Text("abc").font(.system(size: 10)).italic().foregroundColor(.red), at: CGPoint(x: 40, y: 30)) })
        #expect(
            try canvas(
                #"{ "text": { "text": "abc", "size": 10, "in": [5, 5, 20, 40], "with": { "linearGradient": { "colors": ["red", "blue"], "startPoint": [0, 0], "endPoint": [9, 9] } } } }"#
            )
                == canvas {
                    var text = $0.resolve(Text("abc").font(.system(size: 10)))
                    text.shading = .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 9, y: 9))
                    $0.draw(text, in: CGRect(x: 5, y: 5, width: 20, height: 40))
                })
    }

    @Test func measures() throws {
        // Six characters of ten points: two lines of three in 35 points.
        let text = #""content": { "Text": "abcdef", "modifiers": [{ "font": { "size": 10 } }] }"#
        #expect(
            try canvas(
                "{ \"measure\": { \(text), \"draw\": [{ \"fill\": { \"path\": [{ \"rect\": [0, \"measured.firstBaseline\", \"measured.width\", \"measured.height\"] }], \"color\": \"red\" } }] } }"
            )
                == canvas { $0.fill(Path(CGRect(x: 0, y: 8, width: 60, height: 10)), with: .color(.red)) })
        #expect(
            try canvas(
                "{ \"measure\": { \(text), \"in\": [35, 100], \"as\": \"m\", \"draw\": [{ \"fill\": { \"path\": [{ \"rect\": [0, \"m.lastBaseline\", \"m.size.width\", \"m.height\"] }], \"color\": \"red\" } }] } }"
            )
                == canvas { $0.fill(Path(CGRect(x: 0, y: 18, width: 30, height: 20)), with: .color(.red)) })
        let symbols = #"[{ "Color": "red", "modifiers": [{ "frame": { "width": 7, "height": 9 } }, { "tag": 1 }] }]"#
        #expect(
            try canvas(
                #"{ "measure": { "symbol": 1, "draw": [{ "fill": { "path": [{ "rect": [0, 0, "measured.width", "measured.height"] }], "color": "blue" } }] } }"#,
                symbols: symbols)
                == canvas { $0.fill(Path(CGRect(x: 0, y: 0, width: 7, height: 9)), with: .color(.blue)) })
    }

    @Test func images() throws {
        #expect(
            try canvas(#"{ "image": { "systemName": "star.fill", "at": [40, 30], "anchor": "topLeading", "color": "red" } }"#)
                == canvas {
                    var image = $0.resolve(Image(systemName: "star.fill"))
                    image.shading = .color(.red)
                    $0.draw(image, at: CGPoint(x: 40, y: 30), anchor: .topLeading)
                })
        #expect(
            try canvas(#"{ "image": { "systemName": "star.fill", "in": [1, 2, 30, 20] } }"#)
                == canvas { $0.draw(Image(systemName: "star.fill"), in: CGRect(x: 1, y: 2, width: 30, height: 20)) })
        let error = #expect(throws: Diagnostic.self) { try canvas(#"{ "image": { "file": "none.png", "at": [0, 0] } }"#) }
        #expect(error?.message == "there is no folder to look for images in")
    }
}
