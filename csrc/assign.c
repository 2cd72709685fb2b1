/* assign.c: the row behind input[key] = source. */
#include "../generated/ops.h"

static tensor *part_of(const tensor *t, const int64_t *spec, int spec_length) {
    tensor *part = th_alias(t);
    if (part && th_index_view(part, spec, spec_length)) {
        th_drop(part);
        return NULL;
    }
    if (part)
        th_update(part);
    return part;
}

int th_assign_shape(extent *result, const tensor *input, const tensor *source, scalar source_number,
                    const int64_t *spec, int spec_length) {
    result->ndim = input->ndim;
    for (int i = 0; i < input->ndim; i++)
        result->size[i] = input->size[i];
    tensor *part = part_of(input, spec, spec_length);
    if (!part)
        return -1;
    int failed = source ? 0 : th_check_scalar("assign", input->dtype, source_number);
    for (int i = 1; source && i <= source->ndim && !failed; i++) {
        int64_t length = source->size[source->ndim - i];
        if (length != 1 && (i > part->ndim || length != part->size[part->ndim - i]))
            failed = th_fail(TH_RUNTIME, "assign: source is %s, the indexed part is %s; need a source that broadcasts to it",
                             th_describe(source), th_describe(part));
    }
    th_drop(part);
    return failed;
}

int th_assign_cpu(tensor *output, const tensor *source, scalar source_number, const int64_t *spec, int spec_length) {
    tensor *part = part_of(output, spec, spec_length);
    int failed = !part || (source ? th_copy(part, source) : th_fill(part, source_number));
    th_drop(part);
    return failed ? -1 : 0;
}
