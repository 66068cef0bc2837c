/* Messages to nil, for sanitizers: a program that is its own host, whose nil answers nothing. Also C++. */
#include <carob/carob.h>
#include <string.h>

struct Frame {
  double x, y, width, height;
};

static IMP resolve(struct carob_call_site *site, id receiver) {
  (void)site, (void)receiver;
  return NULL;
}

static IMP resolve_checked(struct carob_call_site *site, id receiver, const struct carob_send_record *record) {
  (void)site, (void)receiver, (void)record;
  return NULL;
}

CAROB_PLUGIN("org.example.nil", "Nil", "1.0")

int main(void) {
  const uintptr_t generation = 0;
  struct carob_host host;
  const id nil = NULL;
  const SEL action = NULL;
  int evaluated = 0;
  struct Frame frame;
  memset(&host, 0, sizeof host);
  host.generation = &generation;
  host.resolve_call = resolve;
  host.resolve_checked_call = resolve_checked;
  carob_host = &host;

  CAROB_SEND(void, CAROB_SEND(id, nil, "label", ()), "setText:with:", (id, int), CAROB_SEND(id, nil, "text", ()), ++evaluated);
  frame = CAROB_SEND(struct Frame, nil, "frame", ());
  return evaluated == 1 && !CAROB_SEND(bool, nil, "isHidden", ()) && CAROB_SEND(long, nil, "length", ()) == 0 &&
             !(CAROB_SEND(double, nil, "length", ()) > 0) && !(frame.x + frame.height > 0) &&
             CAROB_SEND_TO(long, nil, action, ()) == 0 && CAROB_SEND_TO(id, nil, NULL, (int), ++evaluated) == NULL && evaluated == 2 &&
             CAROB_SEND_SUPER(id, nil, "XThing", "init", ()) == NULL
           ? 0
           : 1;
}
