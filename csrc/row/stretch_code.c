/* stretch_code.c: chooses registers for the values of a stretch, and writes its machine code. A value
   that finds no register takes the one whose value is needed last, which moves to the stack. */
#include <string.h>

#include "row/assembler.h"
#include "row/stretch.h"

#if defined(__x86_64__) && defined(__linux__)
#include <sys/mman.h>

#define SLOTS 128
#define VECTORS 32
#define MASKS 8 /* k0 means no mask */
enum { NOWHERE = -1 };

/* The base register of each operand of elements: rcx, rdx, r8 to r11, rbx, r12 to r15, rdi. */
static const uint8_t bases[STRETCH_DENSE] = {1, 2, 8, 9, 10, 11, 3, 12, 13, 14, 15, 7};

typedef struct writer {
    assembler a;
    const node *nodes;
    int count, now;              /* the node that is written */
    int16_t last[STRETCH_NODES]; /* the last reader of a value */
    int8_t at[STRETCH_NODES];    /* its register, or mask register */
    int16_t slot[STRETCH_NODES]; /* its place on the stack */
    int16_t holds[VECTORS], mask_holds[MASKS];
    uint8_t base[STRETCH_OPERANDS];
    int vectors, slots, bytes;
    bool failed;
} writer;

static bool is_mask(const writer *w, int v) {
    const int kind = w->nodes[v].kind;
    return w->a.wide && (kind == NODE_COMPARE || kind == NODE_MASK || kind == NODE_NOT);
}

static bool reads(const node *n, int v) {
    if (n->kind == NODE_ELEMENTS || n->kind == NODE_SAME)
        return false;
    return n->x == v || (n->y == v && n->kind != NODE_STORE) || n->z == v;
}

/* The next node that reads a value. */
static int next_reader(const writer *w, int v) {
    for (int k = w->now; k <= w->last[v] && k < w->count; k++)
        if (reads(&w->nodes[k], v))
            return k;
    return w->count;
}

static int new_slot(writer *w) {
    w->failed |= w->slots == SLOTS;
    return w->failed ? 0 : w->slots++;
}

static place on_stack(const writer *w, int v) { return (place){ON_STACK, w->slot[v] * w->bytes}; }

static void move_to_stack(writer *w, int v) {
    const int kind = w->nodes[v].kind;
    if (kind != NODE_ELEMENTS && w->slot[v] == NOWHERE) {
        w->slot[v] = (int16_t)new_slot(w);
        th_emit_store(&w->a, on_stack(w, v), w->at[v]);
    }
    w->holds[w->at[v]] = NOWHERE;
    w->at[v] = NOWHERE;
}

/* Take a vector register for a value; those of the current node's operands are kept. */
static int take_vector(writer *w, int v) {
    int best = NOWHERE, latest = -1;
    for (int r = 0; r < w->vectors && latest < w->count + 1; r++) {
        const int held = w->holds[r];
        const int next = held == NOWHERE ? w->count + 1 : next_reader(w, held);
        if (next > latest && next != w->now) {
            best = r;
            latest = next;
        }
    }
    if (best == NOWHERE) {
        w->failed = true;
        return 0;
    }
    if (w->holds[best] != NOWHERE)
        move_to_stack(w, w->holds[best]);
    w->holds[best] = (int16_t)v;
    w->at[v] = (int8_t)best;
    return best;
}

static int take_mask(writer *w, int v) {
    for (int r = 1; r < MASKS; r++)
        if (w->mask_holds[r] == NOWHERE) {
            w->mask_holds[r] = (int16_t)v;
            w->at[v] = (int8_t)r;
            return r;
        }
    w->failed = true;
    return 1;
}

static place where(const writer *w, int v) {
    if (w->at[v] != NOWHERE)
        return (place){IN_REGISTER, w->at[v]};
    if (w->nodes[v].kind == NODE_ELEMENTS)
        return (place){AT_BASE, w->base[w->nodes[v].x]};
    return on_stack(w, v);
}

static int in_register(writer *w, int v) {
    if (w->at[v] == NOWHERE) {
        const place from = where(w, v);
        th_emit_load(&w->a, take_vector(w, v), from);
    }
    return w->at[v];
}

/* An operand that an instruction may read in memory, if no later one reads it. */
static place readable(writer *w, int v) {
    if (w->at[v] == NOWHERE && w->last[v] > w->now && w->nodes[v].kind == NODE_ELEMENTS)
        in_register(w, v);
    return where(w, v);
}

static void release(writer *w, int v) {
    if (v < 0 || w->last[v] > w->now || w->at[v] == NOWHERE)
        return;
    (is_mask(w, v) ? w->mask_holds : w->holds)[w->at[v]] = NOWHERE;
}

static bool commutes(const node *n) {
    return n->kind == NODE_VECTOR && n->op != V_SUB && n->op != V_DIV;
}

static void write_node(writer *w, int v) {
    node n = w->nodes[v];
    assembler *a = &w->a;
    if (n.kind == NODE_ELEMENTS || n.kind == NODE_SAME)
        return; /* loaded when first needed, or before the loop */
    if (commutes(&n) && w->at[n.x] == NOWHERE && w->at[n.y] != NOWHERE) {
        n.x = n.y;
        n.y = w->nodes[v].x;
    }
    if (n.kind == NODE_STORE) {
        th_emit_store(a, (place){AT_BASE, w->base[n.y]}, in_register(w, n.x));
        release(w, n.x);
        return;
    }
    const bool masks = w->a.wide && (n.kind == NODE_MASK || n.kind == NODE_NOT);
    int x = 0, z = 0;
    place y = {IN_REGISTER, 0};
    if (n.kind == NODE_ROOT || n.kind == NODE_ROUND) {
        y = readable(w, n.x);
    } else {
        x = masks || (n.kind == NODE_SELECT && w->a.wide) ? w->at[n.x] : in_register(w, n.x);
        y = masks ? (place){IN_REGISTER, n.kind == NODE_NOT ? 0 : w->at[n.y]} : readable(w, n.y);
    }
    if (n.kind == NODE_SELECT) {
        z = in_register(w, n.z);
        y = where(w, n.y);
    }
    release(w, n.x);
    if (n.kind != NODE_ROOT && n.kind != NODE_ROUND)
        release(w, n.y);
    release(w, n.z);
    const int to = is_mask(w, v) ? take_mask(w, v) : take_vector(w, v);
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
        th_emit_mask(a, n.kind == NODE_NOT ? V_XOR : n.op, to, x,
                     n.kind == NODE_NOT ? 0 : y.number);
    else
        th_emit_vector(a, n.kind == NODE_NOT ? V_XOR : n.op, to, x, y);
}

/* Broadcast what is the same for all elements: into registers, as long as half of them are free, then
   onto the stack. Such a value is read until the loop ends. */
static void write_invariants(writer *w) {
    for (int v = 0; v < w->count; v++) {
        if (w->nodes[v].kind != NODE_SAME)
            continue;
        int used = 0;
        for (int r = 0; r < w->vectors; r++)
            used += w->holds[r] != NOWHERE;
        const int to = used < w->vectors / 2 ? take_vector(w, v) : w->vectors - 1;
        th_emit_pointer(&w->a, bases[0], w->nodes[v].x);
        th_emit_broadcast(&w->a, to, bases[0]);
        w->slot[v] = (int16_t)new_slot(w); /* it may lose its register */
        th_emit_store(&w->a, on_stack(w, v), to);
    }
}

static void write_all(writer *w, const stretch *s) {
    th_emit_entry(&w->a, 0);
    const int frame = w->a.size - 6; /* where the size of the stack stands */
    write_invariants(w);
    for (int k = 0, dense = 0; k < s->operands; k++)
        if (s->operand[k].kind == STRETCH_ELEMENTS) {
            w->base[k] = bases[dense++];
            th_emit_pointer(&w->a, w->base[k], k);
        }
    const int label = th_emit_loop_start(&w->a);
    int16_t start[VECTORS];
    memcpy(start, w->holds, sizeof start);
    for (w->now = 0; w->now < w->count && !w->failed; w->now++)
        write_node(w, w->now);
    for (int r = 0; r < w->vectors; r++) /* the next turn expects the registers as they were */
        if (start[r] != NOWHERE && w->holds[r] != start[r])
            th_emit_load(&w->a, r, on_stack(w, start[r]));
    th_emit_loop_end(&w->a, label, w->bytes);
    th_emit_return(&w->a);
    const int32_t bytes = w->slots * w->bytes;
    memcpy(w->a.code + frame, &bytes, sizeof bytes);
}

/* Copy code into pages that may be run and not written. */
static stretch_code publish(const assembler *a) {
    const size_t bytes = (size_t)a->size;
    void *pages = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED)
        return NULL;
    memcpy(pages, a->code, bytes);
    if (mprotect(pages, bytes, PROT_READ | PROT_EXEC)) {
        munmap(pages, bytes);
        return NULL;
    }
    stretch_code code;
    memcpy(&code, &pages, sizeof code);
    return code;
}

stretch_code th_write_stretch(const node *nodes, int count, const stretch *s, bool twice) {
    writer *w = th_allocate(sizeof *w + ASSEMBLER_BYTES);
    stretch_code code = NULL;
    if (!w)
        return NULL;
    memset(w, 0, sizeof *w);
    w->bytes = th_stretch_bytes();
    w->a = (assembler){.code = (uint8_t *)(w + 1), .wide = w->bytes == 64, .twice = twice};
    w->vectors = w->a.wide ? VECTORS : VECTORS / 2;
    w->nodes = nodes;
    w->count = count;
    memset(w->at, NOWHERE, sizeof w->at);
    memset(w->slot, NOWHERE, sizeof w->slot);
    memset(w->holds, NOWHERE, sizeof w->holds);
    memset(w->mask_holds, NOWHERE, sizeof w->mask_holds);
    for (int v = 0; v < count; v++) {
        w->last[v] = nodes[v].kind == NODE_SAME ? (int16_t)count : -1;
        for (int k = v + 1; k < count && nodes[v].kind != NODE_SAME; k++)
            if (reads(&nodes[k], v))
                w->last[v] = (int16_t)k;
    }
    write_all(w, s);
    if (!w->failed && !w->a.failed)
        code = publish(&w->a);
    th_release(w, sizeof *w + ASSEMBLER_BYTES);
    return code;
}

int th_stretch_bytes(void) {
    const int level = th_cpu_level();
    return level >= 4 ? 64 : level == 3 ? 32 : 0;
}
#else
stretch_code th_write_stretch(const node *nodes, int count, const stretch *s, bool twice) {
    (void)nodes, (void)count, (void)s, (void)twice;
    return NULL;
}

int th_stretch_bytes(void) { return 0; }
#endif
