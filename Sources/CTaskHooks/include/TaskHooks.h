#pragma once

#include <stdint.h>

/// Has everything that tasks do, on whatever executor they mean to be, run on the main actor's queue from now on, one job after the other in the
/// order of asking; jobs of tasks that prefer an executor of their own (`TaskExecutor`) are left alone. Call it before the first task.
void easel_run_tasks_on_main(void);

/// How many jobs were put on the main actor's queue since then, by whatever thread.
uint64_t easel_main_job_count(void);
