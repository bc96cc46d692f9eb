import FlyingFox
import FlyingSocks
import Foundation

/// The view requested by an editor.
struct LineRequest: Codable {
    /// From 1.
    let line: Int
    /// An absolute path.
    let file: String
}

/// A note of a running server, so that an editor's next call finds its page and no second server starts.
package struct RunningPreview: Sendable {
    private let file: URL

    package static var usualFolder: URL {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        return caches.appending(path: "easel/previews")
    }

    /// - Parameters:
    ///   - input: the absolute path of the shown input.
    ///   - folder: the folder of notes, which only this user can read.
    package init(input: String, folder: URL = RunningPreview.usualFolder) {
        file = folder.appending(path: PreviewRequest(input: input).id)
    }

    /// Notes the address. Without a note, the next call just starts its own server.
    package func write(_ url: String) {
        let folder = file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let temporary = file.path + "-\(UUID().uuidString)"
        guard FileManager.default.createFile(atPath: temporary, contents: Data(url.utf8), attributes: [.posixPermissions: 0o600]) else { return }
        try? FileManager.default.removeItem(at: file)
        try? FileManager.default.moveItem(atPath: temporary, toPath: file.path)
    }

    /// Removes the note if it has this address.
    package func remove(_ url: String) {
        if read() == url { try? FileManager.default.removeItem(at: file) }
    }

    private func read() -> String? { FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } }

    /// Selects the view at a line in the pages of a server that shows a file, or a folder around it.
    ///
    /// - Parameter file: an absolute path.
    /// - Returns: the address of the server, and the number of its pages; nil without a running server.
    package static func select(line: Int, of file: String, folder: URL = RunningPreview.usualFolder) async -> (url: String, pages: Int)? {
        var input = URL(filePath: file)
        // A preview of a folder far above shows something else.
        for _ in 0..<6 where input.path.count > 1 {
            if let running = await RunningPreview(input: input.path, folder: folder).select(line: line, of: file) { return running }
            input.deleteLastPathComponent()
        }
        return nil
    }

    private func select(line: Int, of path: String) async -> (url: String, pages: Int)? {
        guard let url = read(), let address = URLComponents(string: url), let host = address.host, let port = address.port.flatMap(UInt16.init(exactly:))
        else { return nil }
        guard let body = try? String(decoding: JSONEncoder().encode(LineRequest(line: line, file: path)), as: UTF8.self) else { return nil }
        let authority = "\(host.contains(":") ? "[\(host)]" : host):\(port)"
        let request =
            "POST \(address.path)line HTTP/1.1\r\nHost: \(authority)\r\nOrigin: http://\(authority)\r\nConnection: close\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
        guard let answer = try? await Self.exchange(request, host, port), answer.hasPrefix("HTTP/1.1 200"), let start = answer.range(of: "\r\n\r\n"),
            let value = try? JSONDecoder().decode([String: Int].self, from: Data(answer[start.upperBound...].utf8))
        else { return nil }
        return (url, value["pages"] ?? 0)
    }

    private static func exchange(_ request: String, _ host: String, _ port: UInt16) async throws -> String {
        let socket: AsyncSocket
        if host.contains(":") {
            socket = try await AsyncSocket.connected(to: .inet6(ip6: host, port: port), timeout: 2)
        } else {
            socket = try await AsyncSocket.connected(to: .inet(ip4: host, port: port), timeout: 2)
        }
        defer { try? socket.close() }
        try await socket.write(Data(request.utf8))
        var bytes: [UInt8] = []
        while let next = try? await socket.read(atMost: 4096) { bytes += next }
        return String(decoding: bytes, as: UTF8.self)
    }
}
