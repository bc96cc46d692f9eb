import Foundation

/// What the kernel tells about running processes, in `/proc`.
package enum ProcessFacts {
    /// Returns the text of a file of a process, such as `stat`; empty if the process has ended.
    package static func text(_ name: String, of number: pid_t) -> String { SystemFile.text("/proc/\(number)/\(name)") }

    /// Returns the numbers of the processes that a process has started itself.
    package static func children(of number: pid_t) -> [pid_t] {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(number)/task")) ?? []
        return threads.flatMap { thread in text("task/\(thread)/children", of: number).split(separator: " ").compactMap { pid_t($0) } }
    }

    /// Visits the groups of all processes below a process, each once, and outer ones first.
    ///
    /// - Parameter visit: called before the processes below those of the group are looked for, so that it can stop them, after which they start no others. Not
    ///   called for the group of the process, nor for that of this process.
    static func forEachGroup(below number: pid_t, _ visit: (pid_t) -> Void) {
        var seen: Set = [getpgid(number), getpgrp()]
        var level = [number]
        while !level.isEmpty {
            level = level.flatMap(children)
            for group in level.map(getpgid) where group > 1 && seen.insert(group).inserted { visit(group) }
        }
    }
}
