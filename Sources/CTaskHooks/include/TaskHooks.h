#pragma once

#include <stdint.h>

/// Makes all jobs of tasks run on the main actor's queue from this call on, one after another, in the order in which they were enqueued.
///
/// This includes jobs meant for other executors, except those of tasks with a preferred executor (`TaskExecutor`). Call it before the first task.
void easel_run_tasks_on_main(void);

/// Returns how many jobs any thread has put on the main actor's queue since `easel_run_tasks_on_main` was called.
uint64_t easel_main_job_count(void);

/// Writes each line of the C library's standard output when it ends, as on a terminal, so that a program's output before a trap is visible.
void easel_buffer_output_by_lines(void);
