// Runs a program confined: without capabilities, with a filter of system calls, with limits, and, where there is no container around it, with Landlock.
//
//     confined-run OPTION… -- PROGRAM ARGUMENT…
//
// It is a program of its own, because the restrictions have to be made between fork and exec, where code of Swift must not run, and because it also runs
// inside of bubblewrap's container. Scripts/build-runtime compiles it. Its exit status is that of the program; 128 and the number of a signal that ended it;
// STATUS_LIMIT after a limit on all of its processes; STATUS_FAILED if the program could not be started as asked; 1 if the program itself ended with one of these.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "Filter.h"
#include "Group.h"
#include "Landlock.h"
#include "Usage.h"

enum { STATUS_LIMIT = 123, STATUS_FAILED = 125 };

enum { CLOSE_RANGE = 436 };

static struct {
    /// Whether this process stays, watches the program with everything that it starts, and ends all of that with it.
    bool watches;
    /// Whether the program runs in a container, so that its files and processes are its own.
    bool isContained;
    /// Whether this process only makes room for another one of its kind, inside of the container.
    bool isOuter;
    /// Whether this process is the first one of a container, and stays to wait for all others.
    bool isFirst;
    /// Whether the program keeps root's right to read the files of all users.
    bool readsAll;
    /// For the program and everything that it starts; 0 for no limit.
    unsigned long long memory, tasks;
    /// How many processes are between this one and the program that gets signals.
    int depth;
    int ruleset;
    /// What the program is called in messages.
    const char *title;
} settings = {.ruleset = -1, .title = "the view"};

/// Whether the process that becomes the program has failed before that. It shares this with the process that waits for it; the program doesn't have it.
static volatile bool *hasFailed;

static _Noreturn void fail(const char *action) {
    if (hasFailed) *hasFailed = true;
    dprintf(2, "render: a confined program could not be started: %s: %s\n", action, strerror(errno));
    _exit(STATUS_FAILED);
}

static unsigned long long number(const char *text) {
    char *end;
    errno = 0;
    unsigned long long result = strtoull(text, &end, 10);
    if (errno || end == text || *end) {
        errno = EINVAL;
        fail(text);
    }
    return result;
}

// MARK: Restrictions

static int landlockVersion;

/// Returns the rights that this kernel knows; what it doesn't know, it can't refuse.
static uint64_t knownRights(void) {
    uint64_t known = REFER - 1;
    if (landlockVersion >= 2) known |= REFER;
    if (landlockVersion >= 3) known |= TRUNCATE;
    if (landlockVersion >= 5) known |= CONTROL_DEVICE;
    return known;
}

static void beginFiles(void) {
    if (settings.ruleset >= 0) return;
    landlockVersion = (int)syscall(CREATE_RULESET, NULL, 0, RULESET_VERSION);
    if (landlockVersion < 1) fail("Landlock");
    struct ruleset rules = {knownRights(), landlockVersion >= 4 ? NETWORK : 0, landlockVersion >= 6 ? SCOPES : 0};
    // A kernel refuses a longer structure than it knows if the rest isn't zero.
    size_t size = landlockVersion >= 6 ? 24 : landlockVersion >= 4 ? 16 : 8;
    settings.ruleset = (int)syscall(CREATE_RULESET, &rules, size, 0);
    if (settings.ruleset < 0) fail("Landlock");
    fcntl(settings.ruleset, F_SETFD, FD_CLOEXEC);
}

/// Allows the use of a file, or of a folder with everything in it. One that doesn't exist needs no rule.
static void allow(const char *path, bool isWritable) {
    beginFiles();
    int place = open(path, O_PATH | O_CLOEXEC);
    if (place < 0) {
        if (errno == ENOENT || errno == ENOTDIR || errno == EACCES) return;
        fail(path);
    }
    uint64_t reading = EXECUTE | READ_FILE | READ_FOLDER;
    uint64_t writing = ~(uint64_t)(MAKE_CHARACTER_DEVICE | MAKE_BLOCK_DEVICE | CONTROL_DEVICE);
    struct pathRule rule = {(isWritable ? writing : reading) & knownRights(), place};
    if (syscall(ADD_RULE, settings.ruleset, RULE_PATH_BENEATH, &rule, 0) != 0) {
        // A file has only some of the rights.
        rule.allowed &= EXECUTE | READ_FILE | WRITE_FILE | TRUNCATE;
        if (syscall(ADD_RULE, settings.ruleset, RULE_PATH_BENEATH, &rule, 0) != 0) fail(path);
    }
    close(place);
}

/// Takes away all capabilities, also those that a program of another user would give; only root's to read all files may stay.
static void dropCapabilities(void) {
    uint64_t kept = settings.readsAll ? UINT64_C(1) << CAP_DAC_READ_SEARCH : 0;
    for (int capability = 0; capability < 64; capability++) {
        if (kept >> capability & 1) continue;
        if (prctl(PR_CAPBSET_DROP, capability) != 0 && errno == EINVAL) break;
    }
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct sets[2] = {{0}};
    if (syscall(SYS_capget, &header, sets) != 0) fail("capabilities");
    for (int half = 0; half < 2; half++) {
        uint32_t left = sets[half].permitted & (uint32_t)(kept >> 32 * half);
        sets[half] = (struct __user_cap_data_struct){.effective = left, .permitted = left};
    }
    if (syscall(SYS_capset, &header, sets) != 0) fail("capabilities");
}

static void install(const struct sock_filter *filter, size_t size) {
    struct sock_fprog program = {(unsigned short)(size / sizeof *filter), (struct sock_filter *)filter};
    if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0) fail("seccomp");
}

static void installOwnSignals(void) {
    struct sock_filter filter[sizeof ownSignalsFilter / sizeof *ownSignalsFilter];
    memcpy(filter, ownSignalsFilter, sizeof filter);
    for (size_t index = 0; index < sizeof filter / sizeof *filter; index++) {
        if (filter[index].k == OWN_PROCESS) filter[index].k = (unsigned)getpid();
    }
    install(filter, sizeof filter);
}

/// Restricts this process, and so the program that it becomes.
static void confine(void) {
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail("no_new_privs");
    if (settings.ruleset >= 0 && syscall(RESTRICT_SELF, settings.ruleset, 0) != 0) fail("Landlock");
    dropCapabilities();
    if (!settings.isContained && landlockVersion < 6) installOwnSignals();
    if (!settings.isContained && landlockVersion < 3) install(oldKernelFilter, sizeof oldKernelFilter);
    if (!settings.isContained) install(sharedMachineFilter, sizeof sharedMachineFilter);
    install(commonFilter, sizeof commonFilter);
}

static void limit(int resource, const char *value) {
    rlim_t most = number(value);
    struct rlimit present;
    if (getrlimit(resource, &present) == 0 && present.rlim_max < most) most = present.rlim_max;
    if (setrlimit(resource, &(struct rlimit){most, most}) != 0) fail("limits");
}

/// Closes everything but standard input, output, and error, which the program would otherwise inherit.
static void closeOthers(void) {
    if (syscall(CLOSE_RANGE, 3u, ~0u, 0u) == 0) return;
    for (int descriptor = 3; descriptor < 4096; descriptor++) close(descriptor);
}

// MARK: The watcher

/// Returns the exit status for the end of the program, whose own 123 and 125 mean nothing to `render`.
static int statusOf(int end) {
    if (WIFSIGNALED(end)) return 128 + WTERMSIG(end);
    int status = WEXITSTATUS(end);
    return (status == STATUS_LIMIT || status == STATUS_FAILED) && !*hasFailed ? 1 : status;
}

static pid_t program;
/// The process that has started this one.
static pid_t starter;

/// Ends the program with everything that it has started, at once.
static void endAll(void) {
    endGroup();
    kill(-program, SIGKILL);
    kill(program, SIGKILL);
}

/// Passes the request to end on to the program.
static void askToEnd(void) {
    pid_t target = program;
    for (int level = 0; level < settings.depth; level++) {
        pid_t child;
        if (childrenOf(target, &child, 1) == 0) break;
        target = child;
    }
    kill(target, SIGTERM);
}

static _Noreturn void endBecause(const char *what) {
    endAll();
    removeGroup();
    dprintf(2, "render: the sandbox ended %s: %s\n", settings.title, what);
    _exit(STATUS_LIMIT);
}

static void check(void) {
    char text[160];
    // A process whose parent has ended is a child of this one.
    struct Usage usage = usageBelow(getpid());
    if (settings.memory && usage.memory > settings.memory) {
        snprintf(text, sizeof text, "with all that it started, it used more than %.3g GiB of memory", (double)settings.memory / (1 << 30));
        endBecause(text);
    }
    if (settings.tasks && usage.tasks - 1 > settings.tasks) {
        snprintf(text, sizeof text, "with all that it started, it had more than %llu processes and threads", settings.tasks);
        endBecause(text);
    }
}

/// Waits for the end of the program; ends with its status.
static _Noreturn void watch(void) {
    int nothing = open("/dev/null", O_RDWR);
    // The other end of a pipe or a socket sees its end when the program ends.
    dup2(nothing, 0);
    dup2(nothing, 1);
    sigset_t signals;
    sigfillset(&signals);
    struct sysinfo before, now;
    sysinfo(&before);
    for (int ticks = 1;; ticks++) {
        siginfo_t information;
        int signal = sigtimedwait(&signals, &information, &(struct timespec){0, 25000000});
        if (signal == SIGTERM || signal == SIGINT || signal == SIGHUP) askToEnd();
        // The signal comes at the end of a thread, too.
        if (signal == SIGUSR1 && getppid() != starter) {
            endAll();
            removeGroup();
            _exit(128 + SIGKILL);
        }
        int status;
        pid_t ended;
        while ((ended = waitpid(-1, &status, WNOHANG)) > 0) {
            if (ended != program) continue;
            endAll();
            const char *reason = removeGroup();
            while (waitpid(-1, NULL, WNOHANG) > 0) {}
            if (reason) endBecause(reason);
            _exit(settings.isOuter && WIFEXITED(status) ? WEXITSTATUS(status) : statusOf(status));
        }
        if (ended < 0 && errno == ECHILD) _exit(STATUS_FAILED);
        if (hasGroup()) continue;
        // Looking at all processes takes longer than asking the kernel whether anything has changed.
        sysinfo(&now);
        bool isSudden = now.procs > before.procs + settings.tasks / 4 ||
                        before.freeram * before.mem_unit > now.freeram * now.mem_unit + settings.memory / 8;
        if (isSudden || ticks % 10 == 0) {
            check();
            before = now;
        }
    }
}

/// Starts the program in a process of its own and watches it; returns in the new process.
static void startWatching(void) {
    sigset_t all, kept;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &kept);
    pid_t parent = getpid();
    starter = getppid();
    // The view has the same user, and must not read this process's memory, which has no filter.
    prctl(PR_SET_DUMPABLE, 0);
    // When `render` ends, however it does, so does everything that it started.
    prctl(PR_SET_PDEATHSIG, SIGUSR1);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    // Each end is closed to let the other process go on.
    int session[2], group[2];
    if (pipe2(session, O_CLOEXEC) != 0 || pipe2(group, O_CLOEXEC) != 0) fail("pipe");
    program = fork();
    if (program < 0) fail("fork");
    char none;
    if (program > 0) {
        // A process that ends this one ends the program's session first. So there is one before there is a control group, which this process has to remove.
        close(session[1]);
        while (read(session[0], &none, 1) < 0 && errno == EINTR) {}
        makeGroup(settings.memory, settings.tasks);
        for (int index = 0; index < 2; index++) close(group[index]);
        close(session[0]);
        watch();
    }
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(STATUS_FAILED);
    setsid();
    for (int index = 0; index < 2; index++) close(session[index]);
    close(group[1]);
    while (read(group[0], &none, 1) < 0 && errno == EINTR) {}
    close(group[0]);
    joinGroup();
    sigprocmask(SIG_SETMASK, &kept, NULL);
}

/// Starts the program in a process of its own, and waits for everything in the container; returns in the new process. The first process of a container gets no
/// signals that it doesn't handle, so a view can't be it.
static void startAsFirst(void) {
    // The view has the same user. This process is confined itself, and the view must not read its memory either.
    prctl(PR_SET_DUMPABLE, 0);
    program = fork();
    if (program < 0) fail("fork");
    if (program == 0) return;
    for (int descriptor = 0; descriptor < 3; descriptor++) close(descriptor);
    for (;;) {
        int status;
        pid_t ended = waitpid(-1, &status, 0);
        if (ended == program) _exit(statusOf(status));
        if (ended < 0 && errno != EINTR) _exit(STATUS_FAILED);
    }
}

int main(int count, char **arguments) {
    int index = 1;
    for (; index < count && strcmp(arguments[index], "--") != 0; index++) {
        const char *option = arguments[index];
        const char *value = index + 1 < count ? arguments[index + 1] : "";
        if (strcmp(option, "--watch") == 0) settings.watches = true;
        else if (strcmp(option, "--contained") == 0) settings.isContained = true;
        else if (strcmp(option, "--outer") == 0) settings.isOuter = true;
        else if (strcmp(option, "--first") == 0) settings.isFirst = true;
        else if (strcmp(option, "--read-all") == 0) settings.readsAll = true;
        else {
            index++;
            if (strcmp(option, "--read") == 0) allow(value, false);
            else if (strcmp(option, "--write") == 0) allow(value, true);
            else if (strcmp(option, "--address-space") == 0) limit(RLIMIT_AS, value);
            else if (strcmp(option, "--processor-time") == 0) limit(RLIMIT_CPU, value);
            else if (strcmp(option, "--file-size") == 0) limit(RLIMIT_FSIZE, value);
            else if (strcmp(option, "--memory") == 0) settings.memory = number(value);
            else if (strcmp(option, "--tasks") == 0) settings.tasks = number(value);
            else if (strcmp(option, "--depth") == 0) settings.depth = (int)number(value);
            else if (strcmp(option, "--title") == 0) settings.title = value;
            else {
                errno = EINVAL;
                fail(option);
            }
        }
    }
    if (index + 1 >= count) {
        errno = EINVAL;
        fail("no program is named");
    }
    hasFailed = mmap(NULL, sizeof *hasFailed, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (hasFailed == MAP_FAILED) {
        hasFailed = NULL;
        fail("memory");
    }
    // By this, a program without a runner is found after the end of `render`.
    unsetenv("EASEL_GUARDIAN");
    if (settings.watches) startWatching();
    if (!settings.isOuter) confine();
    // By one of them, the process that has started this one sees its end: Foundation would wait for it, and for no other process meanwhile.
    if (settings.watches || settings.isContained) closeOthers();
    if (settings.isFirst) startAsFirst();
    execvp(arguments[index + 1], arguments + index + 1);
    fail(arguments[index + 1]);
}
