import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// Accepts connections, and passes their bytes to the server behind it while they respect the limits.
///
/// FlyingFox limits neither the number of connections, nor the length of requests, nor the time that a client takes to send or to read. So it listens on
/// a socket in a private folder, and this gate is the only way to it.
package final class Gate: Sendable {
    /// The limits of connections. Times are in seconds, sizes in bytes.
    package struct Limits: Sendable {
        /// The number of connections; a further one replaces the one that has been idle longest.
        package var connections = 128
        /// The size of a request's head, and the time in which it must arrive.
        package var headSize = 16 * 1024
        package var headTime = 10.0
        /// The size of a request's body, and the time in which it must arrive. The server answers those from 3 MiB on with status 413.
        package var bodySize = 4 * 1024 * 1024
        package var bodyTime = 60.0
        /// The bytes that a page may send over its WebSocket before the server answers.
        package var frameSize = 64 * 1024
        /// The time in which a client must take some bytes of an answer.
        package var readingTime = 20.0
        /// The time without any byte after which a connection ends.
        package var idleTime = 900.0

        package init() {}
    }

    /// Counts of events, for tests.
    package struct Counters: Sendable, Equatable {
        package var accepted = 0
        package var displaced = 0
        package var refused = 0
        package var late = 0
    }

    private struct State {
        var links: [Int: GateLink] = [:]
        var next = 0
        var counters = Counters()
    }

    private let listener: Socket
    private let inner: String
    private let limits: Limits
    private let state = Mutex(State())

    package var counters: Counters { state.withLock { $0.counters } }
    /// The number of open connections.
    package var openConnections: Int { state.withLock { $0.links.count } }

    /// Listens at an address.
    ///
    /// - Parameters:
    ///   - host: an IP address.
    ///   - port: 0 for any free port.
    ///   - inner: the path of the socket on which the server listens.
    /// - Throws: `SocketError` if the address can't be used.
    package init(host: String, port: UInt16, inner: String, limits: Limits = Limits()) throws {
        (self.inner, self.limits) = (inner, limits)
        if host.contains(":") {
            listener = try Socket(domain: AF_INET6)
            try listener.setValue(true, for: .localAddressReuse)
            try listener.bind(to: .inet6(ip6: host, port: port))
        } else {
            listener = try Socket(domain: AF_INET)
            try listener.setValue(true, for: .localAddressReuse)
            try listener.bind(to: .inet(ip4: host, port: port))
        }
        // Connections inherit it. Without it, the last bytes of a picture wait until the client confirms those before them, which takes 40 ms.
        try listener.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        try listener.listen()
    }

    /// The port on which it listens.
    package var port: UInt16 {
        switch try? listener.sockname() {
        case .ip4(_, let port), .ip6(_, let port): port
        default: 0
        }
    }

    /// Passes bytes until the task is canceled.
    package func run() async throws {
        let pool = SocketPool(queue: try SocketPoll())
        try await pool.prepare()
        let listener = try AsyncSocket(socket: listener, pool: pool)
        defer { try? listener.close() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await pool.run() }
            group.addTask { try await self.watchTimes() }
            group.addTask { try await self.accept(from: listener, pool) }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func accept(from listener: AsyncSocket, _ pool: some AsyncSocketPool) async throws {
        try await withThrowingDiscardingTaskGroup { group in
            while true {
                let client: AsyncSocket
                do {
                    client = try await listener.accept()
                } catch {
                    // For example, there are too many open files: clients wait until others have ended.
                    try Task.checkCancellation()
                    try await Task.sleep(for: .milliseconds(50))
                    continue
                }
                guard let (number, link) = admit() else {
                    try? client.close()
                    continue
                }
                group.addTask {
                    await link.run(client, inner: self.inner, pool)
                    try? client.close()
                    self.end(number, link)
                }
            }
        }
    }

    /// Returns a slot for a connection; nil if too many connections are still ending.
    private func admit() -> (Int, GateLink)? {
        let (place, displaced) = state.withLock { state -> ((Int, GateLink)?, GateLink?) in
            state.counters.accepted += 1
            guard state.links.count < 2 * limits.connections else { return (nil, nil) }
            var displaced: GateLink?
            if state.links.values.count(where: { !$0.isEnding }) >= limits.connections {
                displaced = state.links.values.filter { !$0.isEnding }.min { $0.rank < $1.rank }
                state.counters.displaced += 1
            }
            let link = GateLink(limits: limits)
            state.next += 1
            state.links[state.next] = link
            return ((state.next, link), displaced)
        }
        displaced?.cancel()
        return place
    }

    private func end(_ number: Int, _ link: GateLink) {
        state.withLock { state in
            state.links[number] = nil
            if link.isRefused { state.counters.refused += 1 }
        }
    }

    private func watchTimes() async throws {
        while true {
            try await Task.sleep(for: .milliseconds(250))
            let late = state.withLock { state in
                let late = state.links.values.filter { !$0.isEnding && $0.isLate() }
                state.counters.late += late.count
                return late
            }
            for link in late { link.cancel() }
        }
    }
}
