import Foundation
import FramePipeline

/// A temporary folder that is removed when this process ends, even if it is killed.
package final class GuardedFolder: Sendable {
    package let url: URL

    /// Creates the folder.
    ///
    /// - Parameter name: the beginning of its name.
    package init(_ name: String) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)")
        Guardian.remove(url)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Removes the folder.
    package func remove() { Guardian.removeNow(url) }
}
