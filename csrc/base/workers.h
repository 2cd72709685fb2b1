/* workers.h: the interface of workers.c for parallel.c. */
#pragma once
#include "base/base.h"

/* A task offered to workers, on the stack of the offering thread. */
typedef struct shared_task {
    void (*task)(void *context, int number); /* number: of the worker, counted from 1 */
    void *context;
    uint32_t ended; /* 2 * workers that are done; bit 0: the caller sleeps until the others are */
    int posted;     /* workers that were offered the task */
} shared_task;

/* Nanoseconds to hand a task to a worker and learn that it is done: for a spinning and for a
   sleeping worker. Measured by the first region that could use a worker, or given by the
   environment. 0: not known yet, as other programs use the cores. */
typedef struct worker_times {
    int64_t hand_over, wake;
    bool given;
} worker_times;

/* Start workers until there are `count`; return their number, at most `count`. */
int th_start_workers(int count);
int th_workers_asleep(int count); /* among the first `count` */
worker_times th_worker_times(void);
/* Offer a task to the free ones of the first `count` workers; wake: also to sleeping ones. */
void th_post_task(shared_task *o, int count, bool wake);
/* Withdraw it from workers that have not begun, wait for the others, and return the nanoseconds
   waited. */
int64_t th_withdraw_task(shared_task *o, int count);
/* A gap of this many nanoseconds means that another program took the core. */
#define TH_INTERRUPTED 100000
int64_t th_nanoseconds(void); /* monotonic clock */
int th_cores(void);           /* cores that this process may use */
/* -1: before a fork; 0: after it in the parent; 1: in the child, which has no workers. */
void th_workers_fork(int when);
