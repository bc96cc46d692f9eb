import FlyingSocks
import Foundation
import Testing

@testable import PreviewServer

@Suite(.timeLimit(.minutes(20))) struct SocketPollTests {
    /// A number that no other socket gets, less an offset. Other tests, which run at the same time, get the lowest free numbers, so the highest one that is closed
    /// stays free.
    private func highNumber(less offset: Int32) throws -> Int32 {
        var limit = rlimit()
        let status = unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        try #require(status == 0)
        return Int32(min(limit.rlim_cur, 1 << 20)) - offset
    }

    /// Two connected sockets.
    ///
    /// - Parameter number: the least number of the first one.
    private func pair(from number: Int32 = 0) throws -> (Int32, Int32) {
        var ends: [Int32] = [-1, -1]
        let status = unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends)
        try #require(status == 0)
        guard number > 0 else { return (ends[0], ends[1]) }
        let high = fcntl(ends[0], F_DUPFD_CLOEXEC, number)
        try #require(high >= number)
        close(ends[0])
        return (high, ends[1])
    }

    private func send(_ socket: Int32) {
        let count = unsafe write(socket, [1], 1)
        #expect(count == 1)
    }

    @Test func aSocketWithTheNumberOfAClosedOneIsWatched() throws {
        let queue = try SocketPoll()
        let (first, firstPeer) = try pair(from: highNumber(less: 1))
        try queue.addEvents([.read], for: .init(rawValue: first))
        // What happens if a task that was resumed closes the socket before the pool removes its events.
        close(first)
        try queue.removeEvents([.read], for: .init(rawValue: first))
        let (second, secondPeer) = try pair(from: first)
        try #require(second == first)
        try queue.addEvents([.read], for: .init(rawValue: second))
        send(secondPeer)
        #expect(try eventsAfterWaking(queue) == [EventNotification(file: .init(rawValue: second), events: [.read], errors: [])])
        for socket in [firstPeer, second, secondPeer] { close(socket) }
    }

    /// Calls the queue on a new thread, because waiting blocks it. Returns once it waits.
    private func waitOnThread(_ queue: SocketPoll) async -> AsyncThrowingStream<[EventNotification], any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: [EventNotification].self)
        Thread.detachNewThread {
            continuation.yield(with: Result { try queue.getNotifications() })
            continuation.finish()
        }
        while !queue.isWaiting { await Task.yield() }
        return stream
    }

    /// The first call may return for the sake of sockets that were added.
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
        let (socket, peer) = try pair(from: highNumber(less: 2))
        try queue.addEvents([.read], for: .init(rawValue: socket))
        close(socket)
        #expect(try eventsAfterWaking(queue) == [EventNotification(file: .init(rawValue: socket), events: [.read], errors: [.error])])
        close(peer)
    }

    @Test func aSocketAddedLaterEndsWaiting() async throws {
        let queue = try SocketPoll()
        let (socket, peer) = try pair()
        send(peer)
        var answers = await waitOnThread(queue).makeAsyncIterator()
        try queue.addEvents([.read], for: .init(rawValue: socket))
        #expect(try await answers.next() == [])
        #expect(try queue.getNotifications().first?.events == [.read])
        close(socket)
        close(peer)
    }

    /// Otherwise the other side would never hear that the connection ended.
    @Test func aRemovedSocketIsReleasedByTheWaitingThread() async throws {
        let queue = try SocketPoll()
        let (socket, peer) = try pair()
        try queue.addEvents([.read], for: .init(rawValue: socket))
        var answers = await waitOnThread(queue).makeAsyncIterator()
        try queue.removeEvents([.read], for: .init(rawValue: socket))
        close(socket)
        #expect(try await answers.next() == [])
        var byte: UInt8 = 0
        let count = unsafe read(peer, &byte, 1)
        #expect(count == 0)
        close(peer)
    }

    @Test func stoppingEndsWaiting() async throws {
        let queue = try SocketPoll()
        var answers = await waitOnThread(queue).makeAsyncIterator()
        try queue.stop()
        #expect(try await answers.next() == [])
        #expect(throws: SocketError.self) { try queue.getNotifications() }
    }
}
