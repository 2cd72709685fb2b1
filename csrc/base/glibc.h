/* glibc.h: binds names that glibc 2.29 to 2.34 moved to their old versions, so that binaries built
   on a newer system run on any from manylinux_2_28 on. The versions are those each architecture
   started with. */
#pragma once
#include <sys/stat.h>

#ifdef __GLIBC__ /* musl has no versions, and no __GLIBC_PREREQ */
#if __GLIBC_PREREQ(2, 32) && (defined(__x86_64__) || defined(__aarch64__))
#if defined(__x86_64__)
#define OLDEST "GLIBC_2.2.5"
#define STATUS_VERSION 1
#else
#define OLDEST "GLIBC_2.17"
#define STATUS_VERSION 0
#endif
#define BEFORE(name) __asm__(".symver " #name ", " #name "@" OLDEST)
BEFORE(dlopen);
BEFORE(dlsym);
BEFORE(log2);
BEFORE(pthread_create);
BEFORE(pthread_key_create);
BEFORE(pthread_once);
BEFORE(pthread_setspecific);
BEFORE(pthread_sigmask);
int __fxstat(int version, int descriptor, struct stat *status);
#define fstat(descriptor, status) __fxstat(STATUS_VERSION, descriptor, status)
#undef BEFORE
#undef OLDEST
#endif
#endif
