import CairoCanvas
import Commands
import Display
import Foundation
import SceneFormat
import Testing
import Views

/// The first, middle and last frame of each scene, as readable text, compared with `Goldens/<scene>.txt`.
///
/// A golden contains the display list, with a box instead of a long path, and the visible result: the colors of 6 by 4 pixels, which are in the middle of
/// equal parts of an image at scale 1. `EASEL_RECORD_GOLDENS=1 swift test --filter GoldenTests` writes the files anew.
@MainActor struct GoldenTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
    static let isRecording = ProcessInfo.processInfo.environment["EASEL_RECORD_GOLDENS"] != nil

    @Test(arguments: ScenePair.all.map(\.name) + ["form", "cards", "chart-area", "chart-bars", "chart-lines", "chart-race"])
    func framesLookAsTheyDid(name: String) throws {
        let stepper = try SceneStage.stepper(ofScene: name)
        let count = try SceneStage.scene(name).document.frameCount
        let painter = Painter()
        var text = ""
        for index in [0, count / 2, count - 1] {
            let list = try stepper.frame(index)
            text += "frame \(index)\n\(Self.shortened(list.description))\nseen\n\(try Self.pixels(of: list, painter))\n\n"
        }
        let file = Self.folder.appending(path: "\(name).txt")
        if Self.isRecording { try Data(text.utf8).write(to: file) }
        let golden = try String(contentsOf: file, encoding: .utf8)
        guard golden != text else { return }
        let (expected, actual) = (golden.split(separator: "\n"), text.split(separator: "\n"))
        let line = zip(expected, actual).firstIndex { $0 != $1 } ?? min(expected.count, actual.count)
        let frame = actual.prefix(line + 1).last { $0.hasPrefix("frame ") } ?? ""
        Issue.record(
            """
            \(name), \(frame): expected
            \(expected.dropFirst(line).first ?? "no more")
            but is
            \(actual.dropFirst(line).first ?? "no more")
            """)
    }

    /// Each long path as the box around its points, `path within (x, y, width, height)`: the painter's tests check curves.
    static func shortened(_ text: String) -> String {
        text.replacing(/path\(([^)]{60,})\)/) { match in
            let numbers = match.output.1.split(separator: " ").compactMap { Double($0) }
            let (x, y) = (stride(from: 0, to: numbers.count - 1, by: 2).map { numbers[$0] }, stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] })
            guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return String(match.output.0) }
            let box = [left, top, right - left, bottom - top].map { number in
                var digits = String(format: "%.3f", number)
                while digits.last == "0" { digits.removeLast() }
                return digits.last == "." ? String(digits.dropLast()) : digits
            }
            return "path within (\(box.joined(separator: ", ")))"
        }
    }

    /// Four lines of six colors.
    static func pixels(of list: DisplayList, _ painter: Painter) throws -> String {
        var list = list
        list.scale = 1
        let picture = try painter.paint(list)
        return (0..<4).map { row in
            (0..<6).map { column in
                let (x, y) = ((2 * column + 1) * picture.width / 12, (2 * row + 1) * picture.height / 8)
                return "#" + String(String(picture.pixels[y * picture.width + x] | 0xFF00_0000, radix: 16, uppercase: true).dropFirst(2))
            }.joined(separator: " ")
        }.joined(separator: "\n")
    }
}

extension Sequence {
    /// Returns the index of the first element that `predicate` accepts.
    fileprivate func firstIndex(where predicate: (Element) -> Bool) -> Int? {
        for (index, element) in enumerated() where predicate(element) { return index }
        return nil
    }
}
