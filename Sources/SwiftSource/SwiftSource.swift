import Commands
import Foundation
import FramePipeline

/// Swift files with views.
package struct SwiftSource: Sendable {
    /// One file.
    package struct File: Sendable {
        /// The path for the compiler's messages.
        package let path: String
        let bytes: [UInt8]
    }

    /// The file or the folder as it was typed.
    package let path: String
    /// Sorted by path; at least one.
    package let files: [File]

    /// The maximum size of one file in bytes.
    static let fileLimit = 16 << 20

    /// Returns whether a path is Swift source: a `.swift` file, existing or not, or a folder that contains one.
    package static func isSwift(_ path: String) -> Bool {
        path.hasSuffix(".swift") || OutputDestination.isExistingFolder(path) && !swiftFiles(in: path).isEmpty
    }

    /// Reads a file, or all `.swift` files directly inside a folder.
    ///
    /// - Throws: `InputError` if there is no file, or if one can't be read.
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

/// Swift source can't be drawn, for a reason given by the compiler or the view itself.
package struct SwiftSourceError: CommandError, Equatable {
    package let description: String
    package let isPrefixed: Bool
    package let exitStatus: CommandStatus

    /// - Parameter isPrefixed: false for the compiler's output, which begins with a position.
    package init(_ description: String, isPrefixed: Bool = true, exitStatus: CommandStatus = .badInput) {
        self.description = description
        self.isPrefixed = isPrefixed
        self.exitStatus = exitStatus
    }
}
