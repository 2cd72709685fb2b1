/* ${ banner } */
/* What hand-written C must define; a file of its own, so that a new formula recompiles no kernel. */
#pragma once
#include "row.h"

/*% for row in rows %*/
/*% if row.kernel_gradient %*/
${ backwards.backward_prototype(row) }
/*% endif %*/
/*% for prototype in entries.prototypes(row) %*/
${ prototype }
/*% endfor %*/
/*% endfor %*/
