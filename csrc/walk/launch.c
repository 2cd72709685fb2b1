/* launch.c: launches tasks and reductions as GPU kernels: operands, sizes and strides in the
   kernels' form. */
#include "walk/launch.h"

#include <stdlib.h>
#include <string.h>

#include "cuda/layout.h"

_Static_assert(GPU_OPERANDS == TH_MAX_OPERANDS && GPU_DIMS <= TH_MAX_DIM
                   && sizeof(gpu_scalar) == sizeof(scalar)
                   && sizeof(gpu_tasks) + sizeof(gpu_options) <= 4096
                   && sizeof(gpu_reduction) + sizeof(gpu_operands) + sizeof(gpu_options) <= 4096,
               "kernels read what the host writes");

static int check_operand(const task *w, int k, device where) {
    const operand *o = &w->operands[k];
    if (!o->t || o->t->device == where)
        return 0;
    return th_fail(TH_RUNTIME, "%s: operand %d is not on GPU %d", w->kernel->name, k, where - 1);
}

static int bind(const task *w, device where, gpu_operands *at) {
    for (int k = 0; k < w->count; k++) {
        const operand *o = &w->operands[k];
        if (check_operand(w, k, where))
            return -1;
        at->data[k] = o->t ? th_data(o->t) : NULL;
        if (!o->t)
            memcpy(&at->constant[k], o->constant, o->item);
    }
    return 0;
}

static bool is_flat(const task *w) {
    const tensor *out = w->operands[0].t;
    for (int k = 0; k < w->count; k++) {
        const tensor *t = w->operands[k].t;
        if (t && !(t->contiguous && th_same_size(t, out)))
            return false;
    }
    return true;
}

static int too_many_dims(void) {
    return th_fail(TH_RUNTIME,
                   "a tensor on a GPU has more than %d dimensions that do not merge; use "
                   ".contiguous() or .cpu()",
                   GPU_DIMS);
}

/* Add a dim inside the present ones; merge it with the last if all strides continue. */
static int add_dim(gpu_strides *s, int count, int64_t size, const int64_t *step) {
    bool joins = s->ndim > 0;
    const int last = s->ndim - 1;
    for (int k = 0; joins && k < count; k++)
        joins = s->step[k][last] == step[k] * size;
    if (!joins && s->ndim == GPU_DIMS)
        return too_many_dims();
    const int d = joins ? last : s->ndim++;
    s->size[d].size = joins ? s->size[d].size * size : size;
    for (int k = 0; k < count; k++)
        s->step[k][d] = step[k];
    return 0;
}

/* After all dims are added: set the divisors of their sizes, or note that 32 bits do not
   suffice. */
static void finish_strides(gpu_strides *s, int count) {
    int64_t most[TH_MAX_OPERANDS] = {0}, all = 1;
    s->wide = false;
    for (int d = 0; d < s->ndim; d++) {
        const int64_t size = s->size[d].size;
        all *= size;
        for (int k = 0; k < count; k++)
            most[k] += (size > 0 ? size - 1 : 0) * llabs(s->step[k][d]);
        s->size[d] = th_gpu_divisor(size);
    }
    for (int k = 0; k < count; k++)
        s->wide |= most[k] > INT32_MAX;
    s->wide |= all > INT32_MAX;
}

static int find_strides(const task *w, gpu_strides *s) {
    const tensor *out = w->operands[0].t;
    s->ndim = 0;
    for (int d = 0; d < out->ndim; d++) {
        int64_t step[TH_MAX_OPERANDS] = {0};
        if (out->size[d] == 1)
            continue;
        for (int k = 0; k < w->count; k++) {
            const tensor *t = w->operands[k].t;
            const int own = t ? d - out->ndim + t->ndim : -1;
            if (own >= 0 && t->size[own] != 1)
                step[k] = th_stride(t)[own];
        }
        if (add_dim(s, w->count, out->size[d], step))
            return -1;
    }
    finish_strides(s, w->count);
    return 0;
}

/* Collected tasks, all of one type on one GPU. */
struct launch_list {
    const char *name;
    const gpu_kernel *kernel;
    device where;
    uint8_t type;
    gpu_tasks tasks;
    gpu_options option;
};
static _Thread_local launch_list *listing;

launch_list *th_launch_list(const char *kernel) {
    launch_list *list = malloc(sizeof *list);
    if (!list) {
        th_fail(TH_MEMORY, "%s: no memory for a list of launches", kernel);
        return NULL;
    }
    list->name = kernel;
    list->tasks.tasks = list->tasks.begin[0] = 0;
    return listing = list;
}

static int launch_listed(launch_list *list) {
    static const char *const lists[TH_DTYPES] = {[TH_FLOAT] = "_float_list",
                                                 [TH_DOUBLE] = "_double_list"};
    gpu_tasks *all = &list->tasks;
    void *argument[] = {all, &list->option};
    const gpu_size size = {all->begin[all->tasks], 1, 256, 0};
    const int failed = size.blocks ? th_gpu_launch(list->where, list->kernel, lists[list->type],
                                                   size, argument)
                                   : 0;
    all->tasks = 0;
    return failed;
}

int th_launch_list_end(launch_list *list) {
    const int failed = launch_listed(list);
    listing = NULL;
    free(list);
    return failed;
}

/* Whether a collected task writes to memory that this task writes to. */
static bool overlaps_listed(const launch_list *list, const task *w, const gpu_operands *at) {
    const gpu_tasks *all = &list->tasks;
    const int64_t item = th_item_size[w->type];
    const char *own = at->data[0], *end = own + w->operands[0].t->numel * item;
    for (int k = 0; k < all->tasks; k++) {
        const char *other = all->data[k * w->count];
        if (own < other + all->count[k] * item && other < end)
            return true;
    }
    return false;
}

/* Collect a task; all share the options of the first. 1: it must be launched on its own. */
static int add_to_list(launch_list *list, const task *w, device where, const gpu_operands *at) {
    gpu_tasks *all = &list->tasks;
    const int64_t count = w->operands[0].t->numel, blocks = (count + GPU_SHARE - 1) / GPU_SHARE;
    if ((w->type != TH_FLOAT && w->type != TH_DOUBLE) || blocks > INT32_MAX / GPU_TASKS)
        return 1;
    if (all->tasks
        && (where != list->where || w->type != list->type || all->tasks == GPU_TASKS
            || (all->tasks + 1) * w->count > GPU_LISTED || overlaps_listed(list, w, at))
        && launch_listed(list))
        return -1;
    if (!all->tasks) {
        list->kernel = w->kernel;
        list->where = where;
        list->type = w->type;
        for (int k = 0; k < w->options; k++)
            memcpy(&list->option.at[k], &w->option[k], sizeof(scalar));
    }
    memcpy(all->data + all->tasks * w->count, at->data, (size_t)w->count * sizeof *at->data);
    all->count[all->tasks] = count;
    all->begin[all->tasks + 1] = all->begin[all->tasks] + (int32_t)blocks;
    all->tasks++;
    return 0;
}

#define FEW 8 /* fewer rows or columns do not use tiles */

/* Set up tiles for a copy whose source has unit stride along another dim than its target; return
   whether it is one. */
static bool lay_out_tiles(const gpu_strides *all, gpu_transpose *t) {
    const int column = all->ndim - 1;
    int row = column - 1;
    while (row >= 0 && all->step[1][row] != 1)
        row--;
    if (row < 0 || all->step[0][column] != 1 || all->step[1][column] == 1
        || all->size[row].size < FEW || all->size[column].size < FEW)
        return false;
    t->where.ndim = 0;
    t->tiles = 1;
    t->rows = all->size[row].size;
    t->columns = all->size[column].size;
    t->to_row = all->step[0][row];
    t->from_column = all->step[1][column];
    for (int d = 0; d < all->ndim; d++) {
        const bool tiled = d == row || d == column;
        const int64_t edge = tiled ? GPU_EDGE : 1, size = (all->size[d].size + edge - 1) / edge;
        const int64_t step[4] = {edge * all->step[0][d], edge * all->step[1][d],
                                 d == row ? edge : 0, d == column ? edge : 0};
        t->tiles *= size;
        add_dim(&t->where, 4, size, step); /* as many as before: they fit */
    }
    finish_strides(&t->where, 4);
    return true;
}

static int launch_transpose(const task *w, const gpu_operands *at, gpu_transpose *t) {
    static const gpu_kernel kernel = {"kernels/copy", "transpose"};
    t->to = at->data[0];
    t->from = at->data[1];
    const gpu_size size = {t->tiles < 65536 ? t->tiles : 65536, 1, 256, 0};
    return th_gpu_launch(w->operands[0].t->device, &kernel, th_gpu_variant[0][w->type], size,
                         (void *[]){t});
}

int th_launch_task(const task *w) {
    const tensor *out = w->operands[0].t;
    gpu_operands at;
    gpu_strides where;
    gpu_options option;
    int64_t count = out->numel;
    if (out->device == TH_META)
        return 0;
    if (!w->kernel || !w->kernel->name)
        return th_fail(TH_RUNTIME, "%s is on a GPU, and there is no kernel for it; use .cpu()",
                       th_describe(out));
    if (bind(w, out->device, &at))
        return -1;
    const bool flat = is_flat(w);
    if (flat && listing && !strcmp(listing->name, w->kernel->name)) {
        const int alone = add_to_list(listing, w, out->device, &at);
        if (alone <= 0)
            return alone;
    }
    for (int k = 0; k < w->options; k++)
        memcpy(&option.at[k], &w->option[k], sizeof(scalar));
    gpu_transpose tiles;
    if (!flat && find_strides(w, &where))
        return -1;
    if (!flat && w->kernel == &th_move_kernel && lay_out_tiles(&where, &tiles))
        return launch_transpose(w, &at, &tiles);
    void *argument[5];
    int given = 0;
    argument[given++] = &count;
    argument[given++] = &at;
    if (!flat)
        argument[given++] = &where;
    argument[given++] = &option;
    if (w->draws)
        argument[given++] = (void *)(uintptr_t)w->draws;
    /* A thread draws four numbers, or handles that many elements. */
    const int each = w->draws || !w->cached ? GPU_QUICK : GPU_COSTLY;
    const gpu_size size = th_gpu_over((count + each - 1) / each);
    return th_gpu_launch(out->device, w->kernel, th_gpu_variant[!flat][w->type], size, argument);
}

#define BUSY 1024         /* blocks that occupy a GPU */
#define BLOCK_THREADS 256 /* threads per block */
#define WARP 32
#define SERIAL 8  /* elements per lane before another lane pays off */
#define ROW 1024  /* elements that a warp folds; more use a block */
#define COLUMN 32 /* the same for one thread, if neighbours have adjacent outputs */
#define SHARE 16  /* least elements per lane in a part */

static bool steps_by_one(const gpu_strides *s, int operand) {
    return s->ndim && s->step[operand][s->ndim - 1] == 1;
}

/* Add the dims of another struct after the present ones. */
static int append(gpu_strides *s, const gpu_strides *more, int count) {
    if (s->ndim + more->ndim > GPU_DIMS)
        return too_many_dims();
    for (int d = 0; d < more->ndim; d++, s->ndim++) {
        s->size[s->ndim] = more->size[d];
        for (int k = 0; k < count; k++)
            s->step[k][s->ndim] = more->step[k][d];
    }
    s->wide |= more->wide;
    return 0;
}

static int lay_out_reduction(const accumulation *a, const tensor *const *input,
                             const tensor *result, uint64_t mask, gpu_reduction *r) {
    const tensor *first = input[0];
    const int count = a->results + a->inputs;
    gpu_strides reduced;
    r->where.ndim = reduced.ndim = 0;
    r->outputs = r->count = 1;
    for (int d = 0; d < first->ndim; d++) {
        const bool reduces = mask >> d & 1;
        int64_t step[TH_MAX_OPERANDS] = {0};
        *(reduces ? &r->count : &r->outputs) *= first->size[d];
        if (first->size[d] == 1)
            continue;
        for (int k = 0; k < a->results && !reduces; k++)
            step[k] = th_stride(&result[k])[d];
        for (int k = 0; k < a->inputs; k++)
            step[a->results + k] = th_stride(input[k])[d];
        if (add_dim(reduces ? &reduced : &r->where, count, first->size[d], step))
            return -1;
    }
    finish_strides(&r->where, count);
    finish_strides(&reduced, count);
    r->columns = steps_by_one(&r->where, a->results) && !steps_by_one(&reduced, a->results);
    r->kept = r->where.ndim;
    return append(&r->where, &reduced, count);
}

/* Choose the number of lanes per output and of parts, by sizes alone. */
static void divide(gpu_reduction *r) {
    int lanes = 1;
    if (r->columns)
        lanes = r->count <= COLUMN || r->outputs >= BUSY * BLOCK_THREADS ? 1 : BLOCK_THREADS / WARP;
    else if (r->count > ROW)
        lanes = BLOCK_THREADS;
    else
        while (lanes < WARP && lanes * SERIAL < r->count)
            lanes *= 2;
    r->across = BLOCK_THREADS / lanes;
    const int64_t blocks = (r->outputs + r->across - 1) / r->across;
    int64_t parts = BUSY / (blocks < BUSY ? blocks : BUSY), most = r->count / (lanes * SHARE);
    parts = parts < most ? parts : most;
    parts = parts > 1 ? parts : 1;
    r->share = ((r->count + parts - 1) / parts + WARP - 1) / WARP * WARP;
    r->parts = r->count > r->share ? (r->count + r->share - 1) / r->share : 1;
    r->partial = NULL;
}

int th_launch_accumulation(const accumulation *a, const tensor *const *input, const tensor *result,
                           uint64_t mask) {
    static const char *const joins[TH_DTYPES] = {
        "_bool_join", "_byte_join", "_char_join",     "_short_join", "_int_join",
        "_long_join", "_half_join", "_bfloat16_join", "_float_join", "_double_join"};
    const device where = input[0]->device;
    const dtype type = (dtype)input[0]->dtype;
    gpu_reduction r;
    gpu_operands at;
    gpu_options option;
    if (where == TH_META)
        return 0;
    if (!a->kernel || !a->kernel->name)
        return th_fail(TH_RUNTIME, "%s is on a GPU, and there is no kernel for it; use .cpu()",
                       th_describe(input[0]));
    if (lay_out_reduction(a, input, result, mask, &r))
        return -1;
    if (!r.outputs)
        return 0;
    divide(&r);
    for (int k = 0; k < a->results; k++) {
        at.data[k] = th_data(&result[k]);
        r.type[k] = result[k].dtype;
    }
    for (int k = 0; k < a->inputs; k++)
        at.data[a->results + k] = th_data(input[k]);
    for (int k = 0; k < a->options; k++)
        memcpy(&option.at[k], &a->option[k], sizeof(scalar));
    void *argument[] = {&r, &at, &option};
    const int64_t blocks = (r.outputs + r.across - 1) / r.across;
    gpu_size size = {blocks < 65535 ? blocks : 65535, r.parts, BLOCK_THREADS, 0};
    if (r.parts == 1)
        return th_gpu_launch(where, a->kernel, th_gpu_variant[0][type], size, argument);
    gpu_block *partial = th_gpu_allocate(where, r.outputs * r.parts * a->accumulators
                                                    * (int64_t)sizeof(accumulator));
    if (!partial)
        return -1;
    r.partial = th_gpu_address(partial);
    const int failed = th_gpu_launch(where, a->kernel, th_gpu_variant[0][type], size, argument)
                       || th_gpu_launch(where, a->kernel, joins[type],
                                        th_gpu_over(r.outputs * WARP), argument);
    th_gpu_release(partial);
    return failed ? -1 : 0;
}
