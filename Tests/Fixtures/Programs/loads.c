/* Loads and unloads a plugin while four threads send messages. */
#include <carob/carob.h>
#include <carob/library.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

static atomic_bool is_over;
static void *send_messages(void *argument) {
  (void)argument;
  while (!is_over) {
    void *pool = objc_autoreleasePoolPush();
    const id array = CAROB_SEND(id, (id)objc_getClass("NSMutableArray"), "array", ());
    for (int i = 0; i < 64; i++) CAROB_SEND(void, array, "addObject:", (id), carob_number(i));
    if (CAROB_SEND(unsigned long, array, "count", ()) != 64) abort();
    if (!CAROB_SEND(id, CAROB_SEND(id, array, "lastObject", ()), "description", ())) abort();
    objc_autoreleasePoolPop(pool);
  }
  return NULL;
}

int main(int argc, char *argv[]) {
  const int count = argc > 2 ? atoi(argv[2]) : 100;
  pthread_t threads[4];
  for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, send_messages, NULL);
  for (int i = 0; i < count; i++) {
    char *error = NULL;
    carob_loaded_plugin *plugin = carob_plugin_load(argv[1], false, &error);
    if (!plugin) return fprintf(stderr, "%s\n", error), 1;
    const id made = CAROB_SEND(id, (id)objc_getClass(carob_loaded_plugin_model_class(plugin)), "new", ());
    objc_release(made);
    if (!carob_plugin_unload(plugin, &error)) return fprintf(stderr, "%s\n", error), 1;
  }
  is_over = true;
  for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
  printf("%d loads\n", count);
  return 0;
}
