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
 * may be built again meanwhile. Null on failure, and then `*error` is a sentence, which the caller frees with `free`; null may be passed
 * for it. Then nothing of the plugin is registered. [main-thread] */
CAROB_EXPORT carob_loaded_plugin *carob_plugin_load(const char *path, bool copies, char **error);

/* Unloads a plugin: calls its `unload`, takes back what it registered, and closes the file. Afterwards the pointer is of no use. False,
 * with a sentence as above, while something needs the plugin; then it stays as it is. Null is no plugin, and fine. [main-thread] */
CAROB_EXPORT bool carob_plugin_unload(carob_loaded_plugin *plugin, char **error);

/* What the plugin's entry says, and the path it was loaded from. The texts last until it is unloaded. The classes may be null, and
 * everything of a null plugin is. [any-thread] */
CAROB_EXPORT const char *carob_loaded_plugin_identifier(const carob_loaded_plugin *plugin);
CAROB_EXPORT const char *carob_loaded_plugin_name(const carob_loaded_plugin *plugin);
CAROB_EXPORT const char *carob_loaded_plugin_version(const carob_loaded_plugin *plugin);
CAROB_EXPORT const char *carob_loaded_plugin_principal_class(const carob_loaded_plugin *plugin);
CAROB_EXPORT const char *carob_loaded_plugin_model_class(const carob_loaded_plugin *plugin);
CAROB_EXPORT const char *carob_loaded_plugin_path(const carob_loaded_plugin *plugin);

/* Runs what waits for the main thread: blocks of the main queue, timers, layout. Returns after one turn, or when so many seconds are over
 * without anything to do; 0 does not wait. An autorelease pool is around it. [main-thread] */
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
