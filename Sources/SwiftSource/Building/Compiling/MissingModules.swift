import SwiftFacts

/// The imported modules that don't exist.
struct MissingModules {
    /// The files that import each module, in source order.
    private(set) var importers: [(module: String, files: [String])] = []

    /// - Parameter exists: whether a module can be imported.
    init(_ source: SwiftSource, exists: (String) -> Bool) {
        let local = Set(source.modules.map(\.name))
        var known: [String: Bool] = [:]
        func isKnown(_ name: String) -> Bool {
            if local.contains(name) { return true }
            if let answer = known[name] { return answer }
            let answer = exists(name)
            known[name] = answer
            return answer
        }
        for module in source.modules {
            // Evaluated once for each name; the scan can't keep a closure that doesn't escape.
            for file in module.files {
                for name in file.facts.imports.map(\.module) { _ = isKnown(name) }
            }
            let answers = known
            for file in module.files {
                let imports = file.facts.imports(flags: Set(["DEBUG"] + module.settings.conditions)) { local.contains($0) || answers[$0] == true }
                for name in Set(imports.map(\.module)).sorted() where !isKnown(name) { add(name, file.path) }
            }
        }
    }

    private mutating func add(_ module: String, _ file: String) {
        if let index = importers.firstIndex(where: { $0.module == module }) {
            importers[index].files.append(file)
        } else {
            importers.append((module, [file]))
        }
    }

    var isEmpty: Bool { importers.isEmpty }

    /// Modules that exist on some of Apple's platforms only: a file that imports one of the others' belongs to another target.
    private static let platformModules: Set<String> = ["AppKit", "Cocoa", "ClockKit", "Carbon", "UIKit", "WatchKit"]

    /// Returns the files beside an app's code that import a library for tests, where only a project could say that they belong to another target; none if
    /// all files do.
    static func testFiles(of source: SwiftSource) -> Set<String> {
        let tests = source.files.filter { file in
            file.facts.imports(flags: ["DEBUG"]) { _ in false }.contains { ["XCTest", "Testing"].contains($0.module) }
        }
        return tests.count == source.files.count ? [] : Set(tests.map(\.path))
    }

    /// The files for another platform, as in folders with an app for phones, watches, and desktops.
    var foreignFiles: Set<String> { Set(importers.filter { Self.platformModules.contains($0.module) }.flatMap(\.files)) }

    /// Returns why a file is for another platform.
    func foreignReason(_ file: String) -> String {
        let names = importers.filter { Self.platformModules.contains($0.module) && $0.files.contains(file) }.map(\.module)
        return "it imports \(names.joined(separator: ", ")), so it is for another platform"
    }

    /// Returns one error that names all modules and the files that import them.
    func error(for source: SwiftSource) -> SwiftSourceError {
        let lines = importers.map { module, files in
            let package = Self.package(of: module, in: source.remotePackages).map { ", from the package \($0)" } ?? ""
            return "  \(module)\(package)\(Self.system(of: module)): imported by \(Self.list(files))"
        }
        let count = importers.count == 1 ? "a module that Easel doesn't have" : "\(importers.count) modules that Easel doesn't have"
        let remedy = fetchable(for: source) == nil ? "without --strict, what needs \(importers.count == 1 ? "it" : "them") is left out" : Self.remedy
        return SwiftSourceError((["\(source.path): the source imports \(count):"] + lines + [remedy]).joined(separator: "\n"))
    }

    /// Returns the only system for which Easel has a module, as a part of a message; an empty text for modules that it doesn't have at all.
    private static func system(of module: String) -> String {
        let systems: [(String, Set<String>)] = [("iOS", SystemModules.iOS), ("macOS", SystemModules.macOS), ("watchOS", SystemModules.watchOS)]
        return systems.first { $0.1.contains(module) }.map { ", which Easel has for \($0.0) only" } ?? ""
    }

    private static let remedy =
        "Easel builds packages in the folder and in its .build/checkouts, and downloads none: run swift package resolve, or put them there"

    /// Returns at most three names, and the number of the others.
    private static func list(_ files: [String]) -> String {
        files.count <= 3 ? files.joined(separator: ", ") : files.prefix(3).joined(separator: ", ") + ", and \(files.count - 3) more"
    }

    /// Returns the message that modules belong to packages that could be fetched; nil if none does.
    func fetchable(for source: SwiftSource) -> String? {
        let modules = importers.compactMap { module, _ in Self.package(of: module, in: source.remotePackages).map { "\(module) (\($0))" } }
        guard !modules.isEmpty else { return nil }
        let noun = modules.count == 1 ? "a package that isn't on this disk" : "packages that aren't on this disk"
        return "render: warning: \(source.path) needs \(noun): \(Self.list(modules)); \(Self.remedy)"
    }

    private static func package(of module: String, in packages: [XcodeProject.RemotePackage]) -> String? {
        func simple(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        func repository(_ location: String) -> String {
            let last = location.split(separator: "/").last.map(String.init) ?? location
            return simple(last.hasSuffix(".git") ? String(last.dropLast(4)) : last)
        }
        let package =
            packages.first { $0.products.contains(module) }
            ?? packages.first { simple(module) == repository($0.location) || "swift" + simple(module) == repository($0.location) }
        return package?.location
    }
}
