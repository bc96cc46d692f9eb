import Foundation

/// A small process that ends the groups of programs, and removes temporary folders, when this process has ended, even by `SIGKILL`.
///
/// It learns that from the end of a pipe, the writing end of which is in this process alone. (`PR_SET_PDEATHSIG` would act when a thread ends.)
package enum Guardian {
    /// Reads messages: `*` before the start of a program, `!` if that failed, `+` and `-` with the number of a group, `/+` and `/-` with the path of a folder.
    ///
    /// A program that was started, but whose group wasn't named any more, is found by the mark in its environment, which is the script's argument.
    ///
    /// What `confined-run` watches is in groups of its own, and ends first. The runner itself has a moment to end what has left these, and to remove the control
    /// group; one that was just starting its program has started it then.
    package static let script = """
        trap '' INT TERM HUP
        line='
        '
        groups=' '
        folders=$line
        starting=0
        while read -r sign name; do
            case $sign in
            '*') starting=$((starting + 1)) ;;
            '!') starting=$((starting - 1)) ;;
            +)
                starting=$((starting - 1))
                groups="$groups$name "
                ;;
            -) case $groups in *" $name "*) groups="${groups%% $name *} ${groups#* $name }" ;; esac ;;
            /+) folders=$folders$name$line ;;
            /-)
                case $folders in
                *"$line$name$line"*) folders=${folders%%"$line$name$line"*}$line${folders#*"$line$name$line"} ;;
                esac ;;
            esac
        done
        for moment in 1 2 3; do
            found=
            if [ $starting -gt 0 ]; then
                for place in $(grep -lsxzF "$1" /proc/[0-9]*/environ); do
                    place=${place#/proc/}
                    group=${place%/environ}
                    case $groups in *" $group "*) ;; *) groups="$groups$group " found=1 ;; esac
                done
            fi
            for group in $groups; do
                children=
                read -r children <"/proc/$group/task/$group/children"
                for child in $children; do kill -9 "-$child" && found=1; done
                kill -CONT "-$group"
            done
            if [ "$found" ] || [ $moment = 1 ] && [ "$groups$starting" != ' 0' ]; then sleep 0.1; else break; fi
        done
        for group in $groups; do kill -9 "-$group"; done
        IFS=$line
        set -f
        left=
        for folder in $folders; do if [ -e "$folder" ]; then rm -rf -- "$folder"; left=1; fi; done
        if [ "$left" ]; then sleep 1; for folder in $folders; do if [ -e "$folder" ]; then rm -rf -- "$folder"; fi; done; fi
        """

    /// The variable in the environment of programs by which they are found.
    static let markName = "EASEL_GUARDIAN"
    /// Its value, which no other process has.
    static let mark = UUID().uuidString

    /// The writing end of the pipe, -1 if there is no such process.
    private static let pipe: Int32 = {
        var ends: [Int32] = [-1, -1]
        guard unsafe Foundation.pipe(&ends) == 0 else { return -1 }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
        for number in [STDOUT_FILENO, STDERR_FILENO] { unsafe posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0) }
        _ = unsafe ProgramProcess.closeOthers?(&actions, STDERR_FILENO + 1)
        // In a session of its own, no signal for this process's group reaches it.
        let flags = Int16(0x80)
        guard unsafe ProgramProcess.spawn("/bin/sh", ["/bin/sh", "-c", script, "guardian", "\(markName)=\(mark)"], [], &actions, flags).code == 0 else {
            close(ends[1])
            return -1
        }
        return ends[1]
    }()

    /// Ends a program after this process that is started now, and its group.
    ///
    /// - Parameter start: returns the group's number.
    static func watch(_ start: () throws -> pid_t) rethrows -> pid_t {
        send("*\n")
        do {
            let group = try start()
            send("+ \(group)\n")
            return group
        } catch {
            send("!\n")
            throw error
        }
    }

    /// Notes that a group has ended.
    static func forget(group: pid_t) { send("- \(group)\n") }

    /// Removes a folder or a file after this process, unless `removeNow(_:)` has; called before it is created, so that no moment is missed. Processes that were
    /// killed with it may still write there for a moment.
    package static func remove(_ folder: URL) { send("+", folder) }

    /// Removes a folder or a file, and forgets it: a process that runs for days makes many.
    package static func removeNow(_ folder: URL) {
        try? FileManager.default.removeItem(at: folder)
        if !FileManager.default.fileExists(atPath: folder.path) { send("-", folder) }
    }

    private static func send(_ sign: String, _ folder: URL) {
        if !folder.path.contains("\n"), folder.path.utf8.count < 4000 { send("/\(sign) \(folder.path)\n") }
    }

    /// So short a text is written whole. If the process was killed, nothing can be done.
    private static func send(_ text: String) {
        guard pipe >= 0 else { return }
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGPIPE)
        var kept = sigset_t()
        unsafe pthread_sigmask(SIG_BLOCK, &signals, &kept)
        let bytes = Array(text.utf8)
        if unsafe write(pipe, bytes, bytes.count) < 0, errno == EPIPE {
            var none = timespec()
            unsafe sigtimedwait(&signals, nil, &none)
        }
        unsafe pthread_sigmask(SIG_SETMASK, &kept, nil)
    }
}
