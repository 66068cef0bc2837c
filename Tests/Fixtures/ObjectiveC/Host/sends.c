/* What is linked into Objective-C modules, in a plugin, over Carob's own classes and caches. */
#include "../../HostTable/checks.h"

#define GLUE(name) __asm__(name) __attribute__((visibility("hidden")))

void send(void) GLUE("objc_msgSend");
#if defined(__x86_64__)
void send_long_double(void) GLUE("objc_msgSend_fpret");
void send_box(void) GLUE("objc_msgSend_stret");
#else
/* Four numbers travel in registers. */
#define send_long_double send
#define send_box send
#endif
struct super {
  id receiver;
  Class start;
};
IMP look_up_super(const struct super *, SEL) GLUE("objc_msg_lookup_super");
id retain(id) GLUE("objc_retain");
void release(id) GLUE("objc_release");
void store_strong(id *, id) GLUE("objc_storeStrong");
id retain_autoreleased(id) GLUE("objc_retainAutoreleasedReturnValue");
id autorelease_result(id) GLUE("objc_autoreleaseReturnValue");
id init_weak(id *, id) GLUE("objc_initWeak");
void copy_weak(id *, id *) GLUE("objc_copyWeak");
id load_weak_retained(id *) GLUE("objc_loadWeakRetained");
void destroy_weak(id *) GLUE("objc_destroyWeak");
void set_copy(id, SEL, id, ptrdiff_t) GLUE("objc_setProperty_atomic_copy");
id get(id, SEL, ptrdiff_t, BOOL) GLUE("objc_getProperty");
id alloc_init(Class) GLUE("objc_alloc_init");
id alloc_with_zone(Class) GLUE("objc_allocWithZone");
void send_initialize(Class) GLUE("objc_send_initialize");

struct box {
  double x, y, width, height;
};

static int initialized, deallocated;

static void initialize(Class self, SEL _cmd) {
  (void)self, (void)_cmd;
  initialized++;
}
static void dealloc(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  deallocated++;
}
static long number(id self, SEL _cmd, long a, long b, long c, long d, long e, double x) {
  (void)self, (void)_cmd;
  return a + b + c + d + e + (long)x;
}
static long another_number(id self, SEL _cmd, long a, long b, long c, long d, long e, double x) {
  return 1000 + number(self, _cmd, a, b, c, d, e, x);
}
static struct box box(id self, SEL _cmd, double by) {
  (void)self, (void)_cmd;
  return (struct box){by, 2 * by, 3 * by, 4 * by};
}
static long double precise(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return 0x1p62L + 1;
}
static long title(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return 'b';
}

static Class base, lower;

static long lower_title(id self, SEL _cmd) {
  const struct super super = {self, base};
  return ((long (*)(id, SEL))look_up_super(&super, _cmd))(self, _cmd) << 8 | 'l';
}
static long lower_class_title(Class self, SEL _cmd) {
  const struct super super = {(id)self, base->isa};
  return ((long (*)(Class, SEL))look_up_super(&super, _cmd))(self, _cmd) << 8 | 'L';
}
static id forwarding_target(id self, SEL _cmd, SEL selector) {
  (void)self, (void)_cmd, (void)selector;
  return alloc_init(lower);
}

static bool make_classes(void) {
  const SEL number_name = sel_registerName("a:b:c:d:e:x:"), title_name = sel_registerName("title");
  base = objc_allocateClassPair(objc_getClass("NSObject"), "SendsBase", 0);
  CHECK(class_addMethod(base->isa, sel_registerName("initialize"), (IMP)initialize, "v#:"));
  CHECK(class_addMethod(base, sel_registerName("dealloc"), (IMP)dealloc, "v@:"));
  CHECK(class_addMethod(base, number_name, (IMP)number, "q@:qqqqqd"));
  CHECK(class_addMethod(base, sel_registerName("box:"), (IMP)box, "{box=dddd}@:d"));
  CHECK(class_addMethod(base, sel_registerName("precise"), (IMP)precise, "D@:"));
  CHECK(class_addMethod(base, title_name, (IMP)title, "q@:"));
  CHECK(class_addMethod(base->isa, title_name, (IMP)title, "q#:"));
  CHECK(class_addIvar(base, "kept", 8, 3, "@"));
  objc_registerClassPair(base);
  lower = objc_allocateClassPair(base, "SendsLower", 0);
  CHECK(class_addMethod(lower, title_name, (IMP)lower_title, "q@:"));
  CHECK(class_addMethod(lower->isa, title_name, (IMP)lower_class_title, "q#:"));
  objc_registerClassPair(lower);
  CHECK(initialized == 0);
  return true;
}

static bool messages(void) {
  const SEL name = sel_registerName("a:b:c:d:e:x:");
  long (*const ask)(id, SEL, long, long, long, long, long, double) = (void *)send;
  const id object = alloc_init(lower);
  CHECK(object && initialized == 2 && object_getClass(object) == lower);
  for (int round = 0; round < 3; round++) {
    CHECK(ask(object, name, 1, 2, 3, 4, 5, 6) == 21);
    CHECK(ask(0, name, 1, 2, 3, 4, 5, 6) == 0);
    const struct box made =
      ((struct box(*)(id, SEL, double))send_box)(object, sel_registerName("box:"), 1.5);
    CHECK(made.x == 1.5 && made.y == 3 && made.width == 4.5 && made.height == 6);
    const SEL precise_name = sel_registerName("precise");
    CHECK(((long double (*)(id, SEL))send_long_double)(object, precise_name) == 0x1p62L + 1);
    CHECK(((long (*)(id, SEL))send)(object, sel_registerName("title")) == ('b' << 8 | 'l'));
    CHECK(((long (*)(Class, SEL))send)(lower, sel_registerName("title")) == ('b' << 8 | 'L'));
    if (round == 1) class_replaceMethod(base, name, (IMP)another_number, "q@:qqqqqd");
    CHECK(ask(object, name, 1, 2, 3, 4, 5, 6) == (round == 1 ? 1021 : 21));
    class_replaceMethod(base, name, (IMP)number, "q@:qqqqqd");
  }
  release(object);
  CHECK(deallocated == 1);
  return true;
}

static bool undelivered(void) {
  const id object = alloc_init(lower);
  CHECK(((long (*)(id, SEL))send)(object, sel_registerName("titel")) == 0);
  CHECK_ERROR("titel");
  CHECK(((long double (*)(id, SEL))send_long_double)(object, sel_registerName("titel")) == 0);
  CHECK_ERROR("titel");
  const struct super super = {object, base};
  CHECK(((long (*)(id, SEL))look_up_super(&super, sel_registerName("titel")))(object, 0) == 0);
  CHECK_ERROR("titel");
  release(object);
  /* Forwarded, also through `super`. */
  Class forwarder = objc_allocateClassPair(objc_getClass("NSObject"), "SendsForwarder", 0);
  CHECK(class_addMethod(forwarder, sel_registerName("forwardingTargetForSelector:"),
                        (IMP)forwarding_target, "@@::"));
  objc_registerClassPair(forwarder);
  Class below = objc_allocateClassPair(forwarder, "SendsForwarderLower", 0);
  objc_registerClassPair(below);
  const id forwarding = alloc_init(below);
  const SEL name = sel_registerName("title");
  for (int round = 0; round < 2; round++) {
    CHECK(((long (*)(id, SEL))send)(forwarding, name) == ('b' << 8 | 'l'));
    const struct super above = {forwarding, forwarder};
    CHECK(((long (*)(id, SEL))look_up_super(&above, name))(forwarding, name) == ('b' << 8 | 'l'));
  }
  release(forwarding);
  return true;
}

static bool counting(void) {
  const int before = deallocated;
  id variable = 0, observer, another;
  store_strong(&variable, alloc_init(base));
  release(variable);
  init_weak(&observer, variable);
  copy_weak(&another, &observer);
  id loaded = load_weak_retained(&another);
  CHECK(loaded == variable);
  release(loaded);
  void *pool = objc_autoreleasePoolPush();
  CHECK(autorelease_result(retain(variable)) == variable);
  CHECK(retain_autoreleased(variable) == variable);
  release(variable);
  store_strong(&variable, 0);
  CHECK(deallocated == before);
  objc_autoreleasePoolPop(pool);
  CHECK(deallocated == before + 1 && !load_weak_retained(&observer));
  destroy_weak(&observer);
  destroy_weak(&another);
  const id owner = alloc_with_zone(base), text = carob_string("a text that is long enough");
  const ptrdiff_t kept = ivar_getOffset(class_getInstanceVariable(base, "kept"));
  set_copy(owner, 0, text, kept);
  CHECK(!strcmp(carob_utf8(get(owner, 0, kept, YES)), "a text that is long enough"));
  set_copy(owner, 0, 0, kept);
  CHECK(get(owner, 0, kept, NO) == 0);
  release(owner);
  send_initialize(base);
  CHECK(initialized == 2);
  return true;
}

static bool load(void) { return make_classes() && messages() && undelivered() && counting(); }

CHECKS("sends", load)
