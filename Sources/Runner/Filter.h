// The filter of system calls, which the compiler makes from Calls.h: a program of BPF that the kernel runs before each call.
#pragma once

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>

#include "Calls.h"

#if defined(__x86_64__)
#define NUMBER(x86, arm) x86
#define FILTERED_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NUMBER(x86, arm) arm
#define FILTERED_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "the filter knows the calls of x86-64 and arm64"
#endif

enum {
#define NAME_CALL(name, x86, arm, ...) CALL_##name = NUMBER(x86, arm),
    DENIED_CALLS(NAME_CALL) CALLS_ABOUT_A_PROCESS(NAME_CALL) CALLS_ABOUT_FILES(NAME_CALL) CALLS_OF_SIGNALS(NAME_CALL) OTHER_CALLS(NAME_CALL)
};

#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset)
// The kernel takes the lower half of each argument that is checked here; both processors store it first.
#define LOAD_NUMBER LOAD(offsetof(struct seccomp_data, nr))
#define LOAD_ARGUMENT(index) LOAD(offsetof(struct seccomp_data, args[index]))
#define IF_EQUAL(value, then, otherwise) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, then, otherwise)
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define FAIL(code) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (code))

// Only native calls: those of 32 bits, and those of x32, have other numbers.
#define FILTER_BEGIN                                                                                                                                 \
    LOAD(offsetof(struct seccomp_data, arch)), IF_EQUAL(FILTERED_ARCHITECTURE, 1, 0), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS), LOAD_NUMBER, \
        BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, LAST_KNOWN_CALL, 0, 1), FAIL(ENOSYS)

#define FAIL_IF(name, code) IF_EQUAL((unsigned)CALL_##name, 0, 1), FAIL(code)
#define FAIL_CALL(name, x86, arm, code) FAIL_IF(name, code),
#define FAIL_UNLESS_ZERO(name, x86, arm, index) IF_EQUAL((unsigned)CALL_##name, 0, 4), LOAD_ARGUMENT(index), IF_EQUAL(0, 1, 0), FAIL(EPERM), ALLOW,

/// All new namespaces.
#define NEW_NAMESPACES                                                                                                                               \
    (CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET)

/// Fails if an argument has a value; goes on with the next rule otherwise.
#define FAIL_FOR(name, index, value)                                                                                                                 \
    IF_EQUAL((unsigned)CALL_##name, 0, 4), LOAD_ARGUMENT(index), IF_EQUAL(value, 0, 1), FAIL(EPERM), LOAD_NUMBER

/// For every confined program.
static const struct sock_filter commonFilter[] = {
    FILTER_BEGIN,
    DENIED_CALLS(FAIL_CALL)
    // A program that writes to a file waits while this one has a lease of it.
    FAIL_FOR(fcntl, 1, F_SETLEASE),
    IF_EQUAL((unsigned)CALL_clone, 0, 4), LOAD_ARGUMENT(0), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, NEW_NAMESPACES, 0, 1), FAIL(EPERM), ALLOW,
    // Text that a terminal would take for typed by the user.
    IF_EQUAL((unsigned)CALL_ioctl, 0, 5), LOAD_ARGUMENT(1), IF_EQUAL(TIOCSTI, 1, 0), IF_EQUAL(TIOCLINUX, 0, 1), FAIL(EPERM), ALLOW,
    ALLOW,
};

/// The values of a user's processes: IOPRIO_WHO_USER, which the C library has no name for, is that of `ioprio_set`.
enum { USERS_PROCESSES = 2, USERS_TRANSFERS = 3 };

/// For programs without a container. Every process that they start stays in their group, so that all end with it.
static const struct sock_filter sharedMachineFilter[] = {
    LOAD_NUMBER, CALLS_ABOUT_FILES(FAIL_CALL)
    // All processes of the user, whose number is 0 here, too.
    FAIL_FOR(setpriority, 0, USERS_PROCESSES), FAIL_FOR(ioprio_set, 0, USERS_TRANSFERS),
    CALLS_ABOUT_A_PROCESS(FAIL_UNLESS_ZERO) FAIL_IF(setpgid, 0), FAIL_IF(setsid, EPERM),
    // With these, any signal can be sent to a process when a pipe gets data.
    FAIL_FOR(fcntl, 1, F_SETOWN), FAIL_FOR(fcntl, 1, F_SETOWN_EX), FAIL_FOR(fcntl, 1, F_SETSIG), FAIL_FOR(fcntl, 1, F_NOTIFY),
    // Only controls of terminals and descriptors. Others change a file, or make folders, with the right to read.
    IF_EQUAL((unsigned)CALL_ioctl, 0, 4), LOAD_ARGUMENT(1), BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0xff00), IF_EQUAL('T' << 8, 1, 0), FAIL(ENOTTY), ALLOW};

/// Fails for opening a file not to write, but to empty it.
#define FAIL_TO_EMPTY(name, index)                                                                                                                   \
    IF_EQUAL((unsigned)CALL_##name, 0, 6), LOAD_ARGUMENT(index), BPF_STMT(BPF_ALU | BPF_AND | BPF_K, O_TRUNC | O_ACCMODE),                           \
        IF_EQUAL(O_TRUNC, 1, 0), IF_EQUAL(O_TRUNC | O_ACCMODE, 0, 1), FAIL(EACCES), LOAD_NUMBER

/// The same for kernels whose Landlock doesn't know of emptying, which it then allows where reading is allowed. The flags of openat2 are in memory.
static const struct sock_filter oldKernelFilter[] = {
    LOAD_NUMBER, FAIL_TO_EMPTY(open, 1), FAIL_TO_EMPTY(openat, 2), FAIL_IF(openat2, ENOSYS), ALLOW};

#define SIGNAL_ITSELF(name, x86, arm) IF_EQUAL((unsigned)CALL_##name, 0, 4), LOAD_ARGUMENT(0), IF_EQUAL(OWN_PROCESS, 1, 0), FAIL(EPERM), ALLOW,
#define OWN_PROCESS 0xfffffffeu

/// The same for kernels whose Landlock doesn't confine signals; the number of the process replaces OWN_PROCESS.
static const struct sock_filter ownSignalsFilter[] = {
    LOAD_NUMBER, CALLS_OF_SIGNALS(SIGNAL_ITSELF) FAIL_IF(tkill, EPERM), FAIL_IF(pidfd_send_signal, EPERM), ALLOW};
