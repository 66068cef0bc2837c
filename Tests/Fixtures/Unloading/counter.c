/* A list that counts the rows it has shown, also in earlier builds: the count is its state. SAVED is what it saves; KEEPS has an object
 * of it stay alive, so that it cannot be unloaded; FAILS has it refuse its state. BUILD makes builds differ. */
#include <carob/carob.h>
#include <stdio.h>

#ifndef SAVED
#define SAVED carob_number(count)
#endif
#ifndef BUILD
#define BUILD 1
#endif

static int count;

static void configure(id self, SEL _cmd, id cell, id word) {
  (void)self, (void)_cmd, (void)word;
  char line[100];
  snprintf(line, sizeof line, "build %d, row %d", BUILD, ++count);
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id), carob_string(line));
}

static bool load(void) {
  Class model = objc_allocateClassPair(objc_getRequiredClass("ICModel"), "CNWord", 0);
  Class screen = objc_allocateClassPair(objc_getRequiredClass("ICTableViewController"), "CNWordList", 0);
  if (!model || !screen || !class_addMethod(screen, sel_registerName("configureCell:withWord:"), (IMP)configure, "v@:@@")) return false;
  objc_registerClassPair(model), objc_registerClassPair(screen);
#ifdef KEEPS
  static id kept;
  kept = class_createInstance(model, 0);
#endif
  return true;
}

static id save_state(void) { return SAVED; }

static void load_state(id state) {
#ifdef FAILS
  carob_raise("this state is too old");
#endif
  count = CAROB_SEND(int, state, "intValue", ());
}

CAROB_PLUGIN(
  .identifier = "org.example.fixture.counter", .name = "Counter", .version = "1.0.0", .principal_class = "CNWordList",
  .model_class = "CNWord", .prefixes = (const char *const[]){"CN", NULL}, .load = load, .save_state = save_state,
  .load_state = load_state)
