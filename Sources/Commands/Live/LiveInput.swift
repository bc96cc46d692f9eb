import Foundation

/// The requests on a live process's standard input.
///
/// The descriptor is moved: for the views' own code, standard input is empty.
final class LiveInput: Sendable {
    private let descriptor: Int32

    init() {
        descriptor = dup(STDIN_FILENO)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let empty = unsafe open("/dev/null", O_RDONLY)
        dup2(empty, STDIN_FILENO)
        close(empty)
    }

    /// Ends this process as soon as the requesting process is gone, even while a view is evaluated.
    ///
    /// - Parameter clean: called before, on another thread.
    func watchForEnd(clean: @escaping @Sendable () -> Void) {
        let descriptor = descriptor
        Thread.detachNewThread {
            while true {
                var request = pollfd(fd: descriptor, events: 0, revents: 0)
                if unsafe poll(&request, 1, -1) > 0, request.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
                    clean()
                    ProgramSigns.end(0)
                    _exit(0)
                }
            }
        }
    }

    /// Waits for the next request on the current thread: nothing happens in the view in between.
    ///
    /// - Returns: nil at the end of the input.
    @MainActor func next() -> LiveQuestion? {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(buffer[..<end])
                buffer.removeSubrange(...end)
                if let question = try? JSONDecoder().decode(LiveQuestion.self, from: line) { return question }
                continue
            }
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            let count = unsafe read(descriptor, &bytes, bytes.count)
            if count > 0 { buffer += bytes[..<count] } else if count == 0 || errno != EINTR { return nil }
        }
    }

    @MainActor private var buffer: [UInt8] = []
}
