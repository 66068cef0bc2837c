/* A list whose handler makes the mistake that FAULT names, and none without. Tests look for the line by its comment. */
#include <carob/carob.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { NONE, OVERFLOW, USE_AFTER_FREE, LEAK, RACE, UNDEFINED };
#ifndef FAULT
#define FAULT NONE
#endif

static volatile int number;
static char *volatile kept;
static id shared, titles;

/* Two threads send to one object at once, as they may. */
static void *send_and_count(void *context) {
  for (int count = 0; count < 100; count++) {
    void *pool = objc_autoreleasePoolPush();
    id text = CAROB_SEND(id, carob_string("a title that is long"), "stringByAppendingString:", (id), carob_string(" enough"));
    id object = class_createInstance(objc_getClass("SFGreeting"), 0);
    CAROB_SEND(void, object, "setText:", (id), text);
    CAROB_SEND(void, shared, "setText:", (id), CAROB_SEND(id, object, "text", ()));
    objc_sync_enter(titles);
    CAROB_SEND(void, titles, "addObject:", (id), CAROB_SEND(id, shared, "text", ()));
    objc_sync_exit(titles);
    objc_release(object);
    objc_autoreleasePoolPop(pool);
    if (FAULT == RACE) number++; /* race */
  }
  return context;
}

static void send_from_threads(void) {
  pthread_t threads[2];
  shared = class_createInstance(objc_getClass("SFGreeting"), 0);
  titles = CAROB_SEND(id, objc_getClass("NSMutableArray"), "new", ());
  for (int index = 0; index < 2; index++) pthread_create(&threads[index], NULL, send_and_count, NULL);
  for (int index = 0; index < 2; index++) pthread_join(threads[index], NULL);
  objc_release(titles);
  objc_release(shared);
}

static void configure(id self, SEL _cmd, id cell, id greeting) {
  (void)self, (void)_cmd;
  id text = CAROB_SEND(id, greeting, "text", ());
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id), text);
  size_t length = strlen(carob_utf8(text));
  char *copy = (char *)malloc(length + 1);
  memcpy(copy, carob_utf8(text), length + 1);
  kept = copy;
  if (FAULT == OVERFLOW) kept[length + 1] = 'x'; /* overflow */
  free(copy);
  if (FAULT == USE_AFTER_FREE) number = kept[0]; /* use after free */
  if (FAULT == LEAK) kept = (char *)malloc(1000 + length); /* leak */
  kept = NULL;
  number = 2147483647;
  if (FAULT == UNDEFINED) number += (int)length; /* undefined */
  number = 0;
  send_from_threads();
}

static bool load(void) {
  Class model = objc_allocateClassPair(objc_getRequiredClass("ICModel"), "SFGreeting", 0);
  Class list = objc_allocateClassPair(objc_getRequiredClass("ICTableViewController"), "SFGreetingList", 0);
  const objc_property_attribute_t text[] = {{"T", "@\"NSString\""}, {"C", ""}};
  bool good = class_addProperty(model, "text", text, 2) &&
              class_addMethod(list, sel_registerName("configureCell:withGreeting:"), (IMP)configure, "v@:@@");
  objc_registerClassPair(model);
  objc_registerClassPair(list);
  return good;
}

CAROB_PLUGIN(
  .identifier = "org.example.sanitized", .name = "Sanitized", .version = "1", .principal_class = "SFGreetingList",
  .model_class = "SFGreeting", .data = "data.json", .prefixes = (const char *const[]){"SF", NULL}, .load = load)
