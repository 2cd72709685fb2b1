/* gather.c: reductions whose outputs have few elements in a row: elements of many rows are copied next to each other, so
   that one call of a fold serves them all. */
#include "walk/accumulation.h"
#include "walk/space.h"

#define SHORT 64   /* bytes of rows that are worth no call of their own, */
#define STRIDED 64 /* and elements of those that are copied in any case */
#define FEW 16     /* reduced elements that are turned, if they lie nearer than those of a row */
#define LEAST 256  /* outputs that repay the preparation */
#define DEEP 16    /* reduced elements that are copied at a time */

typedef struct gathering {
    const job *j;
    job wide; /* each reduced element is a row of `block` elements in the buffer */
    path path[INPUTS];
    int64_t block, deep;
} gathering;

bool th_gathers(const job *j) {
    const int64_t near = j->kept.step[0][0], far = j->reduced.step[0][0];
    const int64_t size = j->kept.size[0], most = near == j->item ? SHORT / j->item : STRIDED;
    return j->parts == 1 && j->kept.ndim > 1 && size < most && j->kept.count >= LEAST
           && j->reduced.count > 0 && (near < far || j->reduced.count <= FEW);
}

/* Copy reduced elements begin to end of `count` outputs, from `first` on. */
static void fill(const gathering *g, elements *buffer, int64_t first, int64_t count, int64_t begin,
                 int64_t end) {
    const job *j = g->j;
    int64_t index[TH_MAX_DIM];
    char *at[INPUTS];
    memcpy(at, j->at, sizeof at);
    pointers_at(&j->reduced, j->a->inputs, begin, index, at);
    for (int64_t r = 0; r < end - begin; r++) {
        for (int k = 0; k < j->a->inputs; k++)
            th_read_path(&g->path[k], j->item, at[k], first,
                         (char *)buffer[k] + r * g->block * j->item, count);
        advance(&j->reduced, j->a->inputs, 0, index, at);
    }
}

static void run_blocks(int64_t first_block, int64_t end_block, void *context) {
    const gathering *g = context;
    const job *j = g->j;
    elements buffer[INPUTS];
    accumulator own[BLOCK];
    for (int64_t block = first_block; block < end_block; block++) {
        const int64_t first = block * g->block, left = j->kept.count - first;
        const int64_t count = left < g->block ? left : g->block;
        th_begin_sets(j, own, count);
        for (int64_t begin = 0, end; begin < j->reduced.count; begin = end) {
            char *base[INPUTS];
            end = begin + g->deep < j->reduced.count ? begin + g->deep : j->reduced.count;
            fill(g, buffer, first, count, begin, end);
            for (int k = 0; k < j->a->inputs; k++)
                base[k] = (char *)buffer[k] - begin * g->block * j->item;
            th_spread_range(&g->wide, own, base, count, begin, end);
        }
        th_finish_outputs(j, own, first, count);
    }
}

void th_run_gathered(const job *j) {
    gathering g = {.j = j, .wide = *j};
    walk *kept = &g.wide.kept, *reduced = &g.wide.reduced;
    g.deep = j->reduced.count < DEEP ? j->reduced.count : DEEP;
    g.block = TH_FOLDED / g.deep < j->sets ? TH_FOLDED / g.deep : j->sets;
    kept->ndim = reduced->ndim = 1;
    kept->size[0] = g.block;
    reduced->size[0] = reduced->count;
    for (int k = 0; k < j->a->inputs; k++) {
        kept->step[0][k] = j->item;
        reduced->step[0][k] = g.block * j->item;
        g.path[k].ndim = 0;
        for (int d = 0; d < j->kept.ndim; d++)
            th_lengthen_path(&g.path[k], j->kept.size[d], j->kept.step[d][k]);
    }
    const int64_t blocks = (j->kept.count + g.block - 1) / g.block;
    th_parallel(blocks, (double)(g.block * j->reduced.count), run_blocks, &g);
}
