/* Copies that return the receiver: one with a reference for the caller, and one without. */
#include "../Doctor/doctor.h"

static id retained(id self, SEL _cmd, void *zone) {
  (void)_cmd, (void)zone;
  return objc_retain(self);
}
static id borrowed(id self, SEL _cmd, void *zone) {
  (void)_cmd, (void)zone;
  return self;
}

static bool load(void) {
  Class sound = begin("NSObject", "DCSound");
  class_addMethod(sound, sel_registerName("copyWithZone:"), (IMP)retained, "@@:^v");
  objc_registerClassPair(sound);
  Class wrong = begin("NSObject", "DCWrong");
  class_addMethod(wrong, sel_registerName("copyWithZone:"), (IMP)borrowed, "@@:^v");
  class_addMethod(wrong, sel_registerName("mutableCopy"), (IMP)borrowed, "@@:");
  objc_registerClassPair(wrong);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.copies", .name = "Copies", .version = "1.0.0", .load = load,
             .prefixes = (const char *const[]){"DC", NULL})
