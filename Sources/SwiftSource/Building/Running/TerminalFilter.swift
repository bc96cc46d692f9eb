import Commands
import Foundation
import FramePipeline

/// What a program in the sandbox may show on a terminal: texts, and `render`'s own bar of progress. Everything else that a terminal would obey is escaped, such
/// as a change of its title, of earlier lines, or of what is pasted.
struct TerminalFilter {
    /// The parts of the bar: the beginning of the line, its removal, green, and the usual color.
    private static let allowed = ["\r\u{1B}[K", "\u{1B}[32m", "\u{1B}[0m"].map { Array($0.utf8) }

    /// The bytes of a character, or of an allowed sequence, that isn't complete.
    private var rest: [UInt8] = []

    /// Returns the text of the next bytes, as far as it is complete.
    mutating func text(of bytes: some Sequence<UInt8>) -> String {
        rest += bytes
        let end = rest.count - unfinished
        defer { rest.removeFirst(end) }
        return Self.shown(rest[..<end])
    }

    /// Returns the text of what remains at the end.
    mutating func end() -> String {
        defer { rest = [] }
        return Self.shown(rest[...])
    }

    /// The number of bytes at the end that later ones could complete.
    private var unfinished: Int {
        // The longest sequence has five.
        for count in stride(from: min(4, rest.count), through: 1, by: -1) {
            let tail = rest.suffix(count)
            if Self.allowed.contains(where: { $0.count > count && $0.starts(with: tail) }) { return count }
            guard let first = tail.first, first >= 0xC2 else { continue }
            let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
            if count < length, tail.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) { return count }
        }
        return 0
    }

    private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
        var (result, plain, place) = ("", bytes.startIndex, bytes.startIndex)
        func text(_ range: Range<Int>) -> String { MessageOutput.printable(String(decoding: bytes[range], as: UTF8.self)) }
        while place < bytes.endIndex {
            guard let sequence = allowed.first(where: { bytes[place...].starts(with: $0) }) else {
                place += 1
                continue
            }
            result += text(plain..<place) + String(decoding: sequence, as: UTF8.self)
            place += sequence.count
            plain = place
        }
        return result + text(plain..<bytes.endIndex)
    }
}

/// A pipe to a stream of this process that is a terminal, through the filter.
final class FilteredTerminal: @unchecked Sendable {
    let pipe = ProgramStart.makePipe()
    private let done = DispatchSemaphore(value: 0)

    /// Returns the pipe to a stream; nil if that is no terminal.
    init?(_ descriptor: Int32) {
        guard isatty(descriptor) == 1 else { return nil }
        let output = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        Thread.detachNewThread { [self] in
            var filter = TerminalFilter()
            while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty { try? output.write(contentsOf: Data(filter.text(of: data).utf8)) }
            try? output.write(contentsOf: Data(filter.end().utf8))
            done.signal()
        }
    }

    /// Waits until everything is shown that a program has printed, which has ended.
    func finish() { _ = done.wait(timeout: .now() + 2) }
}
