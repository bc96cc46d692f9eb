import Commands
import Foundation
import FramePipeline
import SceneCommands
import Testing

@testable import SwiftSource

/// The resources of apps: the files that belong to a bundle, and those that programs find in it.
final class AppBundleTests: Sendable {
    private let folder: URL

    init() throws { folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)") }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ files: [String: String]) throws {
        for (name, text) in files { try AtomicFile.write(Array(text.utf8), to: folder.appending(path: "App/\(name)").path) }
    }

    private func contents(_ bundle: URL) -> [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: bundle.path)) ?? []).sorted()
    }

    private static let color = #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"0","blue":"0","alpha":"1"}}}]}"#

    private static let resources = [
        "Data/numbers.json": #"{"n": 42}"#, "de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";", "README.md": "no resource",
        "Assets.xcassets/Brand-Blue.colorset/Contents.json": color, "Assets.xcassets/taken.colorset/Contents.json": color,
        "More.xcassets/Group/Contents.json": #"{"properties":{"provides-namespace":true}}"#, "More.xcassets/Group/AccentColor.colorset/Contents.json": color,
        "Table.xcstrings": #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"fr":{"stringUnit":{"value":"b"}}}}}}"#,
        "Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleShortVersionString</key><string>2.5</string>
        <key>Greeting</key><string>Hi $(PRODUCT_NAME)</string></dict></plist>
        """,
    ]

    @Test func theBundleIsFlat() throws {
        try write(Self.resources.merging(["A.swift": "@main struct A { static func main() {} }"]) { $1 })
        let source = try SwiftSource(path: folder.appending(path: "App").path)
        let place = folder.appending(path: "Out.app")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let program = try AppBundle(source, in: place.path).assemble(executable: URL(filePath: "/bin/true"))
        #expect(program.lastPathComponent == ProgramCache.executableName)
        #expect(
            contents(place) == [
                "Assets.xcassets", "Info.plist", "More.xcassets", "Table.xcstrings", "de.lproj", "de.lproj/Localizable.strings", "en.lproj", "fr.lproj",
                "numbers.json", "views",
            ])
        let info = source.info.dictionary
        #expect(info["CFBundleShortVersionString"] as? String == "2.5" && info["Greeting"] as? String == "Hi App")
        #expect(info["CFBundleName"] as? String == "App" && source.info.accentColorName == "AccentColor")
    }

    @Test func symbolsOfAssetsAreGenerated() throws {
        try write(
            Self.resources.merging(["A.swift": "import SwiftUI\nextension Color { static let taken = Color.red }\nenum B { static let group = 1 }"]) { $1 })
        let source = try SwiftSource(path: folder.appending(path: "App").path)
        let text = AssetSymbols.source(for: try #require(source.modules.last), platform: .iOS)
        #expect(text.contains("nonisolated static let brandBlue = SwiftUI.ColorResource(name: \"Brand-Blue\", bundle: Foundation.Bundle.main)"))
        #expect(text.contains("nonisolated enum Group {\n        nonisolated static let accent"))
        #expect(text.contains("static var brandBlue: UIColor { UIColor(resource: SwiftUI.ColorResource.brandBlue) }"))
        #expect(text.contains("static var accent: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.Group.accent) }"))
        // The source has the color itself, but not the resource.
        #expect(text.contains("static let taken = SwiftUI.ColorResource") && !text.contains("static var taken: SwiftUI.Color"))
        #expect(AssetSymbols.source(for: try #require(source.modules.last), platform: .macOS).contains("extension NSColor"))
    }

    @Test func aPackageHasABundleOfItsOwn() throws {
        try write([
            "A.swift": "import Kit\n@main struct A { static func main() {} }",
            "Kit/Package.swift":
                "// swift-tools-version: 5.9\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", resources: [.copy(\"Raw\")])])",
            "Kit/Sources/Kit/K.swift": "public let k = 1", "Kit/Sources/Kit/Raw/a.txt": "a", "Kit/Sources/Kit/Other/b.txt": "b",
        ])
        let source = try SwiftSource(path: folder.appending(path: "App").path)
        let place = folder.appending(path: "Out.app")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        _ = try AppBundle(source, in: place.path).assemble(executable: URL(filePath: "/bin/true"))
        #expect(contents(place) == ["Info.plist", "Kit_Kit.bundle", "Kit_Kit.bundle/Raw", "Kit_Kit.bundle/b.txt", "views"])
    }

    @Test(.needsRuntime)
    func programsFindTheirResources() throws {
        try write(
            Self.resources.merging([
                "A.swift": """
                import SwiftUI
                struct N: Decodable { let n: Int }
                extension Bundle {
                    func decode<T: Decodable>(_ name: String) throws -> T {
                        try JSONDecoder().decode(T.self, from: Data(contentsOf: url(forResource: name, withExtension: nil)!))
                    }
                }
                extension Color { static let taken = Color.red }
                public struct Stamp {
                    public let date: Date, id: UUID, locale: Locale
                    public init(date: Date = Date(), id: UUID = UUID(), locale: Locale = .current) { (self.date, self.id, self.locale) = (date, id, locale) }
                    @inlinable public func isPast(_ other: Date = .now) -> Bool { date < other && Date() > date }
                }
                @main struct Demo: App { var body: some Scene { WindowGroup { ContentView() } } }
                struct ContentView: View {
                    let n: N = try! Bundle.main.decode("numbers.json")
                    var body: some View {
                        VStack {
                            Text("hello").foregroundStyle(.brandBlue)
                            Text("n\\(n.n)").foregroundStyle(Color(.brandBlue))
                            Text("v" + (Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "")).foregroundStyle(Color.taken)
                            Text(NSLocalizedString("hello", comment: "")).foregroundStyle(Color(.Group.accent))
                            Text(1234.5.formatted())
                            Text(UserDefaults.standard.string(forKey: "name") ?? "")
                            Text(Locale.current.identifier)
                            Text("\\(Stamp().date == Date()) \\(Stamp().isPast())")
                            Text("s\\(Date().timeIntervalSince(Calendar.current.startOfDay(for: Date())))")
                            Color(uiColor: UIColor(resource: .taken)).frame(height: 1)
                        }
                    }
                }
                """
            ]) { $1 })
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_CACHE_HOME"] = folder.appending(path: "cache").path
        let builder = try ProgramBuilder(environment: environment, command: URL(filePath: "/")) { Issue.record("\($0)") }
        var source = try SwiftSource(path: folder.appending(path: "App").path)
        let program = try builder.program(of: &source)
        #expect(try texts(program, source, locale: nil) == ["hello", "n42", "v2.5", "hello", "1,234.5", "Ann", "en_US", "true false", "s34,860.000000"])
        #expect(try texts(program, source, locale: "de_DE") == ["Hallo", "n42", "v2.5", "Hallo", "1.234,5", "Ann", "de_DE", "true false", "s34.860,000000"])
    }

    /// Returns the texts of a program in its bundle.
    private func texts(_ program: BuiltProgram, _ source: SwiftSource, locale: String?) throws -> [String] {
        let place = folder.appending(path: "\(UUID().uuidString)/Out.app")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        var options = RenderOptions(input: folder.path)
        options.view = try program.catalog.choose(nil, path: "App").name
        options.locale = locale
        options.appBundle = place.path
        let defaults = folder.appending(path: "defaults.json")
        try Data(#"{ "name": "Ann" }"#.utf8).write(to: defaults)
        let request = ViewRequest(options: options, defaults: try DefaultValues.read(defaults.path), job: .layout(at: 0, format: .text))
        let executable = try AppBundle(source, in: place.path).assemble(executable: program.executable)
        return ProgramRun.texts(in: try ProgramRun.output(of: executable, request, environment: ["CFFIXED_USER_HOME": folder.path]))
    }

    @Test func assetMapsNameExistingFiles() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let map = folder.appending(path: "assets.json")
        try Data().write(to: folder.appending(path: "a b.png"))
        try Data(#"{ "https://example.com/a": "a b.png", "https://example.com/*": "./a b.png" }"#.utf8).write(to: map)
        let path = folder.appending(path: "a b.png").standardizedFileURL.path(percentEncoded: false)
        #expect(try AssetMap.read(map.path) == ["https://example.com/a": path, "https://example.com/*": path])
        try Data(#"{ "https://example.com/a": "c.png" }"#.utf8).write(to: map)
        #expect(throws: InputError(path: map.path, reason: "'https://example.com/a' maps to 'c.png', which is not a regular file", kind: .invalid)) {
            try AssetMap.read(map.path)
        }
        try Data("[]".utf8).write(to: map)
        #expect(throws: InputError.self) { try AssetMap.read(map.path) }
    }
}
