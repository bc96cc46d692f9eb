/// How large and how deep a scene may be. Scenes may come from strangers: everything that can grow has a limit with a name.
///
/// Reaching a limit is an error of the scene with its place, never a crash. Each default is far beyond what scenes by hand need.
package struct SceneLimits: Sendable, Equatable, Codable {
    /// Levels of objects and arrays in a file, 1…``deepestNesting``. 256 levels are some 80 views within each other.
    package var depth = 256 {
        didSet { depth = min(max(depth, 1), Self.deepestNesting) }
    }
    /// Views of a scene, those of its components counted wherever they are used, and elements of each loop.
    package var views = 100_000
    /// Views and modifiers within each other: each is some calls on the stack in evaluation and layout, and a stack holds so many and no more.
    package var viewNesting = 512
    /// Evaluations of views for one frame, all loops within loops counted.
    package var evaluations = 250_000
    /// Steps that the canvases of one frame draw, all loops within loops counted. A million fills are some 200 MB.
    package var drawingSteps = 1_000_000
    /// Pixels of a frame: width · height · scale². 64 million are four 4K screens, 256 MB.
    package var canvasPixels = 64_000_000
    /// Pixels of all layers that one picture needs at the same time: each group with an effect has one as large as what is seen of it. 256 million are 1 GB,
    /// or thirty layers of a 4K screen within each other.
    package var layerPixels = 256_000_000
    /// Pixels of a picture that a scene shows.
    package var imagePixels = 64_000_000
    /// Pixels of all pictures that a scene shows: they stay in memory, 256 million as 1 GB.
    package var allImagePixels = 256_000_000
    /// The most pixels of one side: Cairo's own limit.
    package static let canvasSide = 32_767
    /// Frames that are drawn, and those of a scene's duration where nobody says another number: half an hour at 60 a second is 108,000.
    package var frames = 100_000
    /// UTF-8 bytes of one text, after its expressions are put in.
    package var textLength = 100_000
    /// Steps of one evaluation of an expression: each operation and each element that is looked at is one.
    package var expressionSteps = 100_000
    /// UTF-8 bytes of one expression.
    package var expressionLength = 10_000
    /// Values of the state, with what is inside of arrays and objects, now and whenever it changes; of a text, each ``SceneValue/textShare`` bytes are one more.
    package var stateValues = 100_000
    /// Events of a timeline.
    package var events = 100_000
    /// Files that a scene imports.
    package var imports = 100
    /// Bytes of a scene file, and of all files that it imports together.
    package var fileSize = 64 * 1024 * 1024
    /// Values of a scene file, and of all files that it imports together: objects, arrays and what is in them; in YAML after its aliases are put in.
    package var fileValues = 1_000_000
    /// Diagnostics that are kept and shown; later ones are counted.
    package var diagnostics = 1_000
    /// Seconds that the evaluation of one frame may take, and its painting.
    package var time = 60

    package init() {}

    /// The limits that hold when nobody asks for others.
    package static let `default` = SceneLimits()

    /// The most that ``depth`` can be: what reads, walks and frees trees calls itself once a level, and a stack holds this many levels on any thread.
    package static let deepestNesting = 1_000

    /// The same for YAML, whose reader takes more of a stack for each level.
    package static let deepestYAML = 300
}

extension SceneLimits {
    /// A limit by its name, for `--limit` and the reference.
    package struct Entry: Sendable {
        package let name: String
        /// What is counted, in a few words.
        package let summary: String
        /// The most that it can be set to.
        package let largest: Int
        private let path: @Sendable () -> WritableKeyPath<SceneLimits, Int>

        init(_ name: String, _ summary: String, largest: Int = 1_000_000_000, _ path: @escaping @Sendable () -> WritableKeyPath<SceneLimits, Int>) {
            (self.name, self.summary, self.largest, self.path) = (name, summary, largest, path)
        }

        package func value(in limits: SceneLimits) -> Int { limits[keyPath: path()] }
        package func set(_ value: Int, in limits: inout SceneLimits) { limits[keyPath: path()] = value }
    }

    /// All of them, in the order of the reference.
    package static let entries: [Entry] = [
        Entry("depth", "levels of objects and arrays in a file; in YAML at most 300", largest: deepestNesting) { \.depth },
        Entry("fileSize", "bytes of a file, and of all that it imports together") { \.fileSize },
        Entry("fileValues", "values of a file, and of all that it imports together; in YAML after its aliases are put in") { \.fileValues },
        Entry("imports", "files that a scene imports") { \.imports },
        Entry("views", "views of a scene, and elements of one loop") { \.views },
        Entry("viewNesting", "views and modifiers within each other", largest: 512) { \.viewNesting },
        Entry("evaluations", "evaluations of views for one frame") { \.evaluations },
        Entry("drawingSteps", "steps that the canvases of one frame draw, and rounds of their loops") { \.drawingSteps },
        Entry("stateValues", "values of the state, with what is inside of lists and objects; 64 bytes of a text are one more") { \.stateValues },
        Entry("events", "events of a timeline") { \.events },
        Entry("textLength", "bytes of one text, after its expressions are put in") { \.textLength },
        Entry("expressionLength", "bytes of one expression") { \.expressionLength },
        Entry("expressionSteps", "steps of one evaluation of an expression") { \.expressionSteps },
        Entry("canvasPixels", "pixels of a frame") { \.canvasPixels },
        Entry("layerPixels", "pixels of all layers that a frame's effects need at the same time") { \.layerPixels },
        Entry("imagePixels", "pixels of a picture that a scene shows") { \.imagePixels },
        Entry("allImagePixels", "pixels of all pictures that a scene shows, together") { \.allImagePixels },
        Entry("frames", "frames that are drawn, and those of a scene's duration", largest: 1_000_000) { \.frames },
        Entry("time", "seconds that the evaluation of one frame may take, and its painting", largest: 86_400) { \.time },
        Entry("diagnostics", "errors that are shown; later ones are counted", largest: 1_000_000) { \.diagnostics },
    ]

    /// What is wrong with a `NAME=VALUE`.
    package struct Refusal: Error, Sendable, Equatable {
        /// Without the text itself: "no limit 'dept'; did you mean 'depth'?".
        package let message: String
    }

    /// Sets a limit by its name: `views=500`.
    ///
    /// - Throws: for a text of another form, a name that is none, and for a value that is no whole number of at least 1 and at most what the limit can be.
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
