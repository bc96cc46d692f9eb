import ArgumentParser
import Commands
import Display
import Foundation
import Inputs
import SwiftSource

/// `render test`: runs the tests of a package that were written for an Apple platform.
struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Run a package's tests, unchanged, as on an Apple platform.",
        discussion: """
            Compiles the package as for iOS (#if os(iOS), canImport(UIKit), #available), with Apple's modules, #Preview, and the scene's clock, links it
            with Easel's library, and runs its tests with XCTest and Swift Testing. The package swift-snapshot-testing, and Easel itself, are not downloaded:
            Easel provides their modules. A test file that contributes no test is an error. Parts of the package's own code that need what Easel lacks
            are left out; a picture that shows one of them fails its test, and a test that runs one ends.

            EXAMPLES:
              render test MyApp
              render test MyApp --filter CardTests --record failed
              render test MyApp --html report.html
              render test MyApp --reference apple --artifacts failures/

            EXIT STATUS: 0 all tests passed; 1 a test failed; 65 it doesn't compile, or a test file has no test; 69 Swift or the library is missing.
            """)

    @Argument(help: ArgumentHelp("The package's folder.", valueName: "package"), completion: .directory)
    var package: String = "."

    @Option(help: ArgumentHelp("Run only tests whose names match.", valueName: "regex"))
    var filter: [String] = []

    @Option(help: ArgumentHelp("Leave out tests whose names match.", valueName: "regex"))
    var skip: [String] = []

    @Option(help: ArgumentHelp("Snapshots to record: all, failed, missing (default), or never.", valueName: "mode"))
    var record: String?

    @Option(help: ArgumentHelp("Compare pictures by pixels (easel), or by boxes and flat colors (apple).", valueName: "kind"))
    var reference: String?

    @Option(help: ArgumentHelp("Pixels per point of snapshots whose traits have none (default: 2).", valueName: "number"))
    var scale: String?

    @OptionGroup var clock: ClockArguments

    @Option(help: ArgumentHelp("The folder for the images of failures.", valueName: "folder"), completion: .directory)
    var artifacts: String?

    @Option(help: ArgumentHelp("The platform to compile for: ios (default) or macos.", valueName: "platform"))
    var platform: SystemPalette.Platform?

    @Option(name: .customLong("os"), help: ArgumentHelp("The platform's version, such as 18.", valueName: "version"))
    var osVersion: String?

    @Option(
        help: ArgumentHelp(
            "The folder that must contain the package, and those on this disk that it depends on (default: the repository, or the package's folder).",
            valueName: "folder"), completion: .directory)
    var root: String?

    @Flag(help: "Leave out all parts of the package's own code that don't compile, also the author's mistakes.")
    var tolerant = false

    @Flag(help: "Leave out nothing: the whole package must compile.")
    var strict = false

    @Flag(
        help: ArgumentHelp(
            "Run SwiftPM, the compilers, and the tests without network, and with no files but those below the root, of which tests change only snapshots."))
    var sandbox = false

    @Option(help: ArgumentHelp("Processes that run XCTest's tests at once (default: 1).", valueName: "number"))
    var workers: Int?

    @Option(help: ArgumentHelp("Compiler processes at once.", valueName: "number"))
    var jobs: Int?

    @Option(help: ArgumentHelp("A JUnit file of the results of XCTest and Swift Testing.", valueName: "file"), completion: .file(extensions: ["xml"]))
    var junit: String?

    @Option(help: ArgumentHelp("A page with the snapshots, differing ones first.", valueName: "file"), completion: .file(extensions: ["html"]))
    var html: String?

    func run() throws {
        var request = PackageTests.Request(folder: package, target: try target())
        (request.root, request.jobs) = (root, jobs)
        (request.isTolerant, request.isStrict) = (tolerant, strict)
        request.isSandboxed = sandbox
        request.arguments = filter.flatMap { ["--filter", $0] } + skip.flatMap { ["--skip", $0] }
        request.junit = junit
        request.html = html
        if let workers {
            guard workers > 0 else { throw UsageError("--workers \(workers): takes a number of at least 1") }
            request.arguments += ["--parallel", "--num-workers", "\(workers)"]
        }
        try set("SNAPSHOT_TESTING_RECORD", record, option: "--record", ["all", "failed", "missing", "never"], &request)
        try set("EASEL_REFERENCE", reference, option: "--reference", ["easel", "apple"], &request)
        if let scale {
            request.variables["EASEL_SCALE"] = "\(try RenderOptions.parseScale(scale))"
        } else if ProcessInfo.processInfo.environment["EASEL_SCALE", default: ""].isEmpty {
            // Images that tests make outside of snapshots have the snapshots' scale.
            request.variables["EASEL_SCALE"] = "2"
        }
        if let date = try clock.start() { request.variables["EASEL_DATE"] = RenderOptions.text(ofDate: date) }
        if let artifacts { request.variables["SNAPSHOT_ARTIFACTS"] = URL(filePath: artifacts).standardizedFileURL.path }
        let command = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        let tests = try PackageTests(request, environment: ProcessInfo.processInfo.environment, command: command) { text in
            MessageOutput.print(text, isPrefixed: !text.hasPrefix("/"))
        }
        let status = try tests.run()
        if status != 0 { throw ExitCode(status) }
    }

    private func set(
        _ variable: String, _ value: String?, option: String, _ allowed: [String], _ request: inout PackageTests.Request
    ) throws(UsageError) {
        guard let value else { return }
        guard allowed.contains(value) else { throw UsageError("\(option) \(value): takes \(wordList(allowed, "or"))") }
        request.variables[variable] = value
    }

    private func target() throws(UsageError) -> CompilationTarget {
        CompilationTarget(platform: platform, version: try osVersion.map { text throws(UsageError) in try RenderOptions.parseOSVersion(text, of: platform) })
    }
}
