import Foundation
import FramePipeline
import Synchronization

/// Ends a process that draws when it takes more memory than its limit.
///
/// Limits of scenes keep single parts small. Only this adds up everything: views, texts, images, layers, frames drawn at the same time, and what Swift views
/// keep. It looks ten to a hundred times a second, the oftener the less is left, so that a process can take more for a moment.
package enum MemoryWatch {
    /// The memory of a process without `--max-memory`, in bytes.
    package static let defaultLimit = 2 << 30

    private static let limit = Atomic<Int>(0)

    /// Ends the process with the status of a bad input when it takes more than `limit` bytes from now on. A later call changes the limit.
    package static func begin(limit: Int) {
        guard Self.limit.exchange(limit, ordering: .sequentiallyConsistent) == 0 else { return }
        Thread.detachNewThread {
            var buffer = [UInt8](repeating: 0, count: 128)
            // Where the kernel doesn't tell, nothing is limited.
            while let memory = resident(&buffer) {
                let limit = Self.limit.load(ordering: .sequentiallyConsistent)
                if memory > limit { Interruption.end(.badInput, because: message(limit: limit)) }
                usleep(pause(memory: memory, limit: limit))
            }
        }
    }

    /// Returns the microseconds until the next look: about as long as a process takes to fill what is left, at 16 GiB a second.
    package static func pause(memory: Int, limit: Int) -> UInt32 { UInt32(min(max((limit - memory) >> 14, 10_000), 100_000)) }

    private static let statistics = unsafe open("/proc/self/statm", O_RDONLY | O_CLOEXEC)

    /// The bytes of this process that are in memory; nil where the kernel doesn't tell.
    package static var resident: Int? {
        var buffer = [UInt8](repeating: 0, count: 128)
        return resident(&buffer)
    }

    /// Does the same with memory for the kernel's answer. It runs beside the drawing, so it makes no texts and no other values that take memory.
    private static func resident(_ buffer: inout [UInt8]) -> Int? {
        let count = unsafe pread(statistics, &buffer, buffer.count, 0)
        guard count > 0 else { return nil }
        // The second number.
        var (index, pages) = (0, 0)
        while index < count, buffer[index] != 0x20 { index &+= 1 }
        guard index < count else { return nil }
        index &+= 1
        while index < count, case let digit = buffer[index] &- 0x30, digit < 10 {
            pages = pages &* 10 &+ Int(digit)
            index &+= 1
        }
        return pages &* pageSize
    }

    private static let pageSize = sysconf(Int32(_SC_PAGESIZE))

    package static func message(limit: Int) -> String {
        "drawing takes more than \(text(of: limit)) of memory; draw fewer or smaller views, images, or frames at the same time (--jobs), or allow more with --max-memory \(text(of: 2 * limit))"
    }

    /// Reads a size such as `512M` or `4G`; nil for other texts, and for sizes outside of 64M to 1024G.
    package static func bytes(_ text: String) -> Int? {
        let shifts: [Character: Int] = ["M": 20, "G": 30]
        guard let unit = text.last, let shift = shifts[unit], let number = Int(text.dropLast()), (1...1 << 20).contains(number) else { return nil }
        let bytes = number << shift
        return (64 << 20...1 << 40).contains(bytes) ? bytes : nil
    }

    /// Returns a size as it is written in options.
    package static func text(of bytes: Int) -> String { bytes.isMultiple(of: 1 << 30) ? "\(bytes >> 30)G" : "\(bytes >> 20)M" }
}
