/* What a plugin says of itself, and the macro that exports it. */
#ifndef CAROB_ENTRY_H
#define CAROB_ENTRY_H

#include <carob/macros.h>
#include <carob/version.h>
#include <stdbool.h>

#ifdef __OBJC__
#define CAROB_BLOCKS_RUNTIME /* in the library */
#else
#include <carob/block_layout.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The first eight bytes of every entry. */
#define CAROB_PLUGIN_MAGIC UINT64_C(0x474c50424f524143) /* "CAROBPLG" in little-endian bytes */

/* The structure behind the exported symbol `carob_plugin_entry`.
 *
 * The host checks `magic`, `abi_version` and `size` before it reads anything else, and reads
 * nothing beyond `size`. All strings are UTF-8, belong to the plugin and must last as long as the
 * module is loaded. Required: `identifier`, `name`, `version`, `load`. */
struct carob_plugin_entry {
  uint64_t magic;
  uint32_t abi_version;
  uint32_t size;
  const struct carob_host **host; /* where the host puts the address of its table */
  struct carob_objc_glue *objc; /* what a module in Objective-C keeps for its host; null: it is in another language */

  const char *identifier;      /* reverse DNS, unique */
  const char *name;            /* for people */
  const char *version;         /* of the plugin, for people */
  const char *principal_class; /* the screen that `carob show` makes */
  const char *model_class;     /* what each JSON object is mapped to */
  const char *data;            /* default data file, beside the module */
  const char *key_path;        /* where the array is in the data; null: the top */
  const char *const *prefixes; /* class prefixes for the shared inflector, ended by null */
  bool (*load)(void);          /* registers classes. false: refuse. Null only beside `objc`. [main-thread] */
  void (*unload)(void);        /* may be null. Called when nothing needs the plugin any more, before what it
                                  registered is revoked and the module is closed: ends threads, lets go of
                                  what the host cannot see. See `prepare_to_unload`. [main-thread] */

  /* Extensions that the plugin cannot do without, such as "carob.log/1", ended by null: a host that lacks one
   * says so and does not call `load`. Null: none. */
  const char *const *extensions;

  /* Tells the plugin that it is to be unloaded, before the host looks for what is in the way: it invalidates timers, removes
   * observers, releases singletons. May be null. false: not now; a pending error is the reason. When it answered true and
   * something else is in the way, the plugin stays loaded, and is told again the next time. [main-thread] */
  bool (*prepare_to_unload)(void);

  /* Identifiers of plugins that this one is built upon, ended by null: the host loads those that are not loaded before this one's
   * classes are registered. It finds them beside the module and on the search path. Null: none. */
  const char *const *dependencies;

  /* For people, each may be null: who made the plugin, under which licence (as in SPDX, such as "MIT"), a page about it, a sentence
   * about it. */
  const char *vendor;
  const char *license;
  const char *url;
  const char *description;
  const char *const *features; /* words that say what it does, such as "list", ended by null; may be null */

  /* The oldest version of the host's Carob that the plugin works with, such as "0.2.0": an older host refuses. Null: any. */
  const char *least_host;

  /* State that outlives a build of the plugin, for hosts that load it again while somebody works on it. May be null.
   * `save_state` is called before `prepare_to_unload`, and returns a property list: strings, numbers, data, dates, arrays and
   * dictionaries with strings as keys; null: nothing to keep. `load_state` is called after `load` of the next build with what the
   * last one has saved, which may be an older build: it ignores what it does not know. [main-thread] */
  id (*save_state)(void);
  void (*load_state)(id state);
};

#if UINTPTR_MAX == UINT64_MAX
CAROB_ASSERT_OFFSET(carob_plugin_entry, abi_version, 8);
CAROB_ASSERT_OFFSET(carob_plugin_entry, size, 12);
CAROB_ASSERT_OFFSET(carob_plugin_entry, host, 16);
CAROB_ASSERT_OFFSET(carob_plugin_entry, objc, 24);
CAROB_ASSERT_OFFSET(carob_plugin_entry, identifier, 32);
CAROB_ASSERT_OFFSET(carob_plugin_entry, load, 96);
CAROB_ASSERT_OFFSET(carob_plugin_entry, unload, 104);
CAROB_ASSERT_OFFSET(carob_plugin_entry, extensions, 112);
CAROB_ASSERT_OFFSET(carob_plugin_entry, prepare_to_unload, 120);
CAROB_ASSERT_OFFSET(carob_plugin_entry, dependencies, 128);
CAROB_ASSERT_OFFSET(carob_plugin_entry, vendor, 136);
CAROB_ASSERT_OFFSET(carob_plugin_entry, license, 144);
CAROB_ASSERT_OFFSET(carob_plugin_entry, url, 152);
CAROB_ASSERT_OFFSET(carob_plugin_entry, description, 160);
CAROB_ASSERT_OFFSET(carob_plugin_entry, features, 168);
CAROB_ASSERT_OFFSET(carob_plugin_entry, least_host, 176);
CAROB_ASSERT_OFFSET(carob_plugin_entry, save_state, 184);
CAROB_ASSERT_OFFSET(carob_plugin_entry, load_state, 192);
CAROB_ASSERT_SIZE(carob_plugin_entry, 200);
#endif

/* For languages that cannot lay down the symbol `carob_plugin_entry`: a module without it may export this
 * function, which the host calls instead, once for each time it opens the module and before anything else of it.
 * The result lasts as long as the module is loaded, and is checked as the symbol is; null refuses.
 * [main-thread] */
extern CAROB_EXPORT const struct carob_plugin_entry *carob_plugin_make_entry(void);

/* The host table, once the plugin is being loaded. Null before. */
extern CAROB_HIDDEN const struct carob_host *carob_host;

/* A module in Objective-C is linked with `libcarob-objc.a`, which has this. When its CAROB_PLUGIN is in a file in C or C++,
 * compile that file with -DCAROB_OBJC. */
#if defined(__OBJC__) || defined(CAROB_OBJC)
extern CAROB_HIDDEN struct carob_objc_glue carob_objc_glue;
#define CAROB_OBJC_GLUE &carob_objc_glue
#else
#define CAROB_OBJC_GLUE 0
#endif

#ifdef __cplusplus
}
#endif

/* Defines the plugin, once per module, at file scope and with no semicolon after it. The arguments
 * are designated initialisers of `carob_plugin_entry`, in the order of its fields (C++ before
 * C++20 has no designated initialisers; there, give the values in order from `identifier` on). */
#define CAROB_PLUGIN(...)                                                                        \
  const struct carob_host *carob_host = 0;                                                       \
  CAROB_BLOCKS_RUNTIME                                                                           \
  CAROB_LINKAGE CAROB_EXPORT const struct carob_plugin_entry carob_plugin_entry;                 \
  CAROB_FIELDS_MAY_BE_LEFT_OUT                                                                   \
  const struct carob_plugin_entry carob_plugin_entry = {CAROB_PLUGIN_PREAMBLE __VA_ARGS__};      \
  CAROB_FIELDS_AS_BEFORE

/* Compilers for C do not miss fields beside designated initialisers, those for C++ do. */
#ifdef __cplusplus
#define CAROB_FIELDS_MAY_BE_LEFT_OUT \
  _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wmissing-field-initializers\"")
#define CAROB_FIELDS_AS_BEFORE _Pragma("GCC diagnostic pop")
#else
#define CAROB_FIELDS_MAY_BE_LEFT_OUT
#define CAROB_FIELDS_AS_BEFORE
#endif

#if defined(__cplusplus) && __cplusplus < 202002L
#define CAROB_PLUGIN_PREAMBLE \
  CAROB_PLUGIN_MAGIC, CAROB_ABI_VERSION, sizeof(struct carob_plugin_entry), &carob_host, CAROB_OBJC_GLUE,
#else
#define CAROB_PLUGIN_PREAMBLE                                                             \
  .magic = CAROB_PLUGIN_MAGIC, .abi_version = CAROB_ABI_VERSION,                          \
  .size = sizeof(struct carob_plugin_entry), .host = &carob_host,                         \
  .objc = CAROB_OBJC_GLUE,
#endif

#endif
