// A control group of the kernel (cgroup version 2) for a program with everything that it starts: the kernel itself then keeps the limits. One can be made where
// systemd has delegated the parent's, with the controllers for memory and processes; elsewhere, the runner watches.
// Source: Documentation/admin-guide/cgroup-v2.rst in Linux.
#pragma once

#include <stdbool.h>

/// Makes a group beside that of this process, if possible.
void makeGroup(unsigned long long memory, unsigned long long tasks);

bool hasGroup(void);

/// Puts this process into the group.
void joinGroup(void);

/// Ends all processes in the group.
void endGroup(void);

/// Removes the group, whose processes have ended; returns the limit that one of them has met, or a null pointer.
const char *removeGroup(void);
