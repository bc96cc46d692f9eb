#pragma once

#include <stddef.h>
#include <stdint.h>

/// libFuzzer's own entry (LLVM, "Using libFuzzer as a library"): calls `test` with one input after the other until the options say that it is enough.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
