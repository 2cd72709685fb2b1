/* ${ banner } */
${ native.comment(section.name + ": " + section.doc) }
#include "loop.h"
#include "ops.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/*% for row in section.rows if row.body.kind != "python" %*/
${ native.heading(row) }
/*% if row.body.kind == "loop" %*/
${ native.loops(row) }
${ native.pointwise_structure(row) }
/*% endif %*/
/*% if row.body.kind == "random" %*/
${ native.loops(row) }
${ native.random_structure(row) }
/*% endif %*/
/*% if row.body.kind == "reduce" %*/
${ reductions.step_lines(row) }
${ reductions.join_lines(row) }
/*% if reductions.finishes(row) %*/
${ reductions.finish_lines(row) }
/*% endif %*/
${ reductions.reduction_structure(row) }
/*% endif %*/
${ entries.entry(row) }
/*% for gradient in row.gradients if row.elementwise and not backwards.plain(gradient) %*/
${ backwards.gradient_loops(row, gradient) }
/*% endfor %*/
/*% if row.has_backward and not row.kernel_gradient %*/
${ backwards.backward_text(row, catalogue) }
/*% endif %*/

/*% endfor %*/
