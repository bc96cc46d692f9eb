#include "Group.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <time.h>
#include <unistd.h>

enum { CGROUP_VERSION_2 = 0x63677270 };

/// The group's folder; empty without one.
static char group[PATH_MAX];

static bool readFile(const char *folder, const char *name, char *text, size_t size) {
    char path[PATH_MAX + 32];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    ssize_t count = read(file, text, size - 1);
    close(file);
    text[count > 0 ? count : 0] = 0;
    return count >= 0;
}

static bool writeFile(const char *name, const char *text) {
    char path[PATH_MAX + 32];
    snprintf(path, sizeof path, "%s/%s", group, name);
    int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) return false;
    bool isDone = write(file, text, strlen(text)) == (ssize_t)strlen(text);
    close(file);
    return isDone;
}

static bool writeNumber(const char *name, unsigned long long value) {
    char text[32];
    snprintf(text, sizeof text, "%llu", value);
    return writeFile(name, text);
}

/// Finds the folder around the group of this process, whose controllers are on for the groups in it. A group with processes can't turn them on itself.
static bool findParent(char *parent, size_t size) {
    char text[PATH_MAX], controllers[256];
    struct statfs system;
    const char *mount = "/sys/fs/cgroup";
    if (statfs(mount, &system) != 0 || system.f_type != CGROUP_VERSION_2) return false;
    if (!readFile("/proc/self", "cgroup", text, sizeof text) || strncmp(text, "0::/", 4) != 0) return false;
    text[strcspn(text, "\n")] = 0;
    char *path = text + 3, *slash = strrchr(path, '/');
    // The root's own group, and paths outside of this process's view, have no parent here.
    if (!slash || !slash[1] || strstr(path, "..")) return false;
    *slash = 0;
    snprintf(parent, size, "%s%s", mount, path);
    return readFile(parent, "cgroup.subtree_control", controllers, sizeof controllers) && strstr(controllers, "memory") && strstr(controllers, "pids");
}

/// Removes the groups of runners that were killed before they could do it.
static void removeOldGroups(const char *parent) {
    DIR *folder = opendir(parent);
    if (!folder) return;
    for (struct dirent *entry; (entry = readdir(folder));) {
        int number, end = 0;
        if (sscanf(entry->d_name, "easel-%d%n", &number, &end) != 1 || entry->d_name[end] || kill(number, 0) == 0 || errno != ESRCH) continue;
        char path[PATH_MAX + 32];
        snprintf(path, sizeof path, "%s/easel-%d", parent, number);
        // One with processes stays.
        rmdir(path);
    }
    closedir(folder);
}

void makeGroup(unsigned long long memory, unsigned long long tasks) {
    char parent[PATH_MAX - 32];
    if (!memory || !tasks || !findParent(parent, sizeof parent)) return;
    removeOldGroups(parent);
    snprintf(group, sizeof group, "%s/easel-%d", parent, getpid());
    // One with this name was left behind by a process that was killed.
    rmdir(group);
    if (mkdir(group, 0755) != 0) {
        group[0] = 0;
        return;
    }
    bool isLimited = writeNumber("memory.max", memory) && writeNumber("pids.max", tasks) && access(group, W_OK) == 0;
    // Not every kernel counts swapped memory.
    writeFile("memory.swap.max", "0");
    writeFile("memory.oom.group", "1");
    // Whether a process may move into it depends on the parent, too: so this one tries, and goes back.
    char own[PATH_MAX];
    bool canJoin = isLimited && readFile("/proc/self", "cgroup", own, sizeof own) && writeFile("cgroup.procs", "0");
    if (canJoin) {
        own[strcspn(own, "\n")] = 0;
        char path[2 * PATH_MAX];
        snprintf(path, sizeof path, "/sys/fs/cgroup%s/cgroup.procs", own + 3);
        int file = open(path, O_WRONLY | O_CLOEXEC);
        canJoin = file >= 0 && write(file, "0", 1) == 1;
        if (file >= 0) close(file);
    }
    if (!canJoin) {
        rmdir(group);
        group[0] = 0;
    }
}

bool hasGroup(void) { return group[0] != 0; }

void joinGroup(void) {
    if (hasGroup()) writeFile("cgroup.procs", "0");
}

void endGroup(void) {
    if (hasGroup()) writeFile("cgroup.kill", "1");
}

const char *removeGroup(void) {
    if (!hasGroup()) return NULL;
    char text[512] = "";
    const char *reason = NULL;
    const char *count = readFile(group, "memory.events", text, sizeof text) ? strstr(text, "oom_kill ") : NULL;
    if (count && atoi(count + strlen("oom_kill ")) > 0) reason = "with all that it started, it used more memory than it may";
    for (int tries = 0; rmdir(group) != 0 && tries < 100; tries++) nanosleep(&(struct timespec){0, 1000000}, NULL);
    group[0] = 0;
    return reason;
}
