#define _GNU_SOURCE
#include "Confinement.h"

#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

// The C library has no function for Landlock (Documentation/userspace-api/landlock.rst in Linux).
enum { LANDLOCK_CREATE_RULESET = 444, RULESET_VERSION = 1 };

int easel_landlock_version(void) {
    long version = syscall(LANDLOCK_CREATE_RULESET, NULL, 0, RULESET_VERSION);
    return version > 0 ? (int)version : 0;
}

int easel_filters_calls(void) {
    uint32_t action = SECCOMP_RET_ERRNO;
    return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}
