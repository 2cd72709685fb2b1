/* assign.c: the row behind input[key] = source. */
#include "assign.h"
#include "kernels/view/part.h"

int shape_assign(extent *result, const tensor *input, const tensor *source, scalar source_number,
                    ints spec) {
    *result = th_extent(input);
    tensor *part = th_indexed(input, spec);
    if (!part)
        return -1;
    int failed = source ? 0 : th_check_scalar("assign", input->dtype, source_number);
    for (int i = 1; source && i <= source->ndim && !failed; i++) {
        int64_t length = source->size[source->ndim - i];
        if (length != 1 && (i > part->ndim || length != part->size[part->ndim - i]))
            failed = th_fail(TH_RUNTIME, "assign: source is %s, the indexed part is %s; need a "
                             "source that broadcasts to it", th_describe(source),
                             th_describe(part));
    }
    th_drop(part);
    return failed;
}

int cpu_assign(tensor *output, const tensor *source, scalar source_number,
                  ints spec) {
    tensor *part = th_indexed(output, spec);
    int failed = !part || (source ? th_copy(part, source) : th_fill(part, source_number));
    th_drop(part);
    return failed ? -1 : 0;
}
