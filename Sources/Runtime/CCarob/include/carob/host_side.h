/* What only the host sees: selector records, the state of a thread, and the atomic stores on the
 * records of `dispatch.h`, which Swift cannot spell. */
#ifndef CAROB_HOST_SIDE_H
#define CAROB_HOST_SIDE_H

#include <sched.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include <carob/dispatch.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Which ownership rule a selector's name implies. */
enum carob_family { CAROB_FAMILY_NONE, CAROB_FAMILY_OWNED, CAROB_FAMILY_INIT };

/* A registered selector with what the runtime knows of its name. */
struct carob_selector {
  struct objc_selector record;
  const char *name;
  uint32_t colon_count;
  uint32_t family; /* enum carob_family */
  uintptr_t hash;  /* of the name's bytes */
  uintptr_t length;
  /* What `@selector` is in the module of a program; null for none. Read and written by the functions below. */
  const struct objc_selector *in_program;
};

/* The record that C gets for a selector: the program's, so that it is equal to `@selector` there, or else the runtime's.
 * [any-thread] */
static inline const struct objc_selector *carob_shared_selector(const struct carob_selector *selector) {
  const struct objc_selector *in_program = __atomic_load_n(&selector->in_program, __ATOMIC_ACQUIRE);
  return in_program ? in_program : &selector->record;
}

/* Sets a program's record, unless the record there is another one than `other`, which is null for none. Returns whether it was
 * set. [any-thread] */
static inline bool carob_share_selector(
  struct carob_selector *selector, const struct objc_selector *other, const struct objc_selector *in_program) {
  return __atomic_compare_exchange_n(
    &selector->in_program, &other, in_program, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

struct carob_thread {
  const void *pending_error; /* a retained Swift object, or null */
  void *autorelease_stack;   /* the runtime's */
  uintptr_t releases;        /* how many objects are going, one inside of the other */
  void *waiting_releases;    /* a retained Swift object: what they held and is let go of later; or null */
  const void *registration_owner; /* the owner of what the thread registers, a Swift object that is not retained; null for the host */
};

/* The calling thread's record, zero at first. [any-thread] */
struct carob_thread *carob_current_thread(void);

/* The name that the calling thread looked up a class by last, if there was none: "" at first. One that is very long
 * is not kept. [any-thread] */
void carob_note_missing_class(const char *name);
const char *carob_missing_class(void);

/* Has Foundation fill the hooks of the runtime; nothing in a program that does not link it. [any-thread] */
void carob_fill_hooks_of_foundation(void);

/* Whether the process has rights that whoever started it has not, as a set-uid program does: the system then
 * does not trust its environment, and nobody should. [any-thread] */
bool carob_process_is_privileged(void);

/* `pipe` and `accept`, for descriptors that a program which another thread starts at that moment does not inherit. [any-thread] */
int carob_make_pipe(int ends[2], int flags);
int carob_accept(int socket);

/* Adds to the actions of posix_spawn, a posix_spawn_file_actions_t: the program starts in a folder, unless it is NULL, and inherits no
 * file descriptors from a number on; with another C library than glibc it inherits those without FD_CLOEXEC. Returns 0, or the number of
 * the error. [any-thread] */
int carob_add_spawn_actions(void *actions, const char *folder, int first_closed);

/* Who owns a file or directory, and its mode as `stat` tells it; of a symbolic link, those of what it leads to.
 * Returns false when there is none. Here because Swift finds the members of `struct stat` in one module or
 * another, depending on what else a program is built of. [any-thread] */
bool carob_file_owner(const char *path, uint32_t *owner, uint32_t *mode);

/* How many threads have a pending error. While it is zero nobody looks at the thread's record. */
extern uintptr_t carob_pending_error_count;

/* How many threads have so many objects going, one inside of the other, that what those held has to wait. While it is
 * zero nobody looks at the thread's record. */
extern uintptr_t carob_deep_release_count;

/* Not zero once there may be entries that call a tracer. Atomic. */
extern uintptr_t carob_was_traced;

static inline uintptr_t *carob_was_traced_word(void) { return &carob_was_traced; }

/* The host's table of the classes that Swift's classes have in the runtime: null at first. Atomic. */
extern void *carob_swift_classes;

static inline void **carob_swift_classes_slot(void) { return &carob_swift_classes; }

static inline uintptr_t carob_load_pending_error_count(void) {
  return __atomic_load_n(&carob_pending_error_count, __ATOMIC_RELAXED);
}

static inline void carob_add_pending_error_count(intptr_t change) {
  __atomic_fetch_add(&carob_pending_error_count, (uintptr_t)change, __ATOMIC_RELAXED);
}

static inline uintptr_t carob_load_deep_release_count(void) {
  return __atomic_load_n(&carob_deep_release_count, __ATOMIC_RELAXED);
}

static inline void carob_add_deep_release_count(intptr_t change) {
  __atomic_fetch_add(&carob_deep_release_count, (uintptr_t)change, __ATOMIC_RELAXED);
}

extern struct carob_method_entry carob_no_entry;

/* An entry of no class, for sites that remember none. Never written. */
static inline struct carob_method_entry *carob_entry_of_no_class(void) { return &carob_no_entry; }

/* An entry's implementation, if it is that of a class. */
static inline IMP carob_entry_imp_for(const struct carob_method_entry *entry, Class cls) {
  return __builtin_expect(entry->receiver_class == cls, 1) ? carob_entry_imp(entry) : NULL;
}

static inline void carob_store_imp(struct carob_method_entry *entry, IMP imp) {
  __atomic_store_n(&entry->imp, imp, __ATOMIC_RELEASE);
}

/* A method's record is read without the lock by `method_getImplementation` and `method_getTypeEncoding`. */
static inline void carob_store_method_imp(Method method, IMP imp) {
  __atomic_store_n(&method->imp, imp, __ATOMIC_RELEASE);
}

static inline void carob_store_method_types(Method method, const char *types) {
  __atomic_store_n(&method->types, types, __ATOMIC_RELEASE);
}

static inline const char *carob_load_method_types(const struct objc_method *method) {
  return __atomic_load_n(&method->types, __ATOMIC_ACQUIRE);
}

static inline void carob_store_absent(struct carob_method_entry *entry, uint32_t absent) {
  __atomic_store_n(&entry->absent, absent, __ATOMIC_RELEASE);
}

static inline void carob_store_slot(
  struct carob_method_cache *cache, uintptr_t slot, struct carob_method_entry *entry) {
  __atomic_store_n(&cache->slots[slot], entry, __ATOMIC_RELEASE);
}

static inline void carob_store_cache(
  struct objc_class *cls, struct carob_method_cache *cache) {
  __atomic_store_n(&cls->dtable, (void *)cache, __ATOMIC_RELEASE);
  __atomic_store_n(&cls->extra_data, (void *)cache->mask, __ATOMIC_RELEASE);
}

/* A bit of `objc_class.info` that only the host reads: the class is below a class cluster, and has, or inherits, a primitive
 * method that is not the host's. */
enum { CAROB_CLASS_OWN_PRIMITIVES = 1 << 17 };

/* The bits of `objc_class.info`, and adding and removing some. They are read for nearly every message, and the superclass in
 * loops: the compiler leaves calls of both unless it is told. */
__attribute__((always_inline)) static inline unsigned long carob_load_class_info(
  const struct objc_class *cls) {
  return __atomic_load_n(&cls->info, __ATOMIC_ACQUIRE);
}

static inline void carob_add_class_info(Class cls, unsigned long bits) {
  __atomic_fetch_or(&cls->info, bits, __ATOMIC_RELEASE);
}

static inline void carob_remove_class_info(Class cls, unsigned long bits) {
  __atomic_fetch_and(&cls->info, ~bits, __ATOMIC_RELEASE);
}

__attribute__((always_inline)) static inline Class carob_load_superclass(
  const struct objc_class *cls) {
  return __atomic_load_n(&cls->super_class, __ATOMIC_ACQUIRE);
}

static inline void carob_store_superclass(Class cls, Class superclass) {
  __atomic_store_n(&cls->super_class, superclass, __ATOMIC_RELEASE);
}

static inline long carob_load_class_version(const struct objc_class *cls) {
  return __atomic_load_n(&cls->version, __ATOMIC_RELAXED);
}

static inline void carob_store_class_version(Class cls, long version) {
  __atomic_store_n(&cls->version, version, __ATOMIC_RELAXED);
}

static inline void carob_store_site(struct carob_call_site *site, struct carob_method_entry *entry) {
  __atomic_store_n(&site->entry, entry, __ATOMIC_RELEASE);
}

static inline SEL carob_site_selector(const struct carob_call_site *site) {
  return __atomic_load_n(&site->selector, __ATOMIC_ACQUIRE);
}

/* Stores once, because senders read it without an atomic load after they have found what to call. */
static inline void carob_store_site_selector(struct carob_call_site *site, SEL selector) {
  SEL expected = NULL;
  __atomic_compare_exchange_n(
    &site->selector, &expected, selector, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

static inline void carob_store_word(uintptr_t *word, uintptr_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELEASE);
}

static inline uintptr_t carob_load_word(const uintptr_t *word) {
  return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

/* Puts `block` into `*slot` when that is null; returns what is there afterwards. */
static inline void *carob_publish_pointer(void **slot, void *block) {
  void *expected = NULL;
  return __atomic_compare_exchange_n(slot, &expected, block, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)
           ? block
           : expected;
}

/* An integer of 1, 2, 4 or 8 bytes at an aligned address, as one load or store; other sizes up to 8 are
 * copied. */
static inline uint64_t carob_load_scalar(const void *address, size_t size) {
  uint64_t value = 0;
  switch (size) {
    case 1: return __atomic_load_n((const uint8_t *)address, __ATOMIC_ACQUIRE);
    case 2: return __atomic_load_n((const uint16_t *)address, __ATOMIC_ACQUIRE);
    case 4: return __atomic_load_n((const uint32_t *)address, __ATOMIC_ACQUIRE);
    case 8: return __atomic_load_n((const uint64_t *)address, __ATOMIC_ACQUIRE);
    default: __builtin_memcpy(&value, address, size < 8 ? size : 8); return value;
  }
}

static inline void carob_store_scalar(void *address, size_t size, uint64_t value) {
  switch (size) {
    case 1: __atomic_store_n((uint8_t *)address, (uint8_t)value, __ATOMIC_RELEASE); break;
    case 2: __atomic_store_n((uint16_t *)address, (uint16_t)value, __ATOMIC_RELEASE); break;
    case 4: __atomic_store_n((uint32_t *)address, (uint32_t)value, __ATOMIC_RELEASE); break;
    case 8: __atomic_store_n((uint64_t *)address, value, __ATOMIC_RELEASE); break;
    default: __builtin_memcpy(address, &value, size < 8 ? size : 8);
  }
}

static inline void *carob_load_pointer(void *const *slot) {
  return __atomic_load_n(slot, __ATOMIC_ACQUIRE);
}

static inline void carob_add_bits(uint32_t *word, uint32_t bits) {
  __atomic_fetch_or(word, bits, __ATOMIC_RELEASE);
}

static inline void carob_store_bits(uint32_t *word, uint32_t bits) {
  __atomic_store_n(word, bits, __ATOMIC_RELEASE);
}

static inline uint32_t carob_load_bits(const uint32_t *word) {
  return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

static inline void carob_store_pointer(void **slot, void *pointer) {
  __atomic_store_n(slot, pointer, __ATOMIC_RELEASE);
}

/* Zeroed memory, for `free`. glibc's `calloc` does not take what the thread has just freed, `malloc` does; pages for large
 * blocks come zeroed. The compiler would make one `calloc` of both calls if it saw that they belong together. */
static inline void *carob_allocate_zeroed(size_t size) {
  void *memory;
  if (size > 512) return calloc(1, size);
  memory = malloc(size);
  __asm__("" : "+r"(memory));
  return memory ? memset(memory, 0, size) : NULL;
}

/* Waits until nobody has the lock that a word's lowest bit is, and takes it. Returns the word without the bit. */
static inline void *carob_lock_word(void **word) {
  for (;;) {
    uintptr_t value = (uintptr_t)__atomic_load_n(word, __ATOMIC_RELAXED) & ~(uintptr_t)1;
    void *expected = (void *)value;
    if (__atomic_compare_exchange_n(
          word, &expected, (void *)(value | 1), 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
      return (void *)value;
    }
    sched_yield();
  }
}

/* Stores what the word has from now on, and lets go of its lock. */
static inline void carob_unlock_word(void **word, void *value) {
  __atomic_store_n(word, value, __ATOMIC_RELEASE);
}

/* A hash of bytes, for tables that only this process sees. */
static inline uintptr_t carob_hash_bytes(const unsigned char *bytes, uintptr_t count) {
  const uint64_t factor = UINT64_C(0x9e3779b97f4a7c15);
  uint64_t hash = count * factor;
  uint64_t word = 0;
  if (count < 8) {
    for (uintptr_t i = 0; i < count; i++) word = word << 8 | bytes[i];
  } else {
    for (uintptr_t i = 0; i + 8 < count; i += 8) {
      __builtin_memcpy(&word, bytes + i, 8);
      hash = (hash ^ word) * factor;
      hash ^= hash >> 32;
    }
    /* The last eight bytes, some of which may have been seen. */
    __builtin_memcpy(&word, bytes + count - 8, 8);
  }
  hash = (hash ^ word) * factor;
  return CAROB_CAST(uintptr_t, hash ^ (hash >> 29));
}

/* A descriptor that can be read when blocks wait on the main queue; -1 without libdispatch. [any-thread] */
int carob_main_queue_handle(void);

#ifdef __cplusplus
}
#endif
#endif
