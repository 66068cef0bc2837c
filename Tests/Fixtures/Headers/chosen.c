/* Messages whose selector is a value, among others, and a message with sixteen arguments. */
#include <carob/carob.h>

static void act(id self, SEL _cmd, id sender, SEL action) {
  (void)_cmd;
  CAROB_SEND_TO(void, CAROB_SEND_TO(id, self, action, ()), CAROB_SEND(SEL, sender, "action", ()), (id, const char *),
                CAROB_SEND_TO(id, sender, action, (id), self), "text");
  CAROB_SEND(void, self, "a:b:c:d:e:f:g:h:i:j:k:l:m:n:o:p:",
             (int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, double), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
             12, 13, 14, 15, CAROB_SEND_TO(double, sender, action, ()));
}

static bool load(void) {
  return class_addMethod(objc_getClass("NSObject"), sel_registerName("act:with:"), (IMP)act, "v@:@:");
}

CAROB_PLUGIN(.identifier = "org.example.chosen", .name = "Chosen", .version = "1", .load = load)
