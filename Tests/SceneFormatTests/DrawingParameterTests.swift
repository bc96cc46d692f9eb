import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

@MainActor struct DrawingParameterTests {
    @Test func pointsOfBoxes() throws {
        let (point, half) = (UnitPoint(x: 0.25, y: 1), #"{ "frame": { "width": 20, "height": 10 } }"#)
        let red = Color.red.frame(width: 20, height: 10)
        for (modifier, view) in [
            (#"{ "rotationEffect": { "degrees": 90, "anchor": [0.25, 1] } }"#, AnyView(red.rotationEffect(.degrees(90), anchor: point))),
            (#"{ "scaleEffect": { "scale": 2, "anchor": ["n / 4", 1] } }"#, AnyView(red.scaleEffect(2, anchor: point))),
            (#"{ "rotationEffect": { "degrees": 90, "anchor": "{n > 0 ? 'top' : 'bottom'}" } }"#, AnyView(red.rotationEffect(.degrees(90), anchor: .top))),
        ] {
            #expect(try drawn("{ \"Color\": \"red\", \"modifiers\": [\(half), \(modifier)] }", state: #"{ "n": 1 }"#) == drawn(view), "\(modifier)")
        }
        #expect(
            try drawn(#"{ "Rectangle": {}, "modifiers": [{ "scale": { "scale": 0.5, "anchor": [0.25, 1] } }, { "fill": "red" }] }"#)
                == drawn(Rectangle().scale(0.5, anchor: point).fill(.red)))
    }

    @Test func edgesAndStyles() throws {
        #expect(
            try drawn(#"{ "Circle": {}, "modifiers": [{ "fill": { "color": "red", "antialiased": false } }] }"#)
                == drawn(Circle().fill(.red, style: FillStyle(antialiased: false))))
        #expect(
            try drawn(#"{ "Circle": {}, "modifiers": [{ "strokeBorder": { "color": "red", "lineWidth": 3, "antialiased": false } }] }"#)
                == drawn(Circle().strokeBorder(.red, lineWidth: 3, antialiased: false)))
        #expect(
            try drawn(
                #"{ "Color": "red", "modifiers": [{ "clipShape": { "shape": { "Circle": {} }, "antialiased": false } }, { "clipped": { "antialiased": true } }, { "cornerRadius": { "radius": 4, "antialiased": false } }] }"#
            )
                == drawn(Color.red.clipShape(Circle(), style: FillStyle(antialiased: false)).clipped(antialiased: true).cornerRadius(4, antialiased: false)))
        for (modifier, view) in [
            (#"{ "fill": { "style": "tint", "styleOpacity": 0.5 } }"#, AnyView(Circle().fill(.tint.opacity(0.5)))),
            (
                #"{ "foregroundStyle": { "gradient": { "of": "red" }, "styleOpacity": 0.25 } }"#,
                AnyView(Circle().foregroundStyle(Color.red.gradient.opacity(0.25)))
            ),
            (#"{ "background": { "color": "red", "styleOpacity": 0.25 } }"#, AnyView(Circle().background(Color.red.opacity(0.25)))),
            (#"{ "overlay": { "color": "red", "shadow": { "drop": 3 } } }"#, AnyView(Circle().overlay(Color.red.shadow(.drop(radius: 3))))),
        ] {
            #expect(try drawn("{ \"Circle\": {}, \"modifiers\": [\(modifier)] }") == drawn(view), "\(modifier)")
        }
    }

    @Test func mixturesOfColors() throws {
        for (text, color) in [
            ("mix(red, blue, 0.25)", Color.red.mix(with: .blue, by: 0.25)),
            ("mix(red, mix(blue, white, 0.5), 2)", Color.red.mix(with: .blue.mix(with: .white, by: 0.5), by: 1)),
            ("opacity(mix(primary, green, 0.5), 0.5)", Color.primary.mix(with: .green, by: 0.5).opacity(0.5)),
        ] {
            #expect(try drawn("{ \"Color\": \"\(text)\" }") == drawn(color), "\(text)")
        }
        // Constant colors are mixed when the scene is read.
        guard case .fill(_, .color(let mixed), _)? = try drawn(##"{ "Color": "mix(#000000, #FFFFFF80, 0.5)" }"##).last else {
            Issue.record("no color")
            return
        }
        // Half the perceived lightness of white: OKLab's lightness is the cube root of the light intensity.
        #expect(abs(mixed.linearRed - 0.125) < 1e-4 && abs(mixed.opacity - (1 + 128.0 / 255) / 2) < 1e-5)
        #expect(Fixture.failure("mix(rgb(1e300, 0, 0), rgb(1e300, 0, 0), 0.5)") == "t:1:1: error: the result is not a finite number")
        var deep = "red"
        for _ in 0..<9 { deep = "mix(\(deep), blue, 0.5)" }
        let error = #expect(throws: (any Error).self) { try drawn("{ \"Color\": \"\(deep)\" }") }
        #expect(error.map { "\($0)" }?.contains("mixed system colors are nested more than 8 levels deep") == true)
    }
}
