/* rest.h: the end of the fold each.h: the elements from `begin` on join acc one by one. */
for (int64_t i = begin; i < count; i++) {
    const ACC value = (ACC)(PART);
    acc = JOIN(acc, value);
}

*total = acc;

#undef ACC
#undef JOIN
#undef PART
