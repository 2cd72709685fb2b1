/*# The C of a row that reduces: a fold for each type, and how two of its accumulators join. #*/
/*% if not row.body.simple %*/
/*% for side in row.sides %*/
/*% filter wrapped %*/
typedef struct ${ side.struct } {
    ${ side.ctype } ${ row.body.accumulators | map(attribute="name") | join(", ") };
} ${ side.struct };
UNUSED static const ${ side.struct } ${ row.op }_start_${ side.name } = {${ side.starts | join(", ") }};
STEP ${ side.struct } ${ side.join }(${ side.struct } acc, ${ side.struct } other) {
    return ${ side.join_result };
}
JOIN_SETS(${ row.op }_join_${ side.name }) { JOIN_STEPS(${ side.struct }, ${ side.join }) }
/*% endfilter %*/
/*% endfor %*/
/*% endif %*/
/*% for fold in row.folds + row.parts.folds.values() | list %*/
/*% filter wrapped %*/
/*% if fold.has_step %*/
${ fold.step_opening } {
/*% for option in fold.options %*/
    const ${ option.ctype } ${ option.name } = ${ option.text };
/*% endfor %*/
/*% for let in fold.lets %*/
    const ${ let.ctype } ${ let.name } = ${ let.text };
/*% endfor %*/
    return ${ fold.step_result };
}
/*% endif %*/
/*% if fold.parts %*/
${ fold.parts_opening } {
    return ${ fold.parts_result };
}
/*% endif %*/
FOLD(${ fold.name }) {
${ operands(fold) -}
/*% if row.body.simple %*/
${ fold.single }
/*% else %*/
${ fold.several }
/*% endif %*/
}
/*% if fold.name in row.spread_folds %*/
SPREAD(${ fold.spread_name }) {
${ operands(fold) -}
/*% if row.body.simple %*/
${ fold.spread_single }
/*% else %*/
/*% if fold.parts %*/
    if (rows.count < 8) { /* a join takes as long as a step */
${ fold.spread_steps }
        return;
    }
/*% endif %*/
${ fold.spread_several }
/*% endif %*/
}
/*% endif %*/
/*% endfilter %*/
/*% endfor %*/
/*% for side in row.sides %*/
/*% filter wrapped %*/
/*% if row.body.simple %*/
static void ${ row.op }_join_${ side.name }(JOIN_ARGUMENTS) { JOIN_STEPS(${ side.ctype }, ${ side.join }) }
/*% endif %*/
/*% if row.body.finish %*/
CLONES static void ${ row.op }_finish_${ side.name }(FINISH_ARGUMENTS) {
/*% for option in side.finish_options %*/
    const ${ option.ctype } ${ option.name } = ${ option.text };
/*% endfor %*/
/*% if row.body.simple %*/
    FINISH_EACH(${ side.ctype }, ${ side.finish[0] })
/*% else %*/
    for (int64_t i = 0; i < sets; i++) {
        const ${ side.struct } acc = ((${ side.struct } *)into)[i];
/*% for text in side.finish %*/
        into[i * ${ row.body.accumulators | length } + ${ loop.index0 }].${ side.field } = ${ text };
/*% endfor %*/
    }
/*% endif %*/
}
/*% endif %*/
/*% endfilter %*/
/*% endfor %*/
/*% if row.parts.all %*/
/*% include "section_parts.c" %*/
/*% endif %*/
static const reduction ${ row.op }_body = {
    .inputs = ${ row.tensors | length }, .accumulators = ${ row.body.accumulators | length },
    .dim = ${ row.dim_slot }, .keepdim = ${ row.keepdim_slot },
/*% if row.named_dim and row.named_dim.kind == "dims" %*/
    .dims = true,
/*% endif %*/
/*% if row.body.empty %*/
    .empty = true,
/*% endif %*/
/*% if row.body.ordered %*/
    .ordered = true,
/*% endif %*/
/*% if row.sums %*/
    .sums = true,
/*% endif %*/
/*% if row.extremes %*/
    .extremes = ${ row.extremes },
/*% endif %*/
/*% if row.parts.all %*/
    .parts = &${ row.op }_parts,
/*% endif %*/
/*% if row.postfix.text %*/
    .postfix = "${ row.postfix.text }",
/*% endif %*/
/*% if row.postfix.constants %*/
    .constants = (const double[]){${ row.postfix.constants | join(", ") }},
/*% endif %*/
/*% if row.search %*/
    .search = ${ row.search },
/*% endif %*/
/*% for side in row.sides %*/
    .start[${ side.index }] = {${ "{" }${ side.start_fields }}},
/*% endfor %*/
    .kernel = {"${ section.kernels }", "${ row.op }"},
    .fold = {${ row.table() }},
/*% if row.named_dim %*/
    .spread = {${ row.table("_each") }},
/*% endif %*/
/*% for side in row.sides %*/
    .join[${ side.index }] = ${ row.op }_join_${ side.name },
/*% if row.body.finish %*/
    .finish[${ side.index }] = ${ row.op }_finish_${ side.name },
/*% endif %*/
/*% endfor %*/
};
