/* error.c: the last error of each thread, and buffers for parts of messages. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"

#define MESSAGE_LENGTH 1024
#define TEXTS 8

/* Behind one pointer, since static thread-local space may run out if a module is loaded late. */
typedef struct report {
    status kind;
    unsigned next;
    char message[MESSAGE_LENGTH];
    char text[TEXTS][TH_TEXT];
} report;

static THREAD_LOCAL report *mine;
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void forget(void *block) {
    free(block);
    mine = NULL;
}

static void make_key(void) { pthread_key_create(&key, forget); }

static report *own_report(void) {
    if (!mine) {
        pthread_once(&once, make_key);
        mine = calloc(1, sizeof(report));
        if (mine)
            pthread_setspecific(key, mine);
    }
    return mine;
}

int th_fail_list(status kind, const char *format, va_list arguments) {
    report *r = own_report();
    if (!r)
        return -1;
    char message[MESSAGE_LENGTH]; /* the arguments may point into the old message */
    vsnprintf(message, sizeof message, format, arguments);
    memcpy(r->message, message, sizeof message);
    r->kind = kind;
    return -1;
}

int th_fail(status kind, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const int failed = th_fail_list(kind, format, arguments);
    va_end(arguments);
    return failed;
}

int th_error_status(void) { return (int)th_error_kind(); }

status th_error_kind(void) { return mine ? mine->kind : TH_MEMORY; }

void th_forget_error(void) {
    if (mine)
        mine->kind = TH_OK;
}

const char *th_error_message(void) { return mine ? mine->message : "cannot allocate memory"; }

char *th_text(void) {
    report *r = own_report();
    return r ? r->text[r->next++ % TEXTS] : NULL;
}
