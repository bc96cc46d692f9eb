import CairoCanvas
import Display
import Foundation
import SceneFormat
import Testing
import Views

/// The component of `Scenes/shared/texts.yaml`.
@MainActor struct PathTextTests {
    /// A letter with its place: the angle of its baseline in degrees, and the point on it in the letter's middle.
    private struct Letter {
        let text: String
        let angle: Double
        let origin: CGPoint
    }

    /// Returns the warnings after the first frame.
    private func warnings(_ text: String, path: String, _ parameters: String = "") throws -> [String] {
        let runner = try runner(text, path: path, parameters)
        _ = try runner.stepper.frame(0)
        return runner.stepper.graph.warnings
    }

    private func runner(_ text: String, path: String, _ parameters: String) throws -> SceneRunner {
        let view = "{ \"PathText\": { \"text\": \"\(text)\", \"path\": \"\(path)\"\(parameters) } }"
        let source = SourceFile(name: "s.json", text: "{ \"size\": [400, 300], \"imports\": [\"shared/texts.yaml\"], \"view\": \(view) }")
        let (scene, diagnostics) = PreparedScene.read(source, files: SceneFiles(folder: SceneStage.folder.path))
        guard let scene else { throw SceneProblem(text: diagnostics.text) }
        return try SceneRunner(scene, textShaper: try PangoTextShaper())
    }

    /// Returns the letters in the order in which they are drawn, each with the transform of its corner.
    private func letters(_ text: String, path: String, _ parameters: String = "") throws -> [Letter] {
        let list = try runner(text, path: path, parameters).stepper.frame(0)
        var found: [Letter] = []
        func search(_ items: [DisplayItem], _ transform: CGAffineTransform) {
            for item in items {
                switch item {
                case .text(let text, let origin):
                    let corner = origin.applying(transform)
                    found.append(Letter(text: text.string, angle: atan2(transform.b, transform.a) * 180 / .pi, origin: corner))
                case .group(.transform(let own), let inner): search(inner, own.concatenating(transform))
                case .group(_, let inner): search(inner, transform)
                default: break
                }
            }
        }
        search(list.items, .identity)
        return found
    }

    @Test func lettersOnALineAreBesideEachOther() throws {
        let found = try letters("Hello you", path: "M 20 100 H 380")
        #expect(found.map(\.text).joined() == "Helloyou")
        #expect(found.allSatisfy { abs($0.angle) < 0.01 })
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.origin.x < $1.origin.x })
        #expect(abs(found[0].origin.x - 20) < 0.5)
        #expect(Set(found.map { $0.origin.y.rounded() }).count == 1)
    }

    @Test func lettersTurnWithThePath() throws {
        let down = try letters("ab", path: "M 100 20 V 280")
        #expect(down.allSatisfy { abs($0.angle - 90) < 0.01 } && down[0].origin.y < down[1].origin.y)
        let circle = try letters("round about", path: "M 200 50 A 100 100 0 0 1 200 250", #", "fontSize": 24"#)
        #expect(zip(circle, circle.dropFirst()).allSatisfy { $0.angle < $1.angle } && abs(circle[0].angle) < 12)
    }

    @Test func textsBeginAndEndWhereTheyShould() throws {
        let path = "M 0 100 H 400"
        let (start, middle, end) = (
            try letters("iii", path: path, #", "start": 0.5"#), try letters("iii", path: path, #", "start": 0.5, "alignment": "center""#),
            try letters("iii", path: path, #", "start": 0.5, "alignment": "trailing""#)
        )
        #expect(abs(start[0].origin.x - 200) < 0.5)
        let width = (start[0].origin.x - end[0].origin.x)
        #expect(width > 6 && abs(start[0].origin.x - middle[0].origin.x - width / 2) < 0.1)
        // What is beyond the end is left out.
        #expect(try letters("abc", path: path, #", "start": 0.995"#).count < 3)
        #expect(try letters("abc", path: path, #", "start": 2"#).isEmpty)
        // Space, and the distance from the path.
        let apart = try letters("iii", path: path, #", "tracking": 10, "offset": 30"#)
        let near = try letters("iii", path: path)
        #expect(abs(apart[2].origin.x - near[2].origin.x - 20) < 0.1 && abs(near[2].origin.y - apart[2].origin.y - 30) < 0.1)
    }

    /// Only a text that doesn't fit at any place: another one may move over the ends of the path.
    @Test func aTextLongerThanItsPathIsAWarning() throws {
        let warning = "PathText: \"Hello you\" is longer than its path, so letters are left out"
        #expect(try warnings("Hello you", path: "M 20 100 H 60") == [warning])
        #expect(try warnings("Hello you", path: "M 20 100 H 120") == [])
        #expect(try warnings("Hello you", path: "M 20 100 H 120", #", "tracking": 20"#) == [warning])
        #expect(try warnings("Hello you", path: "M 20 100 H 380", #", "start": 0.95"#) == [])
    }
}
