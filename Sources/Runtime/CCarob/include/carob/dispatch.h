/* The read side of message dispatch, shared by the host and by every plugin.
 *
 * A *method entry* is what one class answers to one selector. The runtime makes it at the first
 * look-up and keeps it for ever. A change of method does not replace an entry: it
 * clears `imp`, and the next look-up fills it again. Hence a call site that holds an entry needs no
 * lock, no generation and no reference count: it compares the class and loads `imp`.
 *
 * Writers hold the runtime's lock. They store `imp`, `slots[…]`, `dtable` and then `extra_data` with
 * release order; readers load them with acquire order, the mask before the cache, which therefore has
 * a slot for every selector under that mask. Superseded caches stay as well; they double in size, so all
 * of them together are smaller than the one in use. */
#ifndef CAROB_DISPATCH_H
#define CAROB_DISPATCH_H

#include <carob/abi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Values of `absent`; 0 when there is an `imp`, or nothing is known. */
enum {
  CAROB_ABSENT = 1,         /* the class has no such method, and was not asked to add one */
  CAROB_UNRESOLVABLE = 2,   /* it would not add one either */
  CAROB_UNINITIALIZED = 3   /* it has one, which nobody may call before the class was sent +initialize */
};

/* What one class answers to one selector, with one encoding. All fields but `imp` and `absent`
 * are constant from publication on. */
struct carob_method_entry {
  Class receiver_class;
  IMP imp;            /* atomic; null: ask the runtime */
  uintptr_t selector; /* index */
  const char *types;  /* null when absent */
  const void *signature;                  /* the runtime's, parsed from `types` */
  Class implementor;                      /* where the method was found; under the lock */
  uint32_t absent;                        /* atomic; why `imp` is null */
  uint32_t result_kind;                   /* the host's; how the result travels */
  uint64_t argument_kinds;                /* the host's; how each argument after the selector travels */
};

/* What `objc_class.dtable` points at: an open-addressing table, at most half full, of entries by selector
 * index. The two words that are the runtime's are the same in the table that takes its place. */
struct carob_method_cache {
  uintptr_t mask; /* number of slots - 1 */
  struct carob_method_cache *superseded;
  const void *class_data;      /* the runtime's */
  const void *owned_variables; /* the runtime's */
  struct carob_method_entry *slots[1]; /* atomic */
};

/* A place in a program that sends one selector. Zero but for the first three fields at start. */
struct carob_call_site {
  const char *selector_name;
  const char *super_of; /* the class to start above, null for an ordinary send */
  uint32_t argument_count;
  uintptr_t generation; /* super sends only; atomic */
  SEL selector;                     /* atomic; set before `entry`, unless the site has no name: then after it */
  struct carob_method_entry *entry; /* atomic */
};

/* A class's cache; never null. [any-thread] */
static inline struct carob_method_cache *carob_class_cache(const struct objc_class *cls) {
  return CAROB_CAST(struct carob_method_cache *, __atomic_load_n(&cls->dtable, __ATOMIC_ACQUIRE));
}

/* The entry for a selector in a cache, or null when there is none. */
static inline struct carob_method_entry *carob_search_cache(
  const struct carob_method_cache *cache, uintptr_t selector) {
  for (uintptr_t slot = selector & cache->mask;; slot = (slot + 1) & cache->mask) {
    struct carob_method_entry *entry = __atomic_load_n(&cache->slots[slot], __ATOMIC_ACQUIRE);
    if (entry == NULL || entry->selector == selector) return entry;
  }
}

/* The entry for a class and a registered selector, or null when none was made yet. It may be
 * cleared or absent. Lock-free.
 *
 * The mask is in the class as well, so that the first slot is found without waiting for the cache. While
 * the cache is being replaced it may be the old one, and an entry be missed: then the runtime is asked.
 * [any-thread] */
static inline struct carob_method_entry *carob_cached_entry(Class cls, uintptr_t selector) {
  const uintptr_t mask = CAROB_CAST(uintptr_t, __atomic_load_n(&cls->extra_data, __ATOMIC_ACQUIRE));
  const struct carob_method_cache *cache = carob_class_cache(cls);
  struct carob_method_entry *entry = __atomic_load_n(&cache->slots[selector & mask], __ATOMIC_ACQUIRE);
  if (__builtin_expect(entry == NULL || entry->selector == selector, 1)) return entry;
  return carob_search_cache(cache, selector);
}

/* An entry's implementation; null when it has to be looked up again. [any-thread] */
static inline IMP carob_entry_imp(const struct carob_method_entry *entry) {
  return __atomic_load_n(&entry->imp, __ATOMIC_ACQUIRE);
}

/* Why an entry has no implementation. [any-thread] */
static inline uint32_t carob_entry_absent(const struct carob_method_entry *entry) {
  return __atomic_load_n(&entry->absent, __ATOMIC_ACQUIRE);
}

/* The implementation a call site has for receivers of a class (`carob_isa`): its own entry's, else the one in the class's
 * cache; null for no class, and when the runtime has to be asked. [any-thread] */
static inline IMP carob_site_imp(const struct carob_call_site *site, Class isa) {
  const struct carob_method_entry *entry = __atomic_load_n(&site->entry, __ATOMIC_ACQUIRE);
  if (entry == NULL || isa == NULL) return NULL;
  /* A site that has an entry passes as many arguments as the selector takes. */
  if (__builtin_expect(entry->receiver_class != isa, 0)) entry = carob_cached_entry(isa, entry->selector);
  return entry ? carob_entry_imp(entry) : NULL;
}

/* What a site calls whose selector is a value: its own entry's code, or that of the entry in the class's cache, if that
 * is called with the same types. Null for no class and no selector, and when the runtime has to be asked.
 *
 * Such a site is filled once, with an entry of a class and then the selector that it is for. So there is an entry where the
 * selector is, and both belong together. [any-thread] */
static inline IMP carob_chosen_site_imp(const struct carob_call_site *site, Class isa, SEL selector) {
  const SEL first = __atomic_load_n(&site->selector, __ATOMIC_ACQUIRE);
  const struct carob_method_entry *known = __atomic_load_n(&site->entry, __ATOMIC_ACQUIRE), *entry;
  if (selector == NULL) return NULL;
  if (__builtin_expect(selector == first && known->receiver_class == isa, 1)) return carob_entry_imp(known);
  if (known == NULL || isa == NULL) return NULL;
  entry = carob_cached_entry(isa, selector->index);
  /* There is one signature for methods of the same types, so that the number of arguments is right as well. */
  return entry != NULL && entry->signature == known->signature ? carob_entry_imp(entry) : NULL;
}

/* The same as `carob_site_imp` for a super send; `generation` is the host's now.
 *
 * Who fills a site stores null, the generation and the entry, in this order. The entry is loaded last,
 * so it is of the generation that was seen, or of a later one: it was stored after that. The site may be
 * filled for an instance here and for a class there; which of both an entry is for says its class. */
static inline IMP carob_super_site_imp(
  const struct carob_call_site *site, Class isa, uintptr_t generation) {
  const struct carob_method_entry *entry;
  unsigned long different;
  if (isa == NULL || __atomic_load_n(&site->generation, __ATOMIC_ACQUIRE) != generation) return NULL;
  entry = __atomic_load_n(&site->entry, __ATOMIC_ACQUIRE);
  if (entry == NULL) return NULL;
  different = __atomic_load_n(&entry->receiver_class->info, __ATOMIC_RELAXED) ^
                                  __atomic_load_n(&isa->info, __ATOMIC_RELAXED);
  return different & CAROB_CLASS_META ? NULL : carob_entry_imp(entry);
}

#ifdef __cplusplus
}
#endif
#endif
