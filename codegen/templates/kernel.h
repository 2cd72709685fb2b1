/* ${ banner } */
/* The functions that ${ file } must define for its rows. */
#pragma once
#include "row/row.h"

/*% for row in rows %*/
/*% for prototype in kernels.prototypes(row) %*/
${ prototype }
/*% endfor %*/
/*% endfor %*/
