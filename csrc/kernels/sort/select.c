/* select.c: elements of given ranks along a dimension, without a full sort. */
#include "select.h"

#include <string.h>

#include "kernels/sort/lines.h"
#include "kernels/sort/sort_keys.h"
#include "row/row.h"

/* One rank: kthvalue and median */

#define TEMPLATE "kernels/sort/first_nan.h"
#include "base/each/size_2.h"
#include "base/each/size_4.h"
#include "base/each/size_8.h"
#undef TEMPLATE

static int64_t first_nan(dtype type, const void *line, int64_t count) {
    switch (type) {
    case TH_HALF: return first_nan_2(line, count, 0x7c00);
    case TH_BFLOAT16: return first_nan_2(line, count, 0x7f80);
    case TH_FLOAT: return first_nan_4(line, count, UINT32_C(0x7f800000));
    case TH_DOUBLE: return first_nan_8(line, count, UINT64_C(0x7ff0000000000000));
    default: return -1;
    }
}

static int64_t count_nan(dtype type, const void *line, int64_t count) {
    switch (type) {
    case TH_HALF: return count_nan_2(line, count, 0x7c00);
    case TH_BFLOAT16: return count_nan_2(line, count, 0x7f80);
    case TH_FLOAT: return count_nan_4(line, count, UINT32_C(0x7f800000));
    case TH_DOUBLE: return count_nan_8(line, count, UINT64_C(0x7ff0000000000000));
    default: return 0;
    }
}

/* Rank of the lower median of the elements that are not nan; nan has the last ranks. */
static int64_t middle_rank(dtype type, const void *line, int64_t count) {
    const int64_t numbers = count - count_nan(type, line, count);
    return numbers ? (numbers - 1) / 2 : 0;
}

/* option: the rank, or AMONG_NUMBERS. flag: a line with nan gives its first nan. */
enum { AMONG_NUMBERS = -1 };
static int select_lines(const lines *l, int64_t begin, int64_t end) {
    const int64_t item = th_item_size[l->type];
    sort_keys x;
    if (th_keys_new(&x, l->type, l->count, false))
        return -1;
    for (int64_t i = begin; i < end; i++) {
        const char *line = (const char *)l->from + i * l->count * item;
        const int64_t nan = l->flag ? first_nan(l->type, line, l->count) : -1;
        if (nan < 0)
            th_keys_load(&x, l->type, line, false);
        const int64_t rank = l->option == AMONG_NUMBERS ? middle_rank(l->type, line, l->count)
                                                        : l->option;
        l->indices[i] = nan < 0 ? th_keys_select(&x, rank) : nan;
        memcpy((char *)l->values + i * item, line + l->indices[i] * item, (size_t)item);
    }
    th_keys_drop(&x);
    return 0;
}

static int check_rank(const char *op, const tensor *input, int64_t dim, int64_t k, int64_t least) {
    const int64_t along = th_wrap_dim(op, dim, input->ndim);
    if (along < 0)
        return -1;
    if (k < least || k > input->size[along])
        return th_fail(TH_RUNTIME, "%s: input is %s, k is %lld; need %lld <= k <= input.size(%lld)",
                       op, th_describe(input), (long long)k, (long long)least, (long long)along);
    return 0;
}

int shape_kthvalue(extent *result, const tensor *input, int64_t k, int64_t dim, bool keepdim) {
    if (check_rank("kthvalue", input, dim, k, 1)
        || th_lines_shape("kthvalue", result, input, dim, 1, keepdim))
        return -1;
    result[1] = result[0];
    return 0;
}

int cpu_kthvalue(tensor *values, tensor *indices, const tensor *input, int64_t k, int64_t dim,
                 bool keepdim) {
    (void)keepdim;
    lines l = {.op = "kthvalue", .option = k - 1, .work = select_lines};
    return th_lines(&l, values, indices, input, dim);
}

static int median_shape(const char *op, extent *result, const tensor *input, int64_t dim,
                        bool keepdim) {
    const int64_t along = th_wrap_dim(op, dim, input->ndim);
    if (along < 0 || th_lines_shape(op, result, input, dim, 1, keepdim))
        return -1;
    if (!input->size[along])
        return th_fail(TH_INDEX, "%s: input is %s; need one element or more along dimension %lld",
                       op, th_describe(input), (long long)along);
    result[1] = result[0];
    return 0;
}

int shape_median_dim(extent *result, const tensor *input, int64_t dim, bool keepdim) {
    return median_shape("median", result, input, dim, keepdim);
}

int cpu_median_dim(tensor *values, tensor *indices, const tensor *input, int64_t dim,
                   bool keepdim) {
    (void)keepdim;
    const int64_t along = th_wrap_dim("median", dim, input->ndim);
    lines l = {
        .op = "median", .flag = true, .option = (input->size[along] - 1) / 2, .work = select_lines};
    return th_lines(&l, values, indices, input, dim);
}

int shape_nanmedian_dim(extent *result, const tensor *input, int64_t dim, bool keepdim) {
    return median_shape("nanmedian", result, input, dim, keepdim);
}

int cpu_nanmedian_dim(tensor *values, tensor *indices, const tensor *input, int64_t dim,
                      bool keepdim) {
    (void)keepdim;
    lines l = {.op = "nanmedian", .option = AMONG_NUMBERS, .work = select_lines};
    return th_lines(&l, values, indices, input, dim);
}

/* Many ranks: topk */

#define TOGETHER 64 /* up to this many items, sorting is faster than selecting */

static int topk_lines(const lines *l, int64_t begin, int64_t end) {
    const int64_t item = th_item_size[l->type];
    sort_keys x;
    if (th_sort_short(l, begin, end, l->flag) || th_sort_first(l, begin, end, l->flag))
        return 0;
    if (th_keys_new(&x, l->type, l->count, false))
        return -1;
    for (int64_t i = begin; i < end; i++) {
        const char *line = (const char *)l->from + i * l->count * item;
        th_keys_load_best(&x, l->type, line, l->flag, l->results);
        if (!l->option || x.count > TOGETHER + 2 * l->results)
            th_keys_keep(&x, l->results);
        const sort_output to = {l->type, line, l->results, l->indices + i * l->results,
                                (char *)l->values + i * l->results * item};
        if (l->option)
            th_keys_sort(&x, &to);
        else
            th_keys_take(&x, &to);
    }
    th_keys_drop(&x);
    return 0;
}

int shape_topk(extent *result, const tensor *input, int64_t k, int64_t dim, bool largest,
               bool sorted) {
    (void)largest, (void)sorted;
    if (check_rank("topk", input, dim, k, 0) || th_lines_shape("topk", result, input, dim, k, true))
        return -1;
    result[1] = result[0];
    return 0;
}

int cpu_topk(tensor *values, tensor *indices, const tensor *input, int64_t k, int64_t dim,
             bool largest, bool sorted) {
    (void)k;
    lines l = {.op = "topk", .flag = largest, .option = sorted, .work = topk_lines};
    return th_lines(&l, values, indices, input, dim);
}
