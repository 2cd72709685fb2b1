/* copy_by_word.h: COPY(word), a loop of th_copy_block, with the word for blocks of `bytes` bytes. Included within
   a function. */
if (bytes > 64)
    COPY(0)
else if (bytes > 32)
    COPY(32)
else if (bytes > 16)
    COPY(16)
else if (bytes > 8)
    COPY(8)
else if (bytes > 4)
    COPY(4)
else if (bytes > 2)
    COPY(2)
else
    COPY(1)
#undef COPY
