/* repeat.c: runs a program again on operands that lie as those of an earlier run did. If code computes
   the whole program row by row, that run leaves what follows from sizes and strides; then only the
   addresses are new. Short programs take a fraction of the time that dividing them takes. */
#include <stdlib.h>
#include <string.h>

#include "row/program.h"

#define MOST_REPEATS 8       /* per program */
#define FLAT_BYTES 32768     /* of a unit of elements that need not come in rows */
#define KEPT_FLAT_BYTES 4096 /* same, if code keeps values in the L1 cache */
#define APART 128            /* bytes between kept rows, beyond their length */

struct repeat {
    struct repeat *next;
    const stretch *stretch;
    int64_t units, bytes, tail; /* rows, or pieces of which the last one has `tail` bytes */
    double cycles;              /* of a unit */
    int item, words;
    int64_t step[STRETCH_OPERANDS]; /* bytes to the next unit */
    uint64_t value[STRETCH_OPERANDS];
    int64_t word[PROGRAM_KEY];
};

/* One run, on all its threads. */
typedef struct repeating {
    const struct repeat *of;
    char *at[STRETCH_OPERANDS];
    int failed;
} repeating;

static void add_words(program_key *key, const int64_t *from, int count) {
    if (key->words + count > PROGRAM_KEY) {
        key->words = PROGRAM_KEY + 1; /* too long */
        return;
    }
    for (int k = 0; k < count; k++)
        key->word[key->words++] = from[k];
}

static bool has_options(const program *p) {
    bool has = false;
    for (int k = 0; k < p->numbers; k++)
        has |= p->number[k].option >= 0;
    for (int k = 0; k < p->steps; k++)
        for (int i = 0; i < p->step[k].options; i++)
            has |= p->step[k].option[i].option >= 0;
    return has;
}

void th_program_key(const program_run *r, program_key *key) {
    key->words = 0;
    add_words(key, (int64_t[]){r->wanted | r->type << 16 | (int64_t)r->size.ndim << 24}, 1);
    add_words(key, r->size.size, r->size.ndim);
    for (int k = 0; k < r->p->operands; k++) {
        const tensor *t = r->t[k];
        if (!t)
            continue;
        add_words(key, (int64_t[]){k | t->dtype << 8 | t->ndim << 16 | t->contiguous << 24}, 1);
        add_words(key, t->size, t->ndim);
        if (!t->contiguous)
            add_words(key, th_stride(t), t->ndim);
    }
}

/* Compute units on one thread. */
static void run_units(int64_t begin, int64_t end, void *context) {
    repeating *w = context;
    const struct repeat *of = w->of;
    const stretch *s = of->stretch;
    const int64_t each = of->bytes + APART, kept = s->kept * each;
    char *at[STRETCH_OPERANDS], *memory = kept ? th_allocate(kept + LONGEST_VECTOR) : NULL;
    _Alignas(LONGEST_VECTOR) uint64_t rest[LONGEST_VECTOR / 8] = {0};
    if (kept && !memory) {
        w->failed = -1;
        return;
    }
    for (int k = 0; k < s->operands; k++)
        at[k] = s->operand[k].kind == STRETCH_KEEPS
                    ? memory + -(uintptr_t)memory % LONGEST_VECTOR + s->operand[k].at * each
                    : w->at[k] + begin * of->step[k];
    const int64_t whole = end - begin - (of->tail && end == of->units);
    th_tell_rest(rest, of->bytes, of->item);
    if (whole)
        s->code(at, of->bytes, rest, whole, of->step);
    if (of->tail && end == of->units) {
        memset(rest, 0, sizeof rest);
        th_tell_rest(rest, of->tail, of->item);
        s->code(at, of->tail, rest, 1, of->step);
    }
    if (kept)
        th_release(memory, kept + LONGEST_VECTOR);
}

bool th_repeat_program(const program_run *r, const program_key *key, int *failed) {
    const struct repeat *of = __atomic_load_n(&r->p->repeats, __ATOMIC_ACQUIRE);
    while (of && (of->words != key->words || memcmp(of->word, key->word, 8 * (size_t)of->words)))
        of = of->next;
    if (!of)
        return false;
    repeating w;
    w.of = of;
    w.failed = 0;
    for (int k = 0; k < of->stretch->operands; k++) {
        const stretch_operand *o = &of->stretch->operand[k];
        w.at[k] = o->kind == STRETCH_VALUE   ? (char *)(uintptr_t)&of->value[k]
                  : o->kind == STRETCH_KEEPS ? NULL
                                             : th_data(r->t[o->at]);
    }
    th_parallel(of->units, of->cycles, run_units, &w);
    *failed = w.failed;
    return true;
}

/* Whether the elements of all operands follow one another. */
static bool is_one_row(const program_machine *m, const stretch *s, int64_t row) {
    for (int k = 0; k < s->operands; k++)
        if (s->operand[k].kind == STRETCH_ELEMENTS && m->operand[s->operand[k].at].step != row)
            return false;
    return !s->per_row;
}

/* Whether code can take the operands where they lie. */
static bool takes_operands(const program_machine *m, const stretch *s) {
    for (int k = 0; k < s->operands; k++) {
        const stretch_operand *o = &s->operand[k];
        if (o->kind != STRETCH_ELEMENTS && o->kind != STRETCH_PER_ROW)
            continue;
        if (o->at >= m->r->p->operands || !m->r->t[o->at] || m->operand[o->at].copy
            || m->operand[o->at].same)
            return false;
    }
    return true;
}

void th_remember_run(const program_machine *m, const program_key *key, double cycles) {
    const program *p = m->r->p;
    struct repeat **list = (struct repeat **)(uintptr_t)&p->repeats;
    const stretch *s = m->planned->stretch;
    int known = 0;
    for (const struct repeat *each = *list; each; each = each->next)
        known++;
    if (!s || s->last != m->steps || m->ends || m->r->summed || m->streams || known == MOST_REPEATS
        || key->words > PROGRAM_KEY || has_options(p) || !takes_operands(m, s))
        return;
    const int item = th_item_size[m->r->type];
    const int64_t row = m->columns * item;
    const bool one = m->rows == 1 || is_one_row(m, s, row);
    const bool flat = one && !s->per_row;
    if (!flat
        && (m->columns < PROGRAM_CODE_ROW || (s->kept && !s->per_row && row > KEPT_FLAT_BYTES)))
        return;
    struct repeat *made = calloc(1, sizeof *made);
    if (!made)
        return;
    made->stretch = s;
    made->item = item;
    made->units = m->rows;
    made->bytes = row;
    if (flat) {
        const int64_t all = m->rows * row, most = s->kept ? KEPT_FLAT_BYTES : FLAT_BYTES;
        made->bytes = all < most ? all : most;
        made->units = (all + made->bytes - 1) / made->bytes;
        made->tail = all % made->bytes;
    }
    made->cycles = cycles * (double)(made->bytes / item);
    memcpy(made->value, m->planned->value, sizeof *made->value * (size_t)s->operands);
    for (int k = 0; k < s->operands; k++)
        if (s->operand[k].kind == STRETCH_PER_ROW)
            made->step[k] = m->operand[s->operand[k].at].step;
        else if (s->operand[k].kind == STRETCH_ELEMENTS)
            made->step[k] = flat ? made->bytes : m->operand[s->operand[k].at].step;
    made->words = key->words;
    memcpy(made->word, key->word, sizeof *key->word * (size_t)key->words);
    made->next = *list;
    while (!__atomic_compare_exchange_n(list, &made->next, made, false, __ATOMIC_RELEASE,
                                        __ATOMIC_ACQUIRE))
        ;
}
