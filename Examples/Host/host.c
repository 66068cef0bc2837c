/* A host in C: loads a plugin, makes its screen, and prints the rows. */
#include <carob/carob.h>
#include <carob/library.h>
#include <math.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>

/* Prints the reason why a message failed, if one did. */
static int failed(const char *what) {
  const id error = carob_pending_error();
  if (!error) return 0;
  fprintf(stderr, "%s: %s\n", what, carob_utf8(CAROB_SEND(id, error, "localizedDescription", ())));
  carob_clear_pending_error();
  return 1;
}

/* Waits until the main queue has something to do, and does it: a part of a loop of one's own. */
static void take_turn(double seconds) {
  struct pollfd queue = {carob_main_queue_descriptor(), POLLIN, 0};
  const double delay = fmin(seconds, carob_main_queue_delay());
  if (poll(&queue, 1, (int)ceil(delay * 1000)) > 0 || delay < seconds) carob_run_main_queue(0);
}

/* Makes an object. */
static id make(const char *name) { return CAROB_SEND(id, (id)objc_getClass(name), "alloc", ()); }

/* The plugin's models, from an array of JSON objects. */
static id models(const char *model, const char *path) {
  const id data = CAROB_SEND(id, (id)objc_getClass("NSData"), "dataWithContentsOfFile:", (id), carob_string(path));
  const id list = CAROB_SEND(
    id, (id)objc_getClass("NSJSONSerialization"), "JSONObjectWithData:options:error:",
    (id, unsigned long, void *), data, 0UL, NULL);
  const id models = CAROB_SEND(id, (id)objc_getClass("NSMutableArray"), "array", ());
  const unsigned long count = CAROB_SEND(unsigned long, list, "count", ());
  for (unsigned long i = 0; i < count; i++) {
    const id fields = CAROB_SEND(id, list, "objectAtIndex:", (unsigned long), i);
    const id made = CAROB_SEND(id, make(model), "initWithJSONDictionary:", (id), fields);
    CAROB_SEND(void, models, "addObject:", (id), made);
    objc_release(made);
  }
  return models;
}

static int print_rows(const carob_loaded_plugin *plugin, const char *path) {
  const id objects = models(carob_loaded_plugin_model_class(plugin), path);
  const id screen = CAROB_SEND(id, make(carob_loaded_plugin_principal_class(plugin)), "initWithObjects:", (id), objects);
  const id table = CAROB_SEND(id, screen, "tableView", ());
  const long count = CAROB_SEND(long, screen, "tableView:numberOfRowsInSection:", (id, long), table, 0L);
  for (long row = 0; row < count && !carob_pending_error(); row++) {
    const id place = CAROB_SEND(
      id, (id)objc_getClass("NSIndexPath"), "indexPathForRow:inSection:", (long, long), row, 0L);
    const id cell = CAROB_SEND(id, screen, "tableView:cellForRowAtIndexPath:", (id, id), table, place);
    const id text = CAROB_SEND(id, CAROB_SEND(id, cell, "textLabel", ()), "text", ());
    printf("%s\n", text ? carob_utf8(text) : "");
  }
  take_turn(0);
  objc_release(screen);
  return failed(path) ? EXIT_FAILURE : EXIT_SUCCESS;
}

int main(int argc, char *argv[]) {
  if (argc != 3) {
    fprintf(stderr, "usage: %s PLUGIN JSON\n", argv[0]);
    return 64;
  }
  char *error = NULL;
  carob_loaded_plugin *plugin = carob_plugin_load(argv[1], false, &error);
  if (!plugin) {
    fprintf(stderr, "%s\n", error);
    free(error);
    return 78;
  }
  printf("%s %s\n", carob_loaded_plugin_name(plugin), carob_loaded_plugin_version(plugin));
  void *pool = objc_autoreleasePoolPush();
  int status = print_rows(plugin, argv[2]);
  objc_autoreleasePoolPop(pool);
  if (!carob_plugin_unload(plugin, &error)) {
    fprintf(stderr, "%s\n", error);
    free(error);
    status = EXIT_FAILURE;
  }
  return status;
}
