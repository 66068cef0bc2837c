/* cc: -DCAROB_CHECKED -fvisibility=hidden */
#include "doctor.h"

enum class Style : short { plain };

// Functions that may be in several files.
inline id name_of(id user) { return CAROB_SEND(id, user, "nname", ()); }
struct Label {
  id object;
  void show(const char *text) { CAROB_SEND(void, object, "setText:", (const char *), text); }
};

static void configure(id self, SEL action, id cell, id user) {
  const Label label = {CAROB_SEND(id, cell, "textLabel", ())};
  Label(label).show("never seen");
  CAROB_SEND(void, label.object, "setText:", (id), name_of(user));
  CAROB_SEND(void, label.object, "setText:", (id), CAROB_SEND(id, user, "name", ()));
  CAROB_SEND(void, self, "showAge:", (Style), Style::plain);
  CAROB_SEND(void, self, "showAge:", (long), CAROB_SEND(long, user, "age", ()));
  // Nothing is known of the selector.
  CAROB_SEND_TO(void, self, action, (Style), Style::plain);
  CAROB_SEND_SUPER(void, self, "DCUserList", "viewWillAppear:", (double), 1);
}

static bool load() {
  Class user = begin("ICModel", "DCUser");
  string_property(user, "name");
  const objc_property_attribute_t age[] = {{"T", "q"}};
  class_addProperty(user, "age", age, 1);
  objc_registerClassPair(user);
  Class list = begin("ICTableViewController", "DCUserList");
  class_addMethod(list, sel_registerName("configureCell:withUser:"), reinterpret_cast<IMP>(configure), "v@:@@");
  method(list, "showAge:", "v@:q");
  objc_registerClassPair(list);
  return true;
}

static const char *const prefixes[] = {"DC", nullptr};
CAROB_PLUGIN("org.example.doctor.cxx-sends", "Checked sends", "1.0.0", "DCUserList", "DCUser", nullptr, nullptr, prefixes, load)
