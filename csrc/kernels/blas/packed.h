/* packed.h: products with a matrix that many factors meet, one after the other. */
#pragma once
#include "kernels/conv/conv.h"

/* op(b)[depth, columns], op transposing where `transposed` says so. Of floats it may be laid out once
   as panels of whole vectors, [depth][vectors] each, with zeros behind the columns. */
typedef struct packed {
    dtype type;
    bool transposed;
    int64_t depth, columns, ldb;
    const char *b;
    float *panels; /* NULL: b is read as it lies */
    int64_t bytes;
    int64_t most; /* rows of a tile */
    cut vectors;  /* of a panel */
} packed;

/* Fills in the rest for `uses` factors of about so many rows; -1 when memory ran out. */
int th_pack_factor(packed *p, int64_t uses, int64_t rows);
void th_unpack_factor(packed *p);

/* The same factor with its first columns alone, or with as many as its panels have then. */
packed th_first_columns(const packed *p, int64_t columns);

/* One vector of columns from the given one on, zeros behind the last: to[depth] at a pitch. */
void th_pack_vector(const packed *p, int64_t column, float *to, int64_t pitch);

/* c[rows, columns] = a[rows, depth] @ op(b), onto what c holds where `add` says so. Packed, a row of
   the result does not depend on the number of threads. */
void th_times_packed(const packed *p, int64_t rows, const char *a, bool add, char *c, int64_t ldc);

/* c[rows, columns] = op(a)[rows, depth] @ b[depth, columns], onto what c holds where `add` says so, b read
   as it lies and small enough to stay in the cache. a is transposed where `transposed` says so. The rows
   of b have a pitch of whole vectors of th_tiles(). On one thread. */
typedef struct near_product {
    dtype type;
    bool transposed, add;
    int64_t rows, columns, depth;
    const char *a, *b;
    int64_t lda, ldb;
    char *c;
    int64_t ldc;
} near_product;
void th_times_near(const near_product *p);
