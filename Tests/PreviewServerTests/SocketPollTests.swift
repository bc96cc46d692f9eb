import FlyingSocks
import Foundation
import Testing

@testable import PreviewServer

@Suite(.timeLimit(.minutes(1))) struct SocketPollTests {
    /// Two connected sockets.
    private func pair() throws -> (Int32, Int32) {
        var ends: [Int32] = [-1, -1]
        let status = unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
        try #require(status == 0)
        return (ends[0], ends[1])
    }

    private func send(_ socket: Int32) {
        let count = unsafe write(socket, [1], 1)
        #expect(count == 1)
    }

    @Test func aSocketWithTheNumberOfAClosedOneIsWatched() throws {
        let queue = try SocketPoll()
        let (first, firstPeer) = try pair()
        try queue.addEvents([.read], for: .init(rawValue: first))
        // A resumed task may close the socket before the pool removes its events.
        close(first)
        try queue.removeEvents([.read], for: .init(rawValue: first))
        let (second, secondPeer) = try pair()
        try #require(second == first)
        try queue.addEvents([.read], for: .init(rawValue: second))
        send(secondPeer)
        #expect(try eventsAfterWaking(queue) == [EventNotification(file: .init(rawValue: second), events: [.read], errors: [])])
        for socket in [firstPeer, second, secondPeer] { close(socket) }
    }

    /// The first call may return because of added sockets.
    private func eventsAfterWaking(_ queue: SocketPoll) throws -> [EventNotification] {
        let events = try queue.getNotifications()
        return events.isEmpty ? try queue.getNotifications() : events
    }

    @Test func onlyAwaitedEventsAreReported() throws {
        let queue = try SocketPoll()
        let (socket, peer) = try pair()
        try queue.addEvents([.read, .write], for: .init(rawValue: socket))
        #expect(try eventsAfterWaking(queue) == [EventNotification(file: .init(rawValue: socket), events: [.write], errors: [])])
        try queue.removeEvents([.write], for: .init(rawValue: socket))
        send(peer)
        #expect(try eventsAfterWaking(queue) == [EventNotification(file: .init(rawValue: socket), events: [.read], errors: [])])
        close(socket)
        close(peer)
    }

    @Test func aClosedSocketIsAnErrorForWaitingTasks() throws {
        let queue = try SocketPoll()
        let (socket, peer) = try pair()
        try queue.addEvents([.read], for: .init(rawValue: socket))
        close(socket)
        #expect(try eventsAfterWaking(queue) == [EventNotification(file: .init(rawValue: socket), events: [.read], errors: [.error])])
        close(peer)
    }

    @Test func aSocketAddedLaterEndsWaiting() async throws {
        let queue = try SocketPoll()
        let (socket, peer) = try pair()
        send(peer)
        let waiting = Task.detached { try self.eventsAfterWaking(queue) }
        try queue.addEvents([.read], for: .init(rawValue: socket))
        #expect(try await waiting.value.first?.events == [.read])
        close(socket)
        close(peer)
    }

    @Test func stoppingEndsWaiting() async throws {
        let queue = try SocketPoll()
        let waiting = Task.detached {
            _ = #expect(throws: SocketError.self) { while true { _ = try queue.getNotifications() } }
        }
        try queue.stop()
        await waiting.value
    }
}
