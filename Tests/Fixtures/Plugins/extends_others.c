#include <carob/carob.h>

static id shout(id self, SEL _cmd) {
  (void)_cmd;
  return self;
}
static long volume(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return 11;
}

static const objc_property_attribute_t number[] = {{"T", "q"}};
static const objc_property_attribute_t constant[] = {{"T", "q"}, {"R", ""}};

static const struct carob_method methods[] = {
  {"volume", "q@:", (IMP)volume}, {"shout", "@@:", (IMP)shout}, {0, 0, 0}};
static const struct carob_method class_methods[] = {{"loudest", "@@:", (IMP)shout}, {0, 0, 0}};
static const struct carob_property properties[] = {{"volume", constant, 2}, {0, 0, 0}};
static const char *const protocols[] = {"EOShouting", 0};
static const struct carob_category shouting = {
  .name = "Shouting",
  .instance_methods = methods,
  .class_methods = class_methods,
  .properties = properties,
  .protocols = protocols,
};

static bool load(void) {
  Protocol *base = objc_allocateProtocol("EOBase");
  objc_registerProtocol(base);
  Protocol *made = objc_allocateProtocol("EOShouting");
  protocol_addProtocol(made, base);
  protocol_addMethodDescription(made, sel_registerName("shout"), "@@:", YES, YES);
  protocol_addMethodDescription(made, sel_registerName("shoutAt:"), "@@:@", NO, YES);
  protocol_addMethodDescription(made, sel_registerName("setLimit:"), "v@:q", NO, NO);
  protocol_addProperty(made, "volume", number, 1, YES, YES);
  protocol_addProperty(made, "limit", constant, 2, NO, NO);
  objc_registerProtocol(made);
  return carob_add_category(objc_getClass("NSString"), &shouting);
}

CAROB_PLUGIN(
    .identifier = "org.example.fixture.extends_others",
    .name = "Extends others",
    .version = "1.0.0",
    .load = load)
