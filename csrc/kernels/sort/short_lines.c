/* short_lines.c: sorts lines of a few elements by the rank of each, without branches: the number of
   elements that come before it. */
#include "kernels/sort/keys.h"
#include "kernels/sort/lines.h"
#include "kernels/sort/sort_keys.h"

#define BLOCK 16 /* elements compared together */
#define TEMPLATE "kernels/sort/sorted_lines.h"
#include "base/each/type.h"

bool th_sort_short(const lines *l, int64_t begin, int64_t end, bool descending) {
    if (l->count > TH_SHORT_LINE)
        return false;
    switch (l->type) {
#define SHORT_CASE(type, T, name)                                                                  \
    case type: short_##name(l, begin, end, descending); return true;
        EACH_TYPE(SHORT_CASE)
    default: return false;
    }
}

bool th_sort_first(const lines *l, int64_t begin, int64_t end, bool descending) {
    if (l->count * l->results > TH_FEW_COMPARED || l->results > TH_FEW_RESULTS || !l->results)
        return false;
    switch (l->type) {
#define FIRST_CASE(type, T, name)                                                                  \
    case type: first_##name(l, begin, end, descending); return true;
        EACH_TYPE(FIRST_CASE)
    default: return false;
    }
}
