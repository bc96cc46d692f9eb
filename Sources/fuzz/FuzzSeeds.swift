import Display
import Foundation
import Geometry
import HostileInputs
import PNGCodec

/// The fuzzer's initial inputs: our scenes, the tests' layout cases and invalid cases, and parts of them.
@MainActor
enum FuzzSeeds {
    /// Writes a folder for each target; existing files of the same name are replaced.
    ///
    /// Must run in the package's root folder.
    static func write(to folder: URL) throws {
        var texts: [FuzzTarget: [String]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: "Scenes").sorted() {
            let text = try? String(contentsOfFile: "Scenes/\(name)", encoding: .utf8)
            if let text, name.hasSuffix(".yaml") { texts[.yaml, default: []].append(text) }
            if let text, name.hasSuffix(".json") { texts[.json, default: []].append(text) }
        }
        let cases = "Tests/SceneFormatTests/Cases"
        for name in try FileManager.default.subpathsOfDirectory(atPath: "\(cases)/layout").sorted() where name.hasSuffix(".json") {
            texts[.json, default: []] += try layoutScenes(Data(contentsOf: URL(filePath: "\(cases)/layout/\(name)")))
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: "\(cases)/invalid").sorted() {
            for file in invalidFiles(try String(contentsOfFile: "\(cases)/invalid/\(name)", encoding: .utf8)) {
                texts[file.isYAML ? .yaml : .json, default: []].append(file.text)
            }
        }
        // JSON is valid YAML as well.
        texts[.yaml, default: []] += texts[.json, default: []].prefix(40)
        for text in texts[.json, default: []] {
            guard let scene = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { continue }
            if let events = scene["timeline"], let data = try? JSONSerialization.data(withJSONObject: events) {
                texts[.timeline, default: []].append(String(decoding: data, as: UTF8.self))
            }
            texts[.expression, default: []] += strings(scene)
        }
        texts[.path] = texts[.expression, default: []].filter { $0.hasPrefix("M") && !$0.contains("{") } + paths
        texts[.timeline, default: []].append(events)
        (texts[.svg], texts[.pdf]) = (DrawingSeeds.svg, DrawingSeeds.pdf)
        for (target, texts) in texts {
            try write(Set(texts).sorted().map { Data($0.utf8) }, to: folder, target)
        }
        try write(images(), to: folder, .image)
        for kind in HostileInput.allCases {
            let text = try String(contentsOfFile: "Tests/HostileInputTests/Corpus/\(kind.rawValue).txt", encoding: .utf8)
            if let target = FuzzTarget(rawValue: kind.rawValue) { try write(HostileInput.inputs(text).map { Data($0) }, to: folder, target) }
        }
    }

    private static func write(_ inputs: [Data], to folder: URL, _ target: FuzzTarget) throws {
        let folder = folder.appending(path: target.rawValue)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (index, input) in inputs.enumerated() { try input.write(to: folder.appending(path: "seed-\(index)")) }
    }

    /// Returns all objects in the cases that look like scenes.
    private static func layoutScenes(_ data: Data) throws -> [String] {
        var found: [String] = []
        func collect(_ value: Any) throws {
            if let array = value as? [Any] { try array.forEach(collect) }
            guard let object = value as? [String: Any] else { return }
            if let view = object["view"] {
                let scene: [String: Any] = ["size": [100, 100], "duration": 1, "view": view]
                found.append(String(decoding: try JSONSerialization.data(withJSONObject: scene), as: UTF8.self))
            }
            try object.values.forEach(collect)
        }
        try collect(try JSONSerialization.jsonObject(with: data))
        return found
    }

    /// Returns the files of the invalid cases, with views wrapped in a scene; `InvalidCaseTests` describes their format.
    private static func invalidFiles(_ text: String) -> [(text: String, isYAML: Bool)] {
        var files: [(text: String, isYAML: Bool)] = []
        for part in text.components(separatedBy: "\n--- ").dropFirst() {
            guard let end = part.firstIndex(of: "\n") else { continue }
            let (name, body) = (part[..<end], part[part.index(after: end)...].components(separatedBy: "\n=== ")[0])
            if name == "view" {
                files.append((#"{ "size": [100, 100], "duration": 1, "state": { "active": 1, "on": true, "list": [1, 2] }, "view": "# + body + "}", false))
            } else if name.contains(".") {
                files.append((body, name.hasSuffix(".yaml") || name.hasSuffix(".yml")))
            }
        }
        return files
    }

    private static func strings(_ value: Any) -> [String] {
        if let text = value as? String { return text.utf8.count < 400 ? [text] : [] }
        if let array = value as? [Any] { return array.flatMap(strings) }
        return (value as? [String: Any])?.values.flatMap(strings) ?? []
    }

    private static let paths = [
        "M0 0L10 10h5v5H0V0z", "m1 1c1 2 3 4 5 6s7 8 9 10q1 2 3 4t5 6", "M10 10a5 5 30 0 1 20 20A1 2 0 1 0 0 0Z", "M-1e3.5.5-.5+1E-2,3",
    ]

    private static let events = """
        [{ "at": 0, "tap": "More" }, { "at": 0.01, "tap": { "point": [60, 20] }, "count": 2 }, { "at": 0.02, "type": "ab", "into": { "id": "name" } },
         { "at": 0.03, "toggle": { "id": "on" } }, { "at": 0.04, "slide": { "id": "n" }, "to": 0.5 }, { "at": 0.05, "choose": "Pear", "in": { "id": "choice" } },
         { "at": 0.1, "set": { "n": 4, "name": "x" }, "animation": { "spring": {} } }, { "at": 0.2, "press": { "id": "text" }, "duration": 0.1 },
         { "at": 0.3, "drag": { "id": "n" }, "by": [10, 0], "duration": 0.1 }]
        """

    /// Returns small PNG images encoded by us, and a grayscale baseline JPEG image with one pixel.
    private static func images() throws -> [Data] {
        var images: [Data] = []
        for side in [1, 3, 16] {
            var pixmap = Pixmap(width: side, height: side)
            for index in pixmap.pixels.indices { pixmap.pixels[index] = 0xFF00_0000 | UInt32(index * 7919 & 0xFFFFFF) }
            images.append(Data(PNGEncoder.encode(pixmap)))
            pixmap.pixels[0] = 0
            images.append(Data(PNGEncoder.encode(pixmap)))
        }
        let header: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 0x43, 0] + Array(repeating: 1, count: 64)
        let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0]
        // Huffman tables with one code each (T.81, B.2.4.2).
        let tables: [UInt8] = [0xFF, 0xC4, 0, 20, 0, 1] + Array(repeating: 0, count: 16) + [0xFF, 0xC4, 0, 20, 0x10, 1] + Array(repeating: 0, count: 16)
        images.append(Data(header + frame + tables + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x3F, 0xFF, 0xD9]))
        return images
    }
}
