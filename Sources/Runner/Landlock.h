// Landlock: the kernel's confinement of a process to parts of the file system, which needs no rights (Linux 5.13). The C library has no functions for it, and
// older systems' headers lack its newer parts, so everything is declared here.
// Source: Documentation/userspace-api/landlock.rst and include/uapi/linux/landlock.h in Linux.
#pragma once

#include <stdint.h>

enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446 };
enum { RULE_PATH_BENEATH = 1, RULESET_VERSION = 1 };

struct ruleset {
    uint64_t files, network, scopes;
};

struct __attribute__((packed)) pathRule {
    uint64_t allowed;
    int32_t parent;
};

// Rights to files, in the order of their bits.
enum {
    EXECUTE = 1 << 0,
    WRITE_FILE = 1 << 1,
    READ_FILE = 1 << 2,
    READ_FOLDER = 1 << 3,
    MAKE_CHARACTER_DEVICE = 1 << 6,
    MAKE_BLOCK_DEVICE = 1 << 11,
    /// Moves between folders: version 2. Without it, none is possible.
    REFER = 1 << 13,
    /// Version 3.
    TRUNCATE = 1 << 14,
    /// Controls of devices: version 5.
    CONTROL_DEVICE = 1 << 15,
};

/// TCP, to listen and to connect: version 4.
enum { NETWORK = 3 };
/// Abstract sockets, and signals: version 6.
enum { SCOPES = 3 };
