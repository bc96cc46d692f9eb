import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

@MainActor struct EffectSceneTests {
    /// Returns the display list's lines for a red square of 10 by 10 with a modifier, without the first line and the square's own.
    private func lines(_ modifier: String) throws -> [String] {
        let runner = try runner(
            #"{ "size": [10, 10], "background": "clear", "state": { "n": 2, "mode": "screen" }, "view": { "Color": "red", "modifiers": ["# + modifier + "] } }")
        return Array(try runner.frame(0).description.split(separator: "\n").dropFirst().dropLast().map(String.init))
    }

    @Test(arguments: [
        (#"{ "blur": "n * 2" }"#, "blur radius 4"), (#"{ "blur": { "radius": 1, "opaque": true } }"#, "blur radius 1 opaque in (0, 0, 10, 10)"),
        (#"{ "brightness": -0.5 }"#, "brightness -0.5"), (#"{ "contrast": "n" }"#, "contrast 2"), (#"{ "saturation": 0 }"#, "saturation 0"),
        (#"{ "grayscale": 1 }"#, "grayscale 1"), (#"{ "hueRotation": 90 }"#, "hueRotation 90"), (#"{ "colorMultiply": "black" }"#, "multiply #000000"),
        (#""colorInvert""#, "invert"), (#""luminanceToAlpha""#, "luminanceToAlpha"), (#"{ "blendMode": "{mode}" }"#, "blend screen"),
        (#""compositingGroup""#, "isolated"), (#"{ "drawingGroup": { "opaque": true } }"#, "isolated opaque in (0, 0, 10, 10)"),
        (#"{ "rotation3DEffect": { "degrees": 60, "x": 1, "perspective": 0 } }"#, "transform (1, 0, 0, 0.5, 0, 2.5)"),
        (#"{ "rotation3DEffect": { "degrees": 60, "y": 1, "anchor": "leading", "perspective": 0 } }"#, "transform (0.5, 0, 0, 1, 0, 0)"),
        (#"{ "projectionEffect": [1, 0, 0.01, 0, 1, 0, 0, 0, 1] }"#, "projection (1, 0, 10e-3, 0, 1, 0e-3, 0, 0, 1)"),
    ])
    func modifiers(modifier: String, line: String) throws {
        #expect(try lines(modifier) == [line])
    }

    @Test func materialsFill() throws {
        let runner = try runner(
            """
            { "size": [10, 10], "background": "clear", "view": { "VStack": { "spacing": 0, "content": [
              { "Color": "clear", "modifiers": [{ "background": { "material": "bar", "in": { "Circle": {} } } }] },
              { "Rectangle": {}, "modifiers": [{ "fill": { "material": "thin" } }] } ] } } }
            """)
        let tints = try runner.frame(0).paintedItems.compactMap {
            if case .fill(_, .material(let material), _) = $0 { material.tint.encoded8.red } else { nil }
        }
        #expect(tints == [249, 247])
    }

    @Test func canvasesDraw() throws {
        let runner = try runner(
            """
            { "size": [20, 10], "background": "clear", "state": { "n": 3 }, "view": { "Canvas": {
              "draw": [
                { "copy": [
                  { "translate": ["size.width / 2", 0] }, { "scale": [2, 1] }, { "opacity": 0.5 }, { "blendMode": "multiply" },
                  { "fill": { "path": [{ "rect": [0, 0, 1, 1] }], "color": "black" } } ] },
                { "for": { "in": "range(0, n)", "as": "i", "draw": [{ "stroke": { "path": [{ "move": [0, 0] }, { "line": ["i", 1] }], "color": "black" } }] } },
                { "layer": [{ "clip": [{ "rect": [0, 0, 5, 5] }] }, { "blur": 2 }, { "shadow": { "radius": 1, "color": "black" } }, { "symbol": { "id": "'a'", "in": [1, 2, 8, 2] } }] },
                { "text": { "text": "n is {n}", "at": [0, 0], "anchor": "topLeading", "size": 4, "color": "black" } } ],
              "symbols": [{ "Color": "black", "modifiers": [{ "frame": { "width": 4, "height": 4 } }, { "tag": "'a'" }] }] } } }
            """)
        let expected = """
            20x10 @1
            isolated
              clip rect(0, 0, 20, 10)
                transform (1, 0, 0, 1, 0, 0)
                  blend multiply
                    opacity 0.5
                      transform (2, 0, 0, 1, 10, 0)
                        fill #000000 rect(0, 0, 1, 1)
                  stroke #000000 width 1 path(M 0 0 L 0 1)
                  stroke #000000 width 1 path(M 0 0 L 1 1)
                  stroke #000000 width 1 path(M 0 0 L 2 1)
                  isolated
                    clip rect(0, 0, 5, 5)
                      blur radius 2
                        shadow #000000 radius 1 offset (0, 0)
                          transform (2, 0, 0, 0.5, 1, 2)
                            fill #000000 rect(0, 0, 4, 4)
                  text "n is 3" at (0, 0) size 24x4
            """
        let description = try runner.frame(0).description
        #expect(description == expected)
    }

    @Test func drawingsThatCannotBeDrawnAreErrors() throws {
        let runner = try runner(#"{ "size": [9, 9], "view": { "Canvas": [{ "symbol": { "id": "'none'", "at": [0, 0] } }] } }"#)
        #expect(throws: Diagnostic.self) { try runner.frame(0) }
        let messages = { (draw: String) in
            PreparedScene.read(SourceFile(name: "s", text: #"{ "size": [1, 1], "view": { "Canvas": "# + draw + "} }")).1.diagnostics.map {
                String($0.headline.dropFirst(2))
            }
        }
        #expect(messages(#"[{ "fil": {} }]"#) == ["1:42: error: 'fil' is not a drawing step at view.Canvas[0].fil; did you mean 'fill'?"])
        #expect(messages(#"[{ "layer": [{ "rotate": "size.depth" }] }]"#).count == 1)
    }
}
