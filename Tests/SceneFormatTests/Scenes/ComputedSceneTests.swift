import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

/// The equivalent geometry effect in code.
private struct Slant: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: -size.height * amount / 2, ty: 0))
    }
}

@MainActor struct ComputedSceneTests {
    private let slant = #""matrix": [1, 0, "value.a", 1, "0 - size.height * value.a / 2", 0], "values": { "a": "n / 4" }"#
    private let box = #"{ "frame": { "width": 20, "height": 8 } }"#

    @Test func effects() throws {
        let red = Color.red.frame(width: 20, height: 8)
        #expect(
            try drawn("{ \"Color\": \"red\", \"modifiers\": [\(box), { \"geometryEffect\": { \(slant) } }] }", state: #"{ "n": 2 }"#)
                == drawn(red.modifier(Slant(amount: 0.5))))
        #expect(
            try drawn(
                "{ \"Color\": \"red\", \"modifiers\": [\(box), { \"geometryEffect\": { \(slant), \"ignoredByLayout\": true } }, { \"background\": { \"GeometryReader\": { \"Color\": \"blue\" } } }] }",
                state: #"{ "n": 2 }"#
            ) == drawn(red.modifier(Slant(amount: 0.5).ignoredByLayout()).background { GeometryReader { _ in Color.blue } }))
        #expect(
            try drawn(#"{ "Color": "red", "modifiers": [{ "geometryEffect": [1, 0, 0.01, 0, 1, 0, 0, 0, 1] }] }"#)
                == drawn(#"{ "Color": "red", "modifiers": [{ "projectionEffect": [1, 0, 0.01, 0, 1, 0, 0, 0, 1] }] }"#))
        let error = #expect(throws: Diagnostic.self) { try drawn(#"{ "Color": "red", "modifiers": [{ "geometryEffect": [1, 0] }] }"#) }
        #expect(error?.message == "a geometryEffect needs the 6 numbers a, b, c, d, tx, and ty, or the 9 of a projection, not 2")
    }

    /// An effect's numbers are animated; a change of other state that its matrix reads applies immediately.
    @Test func effectsMove() throws {
        let scene = """
            { "size": [40, 40], "fps": 10, "duration": 2, "background": "white", "state": { "n": 0, "down": 1 },
              "view": { "Color": "black", "modifiers": [{ "geometryEffect": { "matrix": [1, 0, 0, 1, "value.x", "down * size.height"], "values": { "x": "n" } } }] },
              "timeline": [{ "at": 0, "set": { "n": 20 }, "animation": { "linear": 1 } }, { "at": 1.5, "set": { "down": 0.5 } }] }
            """
        let runner = try runner(scene)
        #expect(try runner.frame(5).description.contains("transform (1, 0, 0, 1, 10, 40)"))
        #expect(try runner.frame(12).description.contains("transform (1, 0, 0, 1, 20, 40)"))
        #expect(try runner.frame(15).description.contains("transform (1, 0, 0, 1, 20, 20)"))
    }

    /// Returns the rects of views in a custom layout, on 100 by 60 points; their positions show the layout's inputs.
    private func told(_ place: String, size: String = #"["layout.width ?? 0", "layout.height ?? 0"]"#) throws -> [CGRect] {
        let runner = try runner(
            """
            { "size": [100, 60], "view": { "Layout": { "size": \(size), "place": \(place), "content": [
              { "Color": "red", "modifiers": [{ "frame": { "minWidth": 10, "idealWidth": 20, "maxWidth": 30, "height": 6 } }, { "layoutPriority": 3 }, { "accessibilityIdentifier": "a" }] },
              { "Text": "ab", "modifiers": [{ "font": { "size": 10 } }, { "accessibilityIdentifier": "b" }] },
              { "Color": "blue", "modifiers": [{ "accessibilityIdentifier": "c" }] }] } } }
            """)
        try runner.step(to: 0)
        let rects = runner.graph.rects
        return ["a", "b", "c"].compactMap { rects[$0] }
    }

    @Test func layouts() throws {
        let at = { (member: String, rest: String) in "[\"layout.\(member)[layout.index]\(rest).width\", \"layout.\(member)[layout.index]\(rest).height\"]" }
        // The top-left corners are placed at the sizes reported for the views.
        #expect(try told(at("minimums", "")).map(\.origin) == [CGPoint(x: 10, y: 6), CGPoint(x: 10, y: 20), .zero])
        #expect(try told(at("maximums", "")).map(\.origin).prefix(2) == [CGPoint(x: 30, y: 6), CGPoint(x: 20, y: 10)])
        #expect(try told(at("maximums", "")).map(\.origin).last == CGPoint(x: 1e6, y: 1e6))
        #expect(try told(at("offered", "")).map(\.origin) == [CGPoint(x: 30, y: 6), CGPoint(x: 20, y: 10), CGPoint(x: 100, y: 60)])
        #expect(try told(at("gaps", "")).map(\.origin) == [CGPoint(x: 8, y: 8), CGPoint(x: 8, y: 8), .zero])
        #expect(
            try told(#"["layout.priorities[layout.index]", "layout.guides[layout.index].firstTextBaseline"]"#).map(\.origin) == [
                CGPoint(x: 3, y: 6), CGPoint(x: 0, y: 8), CGPoint(x: 0, y: 10),
            ])
        // Accessed by subscript, and from the size.
        let rows = try told(
            #"[0, "sum(prefix(layout['sizes'], layout.index), 'height')"]"#, size: #"["largest(layout['minimums'], 'width')", "sum(layout.offered, 'height')"]"#
        )
        #expect(rows.map(\.origin.y).map { $0 - rows[0].origin.y } == [0, 6, 16])
    }
}
