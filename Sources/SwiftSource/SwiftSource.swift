import Commands
import Foundation
import FramePipeline

/// Swift files with views, as they were given.
package struct SwiftSource: Sendable {
    /// One file.
    package struct File: Sendable {
        /// As the compiler's messages shall name it.
        package let path: String
        let bytes: [UInt8]
    }

    /// The file or the folder as it was typed.
    package let path: String
    /// By path; at least one.
    package let files: [File]

    /// The most bytes of one file.
    static let fileLimit = 16 << 20

    /// Whether a path names Swift source: a `.swift` file, there or not, or a folder that holds one.
    package static func isSwift(_ path: String) -> Bool {
        path.hasSuffix(".swift") || OutputDestination.isExistingFolder(path) && !swiftFiles(in: path).isEmpty
    }

    /// Reads a file, or all `.swift` files right inside a folder.
    ///
    /// - Throws: `InputError` when there is none, and for one that can't be read.
    package init(path: String) throws(InputError) {
        self.path = path
        let paths = OutputDestination.isExistingFolder(path) ? Self.swiftFiles(in: path) : [path]
        guard !paths.isEmpty else { throw InputError(path: path, reason: "no .swift file in this folder", kind: .unreadable) }
        var files: [File] = []
        for path in paths { files.append(File(path: path, bytes: try InputFile.read(path, limit: Self.fileLimit))) }
        self.files = files
    }

    private static func swiftFiles(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted().map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
    }
}

/// Swift source that can't be drawn: what the compiler or the view itself says.
package struct SwiftSourceError: CommandError, Equatable {
    package let description: String
    package let isPrefixed: Bool
    package let exitStatus: CommandStatus

    /// - Parameter isPrefixed: false for the compiler's own words, which begin with a place.
    package init(_ description: String, isPrefixed: Bool = true, exitStatus: CommandStatus = .badInput) {
        self.description = description
        self.isPrefixed = isPrefixed
        self.exitStatus = exitStatus
    }
}
