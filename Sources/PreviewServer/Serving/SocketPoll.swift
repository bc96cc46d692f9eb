import FlyingSocks
import Foundation
import Glibc
import Synchronization

/// The sockets of the server, watched with poll(2).
///
/// FlyingFox's own queue, `ePoll` of version 0.27, keeps the number of a socket that a resumed task closes before the pool has removed its events. The next
/// connection gets the same number, the queue takes it for the old one, and it never hears of its bytes: a page loads forever. Here, removing never fails, and an
/// event that belongs to an earlier socket of the same number is dropped.
///
/// - Complexity: O(*n*) for each event, with *n* the number of connections, which `Gate` limits.
final class SocketPoll: EventQueue, Sendable {
    private struct Interest {
        var events: Socket.Events
        /// Tells sockets apart that have the same number one after the other.
        let serial: Int
    }

    private struct State {
        var interests: [Socket.FileDescriptor: Interest] = [:]
        var serial = 0
        var isStopped = false
        /// Whether a thread waits, or is about to.
        var isWaiting = false
    }

    private let state = Mutex(State())
    /// A byte that is written to one end ends waiting at the other. Both stay open as long as a thread may wait.
    private let wakeEnd: Int32
    private let waitEnd: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        let type = SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
        guard unsafe socketpair(AF_UNIX, Int32(type), 0, &ends) == 0 else { throw SocketError.makeFailed("socketpair") }
        (waitEnd, wakeEnd) = (ends[0], ends[1])
    }

    deinit {
        Glibc.close(waitEnd)
        Glibc.close(wakeEnd)
    }

    /// Whether a thread waits, and nothing has woken it so far.
    var isWaiting: Bool { state.withLock { $0.isWaiting } }

    func open() throws {}

    func stop() throws {
        state.withLock { state in
            state.isStopped = true
            wake(&state)
        }
    }

    func close() throws {}

    func addEvents(_ events: Socket.Events, for socket: Socket.FileDescriptor) throws {
        state.withLock { state in
            if state.interests[socket] == nil {
                state.serial += 1
                state.interests[socket] = Interest(events: [], serial: state.serial)
            }
            state.interests[socket]?.events.formUnion(events)
            wake(&state)
        }
    }

    func removeEvents(_ events: Socket.Events, for socket: Socket.FileDescriptor) throws {
        state.withLock { state in
            state.interests[socket]?.events.subtract(events)
            if state.interests[socket]?.events.isEmpty == true { state.interests[socket] = nil }
            // A socket that is closed now ends its connection only after the system call has let go of it.
            wake(&state)
        }
    }

    /// Waits until at least one event has happened, or until the sockets have changed.
    func getNotifications() throws -> [EventNotification] {
        let sockets = try state.withLock { state in
            if state.isStopped { throw SocketError.disconnected }
            state.isWaiting = true
            return Array(state.interests)
        }
        var entries = [pollfd(fd: waitEnd, events: Int16(POLLIN), revents: 0)]
        for (socket, interest) in sockets {
            let events = (interest.events.contains(.read) ? POLLIN : 0) | (interest.events.contains(.write) ? POLLOUT : 0)
            entries.append(pollfd(fd: socket.rawValue, events: Int16(events), revents: 0))
        }
        let count = unsafe poll(&entries, nfds_t(entries.count), -1)
        let error = errno
        return try state.withLock { state in
            state.isWaiting = false
            takeWakeByte()
            if count < 0, error != EINTR { throw SocketError.makeFailed("poll") }
            return zip(sockets, entries.dropFirst()).compactMap { socket, entry in
                guard entry.revents != 0, let interest = state.interests[socket.key], interest.serial == socket.value.serial else { return nil }
                return Self.notification(of: Int32(entry.revents), socket.key, interest.events)
            }
        }
    }

    /// - Parameter awaited: what tasks wait for. They hear of an error, too.
    private static func notification(of events: Int32, _ socket: Socket.FileDescriptor, _ awaited: Socket.Events) -> EventNotification {
        var notification = EventNotification(file: socket, events: [], errors: [])
        if events & POLLIN != 0 { notification.events.insert(.read) }
        if events & POLLOUT != 0 { notification.events.insert(.write) }
        // Bytes that came before the end are read first.
        if events & POLLHUP != 0, events & POLLIN == 0 { notification.errors.insert(.endOfFile) }
        if events & (POLLERR | POLLNVAL) != 0 { notification.errors.insert(.error) }
        if !notification.errors.isEmpty { notification.events = awaited }
        return notification
    }

    private func wake(_ state: inout State) {
        guard state.isWaiting else { return }
        // Once for each wait.
        state.isWaiting = false
        var byte: UInt8 = 0
        _ = unsafe write(wakeEnd, &byte, 1)
    }

    private func takeWakeByte() {
        var byte: UInt8 = 0
        _ = unsafe read(waitEnd, &byte, 1)
    }
}
