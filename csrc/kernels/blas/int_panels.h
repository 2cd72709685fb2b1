/* int_panels.h: products of Longs that fit 32 bits, panel by panel. */
#pragma once
#include "base/base.h"

enum { TH_LONG_COLUMNS = 8 };

/* c[m, columns] += alpha * a[m, k] @ panel[k, TH_LONG_COLUMNS]; the panel is aligned to 64 bytes. */
typedef struct long_panel {
    int64_t m, k, alpha;
    const int64_t *a;
    int64_t a_row, a_column;
    const int64_t *panel;
    int64_t *c, c_row, c_column, columns;
} long_panel;
typedef void (*long_panels)(const long_panel *);

/* Whether all elements fit 32 bits. */
bool th_are_ints(const int64_t *x, int64_t rows, int64_t row, int64_t columns, int64_t column);
/* Return the kernel of this CPU for such elements, or NULL. */
long_panels th_int_panels(void);
