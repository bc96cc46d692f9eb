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
                let text = file.rewritten ?? file.bytes
                for name in ImportScan.possibleImports(in: text) { _ = isKnown(name) }
            }
            let answers = known
            for file in module.files {
                let imports = ImportScan.imports(in: file.rewritten ?? file.bytes, flags: Set(["DEBUG"] + module.settings.conditions)) {
                    local.contains($0) || answers[$0] == true
                }
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
    var files: Set<String> { Set(importers.flatMap(\.files)) }

    /// Modules that exist on some of Apple's platforms only: a file that imports one of the others' belongs to another target.
    private static let platformModules: Set<String> = ["AppKit", "Cocoa", "ClockKit", "Carbon", "UIKit", "WatchKit"]

    /// Returns the files beside an app's code that import a library for tests, where only a project could say that they belong to another target; none if
    /// all files do.
    static func testFiles(of source: SwiftSource) -> Set<String> {
        let tests = source.files.filter { file in
            let imports = ImportScan.imports(in: file.rewritten ?? file.bytes, flags: ["DEBUG"]) { _ in false }
            return imports.contains { ["XCTest", "Testing"].contains($0.module) }
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

    /// Returns why a file can't be compiled.
    func reason(_ file: String) -> String {
        "it imports " + importers.filter { $0.files.contains(file) }.map(\.module).joined(separator: ", ") + ", which Easel doesn't have"
    }

    /// Returns one error that names all modules and the files that import them.
    func error(for source: SwiftSource) -> SwiftSourceError {
        let lines = importers.map { module, files in
            let package = Self.package(of: module, in: source.remotePackages).map { ", from the package \($0)" } ?? ""
            return "  \(module)\(package): imported by \(files.joined(separator: ", "))"
        }
        let hasPackages = importers.contains { Self.package(of: $0.module, in: source.remotePackages) != nil }
        let remedy = hasPackages ? "Easel builds packages in the folder and in its .build/checkouts, and downloads none; " : ""
        let count = importers.count == 1 ? "a module that Easel doesn't have" : "\(importers.count) modules that Easel doesn't have"
        return SwiftSourceError(
            (["\(source.path): the source imports \(count):"] + lines + [
                "\(remedy)--skip-uncompilable leaves these files out if the rest compiles without them"
            ])
            .joined(separator: "\n"))
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
