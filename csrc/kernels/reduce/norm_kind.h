/* norm_kind.h: folds of one kind of norm, KIND(of) and KIND(across): PART_OF_NORM reads element x[i], and
   JOIN_OF_NORM joins the parts. Included by norm_folds.h. */
FOLD(KIND(of)) {
    const T *x = (const T *)at[0] + shift;
#define ACC double
#define JOIN JOIN_OF_NORM
#define START START_OF_NORM
#define PART PART_OF_NORM
#include "walk/folds/each.h"
}

SPREAD(KIND(across)) {
    const T *x = (const T *)at[0] + shift;
#define ACC double
#define JOIN JOIN_OF_NORM
#define PART PART_OF_NORM
#include "walk/folds/spread_each.h"
}

#undef KIND
#undef PART_OF_NORM
#undef JOIN_OF_NORM
#undef START_OF_NORM
