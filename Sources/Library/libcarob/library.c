/* The functions of `carob/library.h`, and the constructor of `libcarob.so`. The host itself is `libcarob-host.so`. */
#include <carob/library.h>

#include <carob/carob.h>
#include <math.h>
#include <string.h>

/* Of `libcarob-host.so`. */
const struct carob_host *carob_host_start(void);
void *carob_host_load(const char *path, bool copies, char **error);
bool carob_host_unload(void *plugin, char **error);
const char *carob_host_describe(const void *plugin, int field);
const char *carob_host_version(void);
int carob_host_main_queue_descriptor(void);

/* Apple's functions, which the library exports, call the host as well. */
void carob_set_constants(void); /* the linking script makes it from the headers */

__attribute__((constructor(101))) static void start(void) {
  carob_host = carob_host_start();
  carob_set_constants();
}

const struct carob_host *carob_shared_host(void) { return carob_host; }

const char *carob_library_version(void) { return carob_host_version(); }

carob_loaded_plugin *carob_plugin_load(const char *path, bool copies, char **error) {
  if (!path) {
    if (error) *error = strdup("no path was given");
    return 0;
  }
  return carob_host_load(path, copies, error);
}

bool carob_plugin_unload(carob_loaded_plugin *plugin, char **error) {
  if (error) *error = 0;
  return !plugin || carob_host_unload(plugin, error);
}

enum field { IDENTIFIER, NAME, VERSION, PRINCIPAL_CLASS, MODEL_CLASS, PATH };

static const char *describe(const carob_loaded_plugin *plugin, enum field field) {
  return plugin ? carob_host_describe(plugin, (int)field) : 0;
}

const char *carob_loaded_plugin_identifier(const carob_loaded_plugin *plugin) {
  return describe(plugin, IDENTIFIER);
}
const char *carob_loaded_plugin_name(const carob_loaded_plugin *plugin) { return describe(plugin, NAME); }
const char *carob_loaded_plugin_version(const carob_loaded_plugin *plugin) {
  return describe(plugin, VERSION);
}
const char *carob_loaded_plugin_principal_class(const carob_loaded_plugin *plugin) {
  return describe(plugin, PRINCIPAL_CLASS);
}
const char *carob_loaded_plugin_model_class(const carob_loaded_plugin *plugin) {
  return describe(plugin, MODEL_CLASS);
}
const char *carob_loaded_plugin_path(const carob_loaded_plugin *plugin) { return describe(plugin, PATH); }

static id main_run_loop(void) { return CAROB_SEND(id, (id)objc_getClass("NSRunLoop"), "mainRunLoop", ()); }

void carob_run_main_queue(double seconds) {
  void *pool = objc_autoreleasePoolPush();
  const id loop = main_run_loop();
  const id limit =
    CAROB_SEND(id, (id)objc_getClass("NSDate"), "dateWithTimeIntervalSinceNow:", (double), seconds);
  CAROB_SEND(
    BOOL, loop, "runMode:beforeDate:", (id, id), carob_string("kCFRunLoopDefaultMode"), limit);
  objc_autoreleasePoolPop(pool);
}

double carob_main_queue_delay(void) {
  void *pool = objc_autoreleasePoolPush();
  const id date = CAROB_SEND(id, main_run_loop(), "limitDateForMode:", (id), carob_string("kCFRunLoopDefaultMode"));
  const double delay = date ? CAROB_SEND(double, date, "timeIntervalSinceNow", ()) : INFINITY;
  objc_autoreleasePoolPop(pool);
  /* Without a timer the date is that of +distantFuture. */
  return delay > 1e9 ? INFINITY : delay > 0 ? delay : 0;
}

int carob_main_queue_descriptor(void) { return carob_host_main_queue_descriptor(); }
