import Display
import Foundation
import Geometry
import Testing
import Views

@testable import SceneFormat

/// Shapes like `SquareTextShaper`, and draws each run with a face that represents the whole run: its characters, font, color, spacing and lines.
/// So drawings differ if a run differs.
final class DescribingTextShaper: TextShaper {
    func shape(_ request: TextRequest) -> ShapedText {
        var text = SquareTextShaper().shape(request)
        text.runs = request.runs.map { run in
            ShapedText.GlyphRun(face: .init(rawValue: Self.hash("\(run)")), color: run.color, glyphs: [.init(index: 1, x: 0, y: text.firstBaseline)])
        }
        return text
    }

    /// FNV-1a; Swift's own hashes differ from process to process.
    private static func hash(_ text: String) -> Int {
        Int(truncatingIfNeeded: text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
    }
}

/// A view of a scene that has an entry, and the same view without it: if both look the same, the entry has no effect.
///
/// A test with it fails as soon as the entry's implementation is emptied.
@MainActor struct EntryMeaning {
    private let scene: String
    private let sceneWithout: String
    private let name: String

    /// - Parameters:
    ///   - entry: a modifier, which is removed for the comparison, or a view, for which `EmptyView` stands in.
    ///   - view: the view, as JSON.
    ///   - keys: further keys of the scene, such as `"state": { "on": true }`.
    init(_ entry: String, _ view: String, size: (Int, Int) = (120, 100), keys: String = "\"duration\": 2") throws {
        func scene(_ view: String) -> String { "{ \"size\": [\(size.0), \(size.1)], \"background\": \"white\", \(keys), \"view\": \(view) }" }
        let other = Self.removing(entry, from: try JSONSerialization.jsonObject(with: Data(view.utf8)))
        let text = String(decoding: try JSONSerialization.data(withJSONObject: other, options: [.sortedKeys, .fragmentsAllowed]), as: UTF8.self)
        name = entry
        self.scene = scene(view)
        sceneWithout = scene(text)
    }

    private static func removing(_ entry: String, from value: Any) -> Any {
        if let array = value as? [Any] {
            let others = array.filter { ($0 as? String) != entry && ($0 as? [String: Any]).map { Array($0.keys) } != [entry] }
            // A list of modifiers, without this one; a view stays in its list.
            return (others.count < array.count && !isView(entry) ? others : array).map { removing(entry, from: $0) }
        }
        guard let object = value as? [String: Any] else { return value }
        if isView(entry), object[entry] != nil { return ["EmptyView": [String: Any]()] }
        return object.mapValues { removing(entry, from: $0) }
    }

    private static func isView(_ entry: String) -> Bool { entry.first?.isUppercase == true }

    private func runner(_ scene: String) throws -> SceneRunner {
        try SceneRunner(SceneFormatTests.scene(scene), overrides: SceneOverrides(), textShaper: DescribingTextShaper())
    }

    /// Whether the first frame draws something else without the entry, or can't be drawn because something needs the entry.
    var isVisible: Bool {
        get throws {
            let items = try runner(scene).frame(0).items
            return (try? runner(sceneWithout).frame(0).items) != items
        }
    }

    /// Expects an observation with the entry, and another one without it.
    func expect<Value: Equatable>(_ expected: Value, location: SourceLocation = #_sourceLocation, _ observe: (SceneRunner) throws -> Value) throws {
        #expect(try observe(runner(scene)) == expected, "\(name)", sourceLocation: location)
        #expect(try observe(runner(sceneWithout)) != expected, "without \(name)", sourceLocation: location)
    }

    /// Expects that the first frame draws the same as a view in Swift, and something else without the entry.
    func expect(drawnAs view: some View, location: SourceLocation = #_sourceLocation) throws {
        let runner = try runner(scene)
        let list = try runner.frame(0)
        var configuration = ViewHostConfiguration(size: list.size, scale: 1)
        configuration.environment.sceneBackground = .white
        let graph = ViewGraph(root: view, configuration: configuration, textShaper: DescribingTextShaper())
        graph.settle()
        let items = graph.displayList().items
        #expect(list.items == items, "\(name)", sourceLocation: location)
        #expect(try self.runner(sceneWithout).frame(0).items != items, "without \(name)", sourceLocation: location)
    }
}

extension SceneRunner {
    /// The texts shown in a frame, in paint order.
    func texts(at frame: Int = 0) throws -> [String] {
        try step(to: frame)
        return graph.layoutListing().filter { $0.name == "Text" }.compactMap(\.label)
    }

    /// Whether all events up to a frame reach something.
    func succeeds(at frame: Int) -> Bool { (try? step(to: frame)) != nil }

    /// The rects of the views with an identifier in a frame.
    func rects(at frame: Int = 0) throws -> [String: CGRect] {
        try step(to: frame)
        return graph.rects
    }
}
