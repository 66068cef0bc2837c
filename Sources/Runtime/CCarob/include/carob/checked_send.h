/* Sends that say where they are and which types they have.
 *
 * A plugin in C or C++ that is compiled with -DCAROB_CHECKED, as `carob build` does unless it builds a release, lays down a
 * record for each send in the section `carob_sends` of its module. When the host fills a site, it compares the types that are written there with those
 * of the method. Types that would be called wrongly are a pending error that names the place, and the method is not called. A site
 * that was filled asks again for a class whose method has other types. Sends in Objective-C have no records.
 *
 * The section has also parts with a dot and a number behind its name. */
#ifndef CAROB_CHECKED_SEND_H
#define CAROB_CHECKED_SEND_H

#include <carob/dispatch.h>
#include <carob/sent_types.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A type that is written at a send. */
struct carob_sent_type {
  const char *encoding; /* "?": one that the compiler cannot tell here, such as a structure; "^v": any pointer */
  size_t size;          /* in bytes; of `void` 1 */
};

/* A place in a file that sends a message. */
struct carob_send_record {
  const struct carob_call_site *site;
  const char *file;
  const struct carob_sent_type *types; /* of the result, then of the arguments, as many as the site says */
  uintptr_t line;
};

/* What a site that was filled calls for receivers of a class, if that is called as what the types were compared with. Null when the
 * host has to be asked. [any-thread] */
static inline IMP carob_checked_site_imp(const struct carob_call_site *site, Class isa) {
  const struct carob_method_entry *checked = __atomic_load_n(&site->entry, __ATOMIC_ACQUIRE), *entry;
  if (checked == NULL || isa == NULL) return NULL;
  if (checked->receiver_class == isa) return carob_entry_imp(checked);
  entry = carob_cached_entry(isa, checked->selector);
  /* There is one signature for methods of the same types. Kinds would not do: those of all structures are alike. */
  return entry != NULL && entry->signature == checked->signature ? carob_entry_imp(entry) : NULL;
}

#ifdef __cplusplus
}
#endif

#if UINTPTR_MAX == UINT64_MAX
CAROB_ASSERT_SIZE(carob_sent_type, 16);
CAROB_ASSERT_OFFSET(carob_sent_type, size, 8);
CAROB_ASSERT_SIZE(carob_send_record, 32);
CAROB_ASSERT_OFFSET(carob_send_record, file, 8);
CAROB_ASSERT_OFFSET(carob_send_record, types, 16);
CAROB_ASSERT_OFFSET(carob_send_record, line, 24);
#endif

#ifdef CAROB_CHECKED
/* The record of a send with `n` arguments. */
#define CAROB_RECORD_SEND(k, kind, T, n, types)                                            \
  static const struct carob_sent_type carob_types_##k[] = {                                \
    CAROB_SENT_RESULT(T)                                                                   \
    CAROB_CONCAT(CAROB_SENT_TYPES_, n) types};                                             \
  static CAROB_##kind##_RECORD(k) = {&carob_site_##k, __FILE__, carob_types_##k, __LINE__};
#define CAROB_FIND(k, kind, lookup) lookup##_checked(CAROB_##kind##_PLACE(k), &carob_record_##k)

/* A record of a selector that is a value says nothing of the method, and is not in the section. */
#define CAROB_NAMED_RECORD(k) \
  struct carob_send_record carob_record_##k __attribute__((section(CAROB_SENDS_SECTION(k)), used, aligned(8)))
#define CAROB_CHOSEN_RECORD(k) const struct carob_send_record carob_record_##k

/* GCC refuses variables of inline functions and of others in one section, so each has its own in C++. */
#if defined(__cplusplus) && !defined(__clang__)
#define CAROB_SENDS_SECTION(k) "carob_sends." #k
#else
#define CAROB_SENDS_SECTION(k) "carob_sends"
#endif

#define CAROB_SENT_TYPES_0(...)
#define CAROB_SENT_TYPES_1(T) , CAROB_SENT_TYPE(T)
#define CAROB_SENT_TYPES_2(T, ...) CAROB_SENT_TYPES_1(T) CAROB_SENT_TYPES_1(__VA_ARGS__)
#define CAROB_SENT_TYPES_3(T, ...) CAROB_SENT_TYPES_1(T) CAROB_SENT_TYPES_2(__VA_ARGS__)
#define CAROB_SENT_TYPES_4(T, ...) CAROB_SENT_TYPES_1(T) CAROB_SENT_TYPES_3(__VA_ARGS__)
#define CAROB_SENT_TYPES_5(T, ...) CAROB_SENT_TYPES_1(T) CAROB_SENT_TYPES_4(__VA_ARGS__)
#define CAROB_SENT_TYPES_6(T, ...) CAROB_SENT_TYPES_1(T) CAROB_SENT_TYPES_5(__VA_ARGS__)
#define CAROB_SENT_TYPES_7(T, ...) CAROB_SENT_TYPES_1(T) CAROB_SENT_TYPES_6(__VA_ARGS__)
#define CAROB_SENT_TYPES_8(T, ...) CAROB_SENT_TYPES_1(T) CAROB_SENT_TYPES_7(__VA_ARGS__)
#define CAROB_SENT_TYPES_9(T, ...) CAROB_SENT_TYPES_1(T) CAROB_SENT_TYPES_8(__VA_ARGS__)
#define CAROB_SENT_TYPES_10(T, ...) CAROB_SENT_TYPES_1(T) CAROB_SENT_TYPES_9(__VA_ARGS__)
#define CAROB_SENT_TYPES_11(T, ...) CAROB_SENT_TYPES_1(T) CAROB_SENT_TYPES_10(__VA_ARGS__)
#define CAROB_SENT_TYPES_12(T, ...) CAROB_SENT_TYPES_1(T) CAROB_SENT_TYPES_11(__VA_ARGS__)
#define CAROB_SENT_TYPES_13(T, ...) CAROB_SENT_TYPES_1(T) CAROB_SENT_TYPES_12(__VA_ARGS__)
#define CAROB_SENT_TYPES_14(T, ...) CAROB_SENT_TYPES_1(T) CAROB_SENT_TYPES_13(__VA_ARGS__)
#define CAROB_SENT_TYPES_15(T, ...) CAROB_SENT_TYPES_1(T) CAROB_SENT_TYPES_14(__VA_ARGS__)
#define CAROB_SENT_TYPES_16(T, ...) CAROB_SENT_TYPES_1(T) CAROB_SENT_TYPES_15(__VA_ARGS__)

#ifdef __cplusplus
#define CAROB_SENT_RESULT(T) {carob_sent_value<T>::encoding(), sizeof(CAROB_VALUE_TYPE(T))}
#define CAROB_SENT_TYPE(T) {carob_sent_parameter<void(T)>::encoding(), carob_sent_parameter<void(T)>::size()}
#else
#define CAROB_SENT_RESULT(T) CAROB_SENT_AS(T, CAROB_VALUE_TYPE(T))
#define CAROB_SENT_TYPE(T) CAROB_SENT_AS(T, __typeof__(T))

/* As a parameter, because that may be of any type, and loses its qualifiers. Enumerations are the integers that they are compatible
 * with. 5 is a pointer, for GCC and clang. */
#define CAROB_SENT_AS(T, value_type)                                                                  \
  {_Generic((void (*)(T))0,                                                                           \
     void (*)(void): "v", void (*)(_Bool): "B", void (*)(char): "c", void (*)(signed char): "c",      \
     void (*)(unsigned char): "C", void (*)(short): "s", void (*)(unsigned short): "S",               \
     void (*)(int): "i", void (*)(unsigned int): "I", void (*)(long): "l", void (*)(unsigned long): "L", \
     void (*)(long long): "q", void (*)(unsigned long long): "Q", void (*)(float): "f",               \
     void (*)(double): "d", void (*)(long double): "D", void (*)(id): "@", void (*)(Class): "#",      \
     void (*)(SEL): ":", void (*)(char *): "*", void (*)(const char *): "r*", void (*)(IMP): "^?",    \
     void (*)(id *): "^@", default: __builtin_classify_type(*(value_type *)0) == 5 ? "^v" : "?"),     \
   sizeof(value_type)}
#endif

/* What a send calls; null, and a pending error, when it must not call it. */
#define CAROB_CHECKED_LOOKUPS                                                                         \
  static inline IMP carob_lookup_checked(                                                             \
    struct carob_call_site *site, id receiver, const struct carob_send_record *record) {              \
    const IMP imp = carob_checked_site_imp(site, carob_isa(receiver));                                \
    return imp ? imp : carob_host->resolve_checked_call(site, receiver, record);                      \
  }                                                                                                   \
  static inline IMP carob_lookup_super_checked(                                                       \
    struct carob_call_site *site, id receiver, const struct carob_send_record *record) {              \
    const IMP imp = carob_super_site_imp(                                                             \
      site, carob_isa(receiver), __atomic_load_n(carob_host->generation, __ATOMIC_ACQUIRE));          \
    return imp ? imp : carob_host->resolve_checked_call(site, receiver, record);                      \
  }                                                                                                   \
  static inline IMP carob_lookup_chosen_checked(                                                      \
    struct carob_call_site *site, id receiver, SEL selector, const struct carob_send_record *record) { \
    const IMP imp = carob_chosen_site_imp(site, carob_isa(receiver), selector);                       \
    return imp ? imp : carob_resolve_chosen(site, receiver, selector, record);                        \
  }
#else
#define CAROB_RECORD_SEND(k, kind, T, n, types)
#define CAROB_FIND(k, kind, lookup) lookup(CAROB_##kind##_PLACE(k))
#define CAROB_CHECKED_LOOKUPS
#endif

#endif
