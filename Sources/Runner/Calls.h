// The system calls that no confined program may make: name, number on x86-64, number on arm64, and the error that the caller sees. A call that a processor
// doesn't have is ABSENT. The compiler turns this list into the filter (Filter.h); a test makes each call by the name in the system's own headers.
#pragma once

#define ABSENT 0xffffffffu

/// Denied with any arguments.
#define DENIED_CALLS(CALL)                                                                                                                           \
    /* Mounts, and other roots. */                                                                                                                   \
    CALL(mount, 165, 40, EPERM)                                                                                                                      \
    CALL(umount2, 166, 39, EPERM)                                                                                                                    \
    CALL(pivot_root, 155, 41, EPERM)                                                                                                                 \
    CALL(chroot, 161, 51, EPERM)                                                                                                                     \
    CALL(open_tree, 428, 428, EPERM)                                                                                                                 \
    CALL(move_mount, 429, 429, EPERM)                                                                                                                \
    CALL(fsopen, 430, 430, EPERM)                                                                                                                    \
    CALL(fsconfig, 431, 431, EPERM)                                                                                                                  \
    CALL(fsmount, 432, 432, EPERM)                                                                                                                   \
    CALL(fspick, 433, 433, EPERM)                                                                                                                    \
    CALL(mount_setattr, 442, 442, EPERM)                                                                                                             \
    CALL(swapon, 167, 224, EPERM)                                                                                                                    \
    CALL(swapoff, 168, 225, EPERM)                                                                                                                   \
    CALL(quotactl, 179, 60, EPERM)                                                                                                                   \
    CALL(quotactl_fd, 443, 443, EPERM)                                                                                                               \
    CALL(name_to_handle_at, 303, 264, EPERM)                                                                                                         \
    CALL(open_by_handle_at, 304, 265, EPERM)                                                                                                         \
    CALL(fanotify_init, 300, 262, EPERM)                                                                                                             \
    CALL(fanotify_mark, 301, 263, EPERM)                                                                                                             \
    /* Namespaces. The flags of clone3 are in memory, which a filter can't read: the C library falls back to clone. */                              \
    CALL(unshare, 272, 97, EPERM)                                                                                                                    \
    CALL(setns, 308, 268, EPERM)                                                                                                                     \
    CALL(clone3, 435, 435, ENOSYS)                                                                                                                   \
    /* The network, and sockets in the file system, behind which daemons with more rights listen. */                                                 \
    CALL(socket, 41, 198, EACCES)                                                                                                                    \
    /* Other processes. */                                                                                                                           \
    CALL(ptrace, 101, 117, EPERM)                                                                                                                    \
    CALL(process_vm_readv, 310, 270, EPERM)                                                                                                          \
    CALL(process_vm_writev, 311, 271, EPERM)                                                                                                         \
    CALL(process_madvise, 440, 440, EPERM)                                                                                                           \
    CALL(process_mrelease, 448, 448, EPERM)                                                                                                          \
    CALL(pidfd_getfd, 438, 438, EPERM)                                                                                                               \
    CALL(kcmp, 312, 272, EPERM)                                                                                                                      \
    CALL(migrate_pages, 256, 238, EPERM)                                                                                                             \
    CALL(move_pages, 279, 239, EPERM)                                                                                                                \
    /* Keys of the kernel, and memory that is shared by name. */                                                                                     \
    CALL(add_key, 248, 217, EPERM)                                                                                                                   \
    CALL(request_key, 249, 218, EPERM)                                                                                                               \
    CALL(keyctl, 250, 219, EPERM)                                                                                                                    \
    CALL(shmget, 29, 194, EPERM)                                                                                                                     \
    CALL(shmat, 30, 196, EPERM)                                                                                                                      \
    CALL(shmctl, 31, 195, EPERM)                                                                                                                     \
    CALL(semget, 64, 190, EPERM)                                                                                                                     \
    CALL(semctl, 66, 191, EPERM)                                                                                                                     \
    CALL(semop, 65, 193, EPERM)                                                                                                                      \
    CALL(semtimedop, 220, 192, EPERM)                                                                                                                \
    CALL(msgget, 68, 186, EPERM)                                                                                                                     \
    CALL(msgctl, 71, 187, EPERM)                                                                                                                     \
    CALL(msgrcv, 70, 188, EPERM)                                                                                                                     \
    CALL(msgsnd, 69, 189, EPERM)                                                                                                                     \
    CALL(mq_open, 240, 180, EPERM)                                                                                                                   \
    CALL(mq_unlink, 241, 181, EPERM)                                                                                                                 \
    /* Parts of the kernel with many faults in the past. */                                                                                          \
    CALL(bpf, 321, 280, EPERM)                                                                                                                       \
    CALL(perf_event_open, 298, 241, EPERM)                                                                                                           \
    CALL(userfaultfd, 323, 282, EPERM)                                                                                                               \
    CALL(io_uring_setup, 425, 425, EPERM)                                                                                                            \
    CALL(io_uring_enter, 426, 426, EPERM)                                                                                                            \
    CALL(io_uring_register, 427, 427, EPERM)                                                                                                         \
    CALL(vmsplice, 278, 75, EPERM)                                                                                                                   \
    CALL(modify_ldt, 154, ABSENT, EPERM)                                                                                                             \
    CALL(personality, 135, 92, EPERM)                                                                                                                \
    /* Memory that no process shows as its own, so that no limit counts it. */                                                                       \
    CALL(memfd_create, 319, 279, EPERM)                                                                                                              \
    CALL(memfd_secret, 447, 447, EPERM)                                                                                                              \
    /* The machine. */                                                                                                                               \
    CALL(init_module, 175, 105, EPERM)                                                                                                               \
    CALL(finit_module, 313, 273, EPERM)                                                                                                              \
    CALL(delete_module, 176, 106, EPERM)                                                                                                             \
    CALL(kexec_load, 246, 104, EPERM)                                                                                                                \
    CALL(kexec_file_load, 320, 294, EPERM)                                                                                                           \
    CALL(reboot, 169, 142, EPERM)                                                                                                                    \
    CALL(acct, 163, 89, EPERM)                                                                                                                       \
    CALL(syslog, 103, 116, EPERM)                                                                                                                    \
    CALL(sethostname, 170, 161, EPERM)                                                                                                               \
    CALL(setdomainname, 171, 162, EPERM)                                                                                                             \
    CALL(settimeofday, 164, 170, EPERM)                                                                                                              \
    CALL(clock_settime, 227, 112, EPERM)                                                                                                             \
    CALL(adjtimex, 159, 171, EPERM)                                                                                                                  \
    CALL(clock_adjtime, 305, 266, EPERM)                                                                                                             \
    CALL(vhangup, 153, 58, EPERM)                                                                                                                    \
    CALL(_sysctl, 156, ABSENT, EPERM)                                                                                                                \
    CALL(lookup_dcookie, 212, 18, EPERM)                                                                                                             \
    CALL(nfsservctl, 180, 42, EPERM)                                                                                                                 \
    CALL(uselib, 134, ABSENT, EPERM)                                                                                                                 \
    CALL(ustat, 136, ABSENT, EPERM)                                                                                                                  \
    CALL(sysfs, 139, ABSENT, EPERM)                                                                                                                  \
    CALL(iopl, 172, ABSENT, EPERM)                                                                                                                   \
    CALL(ioperm, 173, ABSENT, EPERM)

/// Denied where the program shares its processes with the user's others: their limits, priorities, and processors are not its own. 0 stands for itself.
#define CALLS_ABOUT_A_PROCESS(CALL)                                                                                                                  \
    CALL(prlimit64, 302, 261, 0)                                                                                                                     \
    CALL(setpriority, 141, 140, 1)                                                                                                                   \
    CALL(ioprio_set, 251, 30, 1)                                                                                                                     \
    CALL(sched_setparam, 142, 118, 0)                                                                                                                \
    CALL(sched_setscheduler, 144, 119, 0)                                                                                                            \
    CALL(sched_setaffinity, 203, 122, 0)                                                                                                             \
    CALL(sched_setattr, 314, 274, 0)

/// What Landlock doesn't confine: a program without a container could change the rights, owners, times, and attributes of all files of its user, and on kernels
/// before Linux 6.2 empty them. For rights and times, which programs set along the way, nothing is done, and the call seems to succeed.
#define CALLS_ABOUT_FILES(CALL)                                                                                                                      \
    CALL(chmod, 90, ABSENT, 0)                                                                                                                       \
    CALL(fchmod, 91, 52, 0)                                                                                                                          \
    CALL(fchmodat, 268, 53, 0)                                                                                                                       \
    CALL(chown, 92, ABSENT, EPERM)                                                                                                                   \
    CALL(fchown, 93, 55, EPERM)                                                                                                                      \
    CALL(lchown, 94, ABSENT, EPERM)                                                                                                                  \
    CALL(fchownat, 260, 54, EPERM)                                                                                                                   \
    CALL(utime, 132, ABSENT, 0)                                                                                                                      \
    CALL(utimes, 235, ABSENT, 0)                                                                                                                     \
    CALL(futimesat, 261, ABSENT, 0)                                                                                                                  \
    CALL(utimensat, 280, 88, 0)                                                                                                                      \
    CALL(setxattr, 188, 5, EOPNOTSUPP)                                                                                                               \
    CALL(lsetxattr, 189, 6, EOPNOTSUPP)                                                                                                              \
    CALL(fsetxattr, 190, 7, EOPNOTSUPP)                                                                                                              \
    CALL(removexattr, 197, 14, EOPNOTSUPP)                                                                                                           \
    CALL(lremovexattr, 198, 15, EOPNOTSUPP)                                                                                                          \
    CALL(fremovexattr, 199, 16, EOPNOTSUPP)                                                                                                          \
    CALL(truncate, 76, 45, EPERM)                                                                                                                    \
    CALL(inotify_add_watch, 254, 27, EACCES)

/// Signals to others, for kernels whose Landlock doesn't confine signals.
#define CALLS_OF_SIGNALS(CALL)                                                                                                                       \
    CALL(kill, 62, 129)                                                                                                                              \
    CALL(tgkill, 234, 131)                                                                                                                           \
    CALL(rt_sigqueueinfo, 129, 138)                                                                                                                  \
    CALL(rt_tgsigqueueinfo, 297, 240)

/// Single calls that the filter decides by their arguments.
#define OTHER_CALLS(CALL)                                                                                                                            \
    CALL(clone, 56, 220)                                                                                                                             \
    CALL(ioctl, 16, 29)                                                                                                                              \
    CALL(fcntl, 72, 25)                                                                                                                              \
    CALL(open, 2, ABSENT)                                                                                                                            \
    CALL(openat, 257, 56)                                                                                                                            \
    CALL(openat2, 437, 437)                                                                                                                          \
    CALL(setpgid, 109, 154)                                                                                                                          \
    CALL(setsid, 112, 157)                                                                                                                           \
    CALL(tkill, 200, 130)                                                                                                                            \
    CALL(pidfd_send_signal, 424, 424)

/// The last call that this list was made for (set_mempolicy_home_node, Linux 5.17). Later ones don't exist for a confined program: the C library falls back.
#define LAST_KNOWN_CALL 450
