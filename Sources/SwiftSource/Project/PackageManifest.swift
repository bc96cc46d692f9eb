import Foundation
import FramePipeline

/// The modules declared by a `Package.swift`, which is read without running it: string literals only.
struct PackageManifest {
    struct Target: Equatable {
        let name: String
        let isExecutable: Bool
        /// Swift files, sorted.
        let files: [String]
        /// Files and folders beside the code.
        let resources: [String]
    }

    let targets: [Target]
    /// The addresses of packages that would be downloaded.
    private(set) var remoteLocations: [String] = []
    /// Folders of other packages.
    private(set) var localPackages: [String] = []
    /// The package that provides a product, from `.product(name:package:)`.
    private(set) var packagesOfProducts: [String: String] = [:]
    /// The platforms that the package names, as in Xcode's settings.
    let platforms: [String]
    /// Whether its modules are in the mode of Swift 6.
    let isSwift6: Bool
    /// Whether declarations of its modules belong to the main actor by default.
    let isMainActorByDefault: Bool
    /// The features of later versions of the language that it names.
    let features: Set<String>

    /// Reads the manifest in a folder; nil for a folder without a manifest.
    ///
    /// - Parameter excluded: the patterns of `--exclude`.
    init?(folder: String, excluding excluded: [String]) {
        guard let data = FileManager.default.contents(atPath: "\(folder)/Package.swift") else { return nil }
        let bytes = [UInt8](data)
        // "// swift-tools-version: 6.0"
        let first = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        let version = first.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
        let tokens = CodeScanner.tokens(of: bytes)
        // `swiftLanguageModes: [.v5]`, or `.swiftLanguageMode(.v5)` for a target
        let isSwift5 = tokens.indices.dropLast(3).contains { index in
            ["swiftLanguageModes", "swiftLanguageMode", "swiftLanguageVersions"].contains { tokens[index].isName($0) }
                && tokens[index...].prefix(6).contains { $0.isName("v5") } && !tokens[index...].prefix(6).contains { $0.isName("v6") }
        }
        isSwift6 = first.contains("swift-tools-version") && (Int(version.prefix { $0.isNumber }) ?? 5) >= 6 && !isSwift5
        isMainActorByDefault = tokens.indices.dropLast(2).contains { tokens[$0].isName("defaultIsolation") && tokens[$0 + 2].isName("MainActor") }
        features = Set(
            tokens.indices.dropLast(2).filter { tokens[$0].isName("enableUpcomingFeature") && tokens[$0 + 2].kind == .string }.map { tokens[$0 + 2].text })
        platforms = Self.platforms(tokens)
        var targets: [Target] = []
        // `.copy("Data")` keeps a folder as it is.
        let copied = tokens.indices.dropLast(3).filter { tokens[$0].isMark(".") && tokens[$0 + 1].isName("copy") && tokens[$0 + 2].isMark("(") }
            .map { tokens[$0 + 3].text }
        for (index, token) in tokens.enumerated() where token.kind == .name && index > 0 && tokens[index - 1].isMark(".") {
            guard index + 1 < tokens.count, tokens[index + 1].isMark("(") else { continue }
            let arguments = Self.strings(tokens, after: index + 1)
            switch token.text {
            case "target", "executableTarget":
                guard let name = arguments["name"], arguments["package"] == nil else { continue }
                let places = arguments["path"].map { ["\(folder)/\($0)"] } ?? ["Sources", "Source", "src", "srcs"].map { "\(folder)/\($0)/\(name)" }
                guard let place = places.first(where: FileManager.default.fileExists) else { continue }
                let contents = SourceFolder(place, excluding: excluded)
                let files = contents.swiftFiles
                // `.target(name:)` also names a dependency.
                if !files.isEmpty, !targets.contains(where: { $0.name == name }) {
                    let resources = Self.resources(contents.resources, in: place, copied: copied)
                    targets.append(Target(name: name, isExecutable: token.text == "executableTarget", files: files, resources: resources))
                }
            case "package":
                if let path = arguments["path"] { localPackages.append(path.hasPrefix("/") ? path : "\(folder)/\(path)") }
                if let location = arguments["url"] { remoteLocations.append(location) }
            case "product":
                if let name = arguments["name"], let package = arguments["package"] { packagesOfProducts[name] = package }
            default: break
            }
        }
        self.targets = targets
    }

    /// Returns the platforms in `platforms: [.macOS(.v14)]`.
    private static func platforms(_ tokens: [CodeScanner.Word]) -> [String] {
        let names = ["macOS": "macosx", "iOS": "iphoneos", "tvOS": "appletvos", "watchOS": "watchos", "visionOS": "xros", "macCatalyst": "iphoneos"]
        guard let start = tokens.firstIndex(where: { $0.isName("platforms") }) else { return [] }
        let list = tokens[start...].prefix { !$0.isMark("]") }
        return zip(list, list.dropFirst()).compactMap { $0.isMark(".") ? names[$1.text] : nil }
    }

    /// Returns the resources of a target: a copied folder is one, and the files in it are not.
    private static func resources(_ files: [String], in place: String, copied: [String]) -> [String] {
        let folders = copied.map { "\(place)/\($0)" }.filter(OutputDestination.isExistingFolder)
        return (files.filter { file in !folders.contains { file.hasPrefix($0 + "/") } } + folders).sorted()
    }

    /// Returns the arguments of a call that are string literals, by label.
    private static func strings(_ tokens: [CodeScanner.Word], after open: Int) -> [String: String] {
        var (depth, found): (Int, [String: String]) = (0, [:])
        for index in open..<tokens.count {
            let token = tokens[index]
            if token.isMark("(") || token.isMark("[") { depth += 1 }
            if token.isMark(")") || token.isMark("]") {
                depth -= 1
                if depth == 0 { break }
            }
            if depth == 1, token.kind == .string, tokens[index - 1].isMark(":"), tokens[index - 2].kind == .name { found[tokens[index - 2].text] = token.text }
        }
        return found
    }
}
