// What async functions call. They are compiled into parts; a part ends by calling the next one, and what a function keeps
// from part to part is in a context on the heap. Where a function would wait, nothing more is called, and the last part
// returns to who began or resumed the task.
//
//   context    [ of who called | the part to go on with there | what the function keeps ……… ]
//
// Who changes actors only says what comes next, and returns: so a task that never waits needs no stack for each change.
//
// In C, because a function that waits is none Swift can write.

#include <stdint.h>

#define swift __attribute__((swiftcall))
#define in_context __attribute__((swift_async_context))
#define in_closure __attribute__((swift_context))

void *malloc(unsigned long);
void free(void *);

typedef struct Context Context;
typedef swift void (*Part)(in_context Context *);
struct Context {
  Context *caller;
  Part rest;
};

// As the compiler describes a function: where it begins, and how large its context is.
typedef struct {
  swift void (*begin)(in_context Context *, in_closure void *);
  uint32_t size;
} Function;

static Part next;
static Context *next_context;
static Context *waiting;

// Does what comes next until nothing does. Returns where the task waits, or nothing when it is over.
static Context *run(void) {
  while (next) {
    Part part = next;
    next = 0;
    part(next_context);
  }
  return waiting;
}

swift void swift_task_switch(in_context Context *context, Part rest, uint32_t identity, uint32_t implementation) {
  next = rest;
  next_context = context;
}

swift void *swift_task_alloc(uint32_t size) { return malloc(size); }
swift void swift_task_dealloc(void *memory) { free(memory); }

typedef struct { uint32_t identity, implementation; } Executor;
swift Executor swift_task_getMainExecutor(void) { return (Executor){0, 0}; }

// Actors of an app's own: one thread is every actor's.
swift void swift_defaultActor_initialize(void *actor) {}
swift void swift_defaultActor_destroy(void *actor) {}
swift void swift_defaultActor_deallocate(void *actor) { free(actor); }

// Waits: the context is that of the call that waits.
swift void raven_task_suspend(in_context Context *context, uint32_t actor, uint32_t conformance) { waiting = context; }
const struct {
  swift void (*begin)(in_context Context *, uint32_t, uint32_t);
  uint32_t size;
} raven_task_suspendTu = {raven_task_suspend, sizeof(Context)};

// Goes on where a task waits.
swift Context *raven_task_continue(Context *context) {
  next = context->rest;
  next_context = context;
  waiting = 0;
  return run();
}

static swift void finish(in_context Context *context) { free(context); }

// Begins a task, with a closure that lives until the task is over.
swift Context *raven_task_begin(const Function *function, void *closure) {
  Context *context = malloc(function->size > sizeof(Context) ? function->size : sizeof(Context));
  *context = (Context){0, finish};
  next = 0;
  waiting = 0;
  function->begin(context, closure);
  return run();
}

// An error's conformance to `Error`, of which nothing is ever asked.
const void *error_conformance __asm__("$es14AnyThrownErrorCs0C0sWP") = 0;
