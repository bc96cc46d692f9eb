import Foundation
import Synchronization

/// The local files to which `--assets` maps URLs. Drawing never uses the network, so that output is the same everywhere.
package enum RemoteFiles {
    private static let map = Mutex<[String: String]>([:])

    /// Sets the files.
    ///
    /// - Parameter files: absolute paths by URL. A URL that ends with `*` stands for all that begin like it; the longest one counts.
    package static func install(_ files: [String: String]) { map.withLock { $0 = files } }

    /// Returns the file of a URL: its own path for a file URL; nil for a URL without a file.
    ///
    /// - Complexity: proportional to the number of files.
    package static func path(of url: URL) -> String? {
        if url.isFileURL { return url.path(percentEncoded: false) }
        let address = url.absoluteString
        return map.withLock { files in
            if let exact = files[address] { return exact }
            let patterns = files.keys.filter { $0.hasSuffix("*") && address.hasPrefix($0.dropLast()) }
            return patterns.max { $0.utf8.count < $1.utf8.count }.flatMap { files[$0] }
        }
    }
}
