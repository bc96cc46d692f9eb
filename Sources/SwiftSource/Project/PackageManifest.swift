import Foundation

/// What a `Package.swift` says about its modules, read without running it: string literals only.
struct PackageManifest {
    struct Target: Equatable {
        let name: String
        let isExecutable: Bool
        /// Swift files, sorted.
        let files: [String]
    }

    let targets: [Target]
    /// The addresses of packages that would be downloaded.
    private(set) var remoteLocations: [String] = []
    /// Folders of other packages.
    private(set) var localPackages: [String] = []
    /// The package that provides a product, as `.product(name:package:)` says.
    private(set) var packagesOfProducts: [String: String] = [:]
    /// Whether its modules are in the mode of Swift 6.
    let isSwift6: Bool

    /// Reads the manifest in a folder; nil for a folder without a manifest.
    ///
    /// - Parameter excluded: the patterns of `--exclude`.
    init?(folder: String, excluding excluded: [String]) {
        guard let data = FileManager.default.contents(atPath: "\(folder)/Package.swift") else { return nil }
        let bytes = [UInt8](data)
        // "// swift-tools-version: 6.0"
        let first = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        let version = first.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
        isSwift6 = first.contains("swift-tools-version") && (Int(version.prefix { $0.isNumber }) ?? 5) >= 6
        let tokens = CodeScanner.tokens(of: bytes)
        var targets: [Target] = []
        for (index, token) in tokens.enumerated() where token.kind == .name && index > 0 && tokens[index - 1].isMark(".") {
            guard index + 1 < tokens.count, tokens[index + 1].isMark("(") else { continue }
            let arguments = Self.strings(tokens, after: index + 1)
            switch token.text {
            case "target", "executableTarget":
                guard let name = arguments["name"], arguments["package"] == nil else { continue }
                let places = arguments["path"].map { ["\(folder)/\($0)"] } ?? ["Sources", "Source", "src", "srcs"].map { "\(folder)/\($0)/\(name)" }
                guard let place = places.first(where: FileManager.default.fileExists) else { continue }
                let files = SourceFolder(place, excluding: excluded).swiftFiles
                // `.target(name:)` also names a dependency.
                if !files.isEmpty, !targets.contains(where: { $0.name == name }) {
                    targets.append(Target(name: name, isExecutable: token.text == "executableTarget", files: files))
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
