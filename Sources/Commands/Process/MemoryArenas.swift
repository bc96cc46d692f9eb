import Foundation

/// The arenas of the C library, from which threads get memory.
///
/// Each new thread may get another one, up to eight for each processor, and each of them keeps as much free memory as it needed at once. A server has a few new
/// threads for each program that it starts, so edit by edit all of them grew to the size of a build, although almost nothing was in use.
package enum MemoryArenas {
    @unsafe typealias SetOption = @convention(c) (Int32, Int32) -> Int32

    /// `mallopt`, which Swift's headers don't show.
    @unsafe static let setOption: SetOption? = unsafe dlsym(nil, "mallopt").map { unsafe unsafeBitCast($0, to: SetOption.self) }

    /// `M_ARENA_MAX` and `M_MMAP_THRESHOLD` of <malloc.h>.
    private static let (maximum, threshold): (Int32, Int32) = (-8, -3)

    /// Limits what arenas keep from now on: for processes that run for long and mostly wait for others.
    ///
    /// New threads get no arenas of their own, if there are two already. Blocks of 128 KiB and more stay outside of arenas, as they are at the start: when such
    /// a block is freed, the C library would put all later ones of its size between small ones, and their places stay when they are free.
    package static func limit() {
        for (option, value) in [(maximum, 2), (threshold, 128 << 10)] as [(Int32, Int32)] { _ = unsafe setOption?(option, value) }
    }
}
