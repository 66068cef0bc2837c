/* Sends of a checked build: types that are not the method's are an error at the send, and nothing is called. */
#define CAROB_CHECKED
#include "checks.h"

struct pair {
  double x, y;
};
enum kind { PLAIN, BOLD };

static int calls;

static long number(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  calls++;
  return 7;
}

static double real(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  calls++;
  return 2.5;
}

static id take(id self, SEL _cmd, id object, struct pair pair, unsigned int kind, void *context) {
  (void)_cmd;
  calls++;
  *(unsigned int *)context = kind + (unsigned int)pair.y;
  return object ? object : self;
}

static Class make(const char *name, Class superclass, IMP value, const char *types) {
  Class cls = objc_allocateClassPair(superclass, name, 0);
  class_addMethod(cls, sel_registerName("value"), value, types);
  class_addMethod(cls, sel_registerName("take:pair:kind:context:"), (IMP)take, "@@:@{pair=dd}I^v");
  objc_registerClassPair(cls);
  return cls;
}

static id new(Class cls) {
  return objc_autorelease(class_createInstance(cls, 0));
}

static long ask(id object) { return CAROB_SEND(long, object, "value", ()); }
static double ask_super(id object) {
  return CAROB_SEND_SUPER(double, object, "CheckedReal", "value", ());
}

static long ask_chosen(id object, SEL selector) { return CAROB_SEND_TO(long, object, selector, ()); }

static long many(id self, SEL _cmd, int a, int b, int c, int d, int e, int f, int g, int h, double i) {
  (void)self, (void)_cmd;
  return a + b + c + d + e + f + g + h + (long)i;
}

static bool load(void) {
  Class integer = make("CheckedNumber", objc_getClass("NSObject"), (IMP)number, "q@:");
  Class floating = make("CheckedReal", integer, (IMP)real, "d@:");
  Class other = make("CheckedOther", objc_getClass("NSObject"), (IMP)number, "q@:");
  id object = new(integer), fraction = new(floating);

  /* A result, from the first send on. */
  CHECK(CAROB_SEND(id, object, "value", ()) == 0 && calls == 0);
  CHECK_ERROR("checked_sends.c:62: -[CheckedNumber value]: the result is long long (q), the send has id (@); "
              "write CAROB_SEND(long, …, \"value\", ())");
  CHECK(CAROB_SEND(double, object, "value", ()) == 0 && calls == 0);
  CHECK_ERROR("the result is long long (q), the send has double (d)");

  /* The same site again: it fails each time, and works for an object that fits. */
  for (int turn = 0; turn < 3; turn++) {
    CHECK(ask(fraction) == 0 && calls == turn);
    CHECK_ERROR("-[CheckedReal value]: the result is double (d), the send has long (l)");
    CHECK(ask(object) == 7 && calls == turn + 1);
    CHECK(!carob_pending_error());
  }
  /* A class whose method was looked up elsewhere is compared too. */
  calls = 0;
  CHECK(ask(new(other)) == 7 && CAROB_SEND(double, fraction, "value", ()) == 2.5 && calls == 2);
  CHECK(ask(fraction) == 0 && calls == 2);
  CHECK_ERROR("the result is double (d)");
  CHECK(ask(0) == 0 && !carob_pending_error());

  /* Above a class. */
  CHECK(ask_super(fraction) == 0 && calls == 2);
  CHECK_ERROR("-[CheckedNumber value]: the result is long long (q), the send has double (d); "
              "write CAROB_SEND_SUPER(long, …, \"CheckedReal\", \"value\", ())");

  /* Arguments: what C cannot tell is known by its size. */
  unsigned int seen = 0;
  const struct pair pair = {1, 20};
  CHECK(CAROB_SEND(id, object, "take:pair:kind:context:", (id, struct pair, enum kind, unsigned int *),
                   fraction, pair, BOLD, &seen) == fraction && seen == 21);
  CHECK(CAROB_SEND(Class, object, "take:pair:kind:context:", (Class, struct pair, int, void *), integer,
                   pair, 1, &seen) == integer);
  calls = 0;
  CHECK(!CAROB_SEND(id, object, "take:pair:kind:context:", (const char *, struct pair, int, void *), "text",
                    pair, 1, &seen) && calls == 0);
  CHECK_ERROR("argument 1 is id (@), the send has const char * (r*)");
  CHECK(!CAROB_SEND(id, object, "take:pair:kind:context:", (id, double, int, void *), 0, 1, 1, &seen));
  CHECK_ERROR("argument 2 is pair ({pair=dd}), the send has double (d)");
  struct { double x, y, z; } triple = {1, 2, 3};
  CHECK(!CAROB_SEND(id, object, "take:pair:kind:context:", (id, __typeof__(triple), int, void *), 0, triple, 1,
                    &seen));
  CHECK_ERROR("argument 2 is pair ({pair=dd}), the send has a type of 24 bytes");
  CHECK(!CAROB_SEND(id, object, "take:pair:kind:context:", (id, struct pair, short, void *), 0, pair, 1,
                    &seen));
  CHECK_ERROR("argument 3 is unsigned int (I), the send has short (s)");
  CHECK(calls == 0);

  /* Methods of the host. */
  CHECK(!CAROB_SEND(BOOL, object, "respondsToSelector:", (const char *), "value"));
  CHECK_ERROR("argument 1 is SEL (:), the send has const char * (r*); write CAROB_SEND(BOOL, …");
  CHECK(CAROB_SEND(BOOL, object, "respondsToSelector:", (SEL), sel_registerName("value")));
  CHECK(CAROB_SEND(BOOL, object, "isKindOfClass:", (id), (id)integer));
  CAROB_SEND(void, object, "self", ());

  /* Other errors say the place as well. */
  CAROB_SEND(void, object, "valeu", ());
  CHECK_ERROR("checked_sends.c:117: -[CheckedNumber valeu]: unrecognized selector; nearest: value");
  CAROB_SEND(void, object, "value", (id), object);
  CHECK_ERROR("checked_sends.c:119: -[CheckedNumber value]: takes 0 arguments, 1 given");

  /* A selector that is a value: compared for each method with other types. */
  const SEL value = sel_registerName("value");
  for (int turn = 0; turn < 2; turn++) {
    CHECK(ask_chosen(object, value) == 7 && ask_chosen(fraction, value) == 0);
    CHECK_ERROR("checked_sends.c:48: -[CheckedReal value]: the result is double (d), the send has long (l)");
    CHECK(ask_chosen(object, sel_registerName("self")) == 0);
    CHECK_ERROR("checked_sends.c:48: -[CheckedNumber self]: the result is id (@), the send has long (l)");
  }

  /* More than eight arguments. */
  class_addMethod(integer, sel_registerName("a:b:c:d:e:f:g:h:i:"), (IMP)many, "q@:iiiiiiiid");
  CHECK(CAROB_SEND(long, object, "a:b:c:d:e:f:g:h:i:", (int, int, int, int, int, int, int, int, double), 1, 2, 3, 4, 5, 6, 7, 8,
                   9) == 45);
  CHECK(CAROB_SEND(long, object, "a:b:c:d:e:f:g:h:i:", (int, int, int, int, int, int, int, int, int), 1, 2, 3, 4, 5, 6, 7, 8,
                   9) == 0);
  CHECK_ERROR("argument 9 is double (d), the send has int (i)");
  return true;
}

CHECKS("checked-sends", load)
