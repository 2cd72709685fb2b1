/* stretch_loops.c: divides the nodes of a stretch into loops over a row. A loop ends where a reduction
   or a function is read by another function or by all elements: a CPU looks ahead for a few hundred
   instructions, and in a chain of functions it would find nothing to do while it waits for each. What
   several loops need is computed again in each, unless it costs more than a store and a load: then the
   first keeps it in memory, in the L1 cache. Reductions that only one branch of a selection of numbers
   per row reads wait for its condition, so that a loop of such reductions may be skipped. */
#include <string.h>

#include "row/assembler.h"
#include "row/stretch.h"

#define COSTLY 8 /* instructions that cost more than keeping their result */
enum { NONE = -1, FUNCTION = 16, QUOTIENT = 4 };

static bool stores_elements(const node *n, const stretch *s) {
    return n->kind == NODE_STORE && s->operand[n->y].kind == STRETCH_ELEMENTS;
}

/* Find the values per element. Return whether a register changes that is read. */
static bool find_wide(stretch_plan *p, const stretch *s) {
    bool changes = false;
    for (int v = 0; v < p->count; v++) {
        const node *n = &p->nodes[v];
        const bool elements = n->kind == NODE_ELEMENTS;
        p->wide[v] = elements || stores_elements(n, s);
        p->level[v] = 0;
        p->keep[v] = NONE;
        p->begins[v] = STRETCH_LOOPS;
        changes |= elements && s->operand[n->x].is_output;
        for (int k = 0; k < 3; k++) {
            const int x = th_read(n, k);
            p->wide[v] |= x >= 0 && p->wide[x] && n->kind != NODE_FOLD;
        }
    }
    return changes;
}

/* Find the masks with which nothing reads a value: those of selections of numbers per row that read it
   only as what they give otherwise. */
static void find_conditions(stretch_plan *p) {
    enum { UNREAD = -2 };
    for (int v = 0; v < p->count; v++)
        p->unless[v] = UNREAD;
    for (int v = p->count - 1; v >= 0; v--) {
        const node *n = &p->nodes[v];
        const bool selects = n->kind == NODE_SELECT && !p->wide[v];
        if (p->unless[v] == UNREAD)
            p->unless[v] = NONE;
        for (int k = 0; k < 3; k++) {
            const int x = th_read(n, k);
            const bool otherwise = selects && k == 2 && p->unless[v] == NONE;
            const int16_t mask = otherwise ? n->x : p->unless[v];
            if (x >= 0)
                p->unless[x] = p->unless[x] == UNREAD || p->unless[x] == mask ? mask : NONE;
        }
    }
}

/* Find the loop that a value waits for; return whether there are few enough. Conditions may follow the
   nodes that wait for them, whose levels then rise once more. */
static bool find_levels(stretch_plan *p, const stretch *s) {
    bool rises = false;
    p->loops = 0;
    for (int v = 0; v < p->count; v++) {
        const node *n = &p->nodes[v];
        const int condition = p->unless[v], before = p->level[v];
        const bool is_number = !p->wide[v] && n->kind != NODE_SAME;
        if (condition >= 0 && is_number && p->level[condition] > p->level[v])
            p->level[v] = p->level[condition];
        for (int k = 0; k < 3; k++) {
            const int x = th_read(n, k);
            if (x < 0)
                continue;
            const bool follows = p->nodes[x].kind == NODE_FOLD
                                 || (n->kind == NODE_CALL && p->waits[x]);
            const int level = p->level[x] + follows;
            p->level[v] = (uint8_t)(level > p->level[v] ? level : p->level[v]);
        }
        rises |= p->level[v] > before;
        p->waits[v] = n->kind == NODE_CALL && p->wide[v];
        for (int k = 0; k < 3; k++) {
            const int x = th_read(n, k);
            p->waits[v] |= x >= 0 && p->waits[x] && p->level[x] == p->level[v];
        }
        if (p->level[v] >= STRETCH_LOOPS)
            return false;
        if ((n->kind == NODE_FOLD || stores_elements(n, s)) && p->level[v] >= p->loops)
            p->loops = p->level[v] + 1;
    }
    return !rises || find_levels(p, s);
}

/* What it costs to compute a value from operands, and what is kept. */
static int cost_of(const stretch_plan *p, int v) {
    if (v < 0 || !p->wide[v])
        return 0;
    const node *n = &p->nodes[v];
    if (n->kind == NODE_ELEMENTS || p->keep[v] != NONE)
        return 1;
    const bool divides = n->kind == NODE_VECTOR && n->op == V_DIV;
    int cost = n->kind == NODE_CALL ? FUNCTION : n->kind == NODE_ROOT || divides ? QUOTIENT : 1;
    for (int k = 0; k < 3 && cost < COSTLY; k++)
        cost += cost_of(p, th_read(n, k));
    return cost;
}

/* Masks are computed again: they are bits with AVX-512. */
static bool can_keep(const stretch_plan *p, int v) {
    const int kind = p->nodes[v].kind;
    return kind != NODE_COMPARE && kind != NODE_MASK && kind != NODE_NOT;
}

static bool keep(stretch_plan *p, stretch *s, int v) {
    if (s->kept == STRETCH_KEPT || s->operands == STRETCH_OPERANDS)
        return false;
    p->keep[v] = (int16_t)s->operands;
    s->operand[s->operands++] = (stretch_operand){
        .kind = STRETCH_KEEPS, .at = (uint8_t)s->kept++, .is_output = true, .option = NONE};
    return true;
}

/* Whether a later loop reads what a function gives in this one. */
static bool ends_loop(const stretch_plan *p, int v) {
    for (int k = v + 1; k < p->count && p->waits[v] && can_keep(p, v); k++)
        if (p->level[k] > p->level[v] && th_reads(&p->nodes[k], v))
            return true;
    return false;
}

/* Whether a loop computes a value: a reduction, a result, or what a later loop reads. */
static bool is_root(const stretch_plan *p, int loop, int v) {
    const int kind = p->nodes[v].kind;
    return p->level[v] == loop
           && (kind == NODE_FOLD || (kind == NODE_STORE && p->wide[v]) || ends_loop(p, v));
}

static bool may_skip(const stretch_plan *p, int loop) {
    for (int v = 0; v < p->count; v++)
        if (is_root(p, loop, v) && (p->nodes[v].kind != NODE_FOLD || p->unless[v] < 0))
            return false;
    return true;
}

/* Mark what a value of a loop is computed from. A loop that may be skipped keeps nothing for others, and
   asks no other to keep what it computes rarely. */
static bool need(stretch_plan *p, stretch *s, bool *needed, int loop, int v) {
    if (v < 0 || !p->wide[v] || needed[v])
        return true;
    needed[v] = true;
    const node *n = &p->nodes[v];
    if (n->kind == NODE_ELEMENTS)
        return true;
    const bool skips = p->skips[loop];
    if (p->begins[v] < loop && can_keep(p, v)
        && (p->keep[v] != NONE || (!skips && cost_of(p, v) >= COSTLY)))
        return p->keep[v] != NONE || keep(p, s, v);
    if (!skips && p->begins[v] > loop)
        p->begins[v] = (uint8_t)loop;
    bool fits = true;
    for (int k = 0; k < 3; k++)
        fits = fits && need(p, s, needed, loop, th_read(n, k));
    return fits;
}

bool th_plan_stretch(stretch_plan *p, const node *nodes, int count, stretch *s) {
    bool needed[STRETCH_NODES], fits = true;
    p->nodes = nodes;
    p->count = count;
    s->kept = 0;
    memset(p->length, 0, sizeof p->length);
    const bool changes = find_wide(p, s);
    find_conditions(p);
    if (!find_levels(p, s) || !p->loops || (p->loops > 1 && changes))
        return false;
    /* The last result may have the memory of an operand, which earlier loops read. */
    if (nodes[count - 1].kind == NODE_STORE && p->wide[count - 1])
        p->level[count - 1] = (uint8_t)(p->loops - 1);
    for (int loop = 0; loop <= p->loops; loop++) {
        memset(needed, false, sizeof needed);
        if (loop < p->loops)
            p->skips[loop] = may_skip(p, loop);
        for (int v = 0; v < count && fits && loop < p->loops; v++) {
            const bool folds = nodes[v].kind == NODE_FOLD;
            const bool stores = nodes[v].kind == NODE_STORE && p->wide[v];
            if (!is_root(p, loop, v))
                continue;
            fits = need(p, s, needed, loop, folds ? nodes[v].x : v);
            fits &= folds || stores || p->keep[v] != NONE || keep(p, s, v);
            needed[v] = true;
        }
        for (int v = 0; v < count; v++) {
            const bool number = !p->wide[v] && nodes[v].kind != NODE_SAME
                                && nodes[v].kind != NODE_FOLD && p->level[v] == loop;
            if (number)
                p->list[2 * loop][p->length[2 * loop]++] = (int16_t)v;
            if (needed[v])
                p->list[2 * loop + 1][p->length[2 * loop + 1]++] = (int16_t)v;
        }
    }
    return fits;
}
