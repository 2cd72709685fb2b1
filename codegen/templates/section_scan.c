/*# The C of a row that accumulates along a dim. #*/
/*% for side in row.sides if not (row.body.simple or row.body.chosen) %*/
typedef struct ${ side.struct } {
    ${ side.ctype } ${ row.body.accumulators | map(attribute="name") | join(", ") };
} ${ side.struct };
/*% endfor %*/
/*% for scan in row.scans %*/
/*% filter wrapped %*/
/*% if scan.chosen %*/
typedef struct ${ scan.set } {
/*% for output in scan.outputs %*/
    ${ output.ctype } ${ output.name };
/*% endfor %*/
} ${ scan.set };
/*% endif %*/
/*% if scan.has_step %*/
${ scan.step_opening } {
/*% for option in scan.options %*/
    const ${ option.ctype } ${ option.name } = ${ option.text };
/*% endfor %*/
/*% for let in scan.lets %*/
    const ${ let.ctype } ${ let.name } = ${ let.text };
/*% endfor %*/
    return ${ scan.step_result };
}
/*% endif %*/
SCAN(${ scan.name }) {
/*% for output in scan.outputs %*/
    ${ output.ctype } *to_${ output.name } = (${ output.ctype } *)at[${ output.at }];
/*% endfor %*/
/*% for input in scan.inputs %*/
    const ${ input.ctype } *in_${ input.name } = (const ${ input.ctype } *)at[${ input.at }];
/*% endfor %*/
/*% for option in scan.finish_options %*/
    const ${ option.ctype } ${ option.name } = ${ option.text };
/*% endfor %*/
${ scan.single }
}
/*% endfilter %*/
/*% endfor %*/
/*% for side in row.sides if row.body.simple %*/
static void ${ row.op }_join_${ side.name }(JOIN_ARGUMENTS) { JOIN_STEPS(${ side.ctype }, ${ side.join }) }
/*% endfor %*/
static const scan_body ${ row.op }_body = {
    .inputs = ${ row.tensors | length }, .accumulators = ${ row.body.accumulators | length }, .dim = ${ row.dim_slot },
/*% if row.body.backwards %*/
    .backwards = true,
/*% endif %*/
/*% if row.sums %*/
    .sums = true,
/*% endif %*/
/*% if row.body.costly %*/
    .costly = true,
/*% endif %*/
    .kernel = {"${ section.kernels }", "${ row.op }"},
/*% for side in row.sides %*/
    .start[${ side.index }] = {${ "{" }${ side.start_fields }}},
/*% if row.body.simple %*/
    .join[${ side.index }] = ${ row.op }_join_${ side.name },
/*% endif %*/
/*% endfor %*/
    .loops = {${ row.table() }},
};
