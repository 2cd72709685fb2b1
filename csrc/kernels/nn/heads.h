/* heads.h: helpers shared by forward and backward of attention: matrices of heads, scores in
   blocks. */
#pragma once
#include "kernels/blas/packed.h"
#include "row/philox.h"

/* The operands of a call. Matrices of query are numbered over its leading dims; `group` consecutive
   ones share one matrix of key and value. `depth` and `width` are the columns of query and value,
   rounded up to whole vectors. */
typedef struct attention {
    const tensor *query, *key, *value, *added, *kept;
    dtype type;
    int64_t matrices, group;
    int64_t queries, keys, depth, width;
    int64_t rows, columns, pitch; /* of a block of scores; an odd number of cache lines */
    double scale, dropout;        /* dropout: probability that a weight is set to 0 */
    bool causal;
    source from; /* random numbers for dropout */
} attention;

int th_check_attention(const tensor *query, const tensor *key, const tensor *value,
                       const tensor *added, const tensor *kept, const tensor *draws,
                       double dropout);
attention th_attention_of(const tensor *query, const tensor *key, const tensor *value,
                          const tensor *added, const tensor *kept, const tensor *draws,
                          double scale, double dropout, bool causal);

/* Return the elements of matrix m of a tensor with query's leading dims, or of a tensor that a
   group shares. */
char *th_matrix_at(const tensor *t, const tensor *query, int64_t m);

/* Memory for several consecutive parts, each a whole number of cache lines. */
typedef struct head_scratch {
    char *start;
    int64_t bytes;
} head_scratch;
int th_allocate_scratch(head_scratch *scratch, int count, const int64_t *bytes, char **part);
void th_free_scratch(head_scratch *scratch);

/* to[rows, pitch] = factor * rows [first, first + rows) of a matrix of t; columns beyond t's are
   0. */
void th_load_rows(const tensor *t, const char *matrix, int64_t first, int64_t rows, double factor,
                  char *to, int64_t pitch);

/* Transpose rows [keys, pitch] into panels for th_multiply_packed, one panel for each block of
   keys. */
packed *th_pack_blocks(const attention *a, const char *rows, int64_t pitch);
void th_unpack_blocks(const attention *a, packed *blocks);
static inline int64_t th_key_blocks(const attention *a) { return th_ratio_up(a->keys, a->columns); }

/* Return the end of the keys that any query before `last` attends to. */
static inline int64_t th_last_key(const attention *a, int64_t last) {
    return a->causal ? th_least(a->keys, last) : a->keys;
}

/* One block of scores: rows of queries from `query`, columns of keys from `key`, with pitch
   a->pitch. */
typedef struct block {
    int64_t matrix, query, rows, key, columns;
} block;
/* Return how many keys of a block row i may attend to; `causal` leaves out the others. */
static inline int64_t th_seen_keys(const attention *a, block at, int64_t i) {
    const int64_t seen = at.query + i + 1 - at.key;
    return a->causal ? th_most(0, th_least(seen, at.columns)) : at.columns;
}
/* scores = queries @ keys, plus the additive mask, -inf where a mask hides a key. Keys that a row
   does not see have any scores. */
void th_block_scores(const attention *a, block at, const char *queries, const packed *keys,
                     char *scores);
/* Draw row i of a block's dropout mask: 0 with probability `dropout`, else 1. th_kept_factor scales
   the weights. */
#define TH_MOST_COLUMNS 512
typedef float drawn_row[TH_MOST_COLUMNS + 32];
void th_draw_row(const attention *a, block at, int64_t i, float *to);
static inline double th_kept_factor(const attention *a) {
    return a->dropout < 1 ? 1 / (1 - a->dropout) : 0;
}

/* One thread's copies of the matrices of key and value, reused for all queries that share them. */
typedef struct shared_rows {
    int64_t matrix; /* -1: none loaded */
    head_scratch scratch;
    char *key, *value;
    packed *key_blocks, *value_blocks;
} shared_rows;
/* Load the matrices for matrix m of query unless the last call loaded the same ones. */
int th_load_shared(const attention *a, shared_rows *h, int64_t matrix, bool backward);
void th_leave_shared(const attention *a, shared_rows *h);

/* exp(x) below this is treated as 0: negligible in a sum of at least 1. POWER is for templates. */
#define least_float -87.0f
#define least_double -708.0
#define POWER(x) ((x) < NAME(least) ? 0 : NAME(exp)((x) < NAME(least) ? NAME(least) : (x)))
