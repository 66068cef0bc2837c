/* Messages whose selector is a value, and messages with many arguments. */
#include "checks.h"

static int calls;

static long seven(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  calls++;
  return 7;
}

static long eight(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  calls++;
  return 8;
}

static long twice(id self, SEL _cmd, long value) {
  (void)self, (void)_cmd;
  calls++;
  return 2 * value;
}

static const char *name_of(id self, SEL _cmd) {
  (void)self;
  return sel_getName(_cmd);
}

static long sum(id self, SEL _cmd, long a, long b, long c, long d, long e, long f, long g, long h, long i, long j, long k,
                long l, long m, long n, long o, double p) {
  (void)self, (void)_cmd;
  return a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + (long)p;
}

static Class make(const char *name, const char *superclass, IMP value) {
  Class cls = objc_allocateClassPair(objc_getClass(superclass), name, 0);
  class_addMethod(cls, sel_registerName("seven"), value, "q@:");
  class_addMethod(cls, sel_registerName("eight"), (IMP)eight, "q@:");
  class_addMethod(cls, sel_registerName("twice:"), (IMP)twice, "q@:q");
  class_addMethod(cls, sel_registerName("selectorName"), (IMP)name_of, "r*@:");
  class_addMethod(cls, sel_registerName("a:b:c:d:e:f:g:h:i:j:k:l:m:n:o:p:"), (IMP)sum, "q@:qqqqqqqqqqqqqqqd");
  objc_registerClassPair(cls);
  return cls;
}

static long ask(id object, SEL selector) { return CAROB_SEND_TO(long, object, selector, ()); }

static SEL counted(SEL selector, int *count) {
  ++*count;
  return selector;
}

static bool load(void) {
  id first = objc_autorelease(class_createInstance(make("ChosenFirst", "NSObject", (IMP)seven), 0));
  id second = objc_autorelease(class_createInstance(make("ChosenSecond", "NSObject", (IMP)eight), 0));
  const SEL known = sel_registerName("seven"), other = sel_registerName("eight"), takes = sel_registerName("twice:");

  /* One site, several selectors and classes. */
  for (int turn = 0; turn < 3; turn++) {
    CHECK(ask(first, known) == 7 && ask(first, other) == 8 && ask(second, known) == 8);
    CHECK(CAROB_SEND_TO(long, first, takes, (long), 21) == 42);
    CHECK(strcmp(CAROB_SEND_TO(const char *, first, sel_registerName("selectorName"), ()), "selectorName") == 0);
  }
  CHECK(calls == 12 && !carob_pending_error());

  /* A method that is replaced. */
  method_setImplementation(class_getInstanceMethod(object_getClass(second), known), (IMP)seven);
  CHECK(ask(second, known) == 7);

  /* A selector that takes another number of arguments, when the site has an entry as well, and when the class has. */
  calls = 0;
  for (int turn = 0; turn < 2; turn++) {
    CHECK(ask(first, takes) == 0 && calls == 0);
    CHECK_ERROR("-[ChosenFirst twice:]: takes 1 argument, 0 given");
  }
  CHECK(ask(first, sel_registerName("nine")) == 0);
  CHECK_ERROR("-[ChosenFirst nine]: unrecognized selector");
  CHECK(ask(first, known) == 7);

  /* Nil, and no selector. */
  CHECK(ask(0, known) == 0 && ask(0, 0) == 0 && !carob_pending_error());
  CHECK(ask(first, 0) == 0);
  CHECK_ERROR("a message was sent with a null selector");

  /* Evaluated once; a class as receiver, no result, a forwarded message's site. */
  int count = 0;
  CHECK(CAROB_SEND_TO(long, first, counted(known, &count), ()) == 7 && count == 1);
  CHECK(CAROB_SEND_TO(Class, objc_getClass("ChosenFirst"), sel_registerName("class"), ()) == objc_getClass("ChosenFirst"));
  CAROB_SEND_TO(void, first, sel_registerName("self"), ());

  /* Sixteen arguments. */
  CHECK(CAROB_SEND(long, first, "a:b:c:d:e:f:g:h:i:j:k:l:m:n:o:p:",
                   (long, long, long, long, long, long, long, long, long, long, long, long, long, long, long, double), 1, 2, 3,
                   4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16) == 136);
  return true;
}

CHECKS("chosen-sends", load)
