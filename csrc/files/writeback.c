/* writeback.c: what the disk is told of a file early: how much is to come, and to begin with what
   was written, long before anybody waits for it. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>

#include "base/base.h"
#include "cold.h"

/* A hint: where the system has no such call, or refuses, fsync finds more to do. */
void th_start_writeback(int file, int64_t offset, int64_t bytes) {
#ifdef SYNC_FILE_RANGE_WRITE
    sync_file_range(file, offset, bytes, SYNC_FILE_RANGE_WRITE);
#else
    (void)file, (void)offset, (void)bytes;
#endif
}

/* Room for so many bytes, in one piece where there is one. Returns ENOSPC if the disk has not as
   many, or 0, also where the system cannot tell. */
int th_reserve(int file, int64_t bytes) {
#ifdef FALLOC_FL_KEEP_SIZE
    return fallocate(file, FALLOC_FL_KEEP_SIZE, 0, bytes) && errno == ENOSPC ? ENOSPC : 0;
#else
    (void)file, (void)bytes;
    return 0;
#endif
}
