// What a process uses, with all that it has started.
#pragma once

#include <sys/types.h>

struct Usage {
    /// Processes and threads.
    unsigned long long tasks;
    /// In bytes, without files that are only mapped.
    unsigned long long memory;
};

/// Finds the processes that a process has started itself; returns their number, at most `most`.
int childrenOf(pid_t process, pid_t *children, int most);

/// Adds up a process and its descendants. Those that end or start meanwhile may be missing.
struct Usage usageBelow(pid_t process);
