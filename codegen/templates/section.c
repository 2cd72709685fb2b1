/*# The C of a loop: operands, options, and one statement per output. #*/
/*% macro statements(body) %*/
/*% for output in body.outputs %*/
    ${ output.ctype } *to_${ output.name } = (${ output.ctype } *)at[${ output.at }];
/*% endfor %*/
/*% for input in body.inputs %*/
/*% if input.single %*/
    const ${ input.ctype } in_${ input.name } = *(const ${ input.ctype } *)at[${ input.at }];
/*% else %*/
    const ${ input.ctype } *in_${ input.name } = (const ${ input.ctype } *)at[${ input.at }];
/*% endif %*/
/*% endfor %*/
/*% for option in body.options %*/
    const ${ option.ctype } ${ option.name } = ${ option.text };
/*% endfor %*/
/*% if body.short %*/
/*% for store in body.stores %*/
    EACH(i, count) to_${ store.name }[i] = ${ store.text };
/*% endfor %*/
/*% else %*/
    EACH(i, count) {
/*% for let in body.lets %*/
        const ${ let.ctype } ${ let.name } = ${ let.text };
/*% endfor %*/
/*% if body.stores | length == 1 %*/
        to_${ body.stores[0].name }[i] = ${ body.stores[0].text };
/*% else %*/
/*% for store in body.stores %*/
        const ${ store.ctype } new_${ store.name } = ${ store.text };
/*% endfor %*/
/*% for store in body.stores %*/
        to_${ store.name }[i] = new_${ store.name };
/*% endfor %*/
/*% endif %*/
    }
/*% endif %*/
/*% endmacro %*/
/*% macro printed(loops) %*/
/*% for body in loops %*/
/*% filter wrapped %*/
${ body.opening }
${ statements(body) -}
${ body.closing }
/*% endfilter %*/
/*% endfor %*/
/*% endmacro %*/
/*# The tensors and options that a fold reads. #*/
/*% macro operands(fold) %*/
/*% for input in fold.inputs %*/
    const ${ input.ctype } *in_${ input.name } = (const ${ input.ctype } *)at[${ input.at }] + shift;
/*% endfor %*/
/*% if not fold.has_step %*/
/*% for option in fold.options %*/
    const ${ option.ctype } ${ option.name } = ${ option.text };
/*% endfor %*/
/*% endif %*/
/*% endmacro %*/
/* ${ banner } */
${ section.heading }
#include "row/row.h"
/*% if section.has_formulas %*/
#include "walk/loop.h"
/*% if section.has_blocks %*/
#include "walk/narrow_loop.h"
/*% endif %*/
/*% if section.has_scans %*/
#include "row/scan.h"
/*% endif %*/
/*% if section.has_parts %*/
#include "row/parts.h"
/*% endif %*/
/*% if section.has_integers %*/
#include "row/integers.h"
/*% endif %*/
#include "formula.h"
/*% endif %*/
/*% for header in section.headers %*/
#include "${ header }"
/*% endfor %*/

/*% for op in section.externs %*/
extern const row op_${ op };
/*% endfor %*/
/*% for op in section.borrowed %*/
extern const row *torch_${ op };
/*% endfor %*/
/*% if section.externs or section.borrowed %*/

/*% endif %*/
/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/*% for row in section.rows %*/
${ row.heading }
${ printed(row.loops) -}
/*% for body in row.block_loops %*/
/*% filter wrapped %*/
${ body.text }
/*% endfilter %*/
/*% endfor %*/
/*% if row.parts.all %*/
${ printed(row.parts.loops) -}
/*% if row.parts.narrow %*/
/*% filter wrapped %*/
${ row.parts.narrow.text }
/*% endfilter %*/
/*% endif %*/
/*% if row.body.kind == "loop" %*/
/*% include "section_parts.c" %*/
/*% endif %*/
/*% endif %*/
/*% if row.body.kind == "loop" %*/
static const pointwise ${ row.op }_body = {
    .outputs = ${ row.outputs }, .inputs = ${ row.sources | length },
    .to = {${ row.to }}, .from = {${ row.from_slots }},
/*% if row.eithers %*/
    .number = {${ row.numbers }}, .eithers = ${ row.eithers }, .fixed = ${ row.fixed },
/*% elif row.fixed %*/
    .fixed = ${ row.fixed },
/*% endif %*/
/*% if row.typed %*/
    .typed = ${ row.typed },
/*% endif %*/
/*% if row.divisors %*/
    .divisors = ${ row.divisors },
/*% endif %*/
/*% if row.exponents %*/
    .exponents = ${ row.exponents },
/*% endif %*/
/*% if row.factors %*/
    .factors = ${ row.factors },
/*% endif %*/
/*% if row.unread[0] or row.unread[1] %*/
    .unread = {${ row.unread | join(", ") }},
/*% endif %*/
/*% if row.limits %*/
    .limits = ${ row.limits },
/*% endif %*/
/*% if row.computes %*/
    .computes = true,
/*% endif %*/
/*% if row.copies %*/
    .copies = true,
/*% endif %*/
/*% if row.on_gpus %*/
    .kernel = {"${ section.kernels }", "${ row.op }"},
/*% endif %*/
/*% if row.postfix.text %*/
    .postfix = "${ row.postfix.text }",
/*% endif %*/
/*% if row.postfix.constants %*/
    .constants = (const double[]){${ row.postfix.constants | join(", ") }},
/*% endif %*/
    .loops = {${ row.table() }},
/*% if row.fixed %*/
    .numbers = {${ row.number_table }},
/*% endif %*/
/*% if row.block_loops %*/
    .blocks = true,
/*% endif %*/
/*% if row.parts.all %*/
    .parts = &${ row.op }_parts,
/*% endif %*/
};
/*% endif %*/
/*% if row.body.kind == "random" %*/
static const random_body ${ row.op }_body = {
    .draws = ${ row.body.sources | length }, .source = {${ row.draw_sources }}, .rounding = ROUND_${ row.rounding },
/*% if row.ends %*/
    .ends = {${ row.ends }},
/*% endif %*/
/*% if row.sources %*/
    .inputs = ${ row.sources | length }, .from = {${ row.from_slots }},
/*% endif %*/
    .kernel = {"${ section.kernels }", "${ row.op }"},
    .loops = {${ row.table() }},
};
/*% endif %*/
/*% if row.body.kind == "reduce" %*/
/*% include "section_reduce.c" %*/
/*% endif %*/
/*% if row.body.kind == "scan" %*/
/*% include "section_scan.c" %*/
/*% endif %*/
/*% if row.has_file %*/
static int ${ row.op }_cpu(call *c) {
    return ${ row.kernel_call };
}
/*% if row.cuda == "kernel" %*/
static int ${ row.op }_cuda(call *c) {
    return ${ row.cuda_call };
}
/*% endif %*/
/*% if row.measured %*/
static int ${ row.op }_shape(extent *size, const call *c) {
    return ${ row.shape_call };
}
/*% endif %*/
/*% filter wrapped %*/
static const kernel_body ${ row.op }_body = {${ row.body_fields }};
/*% endfilter %*/
/*% endif %*/
/*% if row.require %*/
/*% filter wrapped %*/
static int ${ row.op }_require(const call *c) {
/*% for condition in row.conditions %*/
/*% if condition.applies %*/
    if (${ condition.applies } && !(${ condition.text }))
/*% else %*/
    if (!(${ condition.text }))
/*% endif %*/
        return th_refuse(&op_${ row.op }, ${ condition.rule }, ${ condition.name }, ${ condition.value });
/*% endfor %*/
    return 0;
}
/*% endfilter %*/
/*% endif %*/
/*% for gradient in row.element_gradients %*/
${ gradient.heading }
${ printed(gradient.loops) -}
/*% for body in gradient.block_loops %*/
/*% filter wrapped %*/
${ body.text }
/*% endfilter %*/
/*% endfor %*/
static const gradient ${ gradient.name } = {
    .input = ${ gradient.slot }, .inputs = ${ gradient.inputs }, .from = {${ gradient.from_slots }},
/*% if row.on_gpus %*/
    .kernel = {"${ section.kernels }", "${ gradient.name }"},
/*% endif %*/
    .loops = {${ gradient.table }},
/*% if gradient.mean %*/
    .mean = ${ gradient.mean },
/*% endif %*/
/*% if gradient.computes %*/
    .computes = true,
/*% endif %*/
};
/*% endfor %*/
/*% if row.gradients and not row.kernel_gradient %*/
static int ${ row.backward }(const saved *s, tensor *const *grad, tensor **result) {
/*% if row.elementwise %*/
/*% for gradient in row.all_gradients %*/
    if (${ gradient.wanted })
        result[${ gradient.slot }] = ${ gradient.element_call };
/*% endfor %*/
    return th_finish_gradients(s, result);
/*% else %*/
    frame f = {.count = 0};
/*% for gradient in row.all_gradients %*/
${ gradient.inner_heading }
/*% if gradient.joint %*/
    if (${ gradient.wanted }) {
        tensor *all[${ gradient.count }] = {NULL};
${ gradient.composed }
/*% for slot, share in gradient.shares %*/
        if (s->wants[${ slot }])
            result[${ slot }] = ${ share };
/*% endfor %*/
    }
/*% else %*/
    if (${ gradient.wanted })${ gradient.opening }
${ gradient.composed }${ gradient.closing }
/*% endif %*/
/*% endfor %*/
    return th_end_frame(&f, s, result);
/*% endif %*/
}
/*% endif %*/
/*% if row.parameters %*/
static const param ${ row.op }_params[] = {
/*% for line in row.params %*/
${ line }
/*% endfor %*/
};
/*% endif %*/
/*% if row.shortcuts %*/
extern const row ${ row.shorter | join(", ") };
/*% endif %*/
const row op_${ row.op } = {
    .op = "${ row.key }", .name = ${ row.name_text },
    .signature =${ row.signature_text },
/*% if row.body.kind != "composed" %*/
    .enter = ${ row.enter }, .body = &${ row.op }_body,
/*% endif %*/
/*% if row.has_file %*/
    .kernel = {${ row.kernels }},
/*% endif %*/
/*% if row.require %*/
    .require = ${ row.op }_require,
/*% endif %*/
/*% if row.backward %*/
    .backward = ${ row.backward },
/*% endif %*/
/*% if row.missing %*/
    .missing = "${ row.missing_text }", .lacks = ${ row.lacks },
/*% endif %*/
/*% if row.autocast %*/
    .autocast = "${ row.autocast }",
/*% endif %*/
/*% if row.node %*/
    .node = "${ row.node }",
/*% endif %*/
/*% if row.vmap %*/
    .vmap = "${ row.vmap }",
/*% endif %*/
/*% if row.call_options %*/
    .options = "${ row.options_text }",
/*% endif %*/
/*% if row.no_meta %*/
    .no_meta = "${ row.no_meta }",
/*% endif %*/
/*% if row.shortcuts %*/
    .shortcuts = (const shortcut[]){${ row.shortcuts | join(", ") }, {0, NULL}},
/*% endif %*/
/*% if row.parameters %*/
    .params = ${ row.op }_params,
/*% if row.returned | length > 1 %*/
    .names = (const char *const[]){"${ row.returned | map(attribute="name") | join('", "') }"},
/*% endif %*/
/*% endif %*/
${ row.facts }
};

/*% endfor %*/
