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

enum class Style : unsigned char { plain, bold };

// Sends in inline functions and in others, with one selector each or any.
struct Label {
  id object;
  void set_style(Style style) { CAROB_SEND(void, object, "setStyle:", (Style), style); }
  template <class Result, class Value> Result ask(SEL selector, Value value) {
    return CAROB_SEND_TO(Result, object, selector, (Value), value);
  }
};
inline void clear(id label) { CAROB_SEND(void, label, "setText:with:", (id, decltype(nullptr)), nullptr, nullptr); }

static void tell(id self, SEL action, id sender) {
  Label label = {self};
  label.set_style(Style::bold);
  label.ask<void>(action, sender);
  clear(label.ask<id>(action, CAROB_SEND_TO(id, sender, action, ())));
  CAROB_SEND(void, self, "a:b:c:d:e:f:g:h:i:j:k:l:m:n:o:p:",
             (wchar_t, char16_t, char32_t, const Frame &, char *, const int[2], float, Style, id *, Class, SEL, IMP, bool, short,
              unsigned long long, long double),
             L'a', u'b', U'c', Frame(), nullptr, nullptr, 1.0f, Style::plain, nullptr, nullptr, action, nullptr, true, 4, 5, 6);
}

static id describe(id self, SEL selector, id user) {
  tell(self, selector, user);
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
