import Geometry
import Testing
import Views

@testable import SceneFormat

/// Entries that depend on geometry and on scrolling draw what the view in Swift draws, or report what happens.
@MainActor struct GeometryEntryTests {
    @Test func effectsDependOnTheGeometry() throws {
        try EntryMeaning(
            "visualEffect",
            #"{ "Color": "red", "modifiers": [{ "frame": { "width": 40 } }, { "visualEffect": [{ "opacity": 0.5 }, { "offset": { "x": "proxy.width / 2", "y": 3 } }, { "blur": 2 }] }] }"#
        ).expect(drawnAs: Color.red.frame(width: 40).visualEffect { $0.opacity(0.5).offset(x: $1.size.width / 2, y: 3).blur(radius: 2) })
    }

    @Test(arguments: [
        (#"{ "rotationEffect": { "degrees": 30, "anchor": "topLeading" } }"#, 0), (#"{ "scaleEffect": { "x": 2, "y": 0.5 } }"#, 1),
        (#"{ "rotation3DEffect": { "degrees": 40, "y": 1, "perspective": 0.5 } }"#, 2), (#"{ "brightness": 0.2 }"#, 3), (#"{ "contrast": 2 }"#, 4),
        (#"{ "saturation": 2 }"#, 5), (#"{ "grayscale": 0.4 }"#, 6), (#"{ "hueRotation": 90 }"#, 7),
    ])
    func everyEffectIsThatOfSwift(json: String, index: Int) throws {
        let look = Color.red.frame(width: 40)
        let view = "{ \"Color\": \"red\", \"modifiers\": [{ \"frame\": { \"width\": 40 } }, { \"visualEffect\": [\(json)] }] }"
        let meaning = try EntryMeaning("visualEffect", view)
        switch index {
        case 0: try meaning.expect(drawnAs: look.visualEffect { effect, _ in effect.rotationEffect(.degrees(30), anchor: .topLeading) })
        case 1: try meaning.expect(drawnAs: look.visualEffect { effect, _ in effect.scaleEffect(x: 2, y: 0.5) })
        case 2: try meaning.expect(drawnAs: look.visualEffect { effect, _ in effect.rotation3DEffect(.degrees(40), axis: (0, 1, 0), perspective: 0.5) })
        case 3: try meaning.expect(drawnAs: look.visualEffect { effect, _ in effect.brightness(0.2) })
        case 4: try meaning.expect(drawnAs: look.visualEffect { effect, _ in effect.contrast(2) })
        case 5: try meaning.expect(drawnAs: look.visualEffect { effect, _ in effect.saturation(2) })
        case 6: try meaning.expect(drawnAs: look.visualEffect { effect, _ in effect.grayscale(0.4) })
        default: try meaning.expect(drawnAs: look.visualEffect { effect, _ in effect.hueRotation(.degrees(90)) })
        }
    }

    @Test func stateReachesAnEffect() throws {
        let view = #"{ "Color": "red", "modifiers": [{ "visualEffect": [{ "opacity": "faint ? 0.25 : 1" }] }] }"#
        let runner = try runner(
            "{ \"size\": [50, 50], \"duration\": 2, \"state\": { \"faint\": false }, \"view\": \(view), \"timeline\": [{ \"at\": 1, \"set\": { \"faint\": true } }] }"
        )
        let before = try runner.frame(0).items
        #expect(try runner.frame(70).items != before)
    }

    /// Rows of 40 points in a window of 100.
    private func rows(_ modifier: String, around: String = "[]", text: String = "{value}") -> String {
        let row = #"{ "Color": "red", "modifiers": [{ "frame": { "height": 40 } }, { "id": "row" }\#(modifier)] }"#
        return """
            { "VStack": { "spacing": 0, "content": [{ "Text": "\(text)", "modifiers": [{ "frame": { "height": 20 } }] },
              { "ScrollView": { "VStack": { "spacing": 0, "content": { "ForEach": { "in": "range(0, 10)", "as": "row", "content": \(row) } } },
                "modifiers": ["scrollTargetLayout"] }, "modifiers": \(around) }] } }
            """
    }

    private let dragging =
        ##""duration": 3, "state": { "value": "-", "old": "-" }, "timeline": [{ "at": 0.5, "drag": { "point": [60, 100] }, "by": [0, -80], "duration": 0.5, "velocity": 0 }]"##

    @Test func aViewChangesWhileItLeavesTheWindow() throws {
        try EntryMeaning(
            "scrollTransition", rows(#", { "scrollTransition": { "effects": [{ "opacity": "phase.isIdentity ? 1 : 0.2" }], "axis": "vertical" } }"#),
            size: (120, 110), keys: dragging
        ).expect(
            drawnAs: VStack(spacing: 0) {
                Text(verbatim: "-").frame(height: 20)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<10) { row in
                            Color.red.frame(height: 40).id(row).scrollTransition(axis: .vertical) { $0.opacity($1.isIdentity ? 1 : 0.2) }
                        }
                    }.scrollTargetLayout()
                }
            })
    }

    @Test func scrollViewsReportWhereTheyAre() throws {
        try EntryMeaning(
            "onScrollGeometryChange",
            rows(
                "",
                around:
                    #"[{ "onScrollGeometryChange": { "of": "geometry.contentOffset.y > 50", "set": { "value": "{newValue} {oldValue} {geometry.visibleRect.minY}" } } }]"#
            ),
            size: (120, 120), keys: dragging
        ).expect(true) { try $0.texts(at: 100).first?.hasPrefix("true false ") }
        try EntryMeaning(
            "onScrollPhaseChange", rows("", around: #"[{ "onScrollPhaseChange": { "set": { "value": "{value} {newPhase}" } } }]"#), size: (120, 120),
            keys: dragging
        ).expect(true) { try $0.texts(at: 120).first?.contains("interacting") }
        try EntryMeaning(
            "onScrollVisibilityChange", rows(#", { "onScrollVisibilityChange": { "set": { "value": "{row == 4 ? string(isVisible) : value}" } } }"#),
            size: (120, 120),
            keys: dragging
        ).expect("true") { try $0.texts(at: 120).first }
        try EntryMeaning(
            "onScrollTargetVisibilityChange",
            rows("", around: #"[{ "onScrollTargetVisibilityChange": { "set": { "value": "{ids.first} of {ids.count}" } } }]"#),
            size: (120, 120), keys: dragging
        ).expect("2 of 3") { try $0.texts(at: 120).first }
    }

    @Test func aChangeOfTheGeometryChangesState() throws {
        let box =
            #"{ "Color": "red", "modifiers": [{ "frame": { "width": "wide", "height": 10 } }, { "onGeometryChange": { "of": "proxy.width", "set": { "value": "{oldValue} {newValue} {proxy.height}" } } }] }"#
        try EntryMeaning(
            "onGeometryChange", "{ \"VStack\": [{ \"Text\": \"{value}\" }, \(box)] }",
            keys: ##""duration": 2, "state": { "value": "-", "wide": 20 }, "timeline": [{ "at": 1, "set": { "wide": 30 } }]"##
        ).expect("20 30 10") { try $0.texts(at: 80).first }
    }

    @Test(arguments: [("HStack", [0, 20]), ("VStack", [0, 0]), ("ZStack", [0, 0])] as [(String, [CGFloat])])
    func anExpressionChoosesTheLayout(name: String, places: [CGFloat]) throws {
        let box = #"{ "Color": "red", "modifiers": [{ "frame": { "width": 15, "height": 10 } }, { "accessibilityIdentifier": "@" }] }"#
        let boxes = ["a", "b"].map { box.replacing("@", with: $0) }.joined(separator: ", ")
        let view = """
            { "AnyLayout": { "layout": "{kind}", "spacing": 5, "alignment": "topLeading", "content": [\(boxes)] },
              "modifiers": [{ "frame": { "width": 100, "height": 100, "alignment": "topLeading" } }] }
            """
        let scene = "{ \"size\": [100, 100], \"state\": { \"kind\": \"\(name)\" }, \"view\": \(view) }"
        let rects = try runner(scene).rects()
        #expect([rects["a"]?.minX, rects["b"]?.minX] == places)
        #expect(rects["b"]?.minY == (name == "VStack" ? 15 : 0))
    }

    @Test func subviewsOfALoopAreShownOneByOne() throws {
        let view = """
            { "HStack": { "spacing": 0, "content": { "Subviews": {
              "of": [{ "ForEach": { "in": "['a', 'b']", "as": "letter", "content": { "Text": "{letter}" } } }, { "Text": "c" }],
              "content": { "VStack": [{ "Text": "{subview.index + 1}/{subview.count}" }, { "Configuration": "subview" }] } } } } }
            """
        try EntryMeaning("Subviews", view).expect(["1/3", "a", "2/3", "b", "3/3", "c"]) { try $0.texts() }
    }

    @Test func theSafeAreaIsPadded() throws {
        try EntryMeaning("safeAreaPadding", #"{ "Color": "red", "modifiers": [{ "safeAreaPadding": { "length": 12, "edges": "top" } }] }"#)
            .expect(drawnAs: Color.red.safeAreaPadding(.top, 12))
    }

    @Test func shapesFollowTheirContainer() throws {
        let inner = #"{ "padding": 6 }, { "containerShape": { "RoundedRectangle": 30 } }"#
        try EntryMeaning("ConcentricRectangle", "{ \"ConcentricRectangle\": 4, \"modifiers\": [\(inner)] }")
            .expect(drawnAs: ConcentricRectangle(corners: .concentric(minimum: 4)).padding(6).containerShape(RoundedRectangle(cornerRadius: 30)))
        try EntryMeaning("containerShape", "{ \"ContainerRelativeShape\": {}, \"modifiers\": [\(inner)] }")
            .expect(drawnAs: ContainerRelativeShape().padding(6).containerShape(RoundedRectangle(cornerRadius: 30)))
    }

    @Test func shapesAreCombined() throws {
        func combined(_ name: String, _ shape: some Shape, location: SourceLocation = #_sourceLocation) throws {
            try EntryMeaning(
                name, "{ \"Circle\": {}, \"modifiers\": [{ \"\(name)\": { \"Rectangle\": {}, \"modifiers\": [{ \"offset\": { \"x\": 30 } }] } }] }"
            )
            .expect(drawnAs: shape, location: location)
        }
        let (circle, other) = (Circle(), Rectangle().offset(x: 30))
        try combined("union", circle.union(other))
        try combined("intersection", circle.intersection(other))
        try combined("subtracting", circle.subtracting(other))
        try combined("symmetricDifference", circle.symmetricDifference(other))
        try combined("lineIntersection", circle.lineIntersection(other))
        try combined("lineSubtraction", circle.lineSubtraction(other))
    }

    @Test func aMeshHasColorsAtItsPoints() throws {
        let grid: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let mesh = MeshGradient(width: 2, height: 2, points: grid, colors: [.red, .blue, .green, .yellow])
        try EntryMeaning("MeshGradient", #"{ "MeshGradient": { "width": 2, "colors": ["red", "blue", "green", "yellow"] } }"#).expect(drawnAs: mesh)
        try EntryMeaning(
            "fill", #"{ "Circle": {}, "modifiers": [{ "fill": { "gradient": { "mesh": { "width": 2, "colors": ["red", "blue", "green", "yellow"] } } } }] }"#
        )
        .expect(drawnAs: Circle().fill(mesh))
    }

    @Test func aMeshNeedsWholeRows() throws {
        let runner = try runner(#"{ "size": [50, 50], "view": { "MeshGradient": { "width": 2, "colors": ["red", "blue", "green"] } } }"#)
        #expect(throws: Diagnostic.self) { try runner.step(to: 0) }
    }

    @Test func glassIsBehindTheView() throws {
        try EntryMeaning("glassEffect", #"{ "Text": "a1", "modifiers": [{ "glassEffect": { "glass": "clear", "tint": "red", "in": { "Rectangle": {} } } }] }"#)
            .expect(drawnAs: Text(verbatim: "a1").glassEffect(.clear.tint(.red), in: Rectangle()))
        try EntryMeaning("glassEffect", #"{ "Text": "a1", "modifiers": ["glassEffect"] }"#).expect(drawnAs: Text(verbatim: "a1").glassEffect())
    }

    @Test func edgesAreMirroredBelowTheSafeArea() throws {
        let view = #"{ "LinearGradient": ["red", "blue"], "modifiers": ["backgroundExtensionEffect", { "safeAreaPadding": 20 }] }"#
        try EntryMeaning("backgroundExtensionEffect", view)
            .expect(drawnAs: LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).backgroundExtensionEffect().safeAreaPadding(20))
    }

    private struct Steps: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            var index: CGFloat = 0
            for slice in layout.flatMap({ $0.flatMap { run in run.map { $0 } } }) {
                let rect = slice.typographicBounds.rect
                var copy = context
                copy.opacity *= 0.5
                copy.translateBy(x: rect.midX, y: rect.midY + 3 * index)
                copy.rotate(by: .degrees(10))
                copy.scaleBy(x: 2, y: 2)
                copy.translateBy(x: -rect.midX, y: -rect.midY)
                copy.draw(slice)
                index += 1
            }
        }
    }

    @Test func everyCharacterHasALookOfItsOwn() throws {
        let look = #"{ "opacity": 0.5, "y": "part.index * 3", "degrees": 10, "scale": 2 }"#
        try EntryMeaning("textRenderer", "{ \"Text\": \"a1\", \"modifiers\": [{ \"textRenderer\": \(look) }] }")
            .expect(drawnAs: Text(verbatim: "a1").textRenderer(Steps()))
    }
}
