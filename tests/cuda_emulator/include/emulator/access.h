/* access.h: the compiler calls one of these before every load and store (-fsanitize=kernel-address). */
#pragma once

/* Whether the owner of the address owns all of it. */
EMULATOR_PLAIN static inline bool emulator_owned(const emulator_region &region, uintptr_t address,
                                                 size_t size) {
    if (address - region.begin >= region.size)
        return false;
    const emulator_range *owner = region.owners[(address - region.begin) >> region.shift];
    return owner && address >= owner->begin && address + size <= owner->end;
}

/* Inside an allocation of this device, a variable, or on a stack: go on. Else the driver decides. */
EMULATOR_PLAIN static inline void emulator_check(uintptr_t address, size_t size, int write) {
    emulator_view *view = emulator_driver.view;
    if (!--view->left)
        view->pause();
    if (!emulator_owned(view->memory, address, size) && address - view->stack >= view->stack_size
        && !emulator_owned(view->variables, address, size)
        && address - view->shared + size > view->shared_size)
        view->access(address, size, write);
}

#define EMULATOR_CHECK(name, ...)                                                                  \
    EMULATOR_HIDDEN EMULATOR_PLAIN void emulator_##name __VA_ARGS__ asm("__asan_" #name "_noabor"  \
                                                                        "t");

#define EMULATOR_CHECKS(size)                                                                      \
    EMULATOR_CHECK(load##size, (uintptr_t address))                                                \
    void emulator_load##size(uintptr_t address) { emulator_check(address, size, 0); }              \
    EMULATOR_CHECK(store##size, (uintptr_t address))                                               \
    void emulator_store##size(uintptr_t address) { emulator_check(address, size, 1); }

EMULATOR_CHECKS(1)
EMULATOR_CHECKS(2)
EMULATOR_CHECKS(4)
EMULATOR_CHECKS(8)
EMULATOR_CHECKS(16)
EMULATOR_CHECK(loadN, (uintptr_t address, size_t size))
void emulator_loadN(uintptr_t address, size_t size) { emulator_check(address, size, 0); }
EMULATOR_CHECK(storeN, (uintptr_t address, size_t size))
void emulator_storeN(uintptr_t address, size_t size) { emulator_check(address, size, 1); }
#undef EMULATOR_CHECKS
#undef EMULATOR_CHECK

EMULATOR_HIDDEN EMULATOR_PLAIN void emulator_no_return() asm("__asan_handle_no_return");
void emulator_no_return() {}

/* Before anything runs the compiler names the file's variables. */
EMULATOR_HIDDEN void emulator_register(const emulator_variable *first,
                                       size_t count) asm("__asan_register_globals");
void emulator_register(const emulator_variable *first, size_t count) {
    emulator_variables = first, emulator_count = count;
}
EMULATOR_HIDDEN void emulator_unregister(const void *, size_t) asm("__asan_unregister_globals");
void emulator_unregister(const void *, size_t) {}
