/* Exceptions, as a plugin meets them whose functions throw, and as others do: this one has a stand-in for what modules in
 * Objective-C are linked with. */
#define CAROB_OBJC
#include "checks.h"
#include <carob/objc_module.h>
#include <setjmp.h>

static jmp_buf handler;
static id thrown;
static const void *thrown_to;

static void throw_it(id exception, const void *frame) {
  thrown = exception;
  thrown_to = frame;
  longjmp(handler, 1);
}

static struct carob_objc_module records;
struct carob_objc_glue carob_objc_glue = {
  .size = sizeof carob_objc_glue, .records = &records, .throw_exception = throw_it};

static Class exception_class(void) { return objc_getClass("NSException"); }

static id make(const char *name, const char *reason, id user_info) {
  return CAROB_SEND(
    id, (id)exception_class(), "exceptionWithName:reason:userInfo:", (id, id, id), carob_string(name),
    reason ? carob_string(reason) : 0, user_info);
}

static bool says(id object, const char *selector, const char *text) {
  id string = ((id(*)(id, SEL))class_getMethodImplementation(object_getClass(object), sel_registerName(selector)))(
    object, sel_registerName(selector));
  return string && strcmp(carob_utf8(string), text) == 0;
}

static bool are_objects(void) {
  id key = carob_string("key");
  id info = CAROB_SEND(
    id, (id)objc_getClass("NSMutableDictionary"), "dictionaryWithObject:forKey:", (id, id), carob_number(1), key);
  id exception = make("CheckException", "a reason", info);
  CHECK(says(exception, "name", "CheckException") && says(exception, "reason", "a reason"));
  CHECK(says(exception, "description", "a reason"));
  CAROB_SEND(void, info, "removeAllObjects", ());
  CHECK(CAROB_SEND(unsigned long, CAROB_SEND(id, exception, "userInfo", ()), "count", ()) == 1);
  CHECK(!CAROB_SEND(BOOL, exception, "isEqual:", (id), make("CheckException", "a reason", 0)));
  CHECK(CAROB_SEND(BOOL, make("A", "b", 0), "isEqual:", (id), make("A", "b", 0)));
  id copy = CAROB_SEND(id, exception, "copy", ());
  CHECK(copy == exception);
  objc_release(copy);
  id bare = CAROB_SEND(
    id, CAROB_SEND(id, (id)exception_class(), "alloc", ()), "initWithName:reason:userInfo:", (id, id, id),
    carob_string("Bare"), 0, 0);
  CHECK(bare && CAROB_SEND(id, bare, "reason", ()) == 0 && says(bare, "description", "Bare"));
  objc_release(bare);
  CHECK(make("A", 0, carob_string("no dictionary")) == 0);
  CHECK_ERROR("needed: NSDictionary");
  return true;
}

static bool are_thrown_into_modules(void) {
  id exception = make("CheckException", "thrown", 0);
  char here;
  if (setjmp(handler) == 0) {
    CAROB_SEND(void, exception, "raise", ());
    CHECK(!"it came back");
  }
  CHECK(thrown == exception && !carob_pending_error());
  /* The stack grows down: the frame is this one, or an inlined one's. */
  CHECK((const char *)thrown_to <= &here + 4096 && (const char *)thrown_to >= &here - 4096);
  thrown = 0;
  if (setjmp(handler) == 0) {
    typedef void (*Raise)(Class, SEL, id, id, ...);
    SEL raise = sel_registerName("raise:format:");
    ((Raise)class_getMethodImplementation(exception_class()->isa, raise))(
      exception_class(), raise, carob_string("CheckFormatted"), carob_string("%@ of %d, %.1f"), carob_string("one"), 2,
      3.0);
    CHECK(!"it came back");
  }
  CHECK(thrown && says(thrown, "name", "CheckFormatted") && says(thrown, "reason", "one of 2, 3.0"));
  return true;
}

static bool are_errors_for_others(void) {
  id exception = make("CheckException", "for others", 0);
  CAROB_SEND(id, exception, "performSelector:", (SEL), sel_registerName("raise"));
  CHECK(CAROB_SEND(BOOL, carob_pending_error(), "isKindOfClass:", (Class), objc_getClass("NSError")));
  CHECK(carob_host->carob_take_exception() == exception && !carob_pending_error());
  CHECK(carob_host->carob_take_exception() == 0);
  carob_raise_error(exception);
  /* The very one comes out of an error about it too. */
  id error = objc_retain(carob_pending_error());
  CHECK_ERROR("CheckException: for others");
  carob_raise_error(error);
  CHECK(carob_host->carob_take_exception() == exception);
  objc_release(error);
  return true;
}

static id taken(void) { return carob_host->carob_take_exception(); }

static bool are_made_of_errors(void) {
  carob_raise("in plain words");
  id exception = taken();
  CHECK(exception && says(exception, "name", "NSGenericException") && says(exception, "reason", "in plain words"));
  id info = CAROB_SEND(id, exception, "userInfo", ());
  id error = CAROB_SEND(id, info, "objectForKey:", (id), carob_string("NSUnderlyingError"));
  CHECK(error && CAROB_SEND(BOOL, error, "isKindOfClass:", (Class), objc_getClass("NSError")));
  id array = CAROB_SEND(id, (id)objc_getClass("NSArray"), "array", ());
  (void)CAROB_SEND(id, array, "objectAtIndex:", (unsigned long), 3);
  exception = taken();
  CHECK(says(exception, "name", "NSRangeException"));
  CHECK(says(exception, "reason", "index 3 is out of range: there are 0"));
  (void)CAROB_SEND(id, array, "nothing", ());
  CHECK(says(taken(), "name", "NSInvalidArgumentException"));
  (void)CAROB_SEND(id, array, "arrayByAddingObject:", (id), 0);
  CHECK(says(taken(), "name", "NSInvalidArgumentException"));
  id plain = class_createInstance(objc_getClass("NSObject"), 0);
  (void)CAROB_SEND(id, plain, "valueForKey:", (id), carob_string("nothing"));
  CHECK(says(taken(), "name", "NSUnknownKeyException"));
  objc_release(plain);
  return true;
}

static bool check(void) {
  return are_objects() && are_thrown_into_modules() && are_errors_for_others() && are_made_of_errors();
}

CHECKS("exceptions", check)
