/* The extension "carob.host/1": what the host says of itself, and where it found the plugin. */
#ifndef CAROB_EXTENSIONS_HOST_H
#define CAROB_EXTENSIONS_HOST_H

#include <carob/values.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CAROB_HOST_1 "carob.host/1"

/* What the extension is. Its strings are UTF-8 and last for ever. `plugin` is the address of the caller's own
 * `carob_host`, by which the host knows who it is. */
struct carob_host_extension {
  size_t size;                   /* of this structure in the host, in bytes */
  const char *name;              /* of the program: "carob" */
  const char *version;           /* of the Carob in it: "0.2.0" */
  const char *const *extensions; /* the ids of all extensions, sorted, ended by null */
  const char *(*plugin_path)(const struct carob_host **plugin);
  char *(*copy_resource_path)(const struct carob_host **plugin, const char *name);
};

/* The extension, or null. The ABI's version is `carob_host->abi_version`. [any-thread] */
static inline const struct carob_host_extension *carob_get_host_extension(void) {
  return (const struct carob_host_extension *)carob_get_extension(CAROB_HOST_1);
}

/* The file of this plugin, as it was opened; lasts as long as the plugin is loaded. Null in a host that does
 * not tell. [any-thread] */
static inline const char *carob_plugin_path(void) {
  const struct carob_host_extension *extension = carob_get_host_extension();
  return extension ? extension->plugin_path(&carob_host) : NULL;
}

/* The path of a file that came with this plugin: beside its module, or in the folder of resources that a
 * package manager lays there. The caller frees it. Null when there is no such file, for null, and in a host
 * that does not tell. [any-thread] */
static inline char *carob_copyResourcePath(const char *name) {
  const struct carob_host_extension *extension = carob_get_host_extension();
  return extension ? extension->copy_resource_path(&carob_host, name) : NULL;
}

#if UINTPTR_MAX == UINT64_MAX
CAROB_ASSERT_SIZE(carob_host_extension, 48);
CAROB_ASSERT_OFFSET(carob_host_extension, name, 8);
CAROB_ASSERT_OFFSET(carob_host_extension, version, 16);
CAROB_ASSERT_OFFSET(carob_host_extension, extensions, 24);
CAROB_ASSERT_OFFSET(carob_host_extension, plugin_path, 32);
CAROB_ASSERT_OFFSET(carob_host_extension, copy_resource_path, 40);
#endif

#ifdef __cplusplus
}
#endif
#endif
