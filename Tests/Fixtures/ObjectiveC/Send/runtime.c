#include "../../../../Sources/Plugins/CarobObjC/glue.h"
#include "runtime.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct counts counts;
int living;
void (*while_resolving)(void);

void check(bool holds, const char *condition, const char *file, int line) {
  if (holds) return;
  fprintf(stderr, "%s:%d: %s\n", file, line, condition);
  exit(1);
}

/* Threads count at the same time. */
static void add(int *count, int number) { __atomic_add_fetch(count, number, __ATOMIC_RELAXED); }

/* -- The module ------------------------------------------------------------------------------------------------ */

static struct carob_objc_module *module(void) { return carob_objc_glue.records; }

/* -- Selectors ------------------------------------------------------------------------------------------------- */

enum { MOST_SELECTORS = 512 };
static const char *names[MOST_SELECTORS];
static uintptr_t selector_count = 1, step = 1;
static struct objc_selector registered[MOST_SELECTORS];
static pthread_mutex_t lock;

static uintptr_t number_of(const char *name) {
  uintptr_t found = 1;
  while (found < selector_count && strcmp(names[found], name)) found++;
  if (found == selector_count) names[selector_count++] = strdup(name);
  CHECK(selector_count < MOST_SELECTORS);
  /* With a step of 64 all of them have the last slot of a cache of 64, so that the search begins again in front. */
  return step == 1 ? found : found * step + step - 1;
}

static const char *name_of(SEL selector) { return names[selector->index / step]; }

static SEL register_name(const char *name) {
  pthread_mutex_lock(&lock);
  const uintptr_t index = number_of(name);
  struct objc_selector *selector = &registered[index / step];
  if (selector->index != index) selector->index = index;
  pthread_mutex_unlock(&lock);
  return selector;
}

enum { HAS_OWN_CACHE = 1 << 30 };

/* -- Classes and caches ---------------------------------------------------------------------------------------- */

static void publish(Class cls, struct carob_method_cache *cache) {
  __atomic_store_n(&cls->dtable, cache, __ATOMIC_RELEASE);
  __atomic_store_n(&cls->extra_data, (void *)cache->mask, __ATOMIC_RELEASE);
}

static struct carob_method_cache *make_cache(uintptr_t slots) {
  struct carob_method_cache *cache = calloc(1, sizeof *cache + slots * sizeof(void *));
  cache->mask = slots - 1;
  return cache;
}

static void insert(struct carob_method_cache *cache, struct carob_method_entry *entry) {
  uintptr_t slot = entry->selector & cache->mask;
  while (cache->slots[slot]) slot = (slot + 1) & cache->mask;
  __atomic_store_n(&cache->slots[slot], entry, __ATOMIC_RELEASE);
}

static uintptr_t entry_count(const struct carob_method_cache *cache) {
  uintptr_t count = 0;
  for (uintptr_t slot = 0; slot <= cache->mask; slot++) count += cache->slots[slot] != 0;
  return count;
}

void grow_cache(Class cls) {
  pthread_mutex_lock(&lock);
  struct carob_method_cache *old = carob_class_cache(cls), *new = make_cache(2 * (old->mask + 1));
  new->superseded = old;
  for (uintptr_t slot = 0; slot <= old->mask; slot++)
    if (old->slots[slot]) insert(new, old->slots[slot]);
  publish(cls, new);
  pthread_mutex_unlock(&lock);
}

static void free_caches(Class cls) {
  /* Before it is adopted a class has the one that all classes share. */
  if (!(cls->info & HAS_OWN_CACHE)) {
    cls->info |= HAS_OWN_CACHE;
    return;
  }
  struct carob_method_cache *next, *cache = carob_class_cache(cls);
  for (uintptr_t slot = 0; cache && slot <= cache->mask; slot++) free(cache->slots[slot]);
  for (; cache; cache = next) {
    next = cache->superseded;
    free(cache);
  }
}

static void each_class(void (*body)(Class, uintptr_t), uintptr_t value) {
  for (Class *cls = module()->classes; cls < module()->classes_end; cls++) {
    if (!*cls) continue;
    body(*cls, value);
    body((*cls)->isa, value);
  }
}

static void empty_cache(Class cls, uintptr_t slots) {
  free_caches(cls);
  publish(cls, make_cache(slots));
}

void empty_caches(uintptr_t slots) { each_class(empty_cache, slots); }

static void clear_cache(Class cls, uintptr_t ignored) {
  (void)ignored;
  struct carob_method_cache *cache = carob_class_cache(cls);
  for (uintptr_t slot = 0; slot <= cache->mask; slot++)
    if (cache->slots[slot]) __atomic_store_n(&cache->slots[slot]->imp, (IMP)0, __ATOMIC_RELEASE);
}

void clear_implementations(void) {
  pthread_mutex_lock(&lock);
  each_class(clear_cache, 0);
  pthread_mutex_unlock(&lock);
}

Class record_named(const char *name) {
  for (Class *cls = module()->classes; cls < module()->classes_end; cls++)
    if (*cls && !strcmp((*cls)->name, name)) return *cls;
  return 0;
}

static Class tagged_classes[256];

void set_small_class(unsigned tag, Class cls) {
  for (unsigned kind = tag; kind < 256; kind += 8) tagged_classes[kind] = cls;
}

static void adopt(Class cls, uintptr_t ignored) {
  (void)ignored;
  if (cls->info & CAROB_CLASS_META) {
    const Class instance_class = record_named(cls->name), above = instance_class->super_class;
    Class root = instance_class;
    while (root->super_class) root = root->super_class;
    cls->isa = root->isa;
    cls->super_class = above ? above->isa : instance_class;
    return;
  }
  if (cls->info & CAROB_CLASS_RESOLVED) return;
  cls->info |= CAROB_CLASS_RESOLVED;
  const Class above = cls->super_class;
  if (above) adopt(above, 0);
  const long inherited = above ? above->instance_size : 0;
  for (int index = 0; cls->ivars && index < cls->ivars->count; index++)
    *cls->ivars->ivars[index].offset += (int32_t)inherited;
  /* What clang lays down is the class's own size, negative. */
  cls->instance_size = inherited - cls->instance_size;
}

void number_selectors(bool colliding) {
  pthread_mutexattr_t recursive;
  pthread_mutexattr_init(&recursive);
  pthread_mutexattr_settype(&recursive, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&lock, &recursive);
  step = colliding ? 64 : 1;
  for (struct objc_selector *next = module()->selectors; next < module()->selectors_end; next++)
    if (next->name) next->index = number_of(next->name);
  each_class(adopt, 0);
}

#include "errors.h"

/* -- Sending --------------------------------------------------------------------------------------------------- */

static Method method_named(Class cls, uintptr_t selector) {
  for (; cls; cls = cls->super_class)
    for (struct objc_method_list *list = cls->methods; list; list = list->next)
      for (int index = 0; index < list->count; index++)
        if (list->methods[index].selector->index == selector) return &list->methods[index];
  return 0;
}

static IMP method_of(Class cls, uintptr_t selector) {
  const Method method = method_named(cls, selector);
  return method ? method->imp : 0;
}

void replace_method(Class cls, const char *name, IMP implementation) {
  const uintptr_t selector = register_name(name)->index;
  for (int index = 0; index < cls->methods->count; index++)
    if (cls->methods->methods[index].selector->index == selector)
      cls->methods->methods[index].imp = implementation;
  clear_implementations();
}

static void initialize(Class cls) {
  const Class instance_class = cls->info & CAROB_CLASS_META ? record_named(cls->name) : cls;
  if (instance_class->info & CAROB_CLASS_INITIALIZED) return;
  if (cls->super_class && cls->super_class != instance_class) initialize(cls->super_class);
  instance_class->info |= CAROB_CLASS_INITIALIZED;
  add(&counts.initialized, 1);
}

static IMP resolve_in(Class cls, uintptr_t selector) {
  struct carob_method_entry *entry = carob_cached_entry(cls, selector);
  if (!entry) {
    entry = calloc(1, sizeof *entry);
    entry->receiver_class = cls;
    entry->selector = selector;
    if (2 * (entry_count(carob_class_cache(cls)) + 1) > carob_class_cache(cls)->mask + 1)
      grow_cache(cls);
    insert(carob_class_cache(cls), entry);
  }
  const IMP imp = method_of(cls, selector);
  if (!imp) {
    entry->absent = CAROB_ABSENT;
    add(&counts.undelivered, 1);
    leave_error();
  }
  __atomic_store_n(&entry->imp, imp, __ATOMIC_RELEASE);
  return imp;
}

static IMP resolve(struct carob_call_site *site, id receiver) {
  Class cls = (uintptr_t)receiver & 7 ? record_named("Probe") : receiver->isa;
  if (cls->info & CAROB_CLASS_BLOCK) return 0;
  const uintptr_t selector = site->selector ? site->selector->index
                                            : register_name(site->selector_name)->index;
  initialize(cls);
  if (site->super_of) {
    const Class named = record_named(site->super_of);
    cls = (cls->info & CAROB_CLASS_META ? named->isa : named)->super_class;
  }
  if (!site->selector) site->selector = &registered[selector / step];
  return resolve_in(cls, selector);
}

static IMP resolve_call(struct carob_call_site *site, id receiver) {
  add(&counts.resolved, 1);
  uint32_t colons = 0;
  if (site->selector)
    for (const char *next = name_of(site->selector); *next; next++) colons += *next == ':';
  CHECK(!site->selector || colons == site->argument_count);
  if (while_resolving) while_resolving();
  pthread_mutex_lock(&lock);
  const IMP imp = resolve(site, receiver);
  pthread_mutex_unlock(&lock);
  /* As a host would leave them. */
#if defined(__x86_64__)
  __asm__ volatile(
    "pcmpeqb %%xmm0, %%xmm0; movaps %%xmm0, %%xmm1; movaps %%xmm0, %%xmm2; movaps %%xmm0, %%xmm3;"
    "movaps %%xmm0, %%xmm4; movaps %%xmm0, %%xmm5; movaps %%xmm0, %%xmm6; movaps %%xmm0, %%xmm7" ::
      : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "rdi", "rsi", "rdx", "rcx",
        "r8", "r9", "r10");
#elif defined(__aarch64__)
  __asm__ volatile(
    "movi v0.16b, #255; movi v1.16b, #255; movi v2.16b, #255; movi v3.16b, #255;"
    "movi v4.16b, #255; movi v5.16b, #255; movi v6.16b, #255; movi v7.16b, #255; mov x8, #-1;"
    "mov x1, #-1; mov x2, #-1; mov x3, #-1; mov x4, #-1; mov x5, #-1; mov x6, #-1; mov x7, #-1" ::
      : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "x1", "x2", "x3", "x4", "x5", "x6", "x7",
        "x8");
#endif
  return imp;
}

/* The message that a method sends above a class. */
static IMP super_implementation(Class start, id receiver, SEL selector) {
  (void)receiver;
  add(&counts.resolved, 1);
  pthread_mutex_lock(&lock);
  const IMP imp = resolve_in(start, selector->index);
  pthread_mutex_unlock(&lock);
  return imp;
}

IMP implementation_of(Class cls, const char *selector);
IMP implementation_of(Class cls, const char *selector) {
  return method_of(cls, register_name(selector)->index);
}

Class class_of(const void *object) { return ((id)object)->isa; }
void set_class_of(void *object, Class cls) { ((id)object)->isa = cls; }

void set_bit_of(Class cls, unsigned long bit) { cls->info |= bit; }

typedef void (*thrower)(void *exception, const void *frame);
thrower thrower_for_hosts(void);
thrower thrower_for_hosts(void) { return (thrower)carob_objc_glue.throw_exception; }

static IMP implementation(Class cls, SEL selector) { return method_of(cls, selector->index); }
static Method instance_method(Class cls, SEL selector) { return method_named(cls, selector->index); }
static BOOL responds(Class cls, SEL selector) { return method_of(cls, selector->index) != 0; }

#include "objects.h"
#include "answers.h"

id make_object(Class cls);
id make_object(Class cls) { return create(cls, 0); }

/* Callers outside of the module take no exceptions. */
static void finish_call(const void *earlier, const void *caller, const void *frame) {
  (void)earlier, (void)caller, (void)frame;
}

static uintptr_t generation;
static const struct carob_host table = {
  .size = sizeof table,
  .abi_version = CAROB_ABI_VERSION,
  .generation = &generation,
  .tagged_classes = tagged_classes,
  .resolve_call = resolve_call,
  .class_getMethodImplementation = implementation,
  .class_getInstanceMethod = instance_method,
  .class_respondsToSelector = responds,
  .sel_registerName = register_name,
  .sel_getName = name_of,
  .class_createInstance = create,
  .objc_retain = retain,
  .objc_release = release,
  .objc_autorelease = autorelease,
  .objc_autoreleasePoolPush = push_pool,
  .objc_autoreleasePoolPop = pop_pool,
  .objc_storeWeak = store_weak,
  .objc_loadWeak = load_weak,
  .objc_loadWeakRetained = load_weak_retained,
  .objc_moveWeak = move_weak,
  .objc_destroyWeak = destroy_weak,
  .carob_pending_error = pending_error,
  .carob_clear_pending_error = forget_error,
  .carob_raise = raise_text,
  .carob_raise_error = raise_error,
  .carob_take_exception = take_exception,
  .carob_super_implementation = super_implementation,
  .carob_initialize_class = initialize_class,
  .objc_lookUpClass = look_up_class,
  .objc_getClass = look_up_class,
  .carob_string = string,
  .carob_utf8 = utf8,
  .carob_format = format,
  .objc_sync_enter = enter,
  .objc_sync_exit = leave,
  .carob_block_copy = carob_copy_block,
  .carob_block_release = carob_release_block,
  .carob_block_object_assign = assign_capture,
  .carob_block_object_dispose = dispose_capture,
  .carob_finish_call = finish_call};
const struct carob_host *carob_host = &table;
