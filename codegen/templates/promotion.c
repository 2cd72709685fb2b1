/* ${ banner } */
/* The common type of operands of two types. */
#include "base/base.h"

const uint8_t th_promoted[TH_TYPES + 1][TH_TYPES + 1] = {
/*% for dtype, others in promotion.table() %*/
    [TH_${ dtype | upper }] = {TH_${ others | map("upper") | join(", TH_") }},
/*% endfor %*/
};
