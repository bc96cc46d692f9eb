import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

/// One image of 40 by 20 pixels, "a.png", found by its file and as "a".
private struct OnePicture: ImageSource {
    func image(named name: String, displayScale: CGFloat) throws(ImageError) -> LoadedImage { try image(file: name + ".png") }
    func image(file: String) throws(ImageError) -> LoadedImage {
        guard file == "a.png" else { throw ImageError("there is no file \"\(file)\"") }
        return LoadedImage(Pixmap(width: 40, height: 20, filledWith: 0xFFFF_0000))
    }
}

@MainActor struct ContentEntryTests {
    private func items(_ view: String, state: String = "{}") throws -> [DisplayItem] {
        let text = "{ \"size\": [100, 100], \"state\": \(state), \"view\": \(view) }"
        let (scene, diagnostics) = PreparedScene.read(SourceFile(name: "s.json", text: text), images: OnePicture())
        guard let scene else { throw SceneProblem(text: diagnostics.text) }
        return try SceneRunner(scene, textShaper: SquareTextShaper(), images: OnePicture()).frame(0).paintedItems
    }

    private func messages(_ view: String) -> [String] {
        let text = "{ \"size\": [100, 100], \"view\": \(view) }"
        return PreparedScene.read(SourceFile(name: "s.json", text: text), images: OnePicture()).diagnostics.diagnostics.map(\.message)
    }

    @Test func pictures() throws {
        let natural = DisplayImage(try OnePicture().image(file: "a.png").pixmap, frame: CGRect(x: 30, y: 40, width: 40, height: 20))
        #expect(try items("{ \"Image\": { \"file\": \"a.png\" } }") == [.image(natural)])
        #expect(try items("{ \"Image\": { \"name\": \"a\" } }") == [.image(natural)])
        #expect(try items("{ \"Image\": { \"file\": \"{x}.png\" } }", state: "{ \"x\": \"a\" }") == [.image(natural)])
        var tiled = natural
        tiled.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        tiled.capInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        (tiled.isTiled, tiled.interpolation, tiled.isAntialiased) = (true, .none, false)
        let words = "\"capInsets\": [1, 2, 3, 4], \"resizingMode\": \"tile\", \"interpolation\": \"none\", \"antialiased\": false"
        #expect(try items("{ \"Image\": { \"file\": \"a.png\", \(words) } }") == [.image(tiled)])
    }

    @Test func picturesAsPaint() throws {
        let fill = "{ \"fill\": { \"image\": { \"file\": \"a.png\", \"scale\": 2 } } }"
        guard case .fill(_, .image(let pattern), _)? = try items("{ \"Rectangle\": {}, \"modifiers\": [\(fill)] }").first else {
            Issue.record("no pattern")
            return
        }
        guard case .pixmap(let part) = pattern.content else {
            Issue.record("no image")
            return
        }
        #expect(pattern.pointsPerPixel == 2 && part.width == 40)
    }

    /// All image errors are reported together when the scene is read.
    @Test func missingPicturesAreErrors() {
        let both =
            "{ \"VStack\": [{ \"Image\": { \"file\": \"b.png\" } }, { \"Color\": \"red\", \"modifiers\": [{ \"background\": { \"image\": \"c.png\" } }] }] }"
        #expect(messages(both) == ["there is no file \"b.png\"", "there is no file \"c.png\""])
        #expect(throws: Diagnostic.self) { try items("{ \"Image\": { \"file\": \"{x}.png\" } }", state: "{ \"x\": \"b\" }") }
        #expect(messages("{ \"Image\": {} }") == ["Image needs exactly one of 'systemName', 'file', and 'name'; none is given"])
        #expect(throws: Diagnostic.self) { try items("{ \"Image\": { \"file\": \"a.png\", \"capInsets\": [1] } }") }
    }

    @Test func textsInParts() throws {
        let bold = "{ \"Text\": \"b\", \"modifiers\": [\"bold\", { \"kerning\": 2 }] }"
        let content = try runner("{ \"size\": [100, 100], \"view\": { \"Text\": { \"text\": \"a\", \"and\": [\(bold), { \"Text\": \"c\" }] } } }")
        try content.step(to: 0)
        #expect(content.graph.layoutListing().filter { $0.name == "Text" }.map(\.label) == ["abc"])
        let markdown = try runner("{ \"size\": [100, 100], \"view\": { \"Text\": { \"text\": \"**a** b\", \"markdown\": true } } }")
        try markdown.step(to: 0)
        #expect(markdown.graph.layoutListing().filter { $0.name == "Text" }.map(\.label) == ["a b"])
        #expect(messages("{ \"Text\": { \"text\": \"a\", \"and\": { \"Color\": \"red\" } } }").count == 1)
    }

    @Test func levelsAndTints() throws {
        func colors(_ view: String) throws -> [ResolvedColor] {
            try items(view).compactMap { if case .fill(_, .color(let color), _) = $0 { color } else { nil } }
        }
        let red = Color.red.resolve(in: EnvironmentValues())
        let box = "{ \"Rectangle\": {}, \"modifiers\": [{ \"fill\": { \"style\": \"secondary\" } }"
        #expect(try colors(box + ", { \"foregroundStyle\": \"red\" }] }") == [red.multiplyingOpacity(by: 0.5)])
        #expect(try colors(box + ", { \"foregroundStyle\": { \"color\": \"blue\", \"secondary\": \"red\" } }] }") == [red])
        let tinted = "{ \"Rectangle\": {}, \"modifiers\": [{ \"fill\": { \"style\": \"tint\" } }, { \"tint\": \"red\" }] }"
        #expect(try colors(tinted) == [red])
    }

    @Test func progressAndGauges() throws {
        let bars = try items("{ \"ProgressView\": { \"value\": 1, \"total\": 4 } }").compactMap { item -> CGFloat? in
            if case .fill(let path, _, _) = item { path.boundingRect.width } else { nil }
        }
        #expect(bars == [100, 25])
        #expect(try items("{ \"ProgressView\": {} }").count == 8)
        #expect(throws: Diagnostic.self) { try items("{ \"Gauge\": { \"value\": 1, \"min\": 2, \"max\": 1 } }") }
        #expect(messages("{ \"Gauge\": 1, \"modifiers\": [{ \"gaugeStyle\": \"round\" }] }").count == 1)
        #expect(messages("{ \"LazyVGrid\": { \"columns\": [{ \"fixd\": 3 }], \"content\": [] } }") == ["'fixd' is not a grid item"])
        #expect(messages("{ \"LazyVGrid\": { \"columns\": [], \"content\": [] } }").count == 1)
    }
}
