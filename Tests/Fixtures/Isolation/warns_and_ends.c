/* A list of greetings, which have the properties text and p0, p1… for as many as PROPERTIES says. What text and the others
 * take is a string. A text is what ends the process: by END. */
#include <carob/carob.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#ifndef END
#define END
#endif

#ifndef PROPERTIES
#define PROPERTIES 0
#endif

static void configure(id self, SEL _cmd, id cell, id greeting) {
  (void)self, (void)_cmd, (void)cell;
  if (CAROB_SEND(id, greeting, "text", ())) { END; }
}

static bool load(void) {
  objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  Class model = objc_allocateClassPair(objc_getRequiredClass("ICModel"), "Greeting", 0);
  Class screen =
    objc_allocateClassPair(objc_getRequiredClass("ICTableViewController"), "GreetingList", 0);
  bool ok = class_addProperty(model, "text", string, 2);
  for (int i = 0; i < PROPERTIES; i++) {
    char name[16];
    snprintf(name, sizeof name, "p%d", i);
    ok = ok && class_addProperty(model, name, string, 2);
  }
  ok = ok && class_addMethod(
    screen, sel_registerName("configureCell:withGreeting:"), (IMP)configure, "v@:@@");
  objc_registerClassPair(model), objc_registerClassPair(screen);
  return ok;
}

CAROB_PLUGIN(.identifier = "org.example.fixture.warns-and-ends", .name = "Warns and ends",
             .version = "1.0.0", .load = load, .principal_class = "GreetingList",
             .model_class = "Greeting")
