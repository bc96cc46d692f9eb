import Foundation
import FramePipeline
import Synchronization

/// Ends a process that draws when it takes more memory than its limit.
///
/// Limits of scenes keep single parts small. Only this adds up everything: views, texts, images, layers, frames drawn at the same time, and what Swift views
/// keep. It looks fifty times a second, so that a process can take more for a moment.
package enum MemoryWatch {
    /// The memory of a process without `--max-memory`, in bytes.
    package static let defaultLimit = 2 << 30

    private static let limit = Atomic<Int>(0)

    /// Ends the process with the status of a bad input when it takes more than `limit` bytes from now on. A later call changes the limit.
    package static func begin(limit: Int) {
        guard Self.limit.exchange(limit, ordering: .sequentiallyConsistent) == 0 else { return }
        Thread.detachNewThread {
            // Where the kernel doesn't tell, nothing is limited.
            while let memory = resident {
                let limit = Self.limit.load(ordering: .sequentiallyConsistent)
                if memory > limit { Interruption.end(.badInput, because: message(limit: limit)) }
                usleep(20_000)
            }
        }
    }

    private static let statistics = unsafe open("/proc/self/statm", O_RDONLY | O_CLOEXEC)

    /// The bytes of this process that are in memory; nil where the kernel doesn't tell.
    package static var resident: Int? {
        // Without texts: this runs beside the drawing, 50 times a second.
        var bytes = [UInt8](repeating: 0, count: 128)
        let count = unsafe pread(statistics, &bytes, bytes.count, 0)
        guard count > 0, let space = bytes[..<count].firstIndex(of: UInt8(ascii: " ")) else { return nil }
        let digits = bytes[(space + 1)..<count].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return digits.reduce(0) { $0 &* 10 &+ Int($1 - UInt8(ascii: "0")) } &* pageSize
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
