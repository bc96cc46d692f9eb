import Commands
import Foundation
import FramePipeline
import SwiftFacts
import Views

/// The tests of a package, compiled as for an Apple platform and linked with Easel's library instead of Apple's.
package struct PackageTests {
    /// The options of `render test`.
    package struct Request: Sendable {
        /// The package's folder.
        package var folder: String
        package var target: CompilationTarget
        /// Arguments of `swift test`.
        package var arguments: [String] = []
        /// The file for JUnit's results; nil for none.
        package var junit: String?
        /// The file for a page with the snapshots; nil for none.
        package var html: String?
        /// Environment variables for the tests.
        package var variables: [String: String] = [:]
        /// Compiler processes at once; nil for SwiftPM's own choice.
        package var jobs: Int?
        /// Whether also the author's mistakes are left out.
        package var isTolerant = false
        /// Whether nothing is left out.
        package var isStrict = false
        /// Receives the tests' output; nil for this process's standard output and error.
        package var output: FileHandle?
        /// Whether SwiftPM, the compilers, and the tests run in the sandbox.
        package var isSandboxed = false
        /// The folder outside of which nothing of the package, and of those on this disk that it depends on, is read; nil for the repository, or the package's
        /// folder.
        package var root: String?

        package init(folder: String, target: CompilationTarget = CompilationTarget()) { (self.folder, self.target) = (folder, target) }
    }

    private let toolchain: SwiftToolchain
    private let request: Request
    private let environment: [String: String]
    private let report: (String) -> Void
    /// The absolute path of the package.
    private let folder: String
    /// The files of the package that may be read.
    private let files: ProjectFiles
    private let cache: ProgramCache
    /// The name in the cache for this package.
    private let key: String
    /// The folder in the cache for this package.
    private var work: String { cache.folder.appending(path: key).path }
    /// What SwiftPM and the tests may use; nil for everything.
    private let sandbox: PackageSandbox?

    /// - Parameters:
    ///   - environment: the environment of the process.
    ///   - command: the running command's file.
    ///   - report: receives messages for the user.
    /// - Throws: `UsageError` for a package outside of the root, and for a home folder that `--root` doesn't name. `SwiftSourceError` without a compiler.
    package init(_ request: Request, environment: [String: String], command: URL, report: @escaping (String) -> Void) throws {
        var request = request
        var selection = SourceSelection(path: request.folder)
        selection.root = request.root
        let files = try SourcePlace(selection).projectFiles
        request.target = request.target.adapted(to: SwiftSource.system(of: selection))
        let toolchain = try SwiftToolchain(environment: environment, command: command).adapted(to: request.target)
        (self.request, self.environment, self.report) = (request, environment, report)
        folder = FolderPath.resolved(request.folder)
        // What is built outside of the sandbox isn't used inside, nor the other way round.
        key = (request.isSandboxed ? "confined-" : "") + ObjectCache.key([folder, toolchain.runtime, "\(request.target)"], [])
        cache = ProgramCache(folder: ProgramCache.folder(environment).appending(path: ProgramCache.testsName))
        selection.path = folder
        sandbox = try request.isSandboxed ? PackageSandbox(selection, toolchain, work: cache.folder.appending(path: key).path) : nil
        self.files = sandbox?.project ?? files
        self.toolchain = sandbox?.confined(toolchain) ?? toolchain
    }

    /// Compiles and runs the tests; waits for another process that does the same with this package.
    ///
    /// - Returns: the status of `swift test`, or of a package whose test files don't all contribute tests.
    /// - Throws: `SwiftSourceError` with the compiler's output; `InputError` for files outside of the root.
    package func run() throws -> Int32 { try files.reading(runAll) }

    private func runAll() throws -> Int32 {
        let lock = try cache.lock(key)
        defer { try? lock.close() }
        cache.touch(URL(filePath: work))
        cache.removeOld()
        let start = ContinuousClock.now
        let main = try TestedPackage.read(folder: folder, run: swiftPM)
        guard main.targets.contains(where: { $0.type == "test" }) else { throw SwiftSourceError("\(request.folder): the package has no test target") }
        let leftOut = try build(main)
        try files.checkAll()
        if !leftOut.pieces.isEmpty { report(leftOut.warning) }
        let built = start.duration(to: .now)
        let tests = try list()
        let files = TestFiles(main, folder: folder)
        let idle = try files.without(tests, target: request.target)
        for file in idle { report("\(file.path): error: \(file.reason)") }
        let written = "\(work)/results"
        try? FileManager.default.removeItem(atPath: written)
        try FileManager.default.createDirectory(atPath: written, withIntermediateDirectories: true)
        let results = ProjectFiles(root: written)
        let reportFile = "\(written)/snapshots.jsonl"
        var variables = BuiltProgram.environment.merging(environment) { own, _ in own }.merging(request.variables) { $1 }
        variables["EASEL_SNAPSHOT_REPORT"] = reportFile
        variables["EASEL_SNAPSHOT_DETAILS"] = request.html == nil ? nil : "1"
        if !leftOut.pieces.isEmpty { variables[LeftOutStop.variable] = "1" }
        let begin = ContinuousClock.now
        let junit = try request.junit.map { _ in try JUnitFiles(folder: "\(written)/junit", results) }
        let arguments = ["test"] + places + ["--skip-build"] + request.arguments + (junit?.arguments(with: request.arguments) ?? [])
        let status = try runTests(arguments, variables, of: files)
        if let path = request.junit { try junit?.merge(into: path) }
        let summary = SnapshotSummary(file: reportFile, results)
        if let summary { report(summary.text) }
        if let path = request.html {
            let page = SnapshotReport(title: URL(filePath: folder).lastPathComponent, results: summary?.results ?? []).html
            try AtomicFile.write(Array(page.utf8), to: path)
        }
        report("built in \(Self.seconds(built)) s, tested in \(Self.seconds(begin.duration(to: .now))) s")
        return status != 0 || idle.isEmpty ? status : CommandStatus.badInput.rawValue
    }

    private func runTests(_ arguments: [String], _ variables: [String: String], of files: TestFiles) throws -> Int32 {
        guard let sandbox else { return try ChildProcess.passThrough(toolchain.swift, arguments, environment: variables, into: request.output) }
        let inline = try SwiftReader.shared.facts(ofFiles: files.paths, containing: ["InlineSnapshotTesting"]).map(\.path)
        let artifacts = ["SNAPSHOT_ARTIFACTS", "EASEL_ARTIFACTS"].compactMap { variables[$0] }.filter { !$0.isEmpty }.map(FolderPath.absolute)
        // They could put a link there.
        for (option, file) in [("--junit", request.junit), ("--html", request.html)] {
            if let path = file.map(FolderPath.absolute), let folder = artifacts.first(where: { FolderPath.contains($0, path) }) {
                throw UsageError("\(option) \(path): with --sandbox, tests change \(folder); choose another folder")
            }
        }
        let results = try sandbox.makeResults(of: files.paths, inline: inline, artifacts: artifacts)
        let interruption = Interruption {
            results.removeEmpty()
            return .usual
        }
        defer {
            interruption.end()
            results.removeEmpty()
        }
        let call = try sandbox.call(arguments, variables: variables, results: results, title: .tests)
        let status = try ChildProcess.passThrough(
            call.program, call.arguments, environment: call.environment, into: request.output, isSandboxed: true)
        try call.files.moveResults()
        return Sandbox.commandStatus(status)?.rawValue ?? status
    }

    /// Runs SwiftPM and returns its output.
    private func swiftPM(_ arguments: [String]) throws -> ChildProcess.Result {
        guard let sandbox else { return try ChildProcess.run(toolchain.swift, arguments, timeout: toolchain.buildTimeout) }
        let scratch = arguments.contains("--scratch-path") ? [] : ["--scratch-path", "\(work)/build"]
        let call = try sandbox.call(arguments + scratch, title: arguments.first == "test" ? .tests : .compiler)
        let result = try ChildProcess.run(call.program, call.arguments, environment: call.environment, timeout: toolchain.buildTimeout)
        if let end = Sandbox.end(result.status, printed: result.errors) { throw end }
        return result
    }

    private static func seconds(_ duration: Duration) -> String { String(format: "%.1f", duration / .seconds(1)) }

    /// The arguments of each call of SwiftPM: folders, and the locations of modules. SwiftPM's own program, which starts the tests, and downloaded packages
    /// see these modules, too, so none of them has a name by which such code recognizes Apple's systems.
    private var places: [String] {
        let options = toolchain.testOptions
        let headers = options.indices.filter { options[$0] == "-Xcc" }.flatMap { [options[$0], options[$0 + 1]] }
        let search = ["-I", "\(toolchain.runtime)/modules", "-I", "\(work)/modules"] + headers
        return ["--package-path", "\(work)/root\(folder)", "--scratch-path", "\(work)/build"] + search.flatMap { ["-Xswiftc", $0] }
    }

    /// Removes what was compiled with another version of Easel's library or of the compiler: SwiftPM doesn't notice that these changed.
    private func dropObjectsOfOtherLibrary() throws {
        let identity = Data(toolchain.identity.joined(separator: "\n").utf8)
        let file = "\(work)/library"
        guard FileManager.default.contents(atPath: file) != identity else { return }
        let build = "\(work)/build"
        for name in (try? FileManager.default.contentsOfDirectory(atPath: build)) ?? [] where !Self.downloads.contains(name) {
            try FileManager.default.removeItem(atPath: "\(build)/\(name)")
        }
        try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
        try AtomicFile.write(Array(identity), to: file)
    }

    /// The parts of SwiftPM's folder that don't depend on the library.
    private static let downloads: Set<String> = ["artifacts", "checkouts", "registry", "repositories", "workspace-state.json"]

    /// Links the modules with Apple's names into one folder.
    private func linkModules() throws {
        let place = "\(work)/modules"
        try? FileManager.default.removeItem(atPath: place)
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        let options = toolchain.testOptions
        for folder in zip(options, options.dropFirst()).compactMap({ $0 == "-I" && $1.contains("/apple/") ? $1 : nil }) {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                guard MirroredPackage.modulesForLinux[String(name.prefix { $0 != "." })] == nil else { continue }
                try FileManager.default.createSymbolicLink(atPath: "\(place)/\(name)", withDestinationPath: "\(folder)/\(name)")
            }
        }
    }

    // MARK: - Building

    /// Builds the tests, with fewer of Easel's declarations in targets that have some of them themselves, and without parts that don't compile.
    ///
    /// - Returns: what was left out.
    private func build(_ main: TestedPackage) throws -> LeftOutRecord {
        var clocks: [String: Int] = [:]
        try dropObjectsOfOtherLibrary()
        try linkModules()
        var code = try TestedCode(copies(of: main).packages.flatMap { try $0.ownSwiftFiles() }, toolchain, isTolerant: request.isTolerant)
        if !request.isStrict { code.readRecord(in: work) }
        while true {
            try mirror(main, clocks, code.reduced)
            let result = try compile()
            if result.isDone {
                try code.writeRecord(in: work)
                return code.record
            }
            let conflicts = Self.conflicts(in: result.output)
            if !conflicts.isEmpty, conflicts.allSatisfy({ clocks[$0, default: 0] < ProgramBuilder.replacements.count - 1 }) {
                for name in conflicts { clocks[name, default: 0] += 1 }
                continue
            }
            let present = clocks
            func compiled(_ reduced: [String: SwiftSource.File]) throws -> String {
                try mirror(main, present, reduced)
                return try compile().output
            }
            guard try !request.isStrict && code.leaveOut(for: result.output, compile: compiled) else {
                throw SwiftSourceError(Self.errors(in: result.output).joined(separator: "\n"), isPrefixed: false)
            }
        }
    }

    private func compile() throws -> (isDone: Bool, output: String) {
        let result = try swiftPM(["build"] + places + ["--build-tests"] + (request.jobs.map { ["--jobs", "\($0)"] } ?? []))
        return (result.status == 0, String(decoding: result.output, as: UTF8.self) + result.errors)
    }

    /// Returns the targets whose own declarations conflict with Easel's.
    static func conflicts(in output: String) -> Set<String> {
        var names: Set<String> = []
        for line in output.split(separator: "\n") where line.contains(": error: ") {
            guard line.contains(MirroredPackage.clockFile), let path = line.split(separator: ":").first else { continue }
            names.insert(URL(filePath: String(path)).deletingLastPathComponent().lastPathComponent)
        }
        return names
    }

    /// Returns the compiler's errors with the source lines below them; all of the output if it has no error.
    static func errors(in output: String) -> [String] {
        var (lines, isInside): ([String], Bool) = ([], false)
        var seen: Set<String> = []
        for line in output.split(separator: "\n").map(String.init) {
            if line.contains(": error: ") || line.hasPrefix("error: ") && !line.contains("command failed with exit code") {
                isInside = seen.insert(line).inserted
            } else if line.contains(": warning: ") || line.hasPrefix("[") || line.hasPrefix("error: ") || line.hasPrefix("Building") {
                isInside = false
            }
            if isInside { lines.append(line) }
        }
        // The compiler's own names of errors are for rules, not for people.
        return lines.isEmpty ? [output] : lines.map { $0.replacing(/\ \[[a-z0-9_]+\](?: \[#\w+\])?$/, with: "") }
    }

    /// Returns the copies of the package, and of those on this disk that it depends on, and the packages that Easel replaces.
    ///
    /// - Throws: `InputError` for a package outside of the root.
    private func copies(of main: TestedPackage) throws -> (packages: [MirroredPackage], substitutes: [String: String]) {
        let root = "\(work)/root"
        var substitutes = try SubstitutePackages(toolchain: toolchain, folder: "\(work)/substitutes").write()
        var open = [(folder, main)]
        var copies: [MirroredPackage] = []
        while let (place, package) = open.popLast() {
            copies.append(MirroredPackage(folder: place, package: package, root: root, target: request.target, toolchain: toolchain))
            for path in package.localPackages where !copies.contains(where: { $0.folder == path }) && !open.contains(where: { $0.0 == path }) {
                _ = files.list(path)
                try files.checkAll()
                let other = try TestedPackage.read(folder: path, run: swiftPM)
                if let own = substitutes[other.name.lowercased()] {
                    substitutes[URL(filePath: path).lastPathComponent.lowercased()] = own
                } else {
                    open.append((path, other))
                }
            }
        }
        return (copies, substitutes)
    }

    /// Brings the copies up to date.
    ///
    /// - Parameter reduced: the files that are compiled without some parts, by path.
    private func mirror(_ main: TestedPackage, _ clocks: [String: Int], _ reduced: [String: SwiftSource.File]) throws {
        let (copies, substitutes) = try copies(of: main)
        for var copy in copies {
            (copy.others, copy.clocks, copy.reduced) = (copies.map(\.folder), clocks, reduced)
            try checkNames(copy)
            try copy.update()
            try MirroredPackage.write(Array(copy.manifest(substitutes: substitutes).utf8), to: "\(copy.copy)/Package.swift")
        }
    }

    /// - Throws: `SwiftSourceError` for a target with the name of one of Easel's modules, which the compiler would confuse.
    private func checkNames(_ copy: MirroredPackage) throws {
        for target in copy.package.targets
        where target.isCode && FileManager.default.fileExists(atPath: "\(toolchain.runtime)/modules/\(target.name).swiftmodule") {
            throw SwiftSourceError("\(copy.folder)/Package.swift: the target \(target.name) has the name of one of Easel's own modules; rename it")
        }
    }

    /// Returns the names of all tests: `AppTests.CardTests/testCard`, `AppTests.looksRight()`.
    private func list() throws -> [String] {
        let result = try swiftPM(["test", "list"] + places + ["--skip-build"])
        guard result.status == 0 else { throw SwiftSourceError("the tests can't be listed:\n\(result.errors)") }
        return String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}

/// Packages that replace dependencies: Easel's library provides their declarations.
struct SubstitutePackages {
    let toolchain: SwiftToolchain
    let folder: String

    /// Writes the packages.
    ///
    /// - Returns: their folders by the names of the packages that they replace.
    func write() throws -> [String: String] {
        let sources = "\(toolchain.runtime)/sources"
        guard FileManager.default.fileExists(atPath: "\(sources)/SnapshotTesting") else {
            throw SwiftSourceError("\(sources) is missing: Scripts/build-runtime makes it", exitStatus: .unavailable)
        }
        var options = toolchain.testOptions
        // Easel's own files see only their imports.
        while let index = options.firstIndex(of: "-import-module") { options.removeSubrange((index - 1)...(index + 2)) }
        let flags = options.map(MirroredPackage.literal).joined(separator: ", ")
        func target(_ name: String, _ dependencies: String = "") -> String {
            ".target(name: \"\(name)\", dependencies: [\(dependencies)], swiftSettings: [.unsafeFlags([\(flags)])])"
        }
        try write(
            "swift-snapshot-testing",
            products: ["SnapshotTesting": "SnapshotTesting", "InlineSnapshotTesting": "InlineSnapshotTesting"], dependencies: "",
            targets: [target("SnapshotTesting"), target("InlineSnapshotTesting", "\"SnapshotTesting\"")],
            sources: ["SnapshotTesting": "\(sources)/SnapshotTesting", "InlineSnapshotTesting": "\(sources)/InlineSnapshotTesting"])
        let snapshots = ".product(name: \"SnapshotTesting\", package: \"swift-snapshot-testing\")"
        try write(
            "easel",
            products: [
                "Easel": "EaselStandIn", "EaselSwiftUI": "EaselStandIn", "EaselTesting": "EaselTesting", "EaselSnapshotTesting": "EaselSnapshotsStandIn",
            ],
            dependencies: ".package(path: \"../swift-snapshot-testing\")",
            targets: [target("EaselStandIn"), target("EaselTesting"), target("EaselSnapshotsStandIn", snapshots)],
            sources: ["EaselTesting": "\(sources)/EaselTesting", "EaselStandIn": nil, "EaselSnapshotsStandIn": nil])
        return ["swift-snapshot-testing": "\(folder)/swift-snapshot-testing", "easel": "\(folder)/easel"]
    }

    private func write(
        _ name: String, products: [String: String], dependencies: String, targets: [String], sources: [String: String?]
    ) throws {
        let list = products.sorted { $0.key < $1.key }.map { ".library(name: \"\($0)\", targets: [\"\($1)\"])" }.joined(separator: ", ")
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name)", products: [\(list)], dependencies: [\(dependencies)],
                targets: [\(targets.joined(separator: ", "))])

            """
        let place = "\(folder)/\(name)"
        try MirroredPackage.write(Array(manifest.utf8), to: "\(place)/Package.swift")
        for (target, source) in sources {
            if let source {
                for file in MirroredPackage.files(below: source, ProjectFiles(root: source)) {
                    try MirroredPackage.write(
                        try InputFile.read(file, limit: SwiftSource.fileLimit), to: "\(place)/Sources/\(target)\(file.dropFirst(source.count))")
                }
            } else {
                try MirroredPackage.write(Array("// The library has the code.\n".utf8), to: "\(place)/Sources/\(target)/\(target).swift")
            }
        }
    }
}
