import Testing

@testable import PreviewServer

struct RequestFramingTests {
    private static let start = ContinuousClock.now
    private static let head = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"

    /// Takes text in pieces of some bytes, and returns the framing after it.
    private func framing(_ text: String, pieces: Int = 1, limits: Gate.Limits = Gate.Limits()) throws -> RequestFraming {
        var framing = RequestFraming(limits, now: Self.start)
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            try framing.take(Array(rest.prefix(pieces)), now: Self.start)
            rest = rest.dropFirst(pieces)
        }
        return framing
    }

    @Test(arguments: [1, 2, 3, 7, 1000]) func requestsFollowEachOther(pieces: Int) throws {
        let body = "POST / HTTP/1.1\r\nContent-Length: 10\r\n\r\n\r\n\r\n\r\n\r\n\r\n"
        let framing = try framing(Self.head + body + "GET / HTTP/1.0\n\n" + body + Self.head, pieces: pieces)
        #expect(framing.requests == 5)
        #expect(!framing.isLate(now: Self.start + .seconds(1000)))
    }

    /// - Parameter time: the seconds that the rest has.
    @Test(
        arguments: [
            ("", 10), ("G", 10), ("\(head)G", 10), ("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n", 60),
            ("\(head)POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\na", 60),
        ]) func theRestOfARequestIsExpectedInTime(text: String, time: Int) throws
    {
        let framing = try framing(text)
        #expect(!framing.isLate(now: Self.start + .seconds(time)))
        #expect(framing.isLate(now: Self.start + .seconds(time) + .milliseconds(1)))
    }

    @Test func sizesAreLimited() throws {
        var limits = Gate.Limits()
        (limits.headSize, limits.bodySize, limits.frameSize) = (Self.head.utf8.count, 9, 4)
        #expect(try framing(Self.head + Self.head, limits: limits).requests == 2)
        #expect(throws: RequestFraming.Refusal.tooLarge) { try framing(Self.head + "X" + Self.head, limits: limits) }
        limits.headSize = 100
        #expect(try framing("POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n123456789", limits: limits).requests == 1)
        #expect(throws: RequestFraming.Refusal.tooLarge) { try framing("POST / HTTP/1.1\r\nContent-Length: 10\r\n\r\n", limits: limits) }

        var socket = try framing(Self.upgrade, limits: limits)
        socket.willAnswer(Array("HTTP/1.1 101 Switching Protocols\r\n\r\n".utf8))
        try socket.take([1, 2, 3, 4])
        #expect(throws: RequestFraming.Refusal.tooLarge) { try socket.take([5]) }
        socket.didAnswer()
        try socket.take([5, 6, 7, 8])
        #expect(!socket.isLate(now: Self.start + .seconds(1000)))
    }

    private static let upgrade = "GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n"

    /// Frames have no heads, whose size and time are limited.
    @Test(arguments: [1, 5, 100]) func framesFollowOnlyWhenTheServerAgrees(pieces: Int) throws {
        func answered(_ answer: String) throws -> RequestFraming {
            var framing = try framing(Self.upgrade)
            var rest = Array(answer.utf8)[...]
            while !rest.isEmpty {
                framing.willAnswer(Array(rest.prefix(pieces)))
                rest = rest.dropFirst(pieces)
                framing.didAnswer()
            }
            return framing
        }
        var refused = try answered("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        try refused.take(Array(Self.head.utf8))
        #expect(refused.requests == 2)
        #expect(throws: RequestFraming.Refusal.tooLarge) { try refused.take([UInt8](repeating: 65, count: Gate.Limits().headSize + 1)) }
        var agreed = try answered("HTTP/1.1 101 Switching Protocols\r\n\r\n")
        try agreed.take([UInt8](repeating: 65, count: Gate.Limits().headSize + 1))
        #expect(agreed.requests == 1)
    }

    /// The meaning of these bytes is unknown until the answer comes.
    @Test func nothingFollowsARequestForAWebSocketBeforeTheAnswer() throws {
        #expect(throws: RequestFraming.Refusal.malformed) { try framing(Self.upgrade + "x") }
        #expect(throws: RequestFraming.Refusal.malformed) { try framing(Self.head + Self.upgrade) }
    }

    /// The server behind the gate reads each of these in another way than other programs do.
    @Test(arguments: [
        "Transfer-Encoding: chunked", "transfer-encoding: identity", "Content-Length: +5", "Content-Length:", "Content-Length: 5\r\nContent-Length: 5",
        "Content-Length : 5", " Content-Length: 5", ":Content-Length: 5", "X",
    ]) func unclearLengthsAreRefused(line: String) {
        #expect(throws: RequestFraming.Refusal.malformed) { try framing("POST / HTTP/1.1\r\n\(line)\r\n\r\n") }
    }
}
