/// How large and how deep a scene may be. Scenes may come from strangers: everything that can grow has a limit with a name.
///
/// Reaching a limit is an error of the scene with its place, never a crash. Each default is far beyond what scenes by hand need.
package struct SceneLimits: Sendable, Equatable {
    /// Levels of objects and arrays in a file, 1…``deepestNesting``. 256 levels are some 80 views within each other.
    package var depth = 256 {
        didSet { depth = min(max(depth, 1), Self.deepestNesting) }
    }
    /// Views of a scene, after loops are unrolled.
    package var views = 100_000
    /// Views and modifiers within each other: each is some calls on the stack in evaluation and layout.
    package var viewNesting = 512
    /// Pixels of a frame: width · height · scale². 64 million are four 4K screens, 256 MB.
    package var canvasPixels = 64_000_000
    /// Pixels of a picture that a scene shows.
    package var imagePixels = 64_000_000
    /// The most pixels of one side: Cairo's own limit.
    package static let canvasSide = 32_767
    /// Frames of a scene: half an hour at 60 a second is 108,000.
    package var frames = 100_000
    /// UTF-8 bytes of one text, after its expressions are put in.
    package var textLength = 100_000
    /// Steps of one evaluation of an expression: each operation and each element that is looked at is one.
    package var expressionSteps = 100_000
    /// UTF-8 bytes of one expression.
    package var expressionLength = 10_000
    /// Values of the state, with what is inside of arrays and objects.
    package var stateValues = 100_000
    /// Events of a timeline.
    package var events = 100_000
    /// Bytes of a scene file.
    package var fileSize = 64 * 1024 * 1024
    /// Diagnostics that are kept and shown; later ones are counted.
    package var diagnostics = 1_000

    package init() {}

    /// The limits that hold when nobody asks for others.
    package static let `default` = SceneLimits()

    /// The most that ``depth`` can be: what reads, walks and frees trees calls itself once a level, and a stack holds this many levels on any thread.
    package static let deepestNesting = 1_000
}
