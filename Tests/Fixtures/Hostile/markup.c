/* HTML, and what terminals obey, in every text that a screen has. */
#include "hostile.h"

#define MARKUP "<img src=x onerror=document.title=1><script>document.title=2</script>\x1b]0;x\x07\x1b[2J\xe2\x80\xae"

static id text(void) { return carob_string(MARKUP); }

static id make(const char *name) {
  return objc_autorelease(CAROB_SEND(id, objc_getClass(name), "new", ()));
}

static void did_load(id self, SEL _cmd) {
  CAROB_SEND_SUPER(void, self, "HostileList", "viewDidLoad", ());
  CAROB_SEND(void, self, "setTitle:", (id), text());
  id item = CAROB_SEND(id, self, "navigationItem", ());
  CAROB_SEND(void, item, "setPrompt:", (id), text());
  id button = make("UIBarButtonItem");
  CAROB_SEND(void, button, "setTitle:", (id), text());
  CAROB_SEND(void, item, "setRightBarButtonItem:", (id), button);
  id bar = make("UISearchBar");
  CAROB_SEND(void, bar, "setPlaceholder:", (id), text());
  CAROB_SEND(void, item, "setTitleView:", (id), bar);
}

static id title(id self, SEL _cmd, id table, long section) { return text(); }

static void configure(id self, SEL _cmd, id cell, id item) {
  set_text(cell, text());
  CAROB_SEND(void, CAROB_SEND(id, cell, "detailTextLabel", ()), "setText:", (id), text());
}

static bool load(void) {
  Class list = begin((IMP)configure);
  return method(list, "viewDidLoad", (IMP)did_load, "v@:") &&
         method(list, "tableView:titleForHeaderInSection:", (IMP)title, "@@:@q") &&
         method(list, "tableView:titleForFooterInSection:", (IMP)title, "@@:@q") && finish(list);
}

HOSTILE("markup", load)
