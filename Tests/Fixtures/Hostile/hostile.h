/* What the hostile plugins share: a model, and a screen whose rows show its text unless a plugin has them do
 * something else. */
#ifndef HOSTILE_H
#define HOSTILE_H

#include <carob/carob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A method takes `self` and `_cmd` whether it needs them or not. */
#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-function"

static bool method(Class cls, const char *selector, IMP imp, const char *types) {
  return class_addMethod(cls, sel_registerName(selector), imp, types);
}

static Class subclass(const char *name, const char *superclass) {
  return objc_allocateClassPair(objc_getClass(superclass), name, 0);
}

static void set_text(id cell, id text) {
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id), text);
}

/* Shows the row as it should be. */
static void show_row(id self, SEL _cmd, id cell, id item) {
  set_text(cell, CAROB_SEND(id, item, "text", ()));
}

/* The list's class, which is not registered yet: the caller adds to it, then calls `finish`. */
static Class begin(IMP configure) {
  const objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  Class item = subclass("HostileItem", "ICModel");
  Class list = subclass("HostileList", "ICTableViewController");
  if (!class_addProperty(item, "text", string, 2)) return NULL;
  objc_registerClassPair(item);
  return method(list, "configureCell:withHostileItem:", configure, "v@:@@") ? list : NULL;
}

static bool finish(Class list) {
  objc_registerClassPair(list);
  return list != NULL;
}

/* A function for the compiler not to see through. */
static void *volatile hostile_nowhere;
static void crash(void) { *(volatile int *)hostile_nowhere = 1; }

/* Says what was refused, and forgets it; "nothing" when there was no error. */
static void tell_refusal(const char *what) {
  id error = carob_pending_error();
  const char *words = error ? carob_utf8(CAROB_SEND(id, error, "localizedDescription", ())) : "nothing";
  fprintf(stderr, "%s: %.200s\n", what, words ? words : "no words");
  carob_clear_pending_error();
}

#define HOSTILE(title, function)                                                              \
  CAROB_PLUGIN(.identifier = "org.example.hostile." title, .name = title, .version = "1.0.0", \
               .principal_class = "HostileList", .model_class = "HostileItem", .load = function)

#endif
