/* Selectors. The general rules are in `runtime.h`. */
#ifndef CAROB_SELECTORS_H
#define CAROB_SELECTORS_H

#include <carob/plugin.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The selector of that name, made at need. Null for spaces, control characters, bytes that are not UTF-8, or more
 * than 4096 bytes (pending error). The empty name has a selector, as on iOS, which no method can have. [any-thread] */
CAROB_INLINE SEL sel_registerName(const char *name) { return carob_host->sel_registerName(name); }

/* The same. [any-thread] */
CAROB_INLINE SEL sel_getUid(const char *name) { return carob_host->sel_registerName(name); }

/* The selector's name; lives for ever. "<null selector>" for null. [any-thread] */
CAROB_INLINE const char *sel_getName(SEL selector) { return carob_host->sel_getName(selector); }

/* Whether both are the same selector. [any-thread] */
CAROB_INLINE bool sel_isEqual(SEL first, SEL second) {
  return first == second || (first && second && first->index == second->index);
}

#ifdef __cplusplus
}
#endif
#endif
