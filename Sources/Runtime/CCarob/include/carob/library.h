/* `libcarob.so`: the host in a program of its own, in C, C++ or Objective-C.
 *
 * A program links it with what `pkg-config --libs carob-c` says, or in Objective-C `pkg-config --libs carob`. The classes of Foundation,
 * UIKit and Instant Cocoa are known by name from its first constructor on. In C it sends messages as a plugin does, by <carob/carob.h>. */
#ifndef CAROB_LIBRARY_H
#define CAROB_LIBRARY_H

#include <carob/macros.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

struct carob_host;

/* The host of this process. It lasts for ever. [any-thread] */
CAROB_EXPORT const struct carob_host *carob_shared_host(void);

/* The version of the library, such as "0.2.0". [any-thread] */
CAROB_EXPORT const char *carob_library_version(void);

/* A plugin that is loaded. */
typedef struct carob_loaded_plugin carob_loaded_plugin;

/* Loads a plugin: opens the file, registers its classes and calls its `load`. With `copies` it opens a private copy, so that the file
 * may be built again meanwhile. On failure it returns null, nothing of the plugin is registered, and `*error` is a sentence that the
 * caller frees with `free`. `error` may be null. [main-thread] */
CAROB_EXPORT carob_loaded_plugin *carob_plugin_load(const char *path, bool copies, char **error);

/* Unloads a plugin: calls its `unload`, takes back what it registered, and closes the file. The pointer is invalid afterwards. While
 * something still needs the plugin, it returns false, the plugin stays loaded, and `*error` is the reason, as above. A null plugin is
 * ignored, and the result is true. [main-thread] */
CAROB_EXPORT bool carob_plugin_unload(carob_loaded_plugin *plugin, char **error);

/* What the plugin's entry says, and the path it was loaded from. The texts last until it is unloaded. A class that the entry does not
 * name is null. For a null plugin all are null. [any-thread] */
CAROB_EXPORT const char *carob_loaded_plugin_identifier(const carob_loaded_plugin *plugin);
CAROB_EXPORT const char *carob_loaded_plugin_name(const carob_loaded_plugin *plugin);
CAROB_EXPORT const char *carob_loaded_plugin_version(const carob_loaded_plugin *plugin);
CAROB_EXPORT const char *carob_loaded_plugin_principal_class(const carob_loaded_plugin *plugin);
CAROB_EXPORT const char *carob_loaded_plugin_model_class(const carob_loaded_plugin *plugin);
CAROB_EXPORT const char *carob_loaded_plugin_path(const carob_loaded_plugin *plugin);

/* Runs one turn of the main run loop, with an autorelease pool around it: blocks of the main queue, timers, layout. It waits at most so
 * many seconds for something to do; 0 does not wait. [main-thread] */
CAROB_EXPORT void carob_run_main_queue(double seconds);

/* A descriptor that can be read (for `poll`) when blocks wait on the main queue, for programs with a loop of their own. It belongs to
 * the library. [any-thread] */
CAROB_EXPORT int carob_main_queue_descriptor(void);

/* Seconds until the next timer of the main run loop fires: how long to wait for the descriptor at most. 0 when one is due, infinite
 * when there is none. [main-thread] */
CAROB_EXPORT double carob_main_queue_delay(void);

#ifdef __cplusplus
}
#endif

#endif
