/* workers.h: what parallel.c asks of workers.c. */
#pragma once
#include "base/base.h"

/* A task that workers are offered. It lies on the stack of the thread that offers it. */
typedef struct offer {
    void (*task)(void *context, int number); /* number: of the worker, from 1 on */
    void *context;
    uint32_t ended; /* workers that are done, twice; 1: the caller sleeps until the others are */
    int posted;     /* workers that were offered the task */
} offer;

/* Nanoseconds, measured when the first worker starts: to hand a task to a worker that looks for one and to learn that
   it is done, and the same with a worker that sleeps. */
typedef struct worker_times {
    int64_t hand_over, wake;
} worker_times;

/* Starts workers until there are `count`; how many there are, at most `count`. */
int th_hire(int count);
int th_workers_asleep(int count); /* of the first `count` */
worker_times th_worker_times(void);
/* Offers a task to the free ones among the first `count` workers; wake: to those that sleep as well. */
void th_offer(offer *o, int count, bool wake);
/* Withdraws it from workers that have not begun, and waits for those that have: so many nanoseconds. */
int64_t th_withdraw(offer *o, int count);
/* Nanoseconds of silence which show that another program has the core. */
#define TH_INTERRUPTED 100000
int64_t th_nanoseconds(void); /* of a clock that only runs forward */
int th_cores(void);           /* that this process may use */
/* -1: before a fork; 0: after it in the parent; 1: in the child, which has no workers. */
void th_workers_fork(int when);
