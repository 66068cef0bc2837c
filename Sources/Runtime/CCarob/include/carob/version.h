/* The version of the plugin ABI.
 *
 * A host accepts a plugin whose major version is its own and whose minor version is not above
 * its own, nor below the oldest that hosts load. A minor version adds fields at the end of structures; a major version
 * may change them.
 *
 * 1.1 is the first version that hosts load. In 1.0, for which nothing was published, every id was an address; since then one
 * may be a tagged word (`carob_is_tagged`). */
#ifndef CAROB_VERSION_H
#define CAROB_VERSION_H

#include <stdbool.h>
#include <stdint.h>

#define CAROB_ABI_MAJOR 1u
#define CAROB_ABI_MINOR 1u
#define CAROB_ABI_OLDEST_MINOR 1u

/* Both halves in one word, as `carob_plugin_entry` carries them. */
#define CAROB_ABI_VERSION ((CAROB_ABI_MAJOR << 16) | CAROB_ABI_MINOR)

/* The version that a plugin needs: its entry says this one. With -DCAROB_ABI_TARGET=0x10001 these headers make a plugin that
 * hosts of 1.1 load, and leave out the functions that these do not have. */
#ifndef CAROB_ABI_TARGET
#define CAROB_ABI_TARGET CAROB_ABI_VERSION
#elif CAROB_ABI_TARGET > CAROB_ABI_VERSION
#error "CAROB_ABI_TARGET is newer than these headers"
#elif CAROB_ABI_TARGET < ((CAROB_ABI_MAJOR << 16) | CAROB_ABI_OLDEST_MINOR)
#error "CAROB_ABI_TARGET is older than what any host loads"
#endif

/* Whether a function of `minor` may be called without a question: in headers, around what came after 1.1. */
#define CAROB_ABI_HAS(minor) (CAROB_ABI_TARGET >= ((CAROB_ABI_MAJOR << 16) | (minor)))

/* Whether a host of version `host` can load a plugin of version `plugin`. [any-thread] */
static inline bool carob_version_is_compatible(uint32_t host, uint32_t plugin) {
  return (host >> 16) == (plugin >> 16) && (plugin & 0xffffu) <= (host & 0xffffu) &&
         (plugin & 0xffffu) >= CAROB_ABI_OLDEST_MINOR;
}

#endif
