// Counting references: one function for each, which is called. The library's are written out wherever an object is kept,
// some 35 bytes each time, 3,000 times in a larger app. These have the names of counting for one thread
// (`-assume-single-threaded`), because what the library itself has under its names is inlined before anything is linked.
//
// In C, because in Swift what another language calls is a function that calls another.

#include <stdint.h>

void *swift_retain(void *);
void *swift_retain_n(void *, uint32_t);
void swift_release(void *);
void swift_release_n(void *, uint32_t);

__attribute__((noinline)) void *swift_nonatomic_retain(void *object) { return swift_retain(object); }
__attribute__((noinline)) void swift_nonatomic_release(void *object) { swift_release(object); }
__attribute__((noinline)) void *swift_nonatomic_retain_n(void *object, uint32_t count) { return swift_retain_n(object, count); }
__attribute__((noinline)) void swift_nonatomic_release_n(void *object, uint32_t count) { swift_release_n(object, count); }
