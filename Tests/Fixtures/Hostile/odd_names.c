/* Names of 64 KiB, that are not UTF-8, are empty, or end earlier than their author thinks. */
#include "hostile.h"

static long number(id self, SEL _cmd) { return 1; }

static void try_name(const char *what, const char *name) {
  char text[64];
  const objc_property_attribute_t object[] = {{"T", "@"}};
  Class cls = subclass(name, "NSObject");
  snprintf(text, sizeof text, "class %s", what);
  tell_refusal(text);
  if (!cls) cls = subclass("HostileNamed", "NSObject");
  if (!cls) carob_clear_pending_error(), cls = objc_getClass("HostileNamed");
  SEL selector = sel_registerName(name);
  class_addMethod(cls, selector, (IMP)number, "q@:");
  snprintf(text, sizeof text, "selector %s", what);
  tell_refusal(text);
  class_addProperty(cls, name, object, 1);
  snprintf(text, sizeof text, "property %s", what);
  tell_refusal(text);
  class_addIvar(cls, name, 8, 3, "@");
  snprintf(text, sizeof text, "variable %s", what);
  tell_refusal(text);
  Protocol *protocol = objc_allocateProtocol(name);
  snprintf(text, sizeof text, "protocol %s", what);
  tell_refusal(text);
  if (protocol) objc_registerProtocol(protocol);
  objc_registerClassPair(cls);
  carob_clear_pending_error();
}

static bool load(void) {
  static char huge[65536 + 1];
  memset(huge, 'n', sizeof huge - 1);
  try_name("of 64 KiB", huge);
  try_name("not UTF-8", "Hostile\xff\xfe");
  try_name("with NUL", "HostileCut\0Name");
  try_name("empty", "");
  try_name("with control", "Hostile\x1b[31m\n");
  try_name("null", NULL);
  return objc_getClass("HostileCut") && finish(begin((IMP)show_row));
}

HOSTILE("odd_names", load)
