import Commands
import Foundation
import FramePipeline

/// What SwiftPM, compilers, and the code of a package may use with `render test --sandbox`: they run without network, and read the root, the toolchain, and the
/// package's folder in the cache.
///
/// SwiftPM compiles and runs manifests and plugins, and the tests are the package's code. None of them can write where this process writes later.
struct PackageSandbox {
    /// A program to run.
    struct Call {
        let program: String
        let arguments: [String]
        let environment: [String: String]
        /// Has the results to move at its end.
        let files: SandboxFiles
    }

    /// What tests may write besides their own folders; everything exists.
    struct Results {
        var folders: [String] = []
        /// Those of `folders` that were created for the tests.
        var newFolders: [String] = []
        var files: [String] = []

        /// Removes new folders that are still empty.
        func removeEmpty() { for folder in newFolders { unsafe rmdir(folder) } }
    }

    private let sandbox: Sandbox
    private let toolchain: SwiftToolchain
    /// The files of the package.
    let project: ProjectFiles
    /// The folder in the cache for this package.
    private let work: String

    /// - Throws: `SwiftSourceError` if nothing can confine programs, `UsageError` for a package outside of the root.
    init(_ selection: SourceSelection, _ toolchain: SwiftToolchain, work: String) throws {
        var sandbox = try Sandbox()
        // As many compilers run at once as there are processors. An estimate: each takes less than 1 GiB.
        sandbox.limits.memory = max(Sandbox.memory, ProcessInfo.processInfo.activeProcessorCount << 30)
        (self.sandbox, self.toolchain, self.work) = (sandbox, toolchain, work)
        project = try SourcePlace(selection).projectFiles
    }

    /// Returns the toolchain with which `render` itself has the shaders of the package compiled.
    func confined(_ toolchain: SwiftToolchain) -> SwiftToolchain {
        var toolchain = toolchain
        toolchain.confinement = ToolConfinement(runner: toolchain.runner, sandbox: sandbox, readable: toolchain.folders, headers: "\(work)/swiftpm/modules")
        return toolchain
    }

    /// Returns the call of SwiftPM with arguments.
    ///
    /// - Throws: `UsageError` for folders that must not become writable.
    func call(
        _ arguments: [String], variables: [String: String] = ProcessInfo.processInfo.environment, results: Results = Results(), title: Sandbox.Title
    ) throws -> Call {
        let (build, own, temporary) = ("\(work)/build", "\(work)/swiftpm", "\(work)/results")
        for folder in [build, "\(own)/tmp", temporary] { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        let files = try SandboxFiles(
            temporary: temporary, readable: toolchain.folders + [project.root, FolderPath.resolved(project.root), work] + SandboxFiles.fontFolders,
            folders: [build, own] + results.folders, files: results.files, guarded: toolchain.folders + [home, project.root, work, "/usr"],
            workingFolder: work, title: title)
        // SwiftPM's own places are in the user's folder.
        let places = ["cache", "config", "security"].flatMap { ["--\($0)-path", "\(own)/\($0)"] }
        var environment = Sandbox.environment(variables).merging(files.environment) { $1 }
        environment["TMPDIR"] = "\(own)/tmp"
        // Where compilers keep the headers of C modules.
        environment["CLANG_MODULE_CACHE_PATH"] = "\(own)/modules"
        // SwiftPM is a link to a program that does what its name says.
        let program = toolchain.root.map { "\($0)/bin/swift" } ?? toolchain.swift
        let words = try sandbox.arguments(for: program, files, runner: toolchain.runner, title: title)
        return Call(program: toolchain.runner, arguments: words + arguments + places, environment: environment, files: files)
    }

    /// The folders in which tests record, beside their files: of snapshots, and of goldens.
    private static let recordings = ["__Snapshots__", "Goldens"]

    /// Returns what tests may write, which is created first, because only what exists can be allowed.
    ///
    /// - Parameters:
    ///   - tests: the files of tests.
    ///   - inline: those that contain snapshots themselves.
    ///   - artifacts: the folders for the pictures of failures.
    /// - Throws: `SwiftSourceError` for a folder that is something else, or an error of the file system.
    func makeResults(of tests: [String], inline: [String], artifacts: [String]) throws -> Results {
        var results = Results(files: inline)
        do {
            for folder in Set(tests.map(FolderPath.parent)).sorted() {
                for name in Self.recordings { try addRecordings("\(folder)/\(name)", to: &results) }
            }
            for folder in artifacts { try addArtifacts(folder, to: &results) }
        } catch {
            results.removeEmpty()
            throw error
        }
        return results
    }

    private func addRecordings(_ path: String, to results: inout Results) throws {
        guard FolderPath.resolved(path) == path else {
            throw SwiftSourceError("\(path): with --sandbox, tests record here, so no part of the path may be a link")
        }
        switch project.status(path).kind {
        case .folder: break
        case .missing:
            if unsafe mkdir(path, 0o777) != 0 {
                // Nothing can be recorded in a checkout that can only be read, but tests with references can run.
                if [EROFS, EACCES, EPERM].contains(errno) { return }
                throw WriteError(path: path, reason: unsafe String(cString: strerror(errno)))
            }
            results.newFolders.append(path)
        case .file, .other, .outside: throw SwiftSourceError("\(path): with --sandbox, tests record here, so it must be a folder")
        }
        results.folders.append(path)
    }

    private func addArtifacts(_ folder: String, to results: inout Results) throws {
        // A link in the package could lead anywhere.
        guard !FolderPath.contains(project.root, folder) || FolderPath.resolved(folder) == folder else {
            throw SwiftSourceError("\(folder): with --sandbox, tests write here, so no part of the path may be a link")
        }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw WriteError(ofSystem: error) ?? WriteError(path: folder, reason: error.localizedDescription)
        }
        results.folders.append(folder)
    }
}
