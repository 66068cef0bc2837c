/* Protocols and who adopts them. The general rules are in `runtime.h`. */
#ifndef CAROB_PROTOCOLS_H
#define CAROB_PROTOCOLS_H

#include <carob/plugin.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The protocol of that name, or null. [any-thread] */
static inline Protocol *objc_getProtocol(const char *name) {
  return carob_host->objc_getProtocol(name);
}

/* Adopts a protocol; NO when the class itself has adopted it already. [any-thread] */
static inline BOOL class_addProtocol(Class cls, Protocol *protocol) {
  return carob_host->class_addProtocol(cls, protocol);
}

/* Whether the class itself adopts the protocol. [any-thread] */
static inline BOOL class_conformsToProtocol(Class cls, Protocol *protocol) {
  return carob_host->class_conformsToProtocol(cls, protocol);
}

static inline const char *protocol_getName(Protocol *protocol) {
  return protocol ? protocol->name : 0;
}

#ifdef __cplusplus
}
#endif
#endif
