import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

/// Compares gradients, masks and grids in scenes with the same views in Swift.
@MainActor struct PaintSceneTests {
    private func items(_ view: String) throws -> [DisplayItem] {
        try runner("{ \"size\": [80, 60], \"background\": \"white\", \"view\": \(view) }").frame(0).items
    }

    private func items(_ view: some View) -> [DisplayItem] {
        var configuration = ViewHostConfiguration(size: CGSize(width: 80, height: 60), scale: 1)
        configuration.environment.sceneBackground = .white
        let graph = ViewGraph(root: view, configuration: configuration, textShaper: SquareTextShaper())
        graph.settle()
        return graph.displayList().items
    }

    @Test func gradients() throws {
        let colors: [Color] = [.red, .blue]
        #expect(try items(#"{ "LinearGradient": ["red", "blue"] }"#) == items(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)))
        #expect(
            try items(#"{ "LinearGradient": { "stops": [{ "color": "red", "location": 0.25 }, { "color": "blue", "location": 0.5 }], "endPoint": [1, 0.5] } }"#)
                == items(
                    LinearGradient(
                        stops: [.init(color: .red, location: 0.25), .init(color: .blue, location: 0.5)], startPoint: .top, endPoint: UnitPoint(x: 1, y: 0.5))))
        #expect(
            try items(#"{ "RadialGradient": { "colors": ["red", "blue"], "center": "topLeading", "startRadius": 2, "endRadius": 40 } }"#)
                == items(RadialGradient(colors: colors, center: .topLeading, startRadius: 2, endRadius: 40)))
        #expect(
            try items(#"{ "EllipticalGradient": { "colors": ["red", "blue"], "endRadiusFraction": 0.75 } }"#)
                == items(EllipticalGradient(colors: colors, endRadiusFraction: 0.75)))
        #expect(
            try items(#"{ "AngularGradient": { "colors": ["red", "blue"], "startAngle": 90, "endAngle": 180 } }"#)
                == items(AngularGradient(colors: colors, center: .center, startAngle: .degrees(90), endAngle: .degrees(180))))
        #expect(try items(#"{ "AngularGradient": { "colors": ["red", "blue"] } }"#) == items(AngularGradient(colors: colors, center: .center)))
        #expect(
            try items(#"{ "LinearGradient": { "colors": ["red", "blue"], "colorSpace": "device" } }"#)
                == items(LinearGradient(gradient: Gradient(colors: colors).colorSpace(.device), startPoint: .top, endPoint: .bottom)))
    }

    @Test func aColorsOwnGradient() throws {
        #expect(
            try items(#"{ "Circle": {}, "modifiers": [{ "fill": { "gradient": { "of": "blue" } } }] }"#) == items(Circle().fill(Color.blue.gradient)))
        #expect(
            try items(#"{ "Text": "a", "modifiers": [{ "foregroundStyle": { "gradient": { "of": { "color": "red" } } } }] }"#)
                == items(Text(verbatim: "a").foregroundStyle(Color.red.gradient)))
    }

    @Test func materialsAreStyles() throws {
        #expect(
            try items(#"{ "Circle": {}, "modifiers": [{ "stroke": { "material": "thin", "lineWidth": 3 } }] }"#)
                == items(Circle().stroke(.thinMaterial, lineWidth: 3)))
        #expect(
            try items(#"{ "Text": "a", "modifiers": [{ "foregroundStyle": { "material": "thick" } }] }"#)
                == items(Text(verbatim: "a").foregroundStyle(.thickMaterial)))
        #expect(
            try items(#"{ "Color": "mix(red, blue, 0.25, 'device')" }"#) == items(Color.red.mix(with: .blue, by: 0.25, in: .device)))
    }

    /// The levels below the first one can use any style.
    @Test func stylesOfOtherLevels() throws {
        let written =
            #""VStack": [{ "Circle": {} }, { "Circle": {}, "modifiers": [{ "fill": { "style": "secondary" } }] }, { "Circle": {}, "modifiers": [{ "fill": { "style": "tertiary" } }] }]"#
        let circles = VStack {
            Circle()
            Circle().fill(.secondary)
            Circle().fill(.tertiary)
        }
        #expect(
            try items("{ \(written), \"modifiers\": [{ \"foregroundStyle\": { \"color\": \"red\", \"secondary\": \"blue\" } }] }")
                == items(circles.foregroundStyle(.red, .blue)))
        #expect(
            try items(
                "{ \(written), \"modifiers\": [{ \"foregroundStyle\": { \"color\": \"red\", \"secondary\": { \"gradient\": { \"of\": \"green\" } },"
                    + " \"tertiary\": { \"style\": \"tint\", \"styleOpacity\": 0.5 } } }] }")
                == items(circles.foregroundStyle(.red, Color.green.gradient, TintShapeStyle().opacity(0.5))))
    }

    /// The parts of a text use the levels as well.
    @Test func levelsOfAText() throws {
        let inner = #"{ "Text": "b", "modifiers": [{ "foregroundStyle": { "style": "secondary" } }] }"#
        #expect(
            try items(#"{ "Text": { "text": "a", "and": [\#(inner)] }, "modifiers": [{ "foregroundStyle": { "color": "red", "secondary": "blue" } }] }"#)
                == items((Text(verbatim: "a") + Text(verbatim: "b").foregroundStyle(.secondary)).foregroundStyle(.red, .blue)))
    }

    @Test func shadowsOfStyles() throws {
        #expect(
            try items(#"{ "Circle": {}, "modifiers": [{ "fill": { "color": "red", "shadow": { "drop": 3 } } }] }"#)
                == items(Circle().fill(Color.red.shadow(.drop(radius: 3)))))
        #expect(
            try items(#"{ "Circle": {}, "modifiers": [{ "fill": { "shadow": { "inner": { "radius": 2, "color": "blue", "x": 1, "y": -1 } } } }] }"#)
                == items(Circle().fill(.foreground.shadow(.inner(color: .blue, radius: 2, x: 1, y: -1)))))
        #expect(
            try items(
                #"{ "Circle": {}, "modifiers": [{ "foregroundStyle": { "gradient": { "of": "red" }, "shadow": [{ "drop": 3 }, { "inner": { "radius": 1, "y": 1 } }] } }] }"#
            ) == items(Circle().foregroundStyle(Color.red.gradient.shadow(.drop(radius: 3)).shadow(.inner(radius: 1, y: 1)))))
        #expect(
            try items(#"{ "Text": "a", "modifiers": [{ "background": { "color": "red", "shadow": { "drop": 3 } } }] }"#)
                == items(Text(verbatim: "a").background(Color.red.shadow(.drop(radius: 3)))))
    }

    @Test func shapesStayShapesWhereTheyAreMovedOrSized() throws {
        #expect(
            try items(#"{ "Circle": {}, "modifiers": [{ "offset": { "x": 3, "y": 4 } }, { "fill": "red" }] }"#)
                == items(Circle().offset(x: 3, y: 4).fill(.red)))
        #expect(
            try items(#"{ "Rectangle": {}, "modifiers": [{ "size": [10, 20] }, { "offset": [5, 0] }, { "trim": { "to": 0.5 } }, { "stroke": "red" }] }"#)
                == items(Rectangle().size(CGSize(width: 10, height: 20)).offset(x: 5).trim(from: 0, to: 0.5).stroke(.red)))
        #expect(
            try items(#"{ "Rectangle": {}, "modifiers": [{ "size": { "width": 7, "height": 8 } }] }"#) == items(Rectangle().size(width: 7, height: 8)))
        #expect(try items(#"{ "Text": "a", "modifiers": [{ "offset": { "x": 3 } }] }"#) == items(Text(verbatim: "a").offset(x: 3)))
    }

    @Test func gradientsAsStyles() throws {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let written = #""gradient": { "linear": { "colors": ["red", "blue"], "startPoint": "leading", "endPoint": "trailing" } }"#
        #expect(try items("{ \"Circle\": {}, \"modifiers\": [{ \"fill\": { \(written) } }] }") == items(Circle().fill(gradient)))
        #expect(
            try items("{ \"Circle\": {}, \"modifiers\": [{ \"stroke\": { \(written), \"lineWidth\": 3 } }] }") == items(Circle().stroke(gradient, lineWidth: 3))
        )
        #expect(
            try items("{ \"Circle\": {}, \"modifiers\": [{ \"strokeBorder\": { \(written), \"lineWidth\": 3 } }] }")
                == items(Circle().strokeBorder(gradient, lineWidth: 3)))
        #expect(
            try items("{ \"Text\": \"a\", \"modifiers\": [{ \"background\": { \(written), \"in\": { \"Capsule\": {} } } }] }")
                == items(Text(verbatim: "a").background(gradient, in: Capsule())))
        #expect(try items("{ \"Text\": \"a\", \"modifiers\": [{ \"background\": { \(written) } }] }") == items(Text(verbatim: "a").background(gradient)))
        #expect(
            try items("{ \"Circle\": {}, \"modifiers\": [{ \"foregroundStyle\": { \(written) } }] }") == items(Circle().foregroundStyle(gradient)))
    }

    @Test func masksAndGrids() throws {
        #expect(
            try items(
                #"{ "Color": "red", "modifiers": [{ "mask": { "content": { "Circle": {}, "modifiers": [{ "frame": { "width": 20, "height": 20 } }] }, "alignment": "topLeading" } }] }"#
            )
                == items(Color.red.mask(alignment: .topLeading) { Circle().frame(width: 20, height: 20) }))
        let cell = { (width: Double, height: Double) in Color.red.frame(width: width, height: height) }
        let written = #"""
            { "Grid": { "alignment": "topLeading", "horizontalSpacing": 4, "verticalSpacing": 2, "content": [
              { "GridRow": { "alignment": "bottom", "content": [
                { "Color": "red", "modifiers": [{ "frame": { "width": 10, "height": 10 } }] },
                { "Color": "red", "modifiers": [{ "frame": { "width": 20, "height": 20 } }, { "gridColumnAlignment": "trailing" }] } ] } },
              { "GridRow": [
                { "Color": "red", "modifiers": [{ "frame": { "width": 6, "height": 6 } }, { "gridCellAnchor": "bottomTrailing" }] },
                { "Color": "red", "modifiers": [{ "frame": { "width": 8, "height": 8 } }] } ] },
              { "GridRow": { "Color": "red", "modifiers": [{ "frame": { "width": 30, "height": 5 } }, { "gridCellColumns": 2 }] } },
              { "Color": "red", "modifiers": [{ "frame": { "height": 3 } }, { "gridCellUnsizedAxes": "horizontal" }] } ] } }
            """#
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 2) {
            GridRow(alignment: .bottom) {
                cell(10, 10)
                cell(20, 20).gridColumnAlignment(.trailing)
            }
            GridRow {
                cell(6, 6).gridCellAnchor(.bottomTrailing)
                cell(8, 8)
            }
            GridRow { cell(30, 5).gridCellColumns(2) }
            Color.red.frame(height: 3).gridCellUnsizedAxes(.horizontal)
        }
        #expect(try items(written) == items(grid))
        #expect(try items(written).count == 6)
    }

    @Test(
        arguments: [
            (#"{ "LinearGradient": { "colours": ["red"] } }"#, "LinearGradient has no parameter 'colours'", "colors"),
            (
                #"{ "LinearGradient": { "colors": ["red"], "startPoint": "topp" } }"#,
                "expected \(ParameterKind.keyword(UnitPoint.sceneNames).description), not 'topp'", "top"
            ),
            (#"{ "Circle": {}, "modifiers": [{ "fill": { "gradient": { "liner": {} } } }] }"#, "'liner' is not a gradient", "linear"),
            (#"{ "LinearGradient": { "stops": [{ "color": "red" }] } }"#, "stop needs 'location': a number from 0 to 1", nil),
            (#"{ "LinearGradient": {} }"#, "LinearGradient needs exactly one of 'colors' and 'stops'; none is given", nil),
            (#"{ "LinearGradient": { "stops": 5 } }"#, "expected an array of stops, not a number", nil),
        ] as [(String, String, String?)])
    func mistakes(_ view: String, _ message: String, _ suggestion: String?) {
        let (_, diagnostics) = PreparedScene.read(SourceFile(name: "s", text: "{ \"size\": [1, 1], \"view\": \(view) }"))
        #expect(diagnostics.diagnostics.map(\.message) == [message])
        #expect(diagnostics.diagnostics.first?.suggestion == suggestion)
    }

    @Test func aGradientWithoutColorsIsAnError() throws {
        let runner = try runner(#"{ "size": [1, 1], "state": { "none": [] }, "view": { "LinearGradient": { "colors": "none" } } }"#)
        #expect { try runner.frame(0) } throws: { ($0 as? Diagnostic)?.message == "a gradient needs 'colors' or 'stops'" }
    }
}
