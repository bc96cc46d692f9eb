#pragma once

#include <stddef.h>
#include <stdint.h>

/// libFuzzer's entry point (LLVM, "Using libFuzzer as a library"): calls `test` with one input after another until a limit in the options is reached.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
