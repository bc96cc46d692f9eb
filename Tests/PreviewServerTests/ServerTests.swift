import FlyingSocks
import Foundation
import Testing

@testable import PreviewServer

@Suite(.timeLimit(.minutes(20))) struct ServerTests {
    @Test func onlyWhoHasTheTokenSeesThePage() async throws {
        try await RunningServer.run { server async throws in
            let page = try await server.get("")
            #expect(page.status == 200)
            #expect(page.text == "<!doctype html>the page")
            #expect(page.head.contains("default-src 'none'"))
            #expect(page.head.contains("frame-ancestors 'none'"))
            for path in ["/", "/start", "/page/main.js", "/ffffffffffffffffffffffffffffffff/"] {
                let answer = try await server.exchange("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
                #expect(answer.status == 403)
                #expect(!answer.text.contains(server.token))
            }
        }
    }

    @Test func hostilePagesAreRefused() async throws {
        try await RunningServer.run { server async throws in
            let rebound = try await server.exchange("GET /\(server.token)/start HTTP/1.1\r\nHost: evil.example:\(server.port)\r\n\r\n")
            #expect(rebound.status == 421)
            #expect(try await server.post("begin", #"{"input": "a.json"}"#, origin: "http://evil.example").status == 403)
            #expect(try await server.get("start", headers: "Origin: null\r\n").status == 403)
            #expect(try await server.get("start", headers: "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\n").status == 403)
            #expect(try await server.get("socket", headers: upgrade(origin: "http://evil.example")).status == 403)
        }
    }

    private func upgrade(origin: String) -> String {
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nOrigin: \(origin)\r\n"
    }

    @Test(arguments: [
        "page/../../secret.json", "page/..%2f..%2fsecret.json", "page/%2e%2e/secret.json", "page/.hidden.js", "golden/../0.png", "golden/%2e%2e/0.png",
        "timeline/..%2fsecret.json", "timeline/%2fetc%2fpasswd", "timeline/link.json",
    ])
    func pathsDoNotLeaveTheRoot(path: String) async throws {
        try await RunningServer.run { server async throws in
            try FileManager.default.createSymbolicLink(
                at: server.root.appending(path: "link.json"), withDestinationURL: server.folder.appending(path: "secret.json"))
            let answer = try await server.get(path)
            #expect([403, 404].contains(answer.status), "\(answer.head)")
            #expect(!answer.text.contains("secret\n") && !answer.text.contains("root:"))
        }
    }

    @Test(arguments: ["../secret.json", "/etc/passwd", "link.json", "a/../../secret.json", ".hidden.json", ""])
    func requestsNameOnlyFilesBelowTheRoot(name: String) async throws {
        try await RunningServer.run { server async throws in
            try FileManager.default.createSymbolicLink(
                at: server.root.appending(path: "link.json"), withDestinationURL: server.folder.appending(path: "secret.json"))
            #expect(try await server.post("begin", #"{"input": "\#(name)"}"#).status == 403)
            let saved = try await server.post("save", #"{"name": "\#(name)", "events": "[]"}"#)
            #expect([403, 422].contains(saved.status))
            #expect(try String(contentsOf: server.folder.appending(path: "secret.json"), encoding: .utf8) == "secret")
        }
    }

    @Test func eventsAreSavedAndNothingElseIsReplaced() async throws {
        try await RunningServer.run { server async throws in
            #expect(try await server.post("save", #"{"name": "events.json", "events": "[{\"at\": 0, \"tap\": \"A\"}]"}"#).status == 200)
            #expect(try String(contentsOf: server.root.appending(path: "events.json"), encoding: .utf8) == "[{\"at\": 0, \"tap\": \"A\"}]\n")
            #expect(try await server.post("save", #"{"name": "events.json", "events": "[]"}"#).status == 200)
            let refused = try await server.post("save", #"{"name": "a.json", "events": "[]"}"#)
            #expect(refused.status == 422)
            #expect(refused.text.contains("is not a list of events"))
            #expect(try await server.post("save", #"{"name": "b.json", "events": "{}"}"#).status == 422)
        }
    }

    @Test func anErrorOfTheViewHasItsPlace() async throws {
        try await RunningServer.run { server async throws in
            let answer = try await server.post("begin", #"{"input": "a.json"}"#)
            #expect(answer.status == 422)
            #expect(answer.text.contains(#""places":[{"column":5,"file":"a.json","kind":"error","line":2,"text":"nothing is drawn here"}]"#))
        }
    }

    @Test func bodiesThatAreTooLargeOrNotJSONAreRefused() async throws {
        try await RunningServer.run { server async throws in
            #expect(try await server.post("begin", "not JSON").status == 400)
            let large = #"{"input": "a.json", "events": ""# + String(repeating: " ", count: 3_500_000) + #""}"#
            #expect(try await server.post("begin", large).status == 413)
        }
    }

    @Test func aThousandConnectionsLeaveRoomForThePage() async throws {
        try await RunningServer.run { server async throws in
            var sockets: [AsyncSocket] = []
            for _ in 0..<1000 { if let socket = try? await server.connect() { sockets.append(socket) } }
            #expect(sockets.count == 1000)
            #expect(try await server.get("start").status == 200)
            #expect(server.server.gate.openConnections <= 2 * Gate.Limits().connections)
            #expect(server.server.gate.counters.accepted >= 1000)
            #expect(server.server.gate.counters.displaced > 0)
            for socket in sockets { try? socket.close() }
        }
    }

    @Test func aReaderThatStopsIsDisconnected() async throws {
        var limits = Gate.Limits()
        limits.readingTime = 0.3
        try await RunningServer.run(limits: limits, files: ["big.js": Data(count: 32 << 20)]) { server async throws in
            let socket = try await server.connect()
            try await socket.write(Data("GET /\(server.token)/page/big.js HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
            try await server.wait { server.server.gate.counters.late > 0 }
            try await server.wait { server.server.gate.openConnections == 0 }
            try? socket.close()
            // On a busy machine, this reader may be late, too.
            while (try? await server.get("start"))?.status != 200 {}
        }
    }

    @Test func aHeadThatNeverEndsIsRefused() async throws {
        try await RunningServer.run { server async throws in
            let socket = try await server.connect()
            try? await socket.write(Data(("GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 40_000)).utf8))
            _ = await server.readToEnd(socket)
            try? socket.close()
            try await server.wait { server.server.gate.counters.refused == 1 }
        }
    }

    /// Also after requests that were answered. The connection ends without an answer.
    @Test(arguments: [
        "GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 40_000),
        "POST /begin HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n",
        "POST /begin HTTP/1.1\r\nContent-Length: 5000000\r\n\r\n", "POST /begin HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
        "POST /begin HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "POST /begin HTTP/1.1\r\nContent-Length: 1\r\ncontent-length: 2\r\n\r\n",
        "GET / HTTP/1.1\r\nX Y\r\n\r\n", "GET / HTTP/1.1\r\n:Content-Length: 5\r\n\r\n",
    ]) func aLaterRequestBeyondTheLimitsIsRefused(request: String) async throws {
        try await RunningServer.run { server async throws in
            let socket = try await server.connect()
            let first = "GET /\(server.token)/page/main.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
            for _ in 0..<2 {
                try await socket.write(Data(first.utf8))
                var answer: [UInt8] = []
                while !answer.suffix(5).elementsEqual("\r\n\r\n1".utf8) { answer += try await socket.read(atMost: 4096) }
            }
            try? await socket.write(Data(request.utf8))
            #expect(await server.readToEnd(socket).isEmpty)
            try? socket.close()
            try await server.wait { server.server.gate.counters.refused == 1 }
            #expect(try await server.get("start").status == 200)
        }
    }

    @Test(arguments: ["GET / HT", "POST /begin HTTP/1.1\r\nContent-Length: 1000\r\n\r\n{"])
    func aLaterRequestThatComesSlowlyIsRefused(request: String) async throws {
        var limits = RunningServer.patient
        (limits.headTime, limits.bodyTime) = (0.3, 0.3)
        try await RunningServer.run(limits: limits) { server async throws in
            let socket = try await server.connect()
            // On a busy machine, the first request may be late, too.
            try? await socket.write(Data("GET /\(server.token)/page/main.js HTTP/1.1\r\nHost: localhost\r\n\r\n\(request)".utf8))
            _ = await server.readToEnd(socket)
            #expect(server.server.gate.counters.late > 0)
            try? socket.close()
        }
    }

    @Test func aHeadThatComesSlowlyIsRefused() async throws {
        var limits = Gate.Limits()
        limits.headTime = 0.3
        try await RunningServer.run(limits: limits) { server async throws in
            let socket = try await server.connect()
            try await socket.write(Data("GET / HT".utf8))
            // The server closes the connection. On a busy machine, others that prepared the test may be late, too.
            _ = await server.readToEnd(socket)
            #expect(server.server.gate.counters.late > 0)
            try? socket.close()
        }
    }

    @Test(
        arguments: [
            // A reserved opcode, a control frame that is too long, a continuation of nothing, text that isn't UTF-8, a length beyond any memory.
            [0x83, 0x80, 1, 2, 3, 4], [0x89, 0xFE, 0x01, 0x00, 0, 0, 0, 0] + [UInt8](repeating: 1, count: 256), [0x80, 0x81, 0, 0, 0, 0, 65],
            [0x81, 0x82, 0, 0, 0, 0, 0xC3, 0x28], [0x82, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        ] as [[UInt8]])
    func malformedFramesEndOnlyTheirConnection(frame: [UInt8]) async throws {
        try await RunningServer.run { server async throws in
            let socket = try await openSocket(server)
            try await socket.write(Data(frame))
            // A close frame follows any of these frames.
            try? await socket.write(Data([0x88, 0x80, 0, 0, 0, 0]))
            _ = await server.readToEnd(socket)
            try? socket.close()
            #expect(try await server.get("start").status == 200)
        }
    }

    @Test func aFrameWithoutEndIsRefused() async throws {
        try await RunningServer.run { server async throws in
            let socket = try await openSocket(server)
            try await socket.write(Data([0x82, 0xFF, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0]))
            let part = Data(count: 64 << 10)
            for _ in 0..<200 { do { try await socket.write(part) } catch { break } }
            _ = await server.readToEnd(socket)
            try? socket.close()
            try await server.wait { server.server.gate.counters.refused == 1 }
            #expect(try await server.get("start").status == 200)
        }
    }

    private func openSocket(_ server: RunningServer) async throws -> AsyncSocket {
        let socket = try await server.connect()
        let request = "GET /\(server.token)/socket HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\(upgrade(origin: "http://localhost:\(server.port)"))\r\n"
        try await socket.write(Data(request.utf8))
        var head: [UInt8] = []
        while head.firstRange(of: Array("\r\n\r\n".utf8)) == nil { head += try await socket.read(atMost: 4096) }
        #expect(String(decoding: head, as: UTF8.self).hasPrefix("HTTP/1.1 101"))
        return socket
    }

    @Test func anEditorFindsThePage() async throws {
        try await RunningServer.run { server in
            let notes = server.folder.appending(path: "notes")
            let root = RootFolder(server.root.path).path
            let note = RunningPreview(input: root, folder: notes)
            func select() async -> (url: String, pages: Int)? { await RunningPreview.select(line: 7, of: root + "/a.json", folder: notes) }
            #expect(await select()?.url == nil)
            note.write(server.server.url)
            // Its connection has a limit of time, which a busy machine may exceed.
            while await select()?.pages != 0 { try await Task.sleep(for: .milliseconds(10)) }
            let socket = try await openSocket(server)
            // The server counts a page soon after its answer; the time limit ends the wait for one that doesn't.
            while await select()?.pages != 1 { try await Task.sleep(for: .milliseconds(10)) }
            while await select()?.url != server.server.url { try await Task.sleep(for: .milliseconds(10)) }
            var text = ""
            while !text.contains("\"line\":") { text += String(decoding: try await socket.read(atMost: 4096), as: UTF8.self) }
            #expect(text.contains(#""line":7"#) && text.contains(#""file":"a.json""#))
            note.remove("http://127.0.0.1:1/other/")
            while await select()?.url == nil { try await Task.sleep(for: .milliseconds(10)) }
            note.remove(server.server.url)
            #expect(await select()?.url == nil)
            try? socket.close()
        }
    }

    @Test func pagesHearOfChanges() async throws {
        try await RunningServer.run { server async throws in
            let socket = try await openSocket(server)
            try await server.wait { server.server.pageCount == 1 && server.server.watch.searchCount > 0 }
            try Data("{ }".utf8).write(to: server.root.appending(path: "a.json"))
            var text = ""
            while !text.contains("changed") { text += String(decoding: try await socket.read(atMost: 4096), as: UTF8.self) }
            #expect(text.contains(#""files":["a.json"]"#))
            try? socket.close()
        }
    }
}
