import Foundation
import Yams

/// A project described for XcodeGen, which generates an Xcode project from a `project.yml`.
struct XcodeGenSpec: AppProject {
    /// The names of such files.
    static let names: Set<String> = ["project.yml", "project.yaml"]

    let name: String
    private(set) var targets: [XcodeProject.Target] = []
    private(set) var remotePackages: [XcodeProject.RemotePackage] = []
    private(set) var localPackages: [String] = []

    private let folder: String
    private let excluded: [String]
    private let root: PropertyList
    private let work = Work()

    /// Counts the files, templates, and groups that others name, because each could name many others, or itself.
    private final class Work {
        private var (files, others) = (256, 20_000)

        /// Whether one more may be read.
        func take(isFile: Bool = false) -> Bool {
            if isFile { files -= 1 } else { others -= 1 }
            return files >= 0 && others >= 0
        }
    }

    /// Reads a description; nil for a file that isn't one.
    ///
    /// - Parameters:
    ///   - path: the `project.yml`.
    ///   - excluded: the patterns of `--exclude`.
    init?(_ path: String, excluding excluded: [String]) {
        guard let root = Self.read(path, depth: 0, work), let descriptions = root["targets"]?.dictionary else { return nil }
        folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        (self.root, self.excluded, self.name) = (root, excluded, root["name"]?.string ?? "")
        for (name, own) in descriptions.sorted(by: { $0.key < $1.key }) {
            addTarget(name, Self.replacing("${target_name}", with: name, in: withTemplates(own)))
        }
        readPackages(descriptions)
    }

    /// Reads a file and those that it includes, whose values its own replace.
    private static func read(_ path: String, depth: Int, _ work: Work) -> PropertyList? {
        guard depth < 8, work.take(isFile: true), let data = ProjectFiles.around(path).contents(path), let text = String(data: data, encoding: .utf8) else {
            return nil
        }
        guard let node = try? Yams.compose(yaml: text) else { return nil }
        var count = 0
        guard let own = list(node, depth: 0, &count) else { return nil }
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let includes: [PropertyList] =
            switch own["include"] {
            case .array(let values)?: values
            case let value?: [value]
            case nil: []
            }
        var result = PropertyList.dictionary([:])
        for include in includes {
            guard let name = include.string ?? include["path"]?.string, let other = read("\(folder)/\(name)", depth: depth + 1, work) else { continue }
            result = merged(result, other)
        }
        return merged(result, own)
    }

    /// The maximum number of values; aliases repeat them.
    private static let limit = 100_000

    private static func list(_ node: Node, depth: Int, _ count: inout Int) -> PropertyList? {
        count += 1
        guard depth < 64, count < limit else { return nil }
        switch node {
        case .scalar(let scalar): return .string(scalar.string)
        case .sequence(let items): return .array(items.compactMap { list($0, depth: depth + 1, &count) })
        case .mapping(let pairs):
            var values: [String: PropertyList] = [:]
            for (key, value) in pairs { if let key = key.string { values[key] = list(value, depth: depth + 1, &count) } }
            return .dictionary(values)
        case .alias: return nil
        }
    }

    /// Returns the second value on top of the first: dictionaries are joined, and lists appended.
    private static func merged(_ first: PropertyList, _ second: PropertyList) -> PropertyList {
        switch (first, second) {
        case (.dictionary(let first), .dictionary(let second)): .dictionary(first.merging(second) { merged($0, $1) })
        case (.array(let first), .array(let second)): .array(first + second)
        default: second
        }
    }

    private static func replacing(_ name: String, with text: String, in value: PropertyList) -> PropertyList {
        switch value {
        case .string(let old): .string(old.replacing(name, with: text))
        case .array(let values): .array(values.map { replacing(name, with: text, in: $0) })
        case .dictionary(let values): .dictionary(values.mapValues { replacing(name, with: text, in: $0) })
        }
    }

    /// Returns a target on top of its templates.
    private func withTemplates(_ target: PropertyList, depth: Int = 0) -> PropertyList {
        guard depth < 8, work.take() else { return target }
        var result = PropertyList.dictionary([:])
        for name in target["templates"]?.strings ?? [] {
            guard let template = root["targetTemplates"]?[name] else { continue }
            result = Self.merged(result, withTemplates(template, depth: depth + 1))
        }
        // A value may contain the name of a later one.
        for (name, value) in (target["templateAttributes"]?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
            if let value = value.string { result = Self.replacing("${\(name)}", with: value, in: result) }
        }
        return Self.merged(result, target)
    }

    /// Returns build settings for debugging: a dictionary of them, or one with parts for all configurations and for each.
    private func settings(_ value: PropertyList?, depth: Int = 0) -> [String: PropertyList] {
        guard let values = value?.dictionary, depth < 8, work.take() else { return [:] }
        let parts: Set<String> = ["base", "configs", "groups"]
        guard values.keys.contains(where: parts.contains) else { return values }
        var result: [String: PropertyList] = [:]
        for group in values["groups"]?.strings ?? [] { result.merge(settings(root["settingGroups"]?[group], depth: depth + 1)) { $1 } }
        result.merge(values["base"]?.dictionary ?? [:]) { $1 }
        let debug = values["configs"]?.dictionary?.first { $0.key.lowercased() == "debug" }
        return result.merging(debug?.value.dictionary ?? [:]) { $1 }
    }

    /// Returns the settings of the `.xcconfig` file for debugging that the project or a target names.
    private func configurationFile(_ object: PropertyList) -> [String: PropertyList] {
        let debug = object["configFiles"]?.dictionary?.first { $0.key.lowercased() == "debug" }
        return debug?.value.string.map { ConfigurationFile("\(folder)/\($0)").settings } ?? [:]
    }

    private mutating func addTarget(_ name: String, _ target: PropertyList) {
        guard let type = target["type"]?.string else { return }
        let names = [
            "iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos", "visionOS": "xros", "macCatalyst": "iphoneos", "auto": "auto",
        ]
        let destinations = target["supportedDestinations"]?.strings ?? []
        let platforms = (destinations.isEmpty ? target["platform"].map { $0.string.map { [$0] } ?? $0.strings } ?? [] : destinations).compactMap { names[$0] }
        guard let kind = XcodeProject.kind(ofProduct: type, for: platforms) else { return }

        var (files, resources): (Set<String>, Set<String>) = ([], [])
        for source in Self.items(target["sources"]) + Self.items(target["resources"]) { add(source, &files, &resources) }
        guard !files.isEmpty else { return }
        let layers = [configurationFile(root), self.settings(root["settings"]), configurationFile(target), self.settings(target["settings"])]
        let settings = ConfigurationFile.resolved(layers.reduce([:]) { ConfigurationFile.layer($1, over: $0) })
        let info = (target["info"]?["path"]?.string ?? settings["INFOPLIST_FILE"]?.string).map { "\(folder)/\($0.replacing("$(SRCROOT)/", with: ""))" }
        targets.append(
            XcodeProject.Target(
                name: name, module: XcodeProject.moduleName(settings["PRODUCT_MODULE_NAME"]?.string ?? target["productName"]?.string ?? name),
                kind: kind, platforms: platforms, files: files.sorted(), settings: BuildSettings(xcode: settings),
                resources: resources.sorted(),
                info: AppInfo(
                    name: name, settings: settings, developmentRegion: root["options"]?["developmentLanguage"]?.string ?? "en",
                    file: info.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }),
                dependencies: Self.items(target["dependencies"]).compactMap { $0["target"]?.string }))
    }

    /// Returns the members of a list, or a single value as a list.
    private static func items(_ value: PropertyList?) -> [PropertyList] {
        switch value {
        case .array(let values)?: values
        case let value?: [value]
        case nil: []
        }
    }

    private func add(_ source: PropertyList, _ files: inout Set<String>, _ resources: inout Set<String>) {
        guard let name = source.string ?? source["path"]?.string else { return }
        let root = FolderPath.joined(folder, name)
        guard SourceFolder.isFolder(root) else {
            if name.hasSuffix(".swift"), FileManager.default.fileExists(atPath: root) { files.insert(root) }
            if !name.hasSuffix(".swift"), ResourceFiles.isResource(ResourceFiles.name(of: root)), FileManager.default.fileExists(atPath: root) {
                resources.insert(root)
            }
            return
        }
        if ResourceFiles.folders.contains(ResourceFiles.ending(of: root)) {
            resources.insert(root)
            return
        }
        // "**/Generated/**" means the folder wherever it is.
        func pattern(_ glob: String) -> String {
            var glob = glob[...]
            while glob.hasPrefix("**/") { glob = glob.dropFirst(3) }
            while glob.hasSuffix("/**") || glob.hasSuffix("/*") { glob = glob.dropLast(glob.hasSuffix("/**") ? 3 : 2) }
            return String(glob)
        }
        let excludes = (source["excludes"]?.strings ?? []).map(pattern)
        let includes = (source["includes"]?.strings ?? []).map(pattern)
        func isMember(_ file: String) -> Bool {
            let inner = String(file.dropFirst(root.count + 1))
            let outer = file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
            return (includes.isEmpty || includes.contains { SourceFolder.matches(inner, pattern: $0) })
                && !excludes.contains { SourceFolder.matches(inner, pattern: $0) } && !excluded.contains { SourceFolder.matches(outer, pattern: $0) }
        }
        let contents = SourceFolder(root)
        files.formUnion(contents.swiftFiles.filter(isMember))
        resources.formUnion(contents.resources.filter(isMember))
    }

    private mutating func readPackages(_ targets: [String: PropertyList]) {
        var products: [String: Set<String>] = [:]
        for (_, target) in targets {
            for dependency in Self.items(withTemplates(target)["dependencies"]) {
                guard let package = dependency["package"]?.string else { continue }
                products[package, default: []].formUnion(dependency["products"]?.strings ?? [dependency["product"]?.string ?? package])
            }
        }
        for (name, package) in (root["packages"]?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
            if let path = package["path"]?.string {
                localPackages.append(FolderPath.joined(folder, path))
            } else if let location = package["url"]?.string ?? package["github"]?.string.map({ "https://github.com/\($0)" }) {
                remotePackages.append(.init(location: location, products: products[name] ?? []))
            }
        }
    }
}
