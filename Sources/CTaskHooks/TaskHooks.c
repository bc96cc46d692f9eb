#include "TaskHooks.h"

#include <stdatomic.h>
#include <stdio.h>

// If these variables of the concurrency runtime are set, it calls them instead of enqueueing a job itself (include/swift/Runtime/Concurrency.h in Swift's
// sources). Swift code cannot name them, hence C.
#define SWIFT_CC __attribute__((swiftcall))

typedef SWIFT_CC void (*Enqueue)(void *job);
typedef SWIFT_CC void (*EnqueueHook)(void *job, Enqueue original);

extern EnqueueHook swift_task_enqueueGlobal_hook;
extern EnqueueHook swift_task_enqueueMainExecutor_hook;
extern SWIFT_CC void swift_task_enqueueMainExecutor(void *job);

static _Atomic uint64_t jobCount;

static SWIFT_CC void enqueueGlobal(void *job, Enqueue original) {
    (void)original;
    swift_task_enqueueMainExecutor(job);
}

static SWIFT_CC void enqueueMain(void *job, Enqueue original) {
    atomic_fetch_add(&jobCount, 1);
    original(job);
}

void easel_run_tasks_on_main(void) {
    swift_task_enqueueMainExecutor_hook = enqueueMain;
    swift_task_enqueueGlobal_hook = enqueueGlobal;
}

uint64_t easel_main_job_count(void) { return atomic_load(&jobCount); }

void easel_buffer_output_by_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
