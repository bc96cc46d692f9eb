import Foundation
import FramePipeline
import SwiftFacts

/// The modules declared by a `Package.swift`, which is read without running it.
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
    let remoteLocations: [String]
    /// Folders of other packages.
    let localPackages: [String]
    /// The package that provides a product, from `.product(name:package:)`.
    let packagesOfProducts: [String: String]
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
    /// - Throws: `SwiftSourceError` without the helper that reads Swift.
    init?(folder: String, excluding excluded: [String]) throws(SwiftSourceError) {
        guard let data = ProjectFiles.around(folder).contents("\(folder)/Package.swift") else { return nil }
        let text = SwiftReader.Text(name: "Package.swift", bytes: [UInt8](data), path: SwiftSource.absolutePath("\(folder)/Package.swift"), isRewritten: true)
        let manifest = try SwiftReader.shared.facts(of: [text], for: CompilationTarget()).first?.manifest ?? ManifestFact()
        // "// swift-tools-version: 6.0"
        let first = String(decoding: data.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        let version = first.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
        // `swiftLanguageModes: [.v5]`, or `.swiftLanguageMode(.v5)` for a target
        let isSwift5 = manifest.languageModes.contains("v5") && !manifest.languageModes.contains("v6")
        isSwift6 = first.contains("swift-tools-version") && (Int(version.prefix { $0.isNumber }) ?? 5) >= 6 && !isSwift5
        isMainActorByDefault = manifest.isMainActorByDefault
        features = Set(manifest.features)
        platforms = manifest.platforms.compactMap { Self.platforms[$0] }
        localPackages = manifest.packages.compactMap(\.path).map { FolderPath.joined(folder, $0) }
        remoteLocations = manifest.packages.compactMap(\.url)
        packagesOfProducts = manifest.packagesOfProducts
        targets = manifest.targets.filter { $0.kind == "target" || $0.kind == "executableTarget" }.compactMap { target in
            let places = target.path.map { [FolderPath.joined(folder, $0)] } ?? ["Sources", "Source", "src", "srcs"].map { "\(folder)/\($0)/\(target.name)" }
            guard let place = places.first(where: FileManager.default.fileExists) else { return nil }
            let contents = SourceFolder(place, excluding: excluded)
            func isBelow(_ parts: [String], _ file: String) -> Bool {
                parts.contains { part in
                    let path = part.hasSuffix("/") ? String(part.dropLast()) : part
                    return path == "." || file == "\(place)/\(path)" || file.hasPrefix("\(place)/\(path)/")
                }
            }
            func belongs(_ file: String) -> Bool { !isBelow(target.exclude, file) }
            let files = contents.swiftFiles.filter { belongs($0) && (target.sources.isEmpty || isBelow(target.sources, $0)) }
            guard !files.isEmpty else { return nil }
            let resources = Self.resources(contents.resources.filter(belongs), in: place, copied: target.copied)
            return Target(name: target.name, isExecutable: target.kind == "executableTarget", files: files, resources: resources)
        }
    }

    /// The platforms' names in Xcode's settings.
    private static let platforms = [
        "macOS": "macosx", "iOS": "iphoneos", "tvOS": "appletvos", "watchOS": "watchos", "visionOS": "xros", "macCatalyst": "iphoneos",
    ]

    /// Returns the resources of a target: a copied folder is one, and the files in it are not.
    private static func resources(_ files: [String], in place: String, copied: [String]) -> [String] {
        let folders = copied.map { "\(place)/\($0)" }.filter(OutputDestination.isExistingFolder)
        return (files.filter { file in !folders.contains { file.hasPrefix($0 + "/") } } + folders).sorted()
    }
}
