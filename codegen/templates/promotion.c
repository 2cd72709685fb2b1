/* ${ banner } */
/* The common type of operands of two types. */
#include "base/base.h"

const uint8_t th_promoted[TH_DTYPES][TH_DTYPES] = {
/*% for dtype, others in promotion.table() %*/
    [TH_${ dtype | upper }] = {TH_${ others | map("upper") | join(", TH_") }},
/*% endfor %*/
};
