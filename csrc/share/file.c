/* file.c: the file of an arena: creation, growth, commitment of memory, locks. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "share/arena.h"

/* Locks use byte offsets beyond any file size: one per slot, one per 64 bytes of the file. */
#define SLOT_LOCKS ((off_t)1 << 60)
#define BLOCK_LOCKS ((off_t)1 << 61)

static THREAD_LOCAL int failure;
static bool named;
static char folder[1024];

int th_share_errno(void) {
    int number = failure;
    failure = 0;
    return number;
}

int th_system_fail(const char *what, int64_t bytes) {
    failure = errno ? errno : ENOMEM;
    if (bytes)
        return th_fail(TH_RUNTIME, "%s: %" PRId64 " bytes", what, bytes);
    return th_fail(TH_RUNTIME, "%s", what);
}

void th_share_named(bool on, const char *where) {
    pthread_mutex_lock(&th_share_lock);
    named = on;
    snprintf(folder, sizeof folder, "%s", where);
    pthread_mutex_unlock(&th_share_lock);
}

static int new_named(char **path) {
    char name[1100];
    const char *chosen = getenv("TMPDIR");
    chosen = *folder ? folder : chosen && *chosen ? chosen : "/tmp";
    snprintf(name, sizeof name, "%.1023s/torch_%ld_XXXXXX", chosen, (long)getpid());
    int descriptor = mkstemp(name);
    if (descriptor < 0)
        return th_system_fail("shared memory: cannot make a file in the folder for it", 0);
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    if (!(*path = strdup(name)))
        unlink(name); /* nobody could unlink it later */
    return descriptor;
}

int th_file_new(char **path) {
    *path = NULL;
#ifdef MFD_CLOEXEC
    if (!named) {
        int descriptor = memfd_create("torch", MFD_CLOEXEC);
        if (descriptor >= 0)
            return descriptor;
        /* A sandbox may lack memfd or refuse it; then use a file that is unlinked at once. */
        if (errno != ENOSYS && errno != EPERM && errno != EACCES)
            return th_system_fail("shared memory: cannot make a file", 0);
        char *name = NULL;
        if ((descriptor = new_named(&name)) >= 0)
            th_file_forget(name);
        free(name);
        return descriptor;
    }
#endif
    return new_named(path);
}

void th_file_forget(const char *path) {
    if (path)
        unlink(path);
}

int th_file_grow(int descriptor, int64_t bytes) {
    return ftruncate(descriptor, bytes) ? th_system_fail("cannot share memory", bytes) : 0;
}

/* Allocate memory now: at the first write a shortage would be a SIGBUS. */
int th_file_commit(int descriptor, int64_t at, int64_t bytes) {
#ifdef __linux__
    while (fallocate(descriptor, 0, at, bytes))
        if (errno != EINTR && errno != EOPNOTSUPP)
            return th_system_fail("cannot share memory", bytes);
        else if (errno == EOPNOTSUPP)
            return 0;
#else
    (void)descriptor, (void)at, (void)bytes;
#endif
    return 0;
}

void th_file_punch(int descriptor, int64_t at, int64_t bytes) {
#ifdef FALLOC_FL_PUNCH_HOLE
    while (fallocate(descriptor, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, at, bytes)
           && errno == EINTR)
        ;
#else
    (void)descriptor, (void)at, (void)bytes;
#endif
}

/* Locks belong to the open file description, which duplicated descriptors share. So each process
   and each message opens the file anew. The kernel drops a lock with the last descriptor, even
   after a crash. */
int th_file_reopen(int descriptor) {
    char name[64];
    snprintf(name, sizeof name, "/proc/self/fd/%d", descriptor);
    return open(name, O_RDWR | O_CLOEXEC);
}

#ifdef F_OFD_SETLK
static bool lock(int descriptor, int type, off_t at) {
    struct flock lock = {.l_type = (short)type, .l_whence = SEEK_SET, .l_start = at, .l_len = 1};
    return !fcntl(descriptor, F_OFD_SETLK, &lock);
}

static bool is_locked(int descriptor, off_t at) {
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = at, .l_len = 1};
    return fcntl(descriptor, F_OFD_GETLK, &lock) || lock.l_type != F_UNLCK;
}
#else
static bool lock(int descriptor, int type, off_t at) {
    return (void)descriptor, (void)type, (void)at, false;
}
static bool is_locked(int descriptor, off_t at) { return (void)descriptor, (void)at, true; }
#endif

bool th_file_lock(int descriptor, int slot) { return lock(descriptor, F_WRLCK, SLOT_LOCKS + slot); }

bool th_file_is_locked(int descriptor, int slot) {
    return is_locked(descriptor, SLOT_LOCKS + slot);
}

int th_file_lock_block(int descriptor, int64_t at) {
    if (lock(descriptor, F_RDLCK, BLOCK_LOCKS + at / 64))
        return 0;
    return th_system_fail("shared memory: cannot mark a tensor as sent", 0);
}

bool th_file_is_block_locked(int descriptor, int64_t at) {
    return is_locked(descriptor, BLOCK_LOCKS + at / 64);
}
