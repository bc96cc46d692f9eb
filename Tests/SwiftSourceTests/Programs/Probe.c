// Reports what a confined program sees and can do, one fact per line: the test compiles this and runs it as a view is run.
//
// Calls are made by the names in the system's own headers, with arguments that succeed or fail otherwise for a process without confinement.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

extern char **environ;

static void result(const char *name, long value) {
    printf("%s %s\n", name, value >= 0 ? "done" : strerrorname_np(errno));
}

#define CALL(name, ...) result(#name, syscall(SYS_##name, ##__VA_ARGS__))

static void status(void) {
    FILE *file = fopen("/proc/self/status", "r");
    char line[256];
    while (file && fgets(line, sizeof line, file)) {
        if (!strncmp(line, "Cap", 3) || !strncmp(line, "NoNewPrivs", 10) || !strncmp(line, "Seccomp:", 8)) {
            line[strcspn(line, "\n")] = 0;
            *strchr(line, '\t') = ' ';
            printf("%s\n", line);
        }
    }
    if (file) fclose(file);
}

/// The places that may be written, of all mounts.
static void mounts(void) {
    FILE *file = fopen("/proc/self/mountinfo", "r");
    char line[4096], place[1024], options[256];
    while (file && fgets(line, sizeof line, file)) {
        if (sscanf(line, "%*d %*d %*s %*s %1023s %255s", place, options) == 2 && !strncmp(options, "rw", 2)) printf("writable %s\n", place);
    }
    if (file) fclose(file);
}

static void list(const char *title, const char *path) {
    DIR *folder = opendir(path);
    if (!folder) {
        printf("%s %s\n", title, strerrorname_np(errno));
        return;
    }
    for (struct dirent *entry; (entry = readdir(folder));) {
        if (entry->d_name[0] != '.' && atoi(entry->d_name) != dirfd(folder)) printf("%s %s\n", title, entry->d_name);
    }
    closedir(folder);
}

static void file(const char *title, const char *path, int flags) {
    int descriptor = open(path, flags | O_CLOEXEC, 0600);
    result(title, descriptor);
    if (descriptor >= 0) close(descriptor);
}

/// Changes a file without opening it to write, as far as possible: the test looks at the file itself.
static void damage(const char *path) {
    chmod(path, 0);
    fchmodat(AT_FDCWD, path, 0, 0);
    lchown(path, 1, 1);
    utimensat(AT_FDCWD, path, (struct timespec[2]){{1, 0}, {1, 0}}, 0);
    setxattr(path, "user.easel", "x", 1, 0);
    truncate(path, 0);
    open(path, O_RDONLY | O_TRUNC | O_CLOEXEC);
    open(path, O_ACCMODE | O_TRUNC | O_CLOEXEC);
    unlink(path);
    rename(path, "moved");
    link(path, "linked");
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    fchmod(descriptor, 0);
    fchown(descriptor, 1, 1);
    futimens(descriptor, (struct timespec[2]){{1, 0}, {1, 0}});
    fsetxattr(descriptor, "user.easel", "x", 1, 0);
    int flags = FS_NODUMP_FL;
    result("set-flags", ioctl(descriptor, FS_IOC_SETFLAGS, &flags));
    result("lease", fcntl(descriptor, F_SETLEASE, F_RDLCK));
    close(descriptor);
}

static int nothing(void *argument) { return 0; }

/// Ends with all memory or processes that it can get, for tests of the limits.
static void exhaust(const char *what) {
    if (!strcmp(what, "memory")) {
        for (;;) {
            volatile char *block = malloc(64 << 20);
            for (long place = 0; block && place < 64 << 20; place += 4096) block[place] = 1;
        }
    }
    if (!strcmp(what, "processes")) {
        for (;;) {
            if (fork() == 0) for (;;) pause();
        }
    }
    if (!strcmp(what, "daemon")) {
        // A process that outlives its parent, in a session of its own if it can.
        if (fork() == 0) {
            setsid();
            setpgid(0, 0);
            if (fork() == 0) for (;;) pause();
            _exit(0);
        }
        wait(NULL);
        exit(7);
    }
    if (!strcmp(what, "orphans")) {
        // Each loses its parent at once.
        for (;;) {
            pid_t child = fork();
            if (child == 0) {
                if (fork() == 0) for (;;) pause();
                _exit(0);
            }
            waitpid(child, NULL, 0);
        }
    }
    if (!strcmp(what, "signal")) raise(SIGSEGV);
    if (!strcmp(what, "sleep")) for (;;) pause();
}

/// The arguments are alternately NAME PATH: a file to read. One with the name "write" is written.
int main(int count, char **arguments) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (count == 2) exhaust(arguments[1]);
    status();
    mounts();
    list("descriptor", "/proc/self/fd");
    list("device", "/dev");
    list("process", "/proc");
    for (char **entry = environ; *entry; entry++) printf("variable %.*s\n", (int)strcspn(*entry, "="), *entry);
    for (int index = 1; index + 1 < count; index += 2) {
        if (!strncmp(arguments[index], "damage", 6)) {
            damage(arguments[index + 1]);
            continue;
        }
        int isWriting = !strncmp(arguments[index], "write", 5);
        file(arguments[index], arguments[index + 1], isWriting ? O_WRONLY | O_CREAT : O_RDONLY);
    }
    char environment[64];
    snprintf(environment, sizeof environment, "/proc/%d/environ", getppid());
    file("read-parent", environment, O_RDONLY);
    // The case of issue 51: a folder that is only readable becomes writable.
    result("remount", mount("none", "/usr", NULL, MS_REMOUNT | MS_BIND, NULL));
    CALL(mount, "none", "/tmp", "tmpfs", 0, NULL);
    CALL(umount2, "/proc", MNT_DETACH);
    CALL(pivot_root, ".", ".");
    CALL(chroot, "/");
    CALL(open_tree, AT_FDCWD, "/", 1);
    CALL(move_mount, -1, "", -1, "", 0);
    CALL(fsopen, "tmpfs", 0);
    CALL(fsmount, -1, 0, 0);
    CALL(mount_setattr, -1, "", 0, NULL, 0);
    CALL(open_by_handle_at, -1, NULL, 0);
    CALL(unshare, CLONE_NEWUSER);
    CALL(setns, -1, 0);
    CALL(clone3, NULL, 0);
    static char stack[65536];
    int namespaces[] = {CLONE_NEWUSER, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWIPC, CLONE_NEWUTS, CLONE_NEWCGROUP};
    for (int index = 0; index < 7; index++) result("clone", clone(nothing, stack + sizeof stack, namespaces[index] | SIGCHLD, NULL));
    CALL(ptrace, 0, 0, 0, 0);
    CALL(process_vm_readv, getpid(), NULL, 0, NULL, 0, 0);
    CALL(process_vm_writev, getpid(), NULL, 0, NULL, 0, 0);
    CALL(pidfd_getfd, -1, 0, 0);
    CALL(kcmp, getpid(), getpid(), 0, 0, 0);
    CALL(keyctl, 0, -3, 0);
    CALL(add_key, "user", "easel", "x", 1, -3);
    CALL(request_key, "user", "easel", NULL, 0);
    CALL(shmget, 0, 4096, 01600);
    CALL(mq_open, "easel", O_CREAT, 0600, NULL);
    CALL(bpf, 0, NULL, 0);
    CALL(perf_event_open, NULL, 0, -1, -1, 0);
    CALL(userfaultfd, 0);
    CALL(io_uring_setup, 1, NULL);
    CALL(memfd_create, "easel", 0);
    CALL(init_module, NULL, 0, "");
    CALL(finit_module, -1, "", 0);
    CALL(delete_module, "", 0);
    CALL(kexec_load, 0, 0, NULL, 0);
    CALL(reboot, 0, 0, 0, NULL);
    CALL(sethostname, "x", 1);
    CALL(settimeofday, NULL, NULL);
    CALL(personality, 0xffffffff);
    result("future", syscall(451, -1, NULL, NULL, 0));
    result("raw", socket(AF_INET, SOCK_RAW, 255));
    result("packet", socket(AF_PACKET, SOCK_RAW, 0));
    result("netlink", socket(AF_NETLINK, SOCK_RAW, 0));
    result("internet", socket(AF_INET, SOCK_STREAM, 0));
    result("internet-6", socket(AF_INET6, SOCK_DGRAM, 0));
    result("local", socket(AF_UNIX, SOCK_STREAM, 0));
    int pair[2];
    result("pair", socketpair(AF_UNIX, SOCK_STREAM, 0, pair));
    result("terminal", ioctl(0, TIOCSTI, "x"));
    result("parent", kill(getppid(), SIGTERM));
    result("first", kill(1, SIGTERM));
    result("itself", kill(getpid(), 0));
    int ends[2];
    if (pipe(ends) == 0) {
        result("set-owner", fcntl(ends[0], F_SETOWN, getppid()));
        result("set-signal", fcntl(ends[0], F_SETSIG, SIGKILL));
    }
    result("users-priority", setpriority(PRIO_USER, 0, 19));
    CALL(ioprio_set, 3, 0, 2 << 13 | 7);
    result("root", setuid(geteuid() == 0 ? 1 : 0));
    result("owner", chown(".", 1, 1));
    pid_t child = fork();
    if (child == 0) _exit(0);
    result("fork", child);
    int ended = 0;
    result("wait", waitpid(child, &ended, 0));
    return 0;
}
