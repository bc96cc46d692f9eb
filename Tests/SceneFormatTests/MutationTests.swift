import Display
import Foundation
import Testing

@testable import SceneFormat

/// Scenes with bytes changed pseudorandomly, the same in every run: none may cause a trap.
@MainActor struct MutationTests {
    private static let pieces = [
        "{", "}", "[", "]", "\"", ",", ":", "null", "true", "-1", "1e308", "0", "*a", "&a ", "- ", "? ", "\n", "\t", "#", "'", "{x}", "M0 0a1 1 0 0 1 1 1",
        "if", "Slot",
        "\u{0}", "\u{FFFD}", "é", "\\u0000", "!!int ", "range(0, 9)", "view", "modifiers",
    ].map { Array($0.utf8) }

    static func mutated(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            let end = min(bytes.count, place + Int.random(in: 0...12, using: &generator))
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.removeSubrange(place..<end)
            case 2: bytes.insert(contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &generator)], at: place)
            case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
            default: bytes.replaceSubrange(place..<end, with: pieces[Int.random(in: 0..<pieces.count, using: &generator)])
            }
        }
        return bytes
    }

    private static let seeds: [(name: String, bytes: [UInt8])] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
        let scenes = root.appending(path: "../../Scenes").standardized
        let names = (try? FileManager.default.contentsOfDirectory(atPath: scenes.path)) ?? []
        let files = names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".yaml") }.sorted().compactMap { name in
            (try? Data(contentsOf: scenes.appending(path: name))).map { (name, [UInt8]($0)) }
        }
        let cases = ["components", "shapes", "yaml", "expressions", "motion"].flatMap { name in
            InvalidCase.parse((try? String(contentsOf: root.appending(path: "Cases/invalid/\(name).txt"), encoding: .utf8)) ?? "").compactMap { example in
                example.files.first.map { file in
                    (file.name, Array((example.isView ? "\(InvalidCase.head)\n\(file.text)}" : file.text).utf8))
                }
            }
        }
        return files + cases
    }()

    @Test func nothingTraps() throws {
        var limits = SceneLimits.default
        (limits.evaluations, limits.expressionSteps, limits.fileValues, limits.frames) = (5_000, 2_000, 20_000, 600)
        var generator = SeededGenerator(seed: 20_261_121)
        let rounds = Int(ProcessInfo.processInfo.environment["EASEL_MUTATIONS"] ?? "") ?? 4
        var drawn = 0
        for round in 0..<rounds {
            for (name, bytes) in Self.seeds {
                let source = SourceFile(name: name, bytes: Self.mutated(bytes, &generator))
                let (scene, diagnostics) = PreparedScene.read(source, limits: limits)
                guard let scene else {
                    #expect(!diagnostics.text.isEmpty, "round \(round)")
                    continue
                }
                guard scene.document.size.width <= 2_000, scene.document.size.height <= 2_000 else { continue }
                // A scene that can't be drawn reports an error.
                do throws(Diagnostic) { _ = try SceneRunner(scene, textShaper: SquareTextShaper()).frame(0) } catch { #expect(!error.message.isEmpty) }
                drawn += 1
            }
        }
        #expect(drawn > 0)
    }
}
