#pragma once

/// Returns the version of the kernel's Landlock, which confines a process to parts of the file system; 0 without it, or where it is turned off.
int easel_landlock_version(void);

/// Returns whether the kernel can filter a process's system calls; 0 if not.
int easel_filters_calls(void);
