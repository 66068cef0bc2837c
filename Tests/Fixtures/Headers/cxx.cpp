// A plugin in C++: every macro of the ABI. Before C++20 the entry's fields are given in order.
#include <carob/carob.h>
#include <carob/instant_cocoa.h>

struct Frame {
  double x, y, width, height;
};

// It has no constructor without arguments, and one that makes more than zeros; a message to nil gives zeros all the same.
struct Point {
  double x, y;
  explicit Point(double both) : x(both), y(both) {}
};

template <class Value> static Value value_for(id object, const char *key) {
  return CAROB_SEND(Value, object, "valueForKey:", (id), carob_string(key));
}

static id describe(id self, SEL, id user) {
  CAROB_SEND(void, CAROB_SEND(id, self, "textLabel", ()), "setText:", (id),
             CAROB_SEND(id, user, "name", ()));
  const Frame frame = CAROB_SEND(Frame, self, "frame", ());
  CAROB_SEND(id, self, "popViewControllerAnimated:", (BOOL), YES);
  const HTTPVerb verb = HTTPVerbPUT;
  CAROB_SEND(void, self, "setHTTPVerbForCustomActions:", (id), verb);
  const char *text = CAROB_SEND(const char *, self, "UTF8String", ());
  CAROB_SEND_SUPER(void, self, "XThing", "prepare:with:", (int, Frame), 3, frame);
  CAROB_SEND(void, self, "moveTo:", (Point), CAROB_SEND(Point, user, "place", ()));
  CAROB_SEND(void, self, "setName:", (id), value_for<id>(user, "name"));
  return text ? carob_string(text) : CAROB_SEND_SUPER(id, self, "XThing", "init", ());
}

static bool load() {
  Class thing = objc_allocateClassPair(objc_getClass("NSObject"), "XThing", 0);
  const bool added = class_addMethod(thing, sel_registerName("describe:"), reinterpret_cast<IMP>(describe), "@@:@");
  objc_registerClassPair(thing);
  return added;
}

#if __cplusplus < 202002L
CAROB_PLUGIN("org.example.cxx", "C++", "1.0", nullptr, nullptr, nullptr, nullptr, nullptr, load,
             nullptr, nullptr)
#else
CAROB_PLUGIN(.identifier = "org.example.cxx", .name = "C++", .version = "1.0",
             .principal_class = nullptr, .model_class = nullptr, .data = nullptr,
             .key_path = nullptr, .prefixes = nullptr, .load = load, .unload = nullptr,
             .extensions = nullptr)
#endif
