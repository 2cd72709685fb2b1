/* stretch_code.c: chooses registers for the values of a stretch, and writes the code of a node. A value
   that finds no register takes the one whose value is needed last, which moves to the stack. */
#include <string.h>

#include "row/stretch_writer.h"

#if defined(__x86_64__) && defined(__linux__)

bool th_is_mask(const writer *w, int v) {
    const int kind = w->p->nodes[v].kind;
    return w->a.wide && (kind == NODE_COMPARE || kind == NODE_MASK || kind == NODE_NOT);
}

int th_source(const writer *w, int v) {
    if (w->p->nodes[v].kind == NODE_ELEMENTS)
        return w->p->nodes[v].x;
    return w->p->keep[v] >= 0 && w->p->begins[v] < w->loop ? w->p->keep[v] : NOWHERE;
}

bool th_is_computed(const writer *w, int v) {
    return w->p->nodes[v].kind != NODE_SAME && th_source(w, v) == NOWHERE;
}

/* The position of the next node that reads a value. */
static int next_reader(const writer *w, int v) {
    for (int k = w->now; k <= w->last[v] && k < w->count; k++)
        if (th_is_computed(w, w->order[k]) && th_reads(&w->p->nodes[w->order[k]], v))
            return k;
    return w->count;
}

/* Find the last readers in the list. Numbers per row are read again in a loop over elements, by other
   lists, and from the stack where they are stored. */
void th_find_readers(writer *w) {
    bool inside[STRETCH_NODES] = {false};
    for (int v = 0; v < w->p->count; v++)
        w->last[v] = (int16_t)(w->p->wide[v] || w->loop < 0 ? -1 : w->count);
    for (int k = 0; k < w->count; k++) {
        const node *n = &w->p->nodes[w->order[k]];
        inside[w->order[k]] = n->kind != NODE_STORE;
        for (int i = 0; i < 3 && th_is_computed(w, w->order[k]); i++) {
            const int x = th_read(n, i);
            if (x >= 0 && w->last[x] < w->count)
                w->last[x] = (int16_t)k;
        }
    }
    for (int v = 0; v < w->p->count; v++)
        for (int i = 0; i < 3 && !inside[v]; i++) {
            const int x = th_read(&w->p->nodes[v], i);
            if (x >= 0 && !w->p->wide[x])
                w->last[x] = (int16_t)w->count;
        }
}

int th_new_slot(writer *w) {
    w->failed |= w->slots == SLOTS;
    return w->failed ? 0 : w->slots++;
}

/* Give a value a place on the stack, unless it has one or lies in memory. */
static void save(writer *w, int v) {
    if (th_source(w, v) != NOWHERE || w->stored[v])
        return;
    w->stored[v] = true;
    w->slot[v] = w->slot[v] == NOWHERE ? (int16_t)th_new_slot(w) : w->slot[v];
    if (th_is_mask(w, v))
        th_emit_mask_store(&w->a, th_on_stack(w, w->slot[v]), w->at[v]);
    else
        th_emit_store(&w->a, th_on_stack(w, w->slot[v]), w->at[v]);
}

static int take(writer *w, int16_t *holds, int first, int count) {
    int best = NOWHERE, latest = -1;
    for (int r = first; r < count && latest < w->count + 1; r++) {
        if (holds[r] == PINNED)
            continue;
        const int next = holds[r] == NOWHERE ? w->count + 1 : next_reader(w, holds[r]);
        if (next > latest && next != w->now) {
            best = r;
            latest = next;
        }
    }
    if (best == NOWHERE) {
        w->failed = true;
        return first;
    }
    if (holds[best] != NOWHERE) {
        save(w, holds[best]);
        w->at[holds[best]] = NOWHERE;
        holds[best] = NOWHERE;
    }
    return best;
}

/* Take a register for a value; those of the current node's operands are kept. */
static int take_vector(writer *w, int v) {
    const int r = take(w, w->holds, 0, w->vectors);
    w->holds[r] = (int16_t)v;
    w->at[v] = (int8_t)r;
    return r;
}

static int take_mask(writer *w, int v) {
    const int r = take(w, w->mask_holds, 1, MASK_OF_NAN);
    w->mask_holds[r] = (int16_t)v;
    w->at[v] = (int8_t)r;
    return r;
}

int th_take_pinned(writer *w) {
    const int r = take(w, w->holds, 0, w->vectors);
    w->holds[r] = PINNED;
    return r;
}

int th_take_rest(writer *w) {
    if (w->a.wide)
        return MASK_OF_REST;
    const int mask = th_take_pinned(w);
    th_emit_load(&w->a, mask, th_on_stack(w, w->rest));
    return mask;
}

void th_give_rest(writer *w, int mask) {
    if (!w->a.wide)
        w->holds[mask] = NOWHERE;
}

place th_place_of(const writer *w, int v) {
    if (w->at[v] != NOWHERE)
        return (place){.kind = IN_REGISTER, .number = w->at[v]};
    const int source = th_source(w, v);
    if (source != NOWHERE)
        return (place){.kind = AT_BASE, .number = w->base[source], .ahead = w->copy};
    return th_on_stack(w, w->slot[v]);
}

int th_in_register(writer *w, int v) {
    if (w->at[v] != NOWHERE)
        return w->at[v];
    const place from = th_place_of(w, v);
    if (from.kind != AT_BASE || !w->masked) {
        th_emit_load(&w->a, take_vector(w, v), from);
    } else {
        const int mask = th_take_rest(w);
        th_emit_load_some(&w->a, take_vector(w, v), from, mask);
        th_give_rest(w, mask);
    }
    return w->at[v];
}

static int mask_register(writer *w, int v) {
    if (!th_is_mask(w, v))
        return th_in_register(w, v);
    if (w->at[v] == NOWHERE) {
        const place from = th_on_stack(w, w->slot[v]);
        th_emit_mask_load(&w->a, take_mask(w, v), from);
    }
    return w->at[v];
}

/* An operand that an instruction may read in memory, if no later one reads it. */
static place readable(writer *w, int v) {
    if (w->at[v] == NOWHERE && th_source(w, v) != NOWHERE && (w->masked || w->last[v] > w->now))
        th_in_register(w, v);
    return th_place_of(w, v);
}

static void release(writer *w, int v) {
    if (v < 0 || w->last[v] > w->now || w->at[v] == NOWHERE)
        return;
    (th_is_mask(w, v) ? w->mask_holds : w->holds)[w->at[v]] = NOWHERE;
    w->at[v] = NOWHERE;
}

void th_empty_registers(writer *w) {
    for (int k = 0; k < VECTORS + MASKS; k++) {
        int16_t *held = k < VECTORS ? &w->holds[k] : &w->mask_holds[k - VECTORS];
        if (*held < 0)
            continue;
        if (w->last[*held] > w->now)
            save(w, *held);
        w->at[*held] = NOWHERE;
        *held = NOWHERE;
    }
}

void th_forget(writer *w, bool all) {
    for (int k = 0; k < VECTORS + MASKS; k++) {
        int16_t *held = k < VECTORS ? &w->holds[k] : &w->mask_holds[k - VECTORS];
        if (*held < 0 || (!all && k < VECTORS && !w->p->wide[*held]))
            continue;
        w->at[*held] = NOWHERE;
        *held = NOWHERE;
    }
    for (int v = 0; v < w->p->count; v++) {
        w->at[v] = w->p->wide[v] || all ? NOWHERE : w->at[v];
        w->stored[v] &= !w->p->wide[v];
    }
}

/* Store a vector where an operand lies, or the elements of the rest. */
static void write_elements(writer *w, int operand, int from) {
    const stretch_operand *o = &w->s->operand[operand];
    const place to = {.kind = AT_BASE, .number = w->base[operand], .ahead = w->copy};
    if (w->masked) {
        const int mask = th_take_rest(w);
        th_emit_store_some(&w->a, to, from, mask);
        th_give_rest(w, mask);
    } else if (w->streams && o->kind == STRETCH_ELEMENTS && o->at < TH_MAX_OPERANDS) {
        th_emit_stream(&w->a, to, from);
    } else {
        th_emit_store(&w->a, to, from);
    }
}

void th_write_store(writer *w, int v) {
    const node *n = &w->p->nodes[v];
    if (w->s->operand[n->y].kind == STRETCH_ELEMENTS) {
        write_elements(w, n->y, th_in_register(w, n->x));
        return;
    }
    th_emit_get(&w->a, RDI, th_saved(w, SAVED_AT));
    th_emit_pointer(&w->a, RCX, n->y);
    th_emit_copy_element(&w->a, w->slot[n->x] * w->bytes);
    th_emit_clear(&w->a);
}

static bool commutes(const node *n) {
    return n->kind == NODE_VECTOR && n->op != V_SUB && n->op != V_DIV;
}

void th_write_formula(writer *w, int v) {
    node n = w->p->nodes[v];
    assembler *a = &w->a;
    if (commutes(&n) && w->at[n.x] == NOWHERE && w->at[n.y] != NOWHERE) {
        n.x = n.y;
        n.y = w->p->nodes[v].x;
    }
    const bool masks = a->wide && (n.kind == NODE_MASK || n.kind == NODE_NOT);
    int x = 0, z = 0;
    place y = {.kind = IN_REGISTER};
    if (n.kind == NODE_ROOT || n.kind == NODE_ROUND) {
        y = readable(w, n.x);
    } else if (masks) {
        x = mask_register(w, n.x);
        y.number = n.kind == NODE_NOT ? 0 : mask_register(w, n.y);
    } else {
        x = n.kind == NODE_SELECT ? mask_register(w, n.x) : th_in_register(w, n.x);
        y = readable(w, n.y);
    }
    if (n.kind == NODE_SELECT) {
        z = th_in_register(w, n.z);
        y = th_place_of(w, n.y);
    }
    release(w, n.x);
    if (n.kind != NODE_ROOT && n.kind != NODE_ROUND)
        release(w, n.y);
    release(w, n.z);
    const int to = th_is_mask(w, v) ? take_mask(w, v) : take_vector(w, v);
    if (n.kind == NODE_VECTOR)
        th_emit_vector(a, n.op, to, x, y);
    else if (n.kind == NODE_ROOT)
        th_emit_vector(a, V_SQRT, to, 0, y);
    else if (n.kind == NODE_ROUND)
        th_emit_round(a, to, y, n.op);
    else if (n.kind == NODE_COMPARE)
        th_emit_compare(a, n.op, to, x, y);
    else if (n.kind == NODE_SELECT)
        th_emit_select(a, to, x, y, z);
    else if (masks)
        th_emit_mask(a, n.kind == NODE_NOT ? V_XOR : n.op, to, x, y.number);
    else
        th_emit_vector(a, n.kind == NODE_NOT ? V_XOR : n.op, to, x, y);
}

void th_settle(writer *w, int v) {
    const node *n = &w->p->nodes[v];
    if (n->kind == NODE_FOLD || n->kind == NODE_STORE)
        release(w, n->x);
    else if (!w->p->wide[v] && w->last[v] == w->count)
        save(w, v);
    else if (w->p->keep[v] >= 0)
        write_elements(w, w->p->keep[v], w->at[v]);
}
#endif
