/* last_words.c: what a process says that C code ends. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "python/bridge/bridge.h"

static char last_words[512];

static void speak(void) {
    const size_t length = strlen(last_words);
    if (length && write(STDERR_FILENO, last_words, length) < 0)
        last_words[0] = 0;
}

/* last_words(text): write this to stderr if C's exit ends the process; "" withdraws it. */
PyObject *th_python_last_words(PyObject *module, PyObject *args) {
    (void)module;
    static bool registered;
    const char *text;
    if (!PyArg_ParseTuple(args, "s:last_words", &text))
        return NULL;
    if (!registered && atexit(speak))
        return PyErr_NoMemory();
    registered = true;
    snprintf(last_words, sizeof last_words, "%s", text);
    Py_RETURN_NONE;
}

static char words_of_crash[512];

static void say(const char *text) {
    if (write(STDERR_FILENO, text, strlen(text)) < 0)
        words_of_crash[0] = 0;
}

/* The action for the signal is the default one again. */
static void crashed(int number) {
    if (words_of_crash[0]) {
        say(words_of_crash);
        say(number == SIGSEGV   ? "SIGSEGV"
            : number == SIGBUS  ? "SIGBUS"
            : number == SIGABRT ? "SIGABRT"
                                : "a signal");
        say(", e.g. in MPI after a link or a rank was lost\n");
    }
    raise(number);
}

/* crash_words(text): write this and the signal's name to stderr if C code crashes; "" withdraws it.
   A handler that is there already, such as faulthandler's, stays. */
PyObject *th_python_crash_words(PyObject *module, PyObject *args) {
    (void)module;
    const char *text;
    if (!PyArg_ParseTuple(args, "s:crash_words", &text))
        return NULL;
    snprintf(words_of_crash, sizeof words_of_crash, "%s", text);
    const struct sigaction own = {.sa_handler = crashed, .sa_flags = SA_RESETHAND | SA_NODEFER};
    for (const int *number = (const int[]){SIGSEGV, SIGBUS, SIGABRT, 0}; *number && *text;
         number++) {
        struct sigaction before;
        if (!sigaction(*number, NULL, &before) && before.sa_handler == SIG_DFL)
            sigaction(*number, &own, NULL);
    }
    Py_RETURN_NONE;
}
