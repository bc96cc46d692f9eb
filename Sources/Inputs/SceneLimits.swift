/// The maximum sizes and depths of a scene. Scenes may come from strangers: everything that can grow has a named limit.
///
/// Exceeding a limit is an error with a position in the scene, never a crash. Each default is far beyond the needs of handwritten scenes.
package struct SceneLimits: Sendable, Equatable, Codable {
    /// Levels of objects and arrays in a file, 1…``deepestNesting``. 256 levels are about 80 nested views.
    package var depth = 256 {
        didSet { depth = min(max(depth, 1), Self.deepestNesting) }
    }
    /// Views of a scene, counting those of its components at each use, and elements of each loop.
    package var views = 100_000
    /// Levels of nested views and modifiers: evaluation and layout make several nested calls for each, and the stack is finite.
    package var viewNesting = 512
    /// Evaluations of views for one frame, across all nested loops.
    package var evaluations = 250_000
    /// Nodes of the view graph that exist at the same time: parts of views, rows, cells, and modifiers. 750,000 take about 1.3 GB.
    package var nodes = 750_000
    /// Steps that the canvases of one frame draw, across all nested loops. A million fills take about 200 MB.
    package var drawingSteps = 1_000_000
    /// Pixels of a frame: width · height · scale². 64 million are four 4K screens, 256 MB.
    package var canvasPixels = 64_000_000
    /// Pixels of all layers that one image needs at the same time: each group with an effect has a layer as large as its visible part. 128 million take 512 MB,
    /// as much as fifteen nested layers of a 4K screen.
    package var layerPixels = 128_000_000
    /// Pixels of one image that a scene shows.
    package var imagePixels = 64_000_000
    /// Pixels of all images that a scene shows: they stay in memory, and 128 million take 512 MB.
    package var allImagePixels = 128_000_000
    /// The maximum length of one side in pixels: Cairo's own limit.
    package static let canvasSide = 32_767
    /// Frames drawn, and frames in a scene's duration unless the command line sets a count: half an hour at 60 frames per second is 108,000.
    package var frames = 100_000
    /// UTF-8 bytes of one text, after its expressions are substituted.
    package var textLength = 100_000
    /// Steps of one evaluation of an expression: each operation, each element visited, and each ``SceneValue/textShare`` bytes of text count as one.
    package var expressionSteps = 100_000
    /// UTF-8 bytes of one expression.
    package var expressionLength = 10_000
    /// Values of the state, including the contents of arrays and objects, initially and after each change; each ``SceneValue/textShare`` bytes of text count as
    /// one more.
    package var stateValues = 100_000
    /// Events of a timeline.
    package var events = 100_000
    /// Files that a scene imports.
    package var imports = 100
    /// Bytes of a scene file, and of all files that it imports together.
    package var fileSize = 64 * 1024 * 1024
    /// Values of a scene file, and of all files that it imports together: objects, arrays and their contents; in YAML after its aliases are expanded.
    package var fileValues = 1_000_000
    /// Diagnostics that are kept and shown; later ones are only counted.
    package var diagnostics = 1_000
    /// Seconds that evaluating one frame may take; the same limit applies to painting it.
    package var time = 60

    package init() {}

    /// The limits without any `--limit`.
    package static let `default` = SceneLimits()

    /// The maximum of ``depth``: the code that reads, walks and frees trees recurses once per level, and a stack holds this many levels on any thread.
    package static let deepestNesting = 1_000

    /// The maximum depth of YAML, whose reader needs more of the stack for each level.
    package static let deepestYAML = 300
}

extension SceneLimits {
    /// A limit by its name, for `--limit` and the reference.
    package struct Entry: Sendable {
        package let name: String
        /// A few words about the counted items.
        package let summary: String
        /// The largest value that it can be set to.
        package let largest: Int
        private let path: @Sendable () -> WritableKeyPath<SceneLimits, Int>

        init(_ name: String, _ summary: String, largest: Int = 1_000_000_000, _ path: @escaping @Sendable () -> WritableKeyPath<SceneLimits, Int>) {
            (self.name, self.summary, self.largest, self.path) = (name, summary, largest, path)
        }

        package func value(in limits: SceneLimits) -> Int { limits[keyPath: path()] }
        package func set(_ value: Int, in limits: inout SceneLimits) { limits[keyPath: path()] = value }
    }

    /// All limits, in the order of the reference.
    package static let entries: [Entry] = [
        Entry("depth", "levels of objects and arrays in a file; in YAML at most 300", largest: deepestNesting) { \.depth },
        Entry("fileSize", "bytes of a file, and of all files that it imports together") { \.fileSize },
        Entry("fileValues", "values of a file, and of all files that it imports together; in YAML after its aliases are expanded") { \.fileValues },
        Entry("imports", "files that a scene imports") { \.imports },
        Entry("views", "views of a scene, and elements of one loop") { \.views },
        Entry("viewNesting", "levels of nested views and modifiers", largest: 512) { \.viewNesting },
        Entry("evaluations", "evaluations of views for one frame") { \.evaluations },
        Entry("nodes", "parts of views at the same time: rows, cells, modifiers, and parts of controls") { \.nodes },
        Entry("drawingSteps", "steps that the canvases of one frame draw, and iterations of their loops and of those in paths") { \.drawingSteps },
        Entry("stateValues", "values of the state, including the contents of lists and objects; each 64 bytes of a text count as one more") { \.stateValues },
        Entry("events", "events of a timeline") { \.events },
        Entry("textLength", "bytes of one text, after its expressions are substituted") { \.textLength },
        Entry("expressionLength", "bytes of one expression") { \.expressionLength },
        Entry("expressionSteps", "steps of one evaluation of an expression; each 64 bytes of a text count as one more") { \.expressionSteps },
        Entry("canvasPixels", "pixels of a frame") { \.canvasPixels },
        Entry("layerPixels", "pixels of all layers that a frame's effects need at the same time") { \.layerPixels },
        Entry("imagePixels", "pixels of one image that a scene shows") { \.imagePixels },
        Entry("allImagePixels", "pixels of all images that a scene shows, together") { \.allImagePixels },
        Entry("frames", "frames drawn, and frames in a scene's duration", largest: 1_000_000) { \.frames },
        Entry("time", "seconds that evaluating one frame may take; painting has the same limit", largest: 86_400) { \.time },
        Entry("diagnostics", "errors and warnings that are kept; later errors are only counted. Text shows the first 20, JSON all", largest: 1_000_000) {
            \.diagnostics
        },
    ]

    /// Multiplies the limits that most of a process's memory depends on.
    package mutating func scaleMemory(by factor: Double) {
        for path in [\SceneLimits.nodes, \.evaluations, \.drawingSteps, \.layerPixels, \.allImagePixels] as [WritableKeyPath<SceneLimits, Int>] {
            self[keyPath: path] = Int(min(max(1, Double(self[keyPath: path]) * factor), 1_000_000_000))
        }
    }

    /// The reason why a `NAME=VALUE` is rejected.
    package struct Refusal: Error, Sendable, Equatable {
        /// The reason without the rejected text: "no limit 'dept'; did you mean 'depth'?".
        package let message: String

        package init(message: String) { self.message = message }
    }

    /// Sets a limit by its name: `views=500`.
    ///
    /// - Throws: `Refusal` for a text of another form, an unknown name, and a value that isn't a whole number from 1 to the limit's largest value.
    package mutating func set(_ text: String) throws(Refusal) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw Refusal(message: "write it as name=value, such as views=500") }
        let name = String(parts[0])
        guard let entry = Self.entries.first(where: { $0.name == name }) else {
            let names = Self.entries.map(\.name)
            let hint = nearestName(to: name, in: names).map { "did you mean '\($0)'?" } ?? "the names are \(names.joined(separator: ", "))"
            throw Refusal(message: "unknown limit \(quoted(name)); \(hint)")
        }
        guard let value = Int(parts[1]), (1...entry.largest).contains(value) else {
            throw Refusal(message: "'\(name)' takes a whole number from 1 to \(entry.largest)")
        }
        entry.set(value, in: &self)
    }
}
