#include "Usage.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// Reads the beginning of a file as a string; empty if there is none.
static void readText(const char *path, char *text, size_t size) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t count = file < 0 ? 0 : read(file, text, size - 1);
    text[count > 0 ? count : 0] = 0;
    if (file >= 0) close(file);
}

/// Adds the processes that a process has started to a list; returns the number of its threads.
static int threads(pid_t process, pid_t *children, int most, int *found) {
    char path[96], text[4096];
    snprintf(path, sizeof path, "/proc/%d/task", process);
    DIR *folder = opendir(path);
    if (!folder) return 0;
    int count = 0;
    for (struct dirent *entry; (entry = readdir(folder));) {
        if (entry->d_name[0] == '.') continue;
        count++;
        snprintf(path, sizeof path, "/proc/%d/task/%.20s/children", process, entry->d_name);
        readText(path, text, sizeof text);
        char *rest = text;
        for (long child; *found < most && (child = strtol(rest, &rest, 10)) > 0;) children[(*found)++] = (pid_t)child;
    }
    closedir(folder);
    return count;
}

int childrenOf(pid_t process, pid_t *children, int most) {
    int found = 0;
    threads(process, children, most, &found);
    return found;
}

/// Returns the bytes of a process that are in no file: anonymous and shared memory.
static unsigned long long memoryOf(pid_t process) {
    char path[64], text[4096];
    snprintf(path, sizeof path, "/proc/%d/status", process);
    readText(path, text, sizeof text);
    unsigned long long result = 0;
    for (int index = 0; index < 2; index++) {
        const char *line = strstr(text, index == 0 ? "RssAnon:" : "RssShmem:");
        if (line) result += strtoull(strchr(line, ':') + 1, NULL, 10) << 10;
    }
    return result;
}

struct Usage usageBelow(pid_t process) {
    enum { MOST = 8192 };
    static pid_t found[MOST];
    struct Usage usage = {0, 0};
    int count = 1;
    found[0] = process;
    for (int index = 0; index < count; index++) {
        usage.tasks += (unsigned)threads(found[index], found, MOST, &count);
        usage.memory += memoryOf(found[index]);
    }
    return usage;
}
