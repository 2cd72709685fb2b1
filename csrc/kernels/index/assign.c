/* assign.c: the row of input[key] = source. */
#include "assign.h"

#include "kernels/view/part.h"

int shape_assign(extent *result, const tensor *input, const tensor *source, scalar source_number,
                 ints spec) {
    tensor part;
    *result = th_extent(input);
    if (th_part_index(&part, input, spec))
        return -1;
    if (!source)
        return th_check_value("assign", input->dtype, source_number);
    const tensor fitting = th_part_trimmed(source, part.ndim);
    if (th_broadcasts(&fitting, part.ndim, part.size))
        return 0;
    return th_fail(TH_RUNTIME,
                   "assign: source is %s, the indexed part is %s; need a source that broadcasts to "
                   "it",
                   th_describe(source), th_describe(&part));
}

int cpu_assign(tensor *output, const tensor *source, scalar source_number, ints spec) {
    tensor part;
    if (th_part_index(&part, output, spec))
        return -1;
    if (!source)
        return th_fill(&part, source_number);
    const tensor fitting = th_part_trimmed(source, part.ndim);
    return th_copy(&part, &fitting);
}
