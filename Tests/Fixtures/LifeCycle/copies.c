/* Copies with a reference for the caller, and without: of the receiver, and of a new object that only the pool holds. One class counts
 * in its own way. */
#include "../Doctor/doctor.h"

static id retained(id self, SEL _cmd, void *zone) {
  (void)_cmd, (void)zone;
  return objc_retain(self);
}
static id borrowed(id self, SEL _cmd, void *zone) {
  (void)_cmd, (void)zone;
  return self;
}

static id pooled(id self, SEL _cmd, void *zone) {
  (void)_cmd, (void)zone;
  return objc_autorelease(CAROB_SEND(id, (id)object_getClass(self), "new", ()));
}
static id itself(id self, SEL _cmd) {
  (void)_cmd;
  return self;
}
static void nothing(id self, SEL _cmd) { (void)self, (void)_cmd; }

static bool load(void) {
  Class sound = begin("NSObject", "DCSound");
  class_addMethod(sound, sel_registerName("copyWithZone:"), (IMP)retained, "@@:^v");
  objc_registerClassPair(sound);
  Class wrong = begin("NSObject", "DCWrong");
  class_addMethod(wrong, sel_registerName("copyWithZone:"), (IMP)borrowed, "@@:^v");
  class_addMethod(wrong, sel_registerName("mutableCopy"), (IMP)borrowed, "@@:");
  objc_registerClassPair(wrong);
  Class fleeting = begin("NSObject", "DCFleeting");
  class_addMethod(fleeting, sel_registerName("copyWithZone:"), (IMP)pooled, "@@:^v");
  objc_registerClassPair(fleeting);
  Class single = begin("NSObject", "DCSingle");
  class_addMethod(single, sel_registerName("copyWithZone:"), (IMP)borrowed, "@@:^v");
  class_addMethod(single, sel_registerName("retain"), (IMP)itself, "@@:");
  class_addMethod(single, sel_registerName("release"), (IMP)nothing, "v@:");
  objc_registerClassPair(single);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.copies", .name = "Copies", .version = "1.0.0", .load = load,
             .prefixes = (const char *const[]){"DC", NULL})
