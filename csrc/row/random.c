/* random.c: Philox4x32-10 (Salmon and others, "Parallel random numbers: as easy as 1, 2, 3", 2011).
   The key is the seed, a counter 64 bits of position in a call and 64 bits of the call's number. */
#include <string.h>

#include "row/row.h"
#include "walk/loop.h"

#define CHUNK 1024             /* Numbers made at a time, on the stack. */
#define COUNTERS (CHUNK / 2)   /* At most: two doubles take a counter. */
#define TWO_PI 6.283185307179586476925

static uint64_t seed, offset; /* offset: calls so far */

void th_seed(uint64_t value) { th_set_random_state((uint64_t[2]){value, 0}); }

uint64_t th_initial_seed(void) { return __atomic_load_n(&seed, __ATOMIC_RELAXED); }

void th_random_state(uint64_t state[2]) {
    state[0] = __atomic_load_n(&seed, __ATOMIC_RELAXED);
    state[1] = __atomic_load_n(&offset, __ATOMIC_RELAXED);
}

void th_set_random_state(const uint64_t state[2]) {
    __atomic_store_n(&seed, state[0], __ATOMIC_RELAXED);
    __atomic_store_n(&offset, state[1], __ATOMIC_RELAXED);
}

/* What one call draws from. */
typedef struct source {
    uint64_t seed, offset;
} source;

static source next_source(void) {
    return (source){th_initial_seed(), __atomic_fetch_add(&offset, 1, __ATOMIC_RELAXED)};
}

/* Ten rounds; x becomes four random words. */
STEP void philox(uint32_t *x0, uint32_t *x1, uint32_t *x2, uint32_t *x3, uint64_t key) {
    uint32_t a = *x0, b = *x1, c = *x2, d = *x3, k0 = (uint32_t)key, k1 = (uint32_t)(key >> 32);
#pragma GCC unroll 10
    for (int round = 0; round < 10; round++) {
        const uint64_t p = (uint64_t)a * 0xD2511F53u, q = (uint64_t)c * 0xCD9E8D57u;
        a = (uint32_t)(q >> 32) ^ b ^ k0;
        b = (uint32_t)q;
        c = (uint32_t)(p >> 32) ^ d ^ k1;
        d = (uint32_t)p;
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
    }
    *x0 = a, *x1 = b, *x2 = c, *x3 = d;
}

uint64_t th_random_bits(void) {
    const source from = next_source();
    uint32_t a = 0, b = 0, c = (uint32_t)from.offset, d = (uint32_t)(from.offset >> 32);
    philox(&a, &b, &c, &d, from.seed);
    return (uint64_t)a << 32 | b;
}

/* Words of `count` counters from `first`: four arrays of COUNTERS. */
CLONES static void words(source from, uint64_t first, int64_t count, uint32_t (*word)[COUNTERS]) {
    const uint32_t low = (uint32_t)from.offset, high = (uint32_t)(from.offset >> 32);
    for (int64_t i = 0; i < count; i++) {
        const uint64_t counter = first + (uint64_t)i;
        uint32_t a = (uint32_t)counter, b = (uint32_t)(counter >> 32), c = low, d = high;
        philox(&a, &b, &c, &d, from.seed);
        word[0][i] = a, word[1][i] = b, word[2][i] = c, word[3][i] = d;
    }
}

/* 24 bits in [0, 1) from one word; 53 bits from two. */
#define UNIFORM_FLOAT(x) ((float)(int32_t)((x) >> 8) * 0x1p-24f)
#define UNIFORM_DOUBLE(x, y)                                                                       \
    (((double)(int32_t)((x) >> 5) * 0x1p26 + (double)(int32_t)((y) >> 6)) * 0x1p-53)

CLONES static void uniform_float(uint32_t (*word)[COUNTERS], int64_t count, float *to) {
    for (int64_t i = 0; i < count; i++) {
        to[4 * i] = UNIFORM_FLOAT(word[0][i]);
        to[4 * i + 1] = UNIFORM_FLOAT(word[1][i]);
        to[4 * i + 2] = UNIFORM_FLOAT(word[2][i]);
        to[4 * i + 3] = UNIFORM_FLOAT(word[3][i]);
    }
}

CLONES static void uniform_double(uint32_t (*word)[COUNTERS], int64_t count, double *to) {
    for (int64_t i = 0; i < count; i++) {
        to[2 * i] = UNIFORM_DOUBLE(word[0][i], word[1][i]);
        to[2 * i + 1] = UNIFORM_DOUBLE(word[2][i], word[3][i]);
    }
}

/* Box and Muller, 1958: two uniform numbers make two normal ones. The logarithm never sees 0.
   Cosine and sine have loops of their own, since a sincos does not vectorise. */
#define BOX_MULLER(T, x, y, log, sqrt, cos, sin)                                                   \
    T radius[COUNTERS], angle[COUNTERS], sine[COUNTERS];                                           \
    for (int64_t i = 0; i < count; i++) {                                                          \
        radius[i] = sqrt(-2 * log(x));                                                             \
        angle[i] = (T)TWO_PI * (y);                                                                \
    }                                                                                              \
    for (int64_t i = 0; i < count; i++)                                                            \
        sine[i] = radius[i] * sin(angle[i]);                                                       \
    for (int64_t i = 0; i < count; i++)                                                            \
        radius[i] *= cos(angle[i]);                                                                \
    for (int64_t i = 0; i < count; i++) {                                                          \
        to[step * i] = radius[i];                                                                  \
        to[step * i + 1] = sine[i];                                                                \
    }

/* All 32 bits go into the radius, for the sake of the tails. */
CLONES static void normal_pairs(const uint32_t *first, const uint32_t *second, int64_t count,
                                float *to) {
    const int64_t step = 4;
    BOX_MULLER(float, (float)(int32_t)(first[i] >> 1) * 0x1p-31f + 0x1p-33f,
               UNIFORM_FLOAT(second[i]), logf, sqrtf, cosf, sinf)
}

static void normal_float(uint32_t (*word)[COUNTERS], int64_t count, float *to) {
    normal_pairs(word[0], word[1], count, to);
    normal_pairs(word[2], word[3], count, to + 2);
}

CLONES static void normal_double(uint32_t (*word)[COUNTERS], int64_t count, double *to) {
    const int64_t step = 2;
    BOX_MULLER(double, UNIFORM_DOUBLE(word[0][i], word[1][i]) + 0x1p-54,
               UNIFORM_DOUBLE(word[2][i], word[3][i]), log, sqrt, cos, sin)
}

/* CHUNK numbers from a position that is a multiple of it. */
static void make_numbers(source from, int64_t position, int64_t count, bool single, bool normal,
                         void *to) {
    uint32_t word[4][COUNTERS];
    const int64_t per = single ? 4 : 2, needed = (count + per - 1) / per;
    const int64_t counters = (needed + 15) / 16 * 16; /* whole vectors: a scalar rest costs more */
    words(from, (uint64_t)(position / per), counters, word);
    if (single)
        (normal ? normal_float : uniform_float)(word, counters, to);
    else
        (normal ? normal_double : uniform_double)(word, counters, to);
}

typedef struct job {
    const row *r;
    source from[TH_MAX_DRAWS];
    const scalar *option;
    dtype type;
    int64_t numel;
    char *at[TH_MAX_OPERANDS];   /* the output, then the inputs behind the draws */
    uint8_t item[TH_MAX_OPERANDS];
    bool number[TH_MAX_OPERANDS]; /* an input that is one number */
} job;

/* Each draw has numbers of its own; at[] is the output, the draws, the inputs. */
static void run_chunks(int64_t begin, int64_t end, void *context) {
    const job *j = context;
    const random_body *b = j->r->body;
    double numbers[TH_MAX_DRAWS][CHUNK + 4]; /* whole counters may write past the last number */
    double expanded[TH_MAX_TENSORS][CHUNK];
    char *at[TH_MAX_OPERANDS];
    for (int k = 0; k < b->inputs; k++)
        if (j->number[k])
            th_pack((char *)expanded[k], j->item[k], j->at[k + 1], 0, CHUNK, j->item[k]);
    for (int64_t chunk = begin; chunk < end; chunk++) {
        const int64_t position = chunk * CHUNK, left = j->numel - position;
        const int64_t count = left < CHUNK ? left : CHUNK;
        at[0] = j->at[0] + position * th_item_size[j->type];
        for (int d = 0; d < b->draws; d++) {
            make_numbers(j->from[d], position, count, j->type == TH_FLOAT, b->normal[d],
                         numbers[d]);
            at[d + 1] = (char *)numbers[d];
        }
        for (int k = 0; k < b->inputs; k++)
            at[b->draws + 1 + k] = j->number[k] ? (char *)expanded[k]
                                                : j->at[k + 1] + position * j->item[k];
        b->loops[j->type](at, count, j->option);
    }
}

/* The parameters that the loop reads: contiguous tensors of the result's size, or numbers. */
typedef struct parameters {
    tensor *t[TH_MAX_TENSORS];
    uint64_t constant[TH_MAX_TENSORS];
} parameters;

static const param *param_of(const row *r, int slot) {
    for (int i = 0; i < r->nparams; i++)
        if (th_holds_tensor(&r->params[i]) && r->params[i].slot == slot)
            return &r->params[i];
    return NULL;
}

static int bind(const call *c, job *j, const extent *size, parameters *p) {
    const random_body *b = j->r->body;
    for (int k = 0; k < b->inputs; k++) {
        const tensor *t = c->t[b->from[k]];
        const param *given = param_of(j->r, b->from[k]);
        j->number[k] = !t;
        if (!t) {
            const dtype own = given->type < 0 ? j->type : (dtype)given->type;
            th_write_scalar(&p->constant[k], own, c->s[given->number]);
            j->at[k + 1] = (char *)&p->constant[k];
            j->item[k] = th_item_size[own];
            continue;
        }
        tensor wide = th_expanded(t, size->ndim, size->size);
        if (wide.contiguous)
            th_retain(p->t[k] = (tensor *)(uintptr_t)t);
        else if (!(p->t[k] = th_clone(&wide)))
            return -1;
        j->at[k + 1] = th_data(p->t[k]);
        j->item[k] = th_item_size[t->dtype];
    }
    return 0;
}

static int run(job *j, const call *c, const extent *size, tensor *out) {
    const random_body *b = j->r->body;
    parameters p = {.t = {NULL}};
    tensor *plain = out->contiguous ? th_keep(out)
                                    : th_new(TH_CPU, j->type, size->ndim, size->size);
    int failed = plain ? bind(c, j, size, &p) : -1;
    if (!failed) {
        for (int d = 0; d < b->draws; d++)
            j->from[d] = next_source();
        j->numel = out->numel;
        j->at[0] = th_data(plain);
        th_parallel((j->numel + CHUNK - 1) / CHUNK, TH_PARALLEL / CHUNK, run_chunks, j);
        if (plain != out)
            failed = th_copy(out, plain);
    }
    for (int k = 0; k < b->inputs; k++)
        th_drop(p.t[k]);
    th_drop(plain);
    return failed;
}

/* What is filled gives the size; else the parameters together; else the int* list. */
static int result_size(const row *r, const call *c, extent *size) {
    const bool fills = r->flags & ROW_CHANGES;
    if (!r->tensors && r->lists)
        return th_take_sizes(r->name, size, c->list[0]);
    if (th_common_size(r, r->tensors, c->t, size))
        return -1;
    if (fills && !th_has_size(c->t[0], size))
        return th_fail(TH_RUNTIME, "%s: %s is %s; the parameters need size %s", r->name,
                       th_slot_name(r, 0), th_describe(c->t[0]), th_sizes(size->size, size->ndim));
    if (!size->ndim) /* numbers only */
        *size = (extent){1, {1}};
    return 0;
}

static int draw(const row *r, call *c) {
    const random_body *b = r->body;
    job j = {.r = r};
    extent size;
    scalar option[TH_MAX_OPTIONS];
    if (th_check_dtypes(r, c, &j.type) || th_check_options(r, c, j.type, 0, option) ||
        (r->require && r->require(c)) || result_size(r, c, &size))
        return -1;
    if (!b->loops[j.type])
        return th_fail(TH_TYPE, "%s: not defined for %sTensor", r->name, th_dtype_name[j.type]);
    const dtype type = r->types[0] == TH_SAME ? j.type : (dtype)r->types[0];
    j.option = option;
    tensor *out = th_output(r, c, 0, type, &size);
    return out ? run(&j, c, &size, out) : -1;
}

int th_random(const row *r, call *c) { return th_finish(c, draw(r, c)); }
