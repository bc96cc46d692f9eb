import Commands
import Foundation
import FramePipeline
import SwiftFacts

/// A copy of a package in the cache, whose code is rewritten for Linux as if for an Apple platform.
///
/// The copy has the package's position below `root`, so that relative paths to other packages lead to their copies. `#sourceLocation` restores each file's own
/// path: messages, `#filePath`, and thus the locations of references are those of the original.
struct MirroredPackage {
    /// The original, absolute.
    let folder: String
    let package: TestedPackage
    /// The folder that represents `/`.
    let root: String
    let target: CompilationTarget
    let toolchain: SwiftToolchain
    /// The files with Easel's declarations that each target gets, by target.
    var clocks: [String: Int] = [:]
    /// The folders of other packages that also have copies below `root`.
    var others: [String] = []
    /// The files that are compiled without some parts, by path.
    var reduced: [String: SwiftSource.File] = [:]
    /// The compiled shaders of each target, by target.
    private(set) var shaders: [String: [String]] = [:]

    /// The copy's folder.
    var copy: String { root + folder }

    /// The files that a target's folder gets in addition to its own.
    static let clockFile = "EaselClock.swift"

    private static let skipped: Set<String> = ["node_modules", "DerivedData", "Pods", "Carthage", "__Snapshots__"]
    /// Code in other languages, which targets of C may have.
    private static let foreign: Set<String> = ["c", "cc", "cpp", "cxx", "m", "mm", "h", "hh", "hpp", "s", "S", "modulemap", "def", "inc"]

    /// The files of a target that are compiled.
    private struct Contents {
        let target: TestedPackage.Target
        /// The target's folder.
        let place: String
        private(set) var swiftFiles: [SwiftSource.File] = []
        private(set) var foreignFiles: [String] = []
        private(set) var shaderFiles: [String] = []

        init(of target: TestedPackage.Target, in place: String, _ package: MirroredPackage) throws {
            (self.target, self.place) = (target, place)
            let excluded = target.exclude.map { "\(place)/\($0)" }
            var swiftPaths: [String] = []
            for path in MirroredPackage.files(below: place, .around(place)) where !excluded.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) {
                let ending = ResourceFiles.ending(of: path)
                if ending == "swift", !ResourceFiles.name(of: path).hasPrefix("Package") || place != package.folder {
                    swiftPaths.append(path)
                } else if MirroredPackage.foreign.contains(ending) {
                    foreignFiles.append(path)
                } else if ending == ShaderFile.ending {
                    shaderFiles.append(path)
                }
            }
            swiftFiles = try SwiftSource.File.read(swiftPaths, for: package.target).map { package.reduced[$0.path] ?? $0 }
        }
    }

    /// The Swift files of all targets but those of tests.
    func ownSwiftFiles() throws -> [SwiftSource.File] {
        try package.targets.filter { $0.isCode && $0.type != "test" }.flatMap { target in
            try target.folder(in: folder).map { try Contents(of: target, in: $0, self).swiftFiles } ?? []
        }
    }

    /// Brings the copy up to date: writes changed files, and removes deleted ones.
    mutating func update() throws {
        var expected: Set<String> = []
        let targets = try package.targets.filter(\.isCode).compactMap { target in try target.folder(in: folder).map { try Contents(of: target, in: $0, self) } }
        let usesIssues = targets.contains { $0.swiftFiles.contains { AppleXCTest.usesIssues($0.facts) } }
        let mayUseShaders = targets.contains { $0.swiftFiles.contains(where: ShaderFile.mayUseShaders) }
        let additions = try AppleXCTest(runtime: toolchain.runtime, recordsIssues: usesIssues)
        for contents in targets {
            let (target, place) = (contents.target, contents.place)
            let setUps = IsolatedSetUps(in: target.type == "test" ? contents.swiftFiles.map(\.facts) : [])
            for file in contents.swiftFiles {
                expected.insert(root + file.path)
                var edits = TextEdits(file.compiledText)
                setUps.rewrite(file.facts, in: &edits)
                if usesIssues { AppleXCTest.recordIssues(file.facts, in: &edits) }
                Self.importModulesForLinux(file.facts, in: &edits)
                // The compiler attributes the text to the original.
                let location = Array("#sourceLocation(file: \(Self.literal(file.path)), line: 1)\n".utf8)
                try Self.write(location + (edits.result ?? file.compiledText), to: root + file.path)
            }
            for path in contents.foreignFiles {
                try ProjectFiles.around(path).check(path)
                expected.insert(root + path)
                try Self.link(path, from: root + path)
            }
            guard !contents.swiftFiles.isEmpty else { continue }
            if mayUseShaders { shaders[target.name] = try compileShaders(of: target, contents.swiftFiles, among: contents.shaderFiles) }
            for (name, text) in try ownFiles(of: target, place: place, contents.swiftFiles, additions) {
                expected.insert("\(root)\(place)/\(name)")
                try Self.write(Array(text.utf8), to: "\(root)\(place)/\(name)")
            }
        }
        for target in package.targets where !target.isCode {
            guard let place = target.folder(in: folder) else { continue }
            try ProjectFiles.around(place).check(place)
            expected.insert(root + place)
            try Self.link(place, from: root + place)
        }
        let nested = others.filter { $0.hasPrefix(folder + "/") }.map { root + $0 + "/" }
        for path in Self.files(below: copy, ProjectFiles(root: root)) where !expected.contains(path) && !nested.contains(where: path.hasPrefix) {
            let isLinked = expected.contains { path.hasPrefix($0 + "/") }
            if !isLinked, ResourceFiles.name(of: path) != "Package.swift" { try FileManager.default.removeItem(atPath: path) }
        }
    }

    /// Returns Easel's files for a target: declarations for the scene's clock, its bundle, its assets, and XCTest.
    private func ownFiles(
        of target: TestedPackage.Target, place: String, _ files: [SwiftSource.File], _ additions: AppleXCTest
    ) throws -> [(String, String)] {
        let resources = Self.resources(of: target, place: place)
        for path in resources { try ProjectFiles.around(path).check(path) }
        var module = SwiftSource.Module(name: target.name, files: files, settings: BuildSettings(), resources: resources)
        let level = clocks[target.name] ?? 0
        var text = ProgramBuilder.replacements[min(level, ProgramBuilder.replacements.count - 1)].text
        if !target.resources.isEmpty || shaders[target.name]?.isEmpty == false {
            module.bundleName = target.name
            let bundle = "\(root)/.bundles\(folder)/\(package.name)_\(target.name).bundle"
            try? FileManager.default.removeItem(atPath: bundle)
            try AppBundle.assemble(resources, in: bundle)
            text += "\nextension Foundation.Bundle {\n    nonisolated static let module = Foundation.Bundle(path: \(Self.literal(bundle))) ?? .main\n}\n"
        }
        text += AssetSymbols.source(for: module, platform: self.target.platform)
        if !reduced.isEmpty { text += LeftOutSource.text }
        let tests = target.type == "test" ? [(Self.testFile, Self.mainActorTests)] : []
        return [(Self.clockFile, text + "\n" + additions.text(for: files))] + tests
    }

    /// Returns the objects of a target's shaders. Xcode compiles these without a declaration in the manifest, into the target's bundle.
    private func compileShaders(of target: TestedPackage.Target, _ files: [SwiftSource.File], among paths: [String]) throws -> [String] {
        guard !paths.isEmpty else { return [] }
        var module = SwiftSource.Module(name: target.name, files: files, settings: BuildSettings(), resources: paths)
        module.bundleName = "\(package.name)_\(target.name)"
        module.shaders = try ShaderFile.read(among: paths, of: files, isAlone: false)
        let work = URL(filePath: "\(root)/.shaders/work")
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: work) }
        do {
            return try ShaderCompiler(toolchain: toolchain, cache: ObjectCache(folder: URL(filePath: "\(root)/.shaders")), folder: work).objects(for: module)
        } catch let refusal as ModuleCompiler.Refusal {
            throw SwiftSourceError(refusal.output, isPrefixed: false)
        }
    }

    private static let testFile = "EaselTests.swift"
    /// The functions that SwiftPM's list of tests calls for main-actor classes: XCTest's own functions take only tests without an actor, and end the process.
    private static let mainActorTests = """
        import XCTest

        func testCase<T: XCTestCase>(_ allTests: [(String, (T) -> @MainActor () -> Void)]) -> XCTestCaseEntry {
            let tests: [(String, (T) -> () throws -> Void)] = allTests.map { name, test in
                (name, { instance in
                    {
                        // A class on the main actor is tested there, but its types don't say so.
                        nonisolated(unsafe) let (test, instance) = (test, instance)
                        MainActor.assumeIsolated { test(instance)() }
                    }
                })
            }
            return testCase(tests)
        }

        func testCase<T: XCTestCase>(_ allTests: [(String, (T) -> @MainActor () throws -> Void)]) -> XCTestCaseEntry {
            let tests: [(String, (T) -> () throws -> Void)] = allTests.map { name, test in
                (name, { instance in
                    {
                        nonisolated(unsafe) let (test, instance) = (test, instance)
                        try MainActor.assumeIsolated { try test(instance)() }
                    }
                })
            }
            return testCase(tests)
        }

        /// In the language mode of Swift 6, code can't write the type of a method on the main actor: there, `@MainActor` implies `@Sendable`.
        func testCase<T: XCTestCase, Test>(_ allTests: [(String, (T) -> Test)]) -> XCTestCaseEntry {
            let tests: [(String, (T) -> () throws -> Void)] = allTests.map { name, test in
                (name, { instance in
                    {
                        nonisolated(unsafe) let (test, instance) = (test, instance)
                        try MainActor.assumeIsolated {
                            if "\\(Test.self)".contains("throws") {
                                try unsafeBitCast(test(instance), to: (@MainActor () throws -> Void).self)()
                            } else {
                                unsafeBitCast(test(instance), to: (@MainActor () -> Void).self)()
                            }
                        }
                    }
                })
            }
            return testCase(tests)
        }

        """

    /// Returns the files and folders that a target declares as its resources.
    private static func resources(of target: TestedPackage.Target, place: String) -> [String] {
        target.resources.flatMap { resource -> [String] in
            let path = "\(place)/\(resource.path)"
            guard OutputDestination.isExistingFolder(path) else { return [path] }
            if resource.isCopied || ResourceFiles.folders.contains(ResourceFiles.ending(of: path)) { return [path] }
            return SourceFolder(path).resources
        }
    }

    // MARK: - The manifest

    /// Returns the copy's manifest: the original one, and code that changes its package.
    ///
    /// - Parameters:
    ///   - substitutes: packages that the runtime replaces, by the names that dependencies may have.
    ///   - bundledTargets: whether any target has resources that the copy leaves out.
    func manifest(substitutes: [String: String]) throws -> String {
        let original = String(decoding: try ProjectFiles.around(folder).read("\(folder)/Package.swift"), as: UTF8.self)
        // The compiler names its errors, by which it is decided what may be left out.
        let messages = ["-diagnostic-style=llvm", "-Xfrontend", "-debug-diagnostic-names"]
        let macros = try toolchain.macroOptions(script: URL(filePath: "\(copy)/.easel-macros"))
        let swift = (toolchain.testOptions + macros + messages).map(Self.literal)
        let linker = ["-L", toolchain.runtime, "-lEaselRuntime", "-Xlinker", "-rpath", "-Xlinker", toolchain.runtime].map(Self.literal)
        let objects = shaders.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { name, paths in
            "\(Self.literal(name)): [\(paths.map(Self.literal).joined(separator: ", "))]"
        }
        let pairs = substitutes.sorted { $0.key < $1.key }.map { "\(Self.literal($0)): \(Self.literal($1))" }
        return original + """


            // The changes of `render test`: Easel's options, and local packages for those that Easel replaces.
            private let easelSubstitutes: [String: String] = [\(pairs.joined(separator: ", "))]
            private let easelShaders: [String: [String]] = [\(objects.isEmpty ? ":" : objects.joined(separator: ", "))]
            private func easelName(_ location: String) -> String {
                var name = location.split(separator: "/").last.map(String.init) ?? location
                if name.hasSuffix(".git") { name.removeLast(4) }
                return name.lowercased()
            }
            private func easelPackage(_ dependency: Package.Dependency) -> Package.Dependency {
                switch dependency.kind {
                case .fileSystem(_, let path):
                    if let own = easelSubstitutes[easelName(path)] { return .package(path: own) }
                    return path.hasPrefix("/") ? .package(path: \(Self.literal(root)) + path) : dependency
                case .sourceControl(_, let location, _): return easelSubstitutes[easelName(location)].map { .package(path: $0) } ?? dependency
                default: return dependency
                }
            }
            package.dependencies = package.dependencies.map(easelPackage)
            for target in package.targets {
                target.resources = nil
                target.exclude = []
                if target.sources != nil { target.sources?.append(contentsOf: [\(Self.literal(Self.clockFile))] + (target.type == .test ? [\(Self.literal(Self.testFile))] : [])) }
                target.dependencies = target.dependencies.map { dependency in
                    switch dependency {
                    case .productItem(let name, let package, _, let condition) where "\\(String(describing: condition))".contains("ios"):
                        return .product(name: name, package: package ?? name)
                    case .targetItem(let name, let condition) where "\\(String(describing: condition))".contains("ios"): return .target(name: name)
                    case .byNameItem(let name, let condition) where "\\(String(describing: condition))".contains("ios"): return .byName(name: name)
                    default: return dependency
                    }
                }
                switch target.type {
                case .regular, .executable, .test:
                    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags([\(swift.joined(separator: ", "))])]
                    target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags([\(linker.joined(separator: ", "))] + (easelShaders[target.name] ?? []))]
                default: break
                }
            }

            """
    }

    // MARK: - Files

    /// Returns all files below a folder, sorted, without hidden ones and those of other tools.
    static func files(below folder: String, _ files: ProjectFiles) -> [String] {
        var (found, open): ([String], [String]) = ([], [folder])
        while let place = open.popLast() {
            for entry in files.list(place)?.entries ?? [] where !entry.name.hasPrefix(".") && !skipped.contains(entry.name) {
                let path = "\(place)/\(entry.name)"
                if entry.kind == .folder, !entry.isLink { open.append(path) } else { found.append(path) }
            }
        }
        return found.sorted()
    }

    /// Replaces modules of Apple's systems by those of Linux.
    private static func importModulesForLinux(_ facts: FileFacts, in edits: inout TextEdits) {
        for module in facts.imports {
            if let name = modulesForLinux[module.module] { edits.replace(module.offset..<module.offset + module.module.utf8.count, with: name) }
        }
    }

    /// Modules by whose names code recognizes Apple's systems, and those that have the same declarations.
    static let modulesForLinux = ["Darwin": "Glibc", "os": "AppleOS", "ObjectiveC": "Foundation", "CoreFoundation": "Foundation"]

    /// Writes a file unless it has these contents, so that unchanged files are not compiled again.
    static func write(_ bytes: [UInt8], to path: String) throws {
        let data = Data(bytes)
        guard FileManager.default.contents(atPath: path) != data else { return }
        do {
            try FileManager.default.createDirectory(at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw WriteError(ofSystem: error) ?? WriteError(path: path, reason: error.localizedDescription)
        }
    }

    private static func link(_ path: String, from place: String) throws {
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) == path { return }
        try? FileManager.default.removeItem(atPath: place)
        try FileManager.default.createDirectory(at: URL(filePath: place).deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: path)
    }

    /// Returns a Swift string literal.
    static func literal(_ text: String) -> String { "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
}
