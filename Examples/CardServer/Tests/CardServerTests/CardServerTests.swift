import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import HummingbirdTesting
import NIOCore
import NIOPosix
import Testing

@testable import CardServer

struct CardTests {
    private func card(_ query: String) throws(CardError) -> Card { try Card(parameters: URI("/card.png?" + query).queryParameters.map { ($0.key, $0.value) }) }

    @Test func parametersDescribeACard() throws {
        #expect(try card("title=Hello%20there&author=Ada&date=May%202&hue=30") == Card(title: "Hello there", author: "Ada", date: "May 2", hue: 30))
        #expect(try card("title=Hello") == Card(title: "Hello"))
    }

    @Test(
        arguments: [
            ("", "title is missing"), ("title=", "title is missing"), ("title=a&title=b", "'title' is given twice"),
            ("titel=a", "unknown parameter 'titel'; the parameters are title, author, date, and hue"), ("title=a&hue=400", "hue takes a number from 0 to 360"),
            ("title=a&hue=nan", "hue takes a number from 0 to 360"), ("title=" + String(repeating: "a", count: 121), "title takes up to 120 characters"),
        ]) func errorsNameTheParameter(query: String, message: String)
    {
        #expect(throws: CardError(message: message)) { try card(query) }
    }
}

struct CardStoreTests {
    /// Draws files of 100 bytes, once `finish` is called.
    private actor Drawer {
        private(set) var count = 0
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private var isOpen: Bool

        init(isOpen: Bool = true) { self.isOpen = isOpen }

        func draw(_ card: Card) async -> ByteBuffer {
            count += 1
            if !isOpen { await withCheckedContinuation { waiting.append($0) } }
            return ByteBuffer(string: card.title + String(repeating: ".", count: 100 - card.title.utf8.count))
        }

        func finish() {
            isOpen = true
            for continuation in waiting { continuation.resume() }
            waiting = []
        }
    }

    @Test func oneDrawingServesAllRequestsForACard() async throws {
        let drawer = Drawer(isOpen: false)
        let store = CardStore { await drawer.draw($0) }
        async let first = store.file(for: Card(title: "a"))
        async let second = store.file(for: Card(title: "a"))
        while await drawer.count == 0 { await Task.yield() }
        await drawer.finish()
        #expect(try await first == second)
        _ = try await store.file(for: Card(title: "a"))
        #expect(await drawer.count == 1)
    }

    @Test func theOldestCardsMakeRoom() async throws {
        let drawer = Drawer()
        let store = CardStore(byteLimit: 250) { await drawer.draw($0) }
        for title in ["a", "b", "a", "c"] { _ = try await store.file(for: Card(title: title)) }
        #expect(store.byteCount == 200)
        #expect(await drawer.count == 3)
        _ = try await store.file(for: Card(title: "a"))
        #expect(await drawer.count == 3)
        _ = try await store.file(for: Card(title: "b"))
        #expect(await drawer.count == 4)
    }

    @Test func furtherDrawingsAreRefused() async throws {
        let drawer = Drawer(isOpen: false)
        let store = CardStore(drawingLimit: 1) { await drawer.draw($0) }
        async let first = store.file(for: Card(title: "a"))
        while await drawer.count == 0 { await Task.yield() }
        await #expect(throws: CardStore.Busy.self) { try await store.file(for: Card(title: "b")) }
        await drawer.finish()
        _ = try await first
        _ = try await store.file(for: Card(title: "b"))
    }
}

struct RouteTests {
    @Test func cardsAreServedAsPNGFiles() async throws {
        let application = Application(router: routes(CardStore { ByteBuffer(bytes: try await draw($0)) }))
        try await application.test(.router) { client in
            try await client.execute(uri: "/card.png?title=Hello&author=Ada", method: .get) { response in
                #expect(response.status == .ok)
                #expect(response.headers[.contentType] == "image/png")
                // The signature, the header's length and name, and the size.
                let bytes = Array(response.body.readableBytesView.prefix(24))
                #expect(bytes[1...3].elementsEqual("PNG".utf8))
                #expect(Array(bytes[16...]) == [0, 0, 4, 176, 0, 0, 2, 118])
            }
            try await client.execute(uri: "/card.png", method: .get) { response in
                #expect(response.status == .badRequest)
                #expect(String(buffer: response.body).contains("title is missing"))
            }
            try await client.execute(uri: "/health", method: .get) { #expect($0.status == .ok) }
        }
    }

    @Test func aBusyServerSaysSo() async throws {
        let application = Application(router: routes(CardStore(drawingLimit: 0) { _ in ByteBuffer() }))
        try await application.test(.router) { client in
            try await client.execute(uri: "/card.png?title=Hello", method: .get) { response in
                #expect(response.status == .serviceUnavailable)
                #expect(response.headers[.retryAfter] == "1")
            }
        }
    }
    /// Clients that connect and send nothing, or only a part of a request, leave room for others.
    @Test(arguments: ["", "GET /health HTTP/1.1\r\nHost: "]) func idleConnectionsMakeRoom(start: String) async throws {
        let application = makeApplication(CardStore { _ in ByteBuffer() }, at: .hostname("localhost", port: 0), connections: 8, idle: 4)
        try await application.test(.live) { client in
            let port = try #require(client.port)
            let bootstrap = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            var idle: [any Channel] = []
            for _ in 0..<20 {
                let channel = try await bootstrap.connect(host: "localhost", port: port).get()
                try? await channel.writeAndFlush(ByteBuffer(string: start))
                idle.append(channel)
            }
            for channel in idle.prefix(16) { try await channel.closeFuture.get() }
            let channel = try await bootstrap.connect(host: "localhost", port: port) { channel in
                channel.eventLoop.makeCompletedFuture { try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel) }
            }
            try await channel.executeThenClose { answer, request in
                try await request.write(ByteBuffer(string: "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"))
                let first = try await answer.first { _ in true }
                #expect(first.map { String(buffer: $0) }?.hasPrefix("HTTP/1.1 200 ") == true)
            }
            for channel in idle { try? await channel.close() }
        }
    }
}
