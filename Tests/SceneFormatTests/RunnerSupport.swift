import Display
import Foundation
import Geometry
import Views

@testable import SceneFormat

/// Shapes every character as a square of the font's size, so that tests know all widths.
final class SquareTextShaper: TextShaper {
    func shape(_ request: TextRequest) -> ShapedText {
        let size = request.runs.first?.font.size ?? 10
        let letters = request.runs.map(\.string).joined()
        let perLine = max(1, request.width.map { Int(saturating: ($0 / size).rounded(.down)) } ?? max(1, letters.count))
        let lines = max(1, (letters.count + perLine - 1) / perLine)
        let shown = min(lines, request.lineLimit ?? lines)
        return ShapedText(
            size: CGSize(width: size * CGFloat(min(perLine, letters.count)), height: size * CGFloat(shown)), firstBaseline: size * 0.8,
            lastBaseline: size * (CGFloat(shown) - 0.2), lineCount: shown, isTruncated: shown < lines, runs: [], string: letters)
    }
}

/// Prepares a scene that must be valid.
func scene(_ text: String, name: String = "s.json") throws -> PreparedScene {
    let (scene, diagnostics) = PreparedScene.read(SourceFile(name: name, text: text))
    guard let scene else { throw SceneProblem(text: diagnostics.text) }
    return scene
}

struct SceneProblem: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
}

/// Reads a scene from the repository's `Scenes` folder.
func sceneFile(_ name: String) throws -> PreparedScene {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try scene(String(contentsOf: root.appending(path: "Scenes").appending(path: name), encoding: .utf8), name: name)
}

@MainActor func runner(_ scene: PreparedScene, _ overrides: SceneOverrides = SceneOverrides()) throws -> SceneRunner {
    try SceneRunner(scene, overrides: overrides, textShaper: SquareTextShaper())
}

@MainActor func runner(_ text: String) throws -> SceneRunner { try runner(scene(text)) }

extension ViewGraph {
    /// The rects of the views with an accessibility identifier.
    var rects: [String: CGRect] {
        Dictionary(layoutListing().filter { $0.name == "accessibilityIdentifier" }.map { ($0.label ?? "", $0.rect) }, uniquingKeysWith: { first, _ in first })
    }
}

extension DisplayList {
    /// All items that paint, including those in groups.
    var paintedItems: [DisplayItem] {
        func flat(_ items: [DisplayItem]) -> [DisplayItem] {
            items.flatMap { item in if case .group(_, let inner) = item { flat(inner) } else { [item] } }
        }
        return flat(items)
    }
}
