/* A plugin beside a library with a BOOL of its own. */
typedef int BOOL;
#define YES 1
#define NO 0
#define CAROB_NO_BOOL
#include <carob/carob.h>

static BOOL theirs(void) { return YES; }

static bool load(void) {
  const Class thing = objc_allocateClassPair(objc_getRequiredClass("NSObject"), "XThing", 0);
  const bool added = class_addIvar(thing, "count", sizeof(int), 2, "i");
  objc_registerClassPair(thing);
  return added && theirs() != NO && class_respondsToSelector(thing, sel_registerName("init"));
}

CAROB_PLUGIN("org.example.bool", "Bool", "1.0", NULL, NULL, NULL, NULL, NULL, load)
