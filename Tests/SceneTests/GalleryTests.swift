import Foundation
import Testing

/// The page of the scenes names existing scenes, and images that the script draws.
struct GalleryTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    private static func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

    private static func files(_ folder: String, _ ending: String) throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).filter { $0.hasSuffix(ending) })
    }

    /// Picture and scene of each line of the script's table.
    private static func gallery() throws -> [(picture: String, scene: String)] {
        let table = try text("Scripts/gallery").components(separatedBy: "<<'END'\n").last?.components(separatedBy: "\nEND").first ?? ""
        return table.split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            #expect(words.count == 4 && Int(words[2]) != nil && Double(words[3]) != nil, "\(line)")
            return (String(words[0]), String(words[1]))
        }
    }

    @Test func everySceneIsOnThePage() throws {
        let page = try Self.text("Scenes/README.md")
        for file in try [".json", ".yaml", ".swift"].map({ try Self.files("Scenes", $0) }).joined() { #expect(page.contains("`\(file)"), "\(file)") }
    }

    /// The page shows all images that the script draws, from existing scenes; the images are small.
    @Test func everyPictureIsMade() throws {
        let page = try Self.text("Scenes/README.md")
        let shown = page.matches(of: /\(pictures\/([a-z-]+)\.png\)/).map { String($0.1) }
        let made = try Self.gallery()
        #expect(Set(shown) == Set(made.map(\.picture)) && shown.count == made.count)
        let scenes = try Self.files("Scenes", ".json").union(Self.files("Scenes", ".yaml"))
        for (_, scene) in made { #expect(scenes.contains("\(scene).json") || scenes.contains("\(scene).yaml"), "\(scene)") }
        for picture in shown {
            let bytes = try Data(contentsOf: Self.root.appending(path: "Scenes/pictures/\(picture).png")).count
            #expect(bytes > 100 && bytes < 16_384, "\(picture): \(bytes)")
        }
    }

    @Test func thePageSaysWhatIsNotThere() throws {
        let page = try Self.text("Scenes/README.md")
        #expect(page.contains("\n## Not supported\n"))
    }
}
