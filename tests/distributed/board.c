/* board.c: threads as ranks that write and compare calls on one board. Usage: board RANKS CALLS WRONG, where
   rank 1 makes another call at number WRONG; 0: never. Prints how many ranks saw a difference. */
#include "share/board.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 64 };

static entry board[MOST][KEPT];
static int ranks, wrong;
static long calls;
static pthread_barrier_t meeting;

static void *rank_of(void *number) {
    const int rank = *(const int *)number;
    long long digest = 0;
    long seen = 0;
    for (long call = 1; call <= calls; call++) {
        const uint64_t kind = (uint64_t)(call % 7) << 56 | (uint64_t)(rank == 1 && call == wrong);
        digest = board_digest(digest, kind);
        board_write(board, rank, call, board_stamp(call, digest), kind);
        if (call % 3 == 0) /* as after a barrier; other calls let ranks run ahead of each other */
            pthread_barrier_wait(&meeting);
        seen += board_differs(board, rank, ranks, call, board_stamp(call, digest));
    }
    return (void *)seen;
}

int main(int count, char **text) {
    if (count != 4)
        return 2;
    pthread_t threads[MOST];
    int numbers[MOST], saw = 0;
    ranks = atoi(text[1]), calls = atol(text[2]), wrong = atoi(text[3]);
    pthread_barrier_init(&meeting, NULL, (unsigned)ranks);
    for (int i = 0; i < ranks; i++)
        numbers[i] = i, pthread_create(&threads[i], NULL, rank_of, &numbers[i]);
    for (int i = 0; i < ranks; i++) {
        void *seen;
        pthread_join(threads[i], &seen);
        saw += seen != NULL;
    }
    printf("%d\n", saw);
    return 0;
}
