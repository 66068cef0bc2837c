/* Replaces the methods by which objects live and die. */
#include "hostile.h"

static id keep(id self, SEL _cmd) { return self; }
static void lose(id self, SEL _cmd) {}

static bool load(void) {
  Class root = objc_getClass("NSObject");
  class_replaceMethod(root, sel_registerName("retain"), (IMP)keep, "@@:");
  class_replaceMethod(root, sel_registerName("release"), (IMP)lose, "v@:");
  class_replaceMethod(root, sel_registerName("autorelease"), (IMP)keep, "@@:");
  class_replaceMethod(root, sel_registerName("retainCount"), (IMP)keep, "Q@:");
  class_replaceMethod(root, sel_registerName("dealloc"), (IMP)lose, "v@:");
  class_replaceMethod(objc_getClass("NSString"), sel_registerName("dealloc"), (IMP)lose, "v@:");
  carob_clear_pending_error();
  return finish(begin((IMP)show_row));
}

HOSTILE("replaced_memory", load)
