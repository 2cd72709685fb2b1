/* stored_chains.h: conversions of the type TYPE through a third type, and their tables: the template
   of stored.c. */
#define FROM_STORED(type, ...) CHAIN(TYPE, type)
#define TO_STORED(type, ...) CHAIN(type, TYPE)
EACH_COMPUTED(FROM_STORED)
EACH_STORED(FROM_STORED)
EACH_COMPUTED(TO_STORED)

#define ENTRY(type, ...) [type] = CHAIN_OF(TYPE, type),
static const loop CHAIN_OF(TYPE, any)[TH_TYPES] = {EACH_COMPUTED(ENTRY) EACH_STORED(ENTRY)};
#define ENTRY_BACK(type, ...) [type] = CHAIN_OF(type, TYPE),
static const loop CHAIN_OF(any, TYPE)[TH_DTYPES] = {EACH_COMPUTED(ENTRY_BACK)};

#undef TYPE
#undef FROM_STORED
#undef TO_STORED
#undef ENTRY
#undef ENTRY_BACK
