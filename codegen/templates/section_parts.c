/*# The parts of a row's formulas, and the loops or folds that read them. #*/
static const struct parts ${ row.op }_parts = {
    .count = ${ row.parts.all | length }, .unread = ${ row.parts.unread },
    .part = (const part[]){
/*% for part in row.parts.all %*/
        {.input = ${ part.input }, .loops = {${ part.table }}},
/*% endfor %*/
    },
    .${ "fold" if row.parts.folds else "rest" } = {${ row.parts.table }},
};
