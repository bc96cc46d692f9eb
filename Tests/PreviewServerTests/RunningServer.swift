import Commands
import FlyingSocks
import Foundation
import Testing

@testable import PreviewServer

/// A server for a folder of files, with views that can't be drawn.
struct RunningServer {
    let server: PreviewServer
    let folder: URL
    let root: URL
    let token = "00112233445566778899aabbccddeeff"
    var port: UInt16 { server.gate.port }

    private struct NoLauncher: LiveLauncher {
        func prepare(_ options: RenderOptions) async throws -> LiveLaunch { throw LiveError("a.json:2:5: error: nothing is drawn here") }
    }

    /// Limits of time that a client keeps on a busy machine, too.
    static var patient: Gate.Limits {
        var limits = Gate.Limits()
        (limits.headTime, limits.bodyTime, limits.readingTime) = (600, 600, 600)
        return limits
    }

    /// Runs a server while a test uses it.
    static func run(limits: Gate.Limits = patient, files: [String: Data] = [:], _ body: (RunningServer) async throws -> Void) async throws {
        let running = try RunningServer(limits: limits, files: files)
        let task = Task { try await running.server.run() }
        defer {
            task.cancel()
            try? FileManager.default.removeItem(at: running.folder)
        }
        // The server behind the gate may need a moment. The test's time limit ends the wait for one that doesn't start.
        while (try? await running.get("start"))?.status != 200 { try await Task.sleep(for: .milliseconds(10)) }
        try await body(running)
    }

    private init(limits: Gate.Limits, files: [String: Data]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString.prefix(8))")
        root = folder.appending(path: "root")
        let page = folder.appending(path: "page")
        let work = folder.appending(path: "work")
        for folder in [root, page, work] { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        try Data("<!doctype html>the page".utf8).write(to: page.appending(path: "index.html"))
        try Data("1".utf8).write(to: page.appending(path: "main.js"))
        try Data("secret".utf8).write(to: folder.appending(path: "secret.json"))
        try Data("{}".utf8).write(to: root.appending(path: "a.json"))
        for (name, data) in files { try data.write(to: (name.hasSuffix(".js") ? page : root).appending(path: name)) }
        var configuration = PreviewServer.Configuration(
            root: RootFolder(root.path), input: "a.json", shownRoot: root.path, base: RenderOptions(input: "a.json"), page: PageFiles(folder: page),
            command: RenderProcess(executable: URL(filePath: "/bin/false"), folder: work))
        configuration.access = Access(token: token)
        configuration.limits = limits
        server = try PreviewServer(configuration) { _ in NoLauncher() }
    }

    struct Answer {
        let head: String
        let body: Data
        var status: Int { Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0 }
        var text: String { String(decoding: body, as: UTF8.self) }
    }

    func connect() async throws -> AsyncSocket { try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port), timeout: 600) }

    func get(_ path: String, headers: String = "") async throws -> Answer {
        try await exchange("GET /\(token)/\(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\(headers)\r\n")
    }

    func post(_ path: String, _ body: String, origin: String? = nil) async throws -> Answer {
        try await exchange(
            "POST /\(token)/\(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\nOrigin: \(origin ?? "http://localhost:\(port)")\r\n"
                + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }

    /// Sends bytes, and reads until the server closes the connection.
    func exchange(_ request: String) async throws -> Answer {
        let socket = try await connect()
        defer { try? socket.close() }
        try await socket.write(Data(request.utf8))
        let bytes = await readToEnd(socket)
        let end = bytes.firstRange(of: Array("\r\n\r\n".utf8))
        return Answer(head: String(decoding: bytes[..<(end?.lowerBound ?? bytes.count)], as: UTF8.self), body: Data(bytes[(end?.upperBound ?? bytes.count)...]))
    }

    func readToEnd(_ socket: AsyncSocket) async -> [UInt8] {
        var bytes: [UInt8] = []
        while let next = try? await socket.read(atMost: 4096) { bytes += next }
        return bytes
    }

    /// Waits until a condition is true; otherwise the test's time limit ends it.
    func wait(until condition: () -> Bool) async throws {
        while !condition() { try await Task.sleep(for: .milliseconds(20)) }
    }
}
