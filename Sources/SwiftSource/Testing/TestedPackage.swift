import Commands
import Foundation
import FramePipeline

/// A Swift package, as described by SwiftPM.
struct TestedPackage: Decodable, Sendable {
    struct Target: Decodable, Sendable {
        struct Resource: Decodable, Sendable {
            let path: String
            let rule: [String: Empty]

            /// Whether a folder is kept unchanged.
            var isCopied: Bool { rule["copy"] != nil }
        }

        let name: String
        /// `regular`, `executable`, `test`, `macro`, `plugin`, `system`, or `binary`.
        let type: String
        let path: String?
        let resources: [Resource]
        let sources: [String]?
        let exclude: [String]

        /// Whether it consists of code that draws or tests.
        var isCode: Bool { ["regular", "executable", "test"].contains(type) }

        /// Returns the target's folder inside its package; nil if it is missing.
        func folder(in package: String) -> String? {
            if let path { return path == "." ? package : "\(package)/\(path)" }
            let roots = type == "test" ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
            return roots.map { "\(package)/\($0)/\(name)" }.first(where: OutputDestination.isExistingFolder)
        }
    }

    /// A value that is not read.
    struct Empty: Decodable, Sendable { init(from decoder: any Decoder) {} }

    private struct Dependency: Decodable, Sendable {
        struct Folder: Decodable, Sendable { let path: String }
        let fileSystem: [Folder]?
    }

    let name: String
    let targets: [Target]
    private let dependencies: [Dependency]

    /// The absolute paths of packages on this disk that it depends on.
    var localPackages: [String] { dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path) }

    /// Gets the description of the package in a folder from SwiftPM.
    ///
    /// - Parameter run: runs SwiftPM with arguments.
    /// - Throws: `SwiftSourceError` with SwiftPM's message for a manifest that it rejects.
    static func read(folder: String, run: ([String]) throws -> ChildProcess.Result) throws -> TestedPackage {
        let (files, manifest) = (ProjectFiles.around(folder), "\(folder)/Package.swift")
        guard files.status(manifest).kind != .missing else {
            throw SwiftSourceError("\(folder): there is no Package.swift, and only packages have tests that run on Linux")
        }
        _ = try files.read(manifest)
        let result = try run(["package", "--package-path", folder, "dump-package"])
        guard result.status == 0 else { throw SwiftSourceError("\(folder)/Package.swift: SwiftPM rejects it:\n\(result.errors)") }
        do {
            return try JSONDecoder().decode(TestedPackage.self, from: result.output)
        } catch {
            throw SwiftSourceError("\(folder)/Package.swift: SwiftPM's description can't be read: \(error)", exitStatus: .internalError)
        }
    }
}
