/* packed.h: products of many matrices with one common factor. */
#pragma once
#include "kernels/conv/conv.h"

/* op(b)[depth, columns], transposed if `transposed` is set. Floats may be packed once into panels
   of whole vectors, [depth][vectors] each, with zeros after the last column. */
typedef struct packed {
    dtype type;
    bool transposed;
    int64_t depth, columns, ldb;
    const char *b;
    float *panels; /* NULL: b is read unpacked */
    int64_t bytes;
    int64_t most; /* most rows of a tile */
    cut vectors;  /* vectors of a panel */
} packed;

/* Fill in the other fields for about `uses` products with `rows` rows each; -1: out of memory. */
int th_pack_factor(packed *p, int64_t uses, int64_t rows);
void th_unpack_factor(packed *p);

/* Return the factor restricted to its first columns; packed, rounded up to whole panels. */
packed th_first_columns(const packed *p, int64_t columns);

/* Copy one vector of columns, starting at `column`, to to[depth] with a pitch; columns beyond the
   last are 0. */
void th_pack_vector(const packed *p, int64_t column, float *to, int64_t pitch);

/* c[rows, columns] = a[rows, depth] @ op(b), added to c if `add` is set. If b is packed, a row's
   result does not depend on the number of threads. */
void th_multiply_packed(const packed *p, int64_t rows, const char *a, bool add, char *c,
                        int64_t ldc);

/* c[rows, columns] = op(a)[rows, depth] @ b[depth, columns], added to c if `add` is set, with an
   unpacked b that fits the cache. op transposes if `transposed` is set. The pitch of b is a whole
   number of vectors of th_tiles(). Single-threaded. */
typedef struct near_product {
    dtype type;
    bool transposed, add;
    int64_t rows, columns, depth;
    const char *a, *b;
    int64_t lda, ldb;
    char *c;
    int64_t ldc;
} near_product;
void th_multiply_cached(const near_product *p);
