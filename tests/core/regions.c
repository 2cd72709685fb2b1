/* regions.c: callers of th_parallel that meet, change the number of threads, and fork meanwhile. */
#include <pthread.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/base.h"

enum { COUNT = 3000, TURNS = 300, CALLERS = 6, CHILDREN = 10 };
typedef struct {
    int64_t *values, more;
} job;

static void count(int64_t begin, int64_t end, void *sum) {
    __atomic_add_fetch((int64_t *)sum, end - begin, __ATOMIC_RELAXED);
}

/* Adds to its piece, and opens a region within it. */
static void add(int64_t begin, int64_t end, void *context) {
    const job *j = context;
    int64_t sum = 0;
    for (int64_t i = begin; i < end; i++)
        j->values[i] += j->more;
    th_parallel(100, 1e6, count, &sum);
    if (sum != 100)
        abort();
}

static void *call(void *given) {
    int64_t expected = 0, *values = calloc(COUNT, sizeof *values);
    for (int turn = 0; turn < TURNS; turn++) {
        th_parallel(COUNT, 100 + turn % 50 * 100, add, &(job){values, turn});
        expected += turn;
        if (turn % 50 == 0)
            usleep(3000); /* until the others sleep */
        if (turn % 97 == 0)
            th_set_threads(1 + (turn + (int)(intptr_t)given) % 9);
    }
    for (int64_t i = 0; i < COUNT; i++)
        if (values[i] != expected)
            abort();
    free(values);
    return NULL;
}

int main(int forks, char **words) {
    (void)words;
    pthread_t callers[CALLERS];
    th_set_threads(5);
    for (int i = 0; i < CALLERS; i++)
        pthread_create(callers + i, NULL, call, (void *)(intptr_t)i);
    for (int i = 0; forks > 1 && i < CHILDREN; i++) {
        const pid_t child = fork();
        if (!child) {
            th_set_threads(3);
            call(NULL);
            _exit(0);
        }
        int status;
        if (waitpid(child, &status, 0) != child || status)
            return 1;
    }
    for (int i = 0; i < CALLERS; i++)
        pthread_join(callers[i], NULL);
    return 0;
}
