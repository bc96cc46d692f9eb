import Foundation
import FramePipeline
import Inputs

/// Maps URLs to local files, from the file of `--assets`.
package enum AssetMap {
    /// Reads JSON: an object with a path for each URL. Paths are relative to the file's folder. A URL that ends with `*` stands for all that begin like it.
    ///
    /// - Returns: absolute paths by URL.
    /// - Throws: for a file that can't be read, that contains something else, or that names a missing file.
    package static func read(_ path: String) throws(InputError) -> [String: String] {
        let bytes = Data(try InputFile.read(path, limit: SceneLimits.default.fileSize))
        guard let files = try? JSONDecoder().decode([String: String].self, from: bytes) else {
            throw InputError(
                path: path, reason: "--assets takes a JSON object that maps URLs to files, such as { \"https://example.com/a.png\": \"a.png\" }",
                kind: .invalid)
        }
        let folder = URL(filePath: path).deletingLastPathComponent()
        var map: [String: String] = [:]
        for (address, file) in files.sorted(by: { $0.key < $1.key }) {
            let url = URL(filePath: file, relativeTo: folder).standardizedFileURL
            let isFile = (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
            guard isFile else {
                throw InputError(path: path, reason: "\(quoted(address)) maps to \(quoted(file)), which is not a regular file", kind: .invalid)
            }
            map[address] = url.path(percentEncoded: false)
        }
        return map
    }
}
