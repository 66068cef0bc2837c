/* `CAROB_SEND` and `CAROB_SEND_SUPER`: typed message sends with a cache at each site.
 *
 *   id label = CAROB_SEND(id, cell, "textLabel", ());
 *   CAROB_SEND(void, label, "setText:", (id), name);
 *   CAROB_SEND_SUPER(void, self, "SKUserCell", "prepareForReuse", ());
 *
 * The arguments: the result type; the receiver (any object pointer or class); the selector, a
 * string literal; the argument types in parentheses; the arguments, at most eight. They are
 * evaluated once each, the receiver first.
 *
 * A message to nil gives zero. So does one that cannot be delivered, because the class does not
 * answer the selector or the selector takes another number of arguments; it also leaves a pending
 * error (see `carob_pending_error`) which the host reports when the handler returns. So do types that are not the
 * method's, in a checked build (`checked_send.h`). */
#ifndef CAROB_SEND_H
#define CAROB_SEND_H

#include <carob/checked_send.h>
#include <carob/plugin.h>

#define CAROB_SEND(result_type, receiver, selector, ...)                \
  CAROB_CONCAT(CAROB_SEND_, CAROB_COUNT(__VA_ARGS__))                   \
  (__COUNTER__, carob_lookup, result_type, receiver, selector, NULL, CAROB_COUNT(__VA_ARGS__), __VA_ARGS__)

#define CAROB_SEND_SUPER(result_type, self, this_class, selector, ...)  \
  CAROB_CONCAT(CAROB_SEND_, CAROB_COUNT(__VA_ARGS__))                   \
  (__COUNTER__, carob_lookup_super, result_type, self, selector, this_class, CAROB_COUNT(__VA_ARGS__), __VA_ARGS__)

/* -- How it is made ---------------------------------------------------------------------- */

#define CAROB_CONCAT(a, b) CAROB_CONCAT_(a, b)
#define CAROB_CONCAT_(a, b) a##b
#define CAROB_UNPARENTHESIZED(...) __VA_ARGS__
#define CAROB_COUNT(...) CAROB_COUNT_(__VA_ARGS__, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0)
#define CAROB_COUNT_(a, b, c, d, e, f, g, h, i, n, ...) n

/* `k` is a number of the send's own, which its variables are named with: those of a send among its arguments would hide them, and
 * compilers can warn of that. */
#define CAROB_SEND_0(k, lookup, T, r, s, super_of, n, types) \
  CAROB_DELIVER(k, lookup, T, r, s, super_of, n, (), (id, SEL), (CAROB_CONCAT(carob_receiver_, k), CAROB_CONCAT(carob_site_, k).selector))
#define CAROB_SEND_1(k, lookup, T, r, s, super_of, n, types, ...)                          \
  CAROB_DELIVER(k, lookup, T, r, s, super_of, n, types, (id, SEL, CAROB_UNPARENTHESIZED types), \
                (CAROB_CONCAT(carob_receiver_, k), CAROB_CONCAT(carob_site_, k).selector, __VA_ARGS__))
#define CAROB_SEND_2 CAROB_SEND_1
#define CAROB_SEND_3 CAROB_SEND_1
#define CAROB_SEND_4 CAROB_SEND_1
#define CAROB_SEND_5 CAROB_SEND_1
#define CAROB_SEND_6 CAROB_SEND_1
#define CAROB_SEND_7 CAROB_SEND_1
#define CAROB_SEND_8 CAROB_SEND_1

/* A statement expression, because the site's cache must be static and the receiver evaluated once.
 * When there is nothing to call, `carob_undelivered` is called instead: the arguments are evaluated
 * all the same, and the result is replaced by zero. `CAROB_VALUE_TYPE(void)` is `char`, which lets
 * one body serve void and values; after a void call it holds what nobody reads. */
#define CAROB_DELIVER(k, lookup, T, r, s, super_of, n, sent, types, arguments)              \
  __extension__({                                                                           \
    static struct carob_call_site carob_site_##k = {"" s, super_of, n, 0, NULL, NULL};      \
    CAROB_RECORD_SEND(k, T, n, sent)                                                        \
    const id carob_receiver_##k = CAROB_CAST(id, r);                                        \
    const IMP carob_imp_##k = CAROB_FIND(k, lookup);                                        \
    CAROB_VALUE_TYPE(T) carob_value_##k =                                                   \
      CAROB_CAST(CAROB_VALUE_TYPE(T)(*) types, carob_imp_##k ? carob_imp_##k : carob_undelivered) arguments; \
    CAROB_RESULT(k, T);                                                                     \
  })

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

CAROB_CHECKED_LOOKUPS

#ifdef __cplusplus
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
#define CAROB_VALUE_TYPE(T) \
  __typeof__(_Generic((T(*)(void))0, void (*)(void): (char)0, default: ((T(*)(void))0)()))
#define CAROB_RESULT(k, T)                                      \
  static CAROB_VALUE_TYPE(T) carob_zero_##k;                    \
  _Generic((T(*)(void))0, void (*)(void): (void)carob_zero_##k, \
           default: carob_imp_##k ? carob_value_##k : carob_zero_##k)
#endif

#endif
