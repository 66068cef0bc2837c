/* `CAROB_SEND`, `CAROB_SEND_TO` and `CAROB_SEND_SUPER`: typed message sends with a cache at each site.
 *
 *   id label = CAROB_SEND(id, cell, "textLabel", ());
 *   CAROB_SEND(void, label, "setText:", (id), name);
 *   CAROB_SEND_TO(void, target, action, (id), sender);
 *   CAROB_SEND_SUPER(void, self, "SKUserCell", "prepareForReuse", ());
 *
 * The arguments: the result type; the receiver (any object pointer or class); the selector, a
 * string literal, or for CAROB_SEND_TO a `SEL`; the argument types in parentheses; the arguments, at most
 * sixteen. They are evaluated once each, the receiver first, then the `SEL`.
 *
 * A message to nil gives zero. So does one that cannot be delivered, because the class does not
 * answer the selector or the selector takes another number of arguments; it also leaves a pending
 * error (see `carob_pending_error`) which the host reports when the handler returns. So do types that are not the
 * method's, in a checked build (`checked_send.h`), and a null `SEL`. In C++ a literal with another number of colons
 * than there are arguments does not compile. */
#ifndef CAROB_SEND_H
#define CAROB_SEND_H

#include <carob/checked_send.h>
#include <carob/plugin.h>

#define CAROB_SEND(result_type, receiver, selector, ...)                \
  CAROB_CONCAT(CAROB_SEND_, CAROB_COUNT(__VA_ARGS__))                   \
  (__COUNTER__, NAMED, carob_lookup, result_type, receiver, selector, NULL, CAROB_COUNT(__VA_ARGS__), __VA_ARGS__)

#define CAROB_SEND_TO(result_type, receiver, selector, ...)             \
  CAROB_CONCAT(CAROB_SEND_, CAROB_COUNT(__VA_ARGS__))                   \
  (__COUNTER__, CHOSEN, carob_lookup_chosen, result_type, receiver, selector, NULL, CAROB_COUNT(__VA_ARGS__), __VA_ARGS__)

#define CAROB_SEND_SUPER(result_type, self, this_class, selector, ...)  \
  CAROB_CONCAT(CAROB_SEND_, CAROB_COUNT(__VA_ARGS__))                   \
  (__COUNTER__, NAMED, carob_lookup_super, result_type, self, selector, this_class, CAROB_COUNT(__VA_ARGS__), __VA_ARGS__)

/* -- How it is made ---------------------------------------------------------------------- */

#define CAROB_CONCAT(a, b) CAROB_CONCAT_(a, b)
#define CAROB_CONCAT_(a, b) a##b
#define CAROB_UNPARENTHESIZED(...) __VA_ARGS__
/* How many arguments follow the types: 0 to 16, or MORE. */
#define CAROB_COUNT(...) CAROB_COUNT_(__VA_ARGS__, \
  MORE, MORE, MORE, MORE, MORE, MORE, MORE, MORE, MORE, MORE, MORE, MORE, MORE, MORE, MORE, MORE, \
  16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0)
#define CAROB_COUNT_(types, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, \
  q, r, s, t, u, v, w, x, y, z, aa, bb, cc, dd, ee, ff, count, ...) count

/* `k` is a number of the send's own, which its variables are named with: those of a send among its arguments would hide them, and
 * compilers can warn of that. */
#define CAROB_SEND_0(k, kind, lookup, T, r, s, super_of, n, types) \
  CAROB_DELIVER(k, kind, lookup, T, r, s, super_of, n, (), (id, SEL), \
                (CAROB_CONCAT(carob_receiver_, k), CAROB_##kind##_SELECTOR(k)))
#define CAROB_SEND_1(k, kind, lookup, T, r, s, super_of, n, types, ...)                                \
  CAROB_DELIVER(k, kind, lookup, T, r, s, super_of, n, types, (id, SEL, CAROB_UNPARENTHESIZED types), \
                (CAROB_CONCAT(carob_receiver_, k), CAROB_##kind##_SELECTOR(k), __VA_ARGS__))
#define CAROB_SEND_2 CAROB_SEND_1
#define CAROB_SEND_3 CAROB_SEND_1
#define CAROB_SEND_4 CAROB_SEND_1
#define CAROB_SEND_5 CAROB_SEND_1
#define CAROB_SEND_6 CAROB_SEND_1
#define CAROB_SEND_7 CAROB_SEND_1
#define CAROB_SEND_8 CAROB_SEND_1
#define CAROB_SEND_9 CAROB_SEND_1
#define CAROB_SEND_10 CAROB_SEND_1
#define CAROB_SEND_11 CAROB_SEND_1
#define CAROB_SEND_12 CAROB_SEND_1
#define CAROB_SEND_13 CAROB_SEND_1
#define CAROB_SEND_14 CAROB_SEND_1
#define CAROB_SEND_15 CAROB_SEND_1
#define CAROB_SEND_16 CAROB_SEND_1
#define CAROB_SEND_MORE(k, kind, lookup, T, ...)                                                           \
  __extension__({                                                                                          \
    CAROB_STATIC_ASSERT(0, "a message takes at most 16 arguments here: pass some in a structure or object"); \
    ((T (*)(void))NULL)();                                                                                 \
  })

/* A statement expression, because the site's cache must be static and the receiver evaluated once.
 * When there is nothing to call, `carob_undelivered` is called instead: the arguments are evaluated
 * all the same, and the result is replaced by zero. `CAROB_VALUE_TYPE(void)` is `char`, which lets
 * one body serve void and values; after a void call it holds what nobody reads. */
#define CAROB_DELIVER(k, kind, lookup, T, r, s, super_of, n, sent, types, arguments)        \
  __extension__({                                                                           \
    CAROB_##kind##_SITE(k, s, super_of, n)                                                  \
    CAROB_RECORD_SEND(k, kind, T, n, sent)                                                  \
    const id carob_receiver_##k = CAROB_CAST(id, r);                                        \
    CAROB_##kind##_CHOICE(k, s)                                                             \
    const IMP carob_imp_##k = CAROB_FIND(k, kind, lookup);                                  \
    CAROB_VALUE_TYPE(T) carob_value_##k =                                                   \
      CAROB_CAST(CAROB_VALUE_TYPE(T)(*) types, carob_imp_##k ? carob_imp_##k : carob_undelivered) arguments; \
    CAROB_RESULT(k, T);                                                                     \
  })

/* The selector is a literal: the host stores it in the site before there is anything to call. */
#define CAROB_NAMED_SITE(k, s, super_of, n)                                              \
  CAROB_ASSERT_COLONS(s, n)                                                              \
  static struct carob_call_site carob_site_##k = {"" s, super_of, n, 0, NULL, NULL};
#define CAROB_NAMED_CHOICE(k, s)
#define CAROB_NAMED_SELECTOR(k) CAROB_CONCAT(carob_site_, k).selector
#define CAROB_NAMED_PLACE(k) &carob_site_##k, carob_receiver_##k

/* The selector is a value: the site has no name, and what it was filled with may be for another one. */
#define CAROB_CHOSEN_SITE(k, s, super_of, n) static struct carob_call_site carob_site_##k = {NULL, NULL, n, 0, NULL, NULL};
#define CAROB_CHOSEN_CHOICE(k, s) const SEL carob_selector_##k = s;
#define CAROB_CHOSEN_SELECTOR(k) CAROB_CONCAT(carob_selector_, k)
#define CAROB_CHOSEN_PLACE(k) &carob_site_##k, carob_receiver_##k, carob_selector_##k

/* clang's sanitizer compares the types of a function and of a call to it. Here any type is right. */
#ifdef __clang__
__attribute__((no_sanitize("function")))
#endif
static inline void carob_undelivered(void) {}

static inline IMP carob_lookup(struct carob_call_site *site, id receiver) {
  const IMP imp = carob_site_imp(site, carob_isa(receiver));
  return imp ? imp : carob_host->resolve_call(site, receiver);
}

static inline IMP carob_lookup_super(struct carob_call_site *site, id receiver) {
  const IMP imp = carob_super_site_imp(
    site, carob_isa(receiver), __atomic_load_n(carob_host->generation, __ATOMIC_ACQUIRE));
  return imp ? imp : carob_host->resolve_call(site, receiver);
}

/* Asks the host by a site for this selector alone, and keeps the first entry of a class. `record` may be null. */
static inline __attribute__((cold)) IMP carob_resolve_chosen(
  struct carob_call_site *site, id receiver, SEL selector, const struct carob_send_record *record) {
  struct carob_call_site chosen = {NULL, NULL, site->argument_count, 0, selector, NULL};
  struct carob_method_entry *none = NULL;
  IMP imp;
  if (receiver == NULL) return NULL;
  if (selector == NULL) {
    carob_host->carob_raise("a message was sent with a null selector");
    return NULL;
  }
  chosen.selector_name = carob_host->sel_getName(selector);
  if (record == NULL) {
    imp = carob_host->resolve_call(&chosen, receiver);
  } else {
    const struct carob_send_record sent = {&chosen, record->file, record->types, record->line};
    imp = carob_host->resolve_checked_call(&chosen, receiver, &sent);
  }
  if (chosen.entry != NULL && chosen.entry->receiver_class != NULL &&
      __atomic_compare_exchange_n(&site->entry, &none, chosen.entry, 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
    __atomic_store_n(&site->selector, selector, __ATOMIC_RELEASE);
  return imp;
}

static inline IMP carob_lookup_chosen(struct carob_call_site *site, id receiver, SEL selector) {
  const IMP imp = carob_chosen_site_imp(site, carob_isa(receiver), selector);
  return imp ? imp : carob_resolve_chosen(site, receiver, selector, NULL);
}

CAROB_CHECKED_LOOKUPS

#ifdef __cplusplus
/* How many arguments a selector takes. */
#if __cplusplus >= 201402L
static constexpr unsigned carob_colons(const char *name) {
  unsigned count = 0;
  for (; *name; name++) count += *name == ':';
  return count;
}
#else
static constexpr unsigned carob_colons(const char *name) {
  return *name ? (*name == ':') + carob_colons(name + 1) : 0;
}
#endif
#define CAROB_ASSERT_COLONS(s, n) \
  static_assert(carob_colons("" s) == n, "this selector does not have as many colons as the message has arguments");

template <class T> struct CAROB_HIDDEN carob_result {
  static_assert(__is_trivially_copyable(T),
                "a message cannot return a C++ class that has a destructor or copies itself: nil would return one that was never made");
  typedef T type;
  static T of(bool delivered, T &value) {
    if (!delivered) __builtin_memset(static_cast<void *>(&value), 0, sizeof(T));
    return value;
  }
};
template <> struct CAROB_HIDDEN carob_result<void> {
  typedef char type;
  static void of(bool, char) {}
};
#define CAROB_VALUE_TYPE(T) typename carob_result<T>::type
#define CAROB_RESULT(k, T) carob_result<T>::of(carob_imp_##k != NULL, carob_value_##k)
#else
#define CAROB_ASSERT_COLONS(s, n)
#define CAROB_VALUE_TYPE(T) \
  __typeof__(_Generic((T(*)(void))0, void (*)(void): (char)0, default: ((T(*)(void))0)()))
#define CAROB_RESULT(k, T)                                      \
  static CAROB_VALUE_TYPE(T) carob_zero_##k;                    \
  _Generic((T(*)(void))0, void (*)(void): (void)carob_zero_##k, \
           default: carob_imp_##k ? carob_value_##k : carob_zero_##k)
#endif

#endif
