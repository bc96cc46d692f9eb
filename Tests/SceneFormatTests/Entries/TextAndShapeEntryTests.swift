import Testing
import Views

@testable import SceneFormat

/// Entries for texts, shapes and containers draw the same as the view in Swift.
@MainActor struct TextAndShapeEntryTests {
    private let word = Text(verbatim: "a1")

    private func text(_ entry: String, _ value: String, _ view: some View, location: SourceLocation = #_sourceLocation) throws {
        try EntryMeaning(entry, "{ \"Text\": \"a1\", \"modifiers\": [{ \"\(entry)\": \(value) }] }").expect(drawnAs: view, location: location)
    }

    @Test func fontEntriesChangeTheFont() throws {
        try text("fontWeight", #""heavy""#, word.fontWeight(.heavy))
        try text("fontDesign", #""serif""#, word.fontDesign(.serif))
        try text("fontWidth", #""expanded""#, word.fontWidth(.expanded))
        try text("dynamicTypeSize", #""accessibility1""#, word.dynamicTypeSize(.accessibility1))
        try text("monospaced", "true", word.monospaced())
        try text("monospacedDigit", "{}", word.monospacedDigit())
    }

    @Test func letterEntriesChangeSpacingAndLines() throws {
        try text("kerning", "3", word.kerning(3))
        try text("tracking", "3", word.tracking(3))
        try text("baselineOffset", "4", word.baselineOffset(4))
        try text("underline", #"{ "color": "red", "pattern": "dot" }"#, word.underline(true, pattern: .dot, color: .red))
        try text("strikethrough", #"{ "color": "red", "pattern": "dash" }"#, word.strikethrough(true, pattern: .dash, color: .red))
    }

    @Test func shapeEntriesAreShapes() throws {
        try EntryMeaning("Capsule", #"{ "Capsule": {} }"#).expect(drawnAs: Capsule())
        try EntryMeaning("Ellipse", #"{ "Ellipse": {} }"#).expect(drawnAs: Ellipse())
        try EntryMeaning("RoundedRectangle", #"{ "RoundedRectangle": { "cornerRadius": 9, "style": "circular" } }"#)
            .expect(drawnAs: RoundedRectangle(cornerRadius: 9, style: .circular))
        let uneven = #"{ "topLeadingRadius": 1, "bottomLeadingRadius": 2, "bottomTrailingRadius": 3, "topTrailingRadius": 4 }"#
        try EntryMeaning("UnevenRoundedRectangle", "{ \"UnevenRoundedRectangle\": \(uneven) }")
            .expect(
                drawnAs: UnevenRoundedRectangle(topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4))
        try EntryMeaning("ContainerRelativeShape", #"{ "ContainerRelativeShape": {} }"#).expect(drawnAs: ContainerRelativeShape())
    }

    @Test func geometryEntriesChangeTheDrawing() throws {
        try EntryMeaning("rotation", #"{ "Rectangle": {}, "modifiers": [{ "rotation": { "degrees": 30, "anchor": "topLeading" } }] }"#)
            .expect(drawnAs: Rectangle().rotation(.degrees(30), anchor: .topLeading))
        try EntryMeaning(
            "transformEffect", #"{ "Color": "red", "modifiers": [{ "transformEffect": { "a": 2, "b": 0.5, "c": 0.25, "d": 3, "tx": 5, "ty": 6 } }] }"#
        ).expect(drawnAs: Color.red.transformEffect(CGAffineTransform(a: 2, b: 0.5, c: 0.25, d: 3, tx: 5, ty: 6)))
        try EntryMeaning("border", #"{ "Color": "red", "modifiers": [{ "border": { "color": "blue", "width": 3 } }] }"#)
            .expect(drawnAs: Color.red.border(.blue, width: 3))
        try EntryMeaning("scaledToFill", #"{ "Color": "red", "modifiers": ["scaledToFill"] }"#).expect(drawnAs: Color.red.scaledToFill())
        try EntryMeaning("preferredColorScheme", #"{ "Rectangle": {}, "modifiers": [{ "preferredColorScheme": "dark" }] }"#)
            .expect(drawnAs: Rectangle().preferredColorScheme(.dark))
    }

    private let box = #"{ "Color": "red", "modifiers": [{ "frame": { "width": 10, "height": 20 } }] }"#
    private var boxView: some View { Color.red.frame(width: 10, height: 20) }

    @Test func containerEntriesArrangeTheirContent() throws {
        try EntryMeaning("Group", "{ \"HStack\": { \"spacing\": 2, \"content\": [{ \"Group\": [\(box), \(box)] }, \(box)] } }")
            .expect(
                drawnAs: HStack(spacing: 2) {
                    Group {
                        boxView
                        boxView
                    }
                    boxView
                })
        try EntryMeaning("LazyHStack", "{ \"LazyHStack\": { \"alignment\": \"top\", \"spacing\": 3, \"content\": [\(box), \(box)] } }")
            .expect(
                drawnAs: LazyHStack(alignment: .top, spacing: 3) {
                    boxView
                    boxView
                })
        try EntryMeaning("LazyVStack", "{ \"LazyVStack\": { \"alignment\": \"trailing\", \"spacing\": 3, \"content\": [\(box), \(box)] } }")
            .expect(
                drawnAs: LazyVStack(alignment: .trailing, spacing: 3) {
                    boxView
                    boxView
                })
    }

    @Test func fieldEntriesShowTheirState() throws {
        let keys = #""state": { "name": "abc", "isOn": true }"#
        try EntryMeaning("SecureField", #"{ "SecureField": "name" }"#, keys: keys).expect(drawnAs: SecureField("", text: .constant("abc")))
        try EntryMeaning("textFieldStyle", #"{ "TextField": "name", "modifiers": [{ "textFieldStyle": "roundedBorder" }] }"#, keys: keys)
            .expect(drawnAs: TextField("", text: .constant("abc")).textFieldStyle(.roundedBorder))
        try EntryMeaning("labelsHidden", #"{ "Toggle": { "isOn": "isOn", "title": "on" }, "modifiers": ["labelsHidden"] }"#, keys: keys)
            .expect(drawnAs: Toggle(isOn: .constant(true)) { Text(verbatim: "on") }.labelsHidden())
    }
}
