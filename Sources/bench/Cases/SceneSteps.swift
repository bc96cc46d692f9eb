import CairoCanvas
import Display
import SceneFormat
import Views

/// A scene that is evaluated and laid out frame by frame.
@MainActor
struct SceneSteps {
    let runner: SceneRunner

    init(_ scene: PreparedScene, textShaper: any TextShaper = NoText()) throws { runner = try SceneRunner(scene, textShaper: textShaper) }

    /// - Throws: ``UnreadableScene``.
    @discardableResult
    static func read(_ bytes: [UInt8], name: String) throws -> PreparedScene {
        guard let scene = PreparedScene.read(SourceFile(name: name, bytes: bytes)).scene else { throw UnreadableScene(name: name) }
        return scene
    }

    /// Evaluates and lays out the next frame.
    func next() throws { try runner.step(to: (runner.currentFrame ?? -1) + 1) }
}

/// The error for a scene of this program that Easel can't read.
struct UnreadableScene: Error {
    let name: String
}

/// A text shaper for measurements without text: every text is empty.
final class NoText: TextShaper {
    func shape(_ request: TextRequest) -> ShapedText { ShapedText(size: .zero, firstBaseline: 0, lastBaseline: 0) }
}
