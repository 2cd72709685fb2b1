/* describe.c: descriptions of tensors and sizes for messages. */
#include <stdio.h>

#include "tensor/tensor.h"

static int write_sizes(char *text, int length, const int64_t *size, int ndim) {
    int used = 0;
    snprintf(text, (size_t)length, "%s", ndim ? "" : "()");
    for (int i = 0; i < ndim && used < length; i++)
        used += snprintf(text + used, length - used, i ? "x%lld" : "%lld", (long long)size[i]);
    return used;
}

const char *th_sizes(const int64_t *size, int ndim) {
    char *text = th_text();
    if (!text)
        return "?";
    write_sizes(text, TH_TEXT, size, ndim);
    return text;
}

const char *th_describe(const tensor *t) {
    char *text = th_text();
    if (!text)
        return "Tensor";
    if (!t)
        return "absent";
    const char *where = t->device == TH_CPU ? "" : t->device == TH_META ? "meta." : "cuda.";
    int used = snprintf(text, TH_TEXT, "%s%sTensor ", where, th_dtype_name[t->dtype]);
    write_sizes(text + used, TH_TEXT - used, t->size, t->ndim);
    return text;
}
