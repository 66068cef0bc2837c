#include "checks.h"

static bool same(id string, const char *text) {
  const char *bytes = carob_utf8(string);
  return bytes && strcmp(bytes, text) == 0;
}

#define CLASS(name) ((id)objc_getClass(name))

static bool strings(void) {
  id string = carob_string("42 apples");
  CHECK(CAROB_SEND(long, string, "integerValue", ()) == 42);
  CHECK(CAROB_SEND(double, string, "doubleValue", ()) == 42);
  CHECK(CAROB_SEND(BOOL, string, "boolValue", ()));
  CHECK(CAROB_SEND(unsigned long, string, "length", ()) == 9);
  CHECK(same(CAROB_SEND(id, string, "substringFromIndex:", (unsigned long), 3ul), "apples"));
  CHECK(CAROB_SEND(id, string, "substringFromIndex:", (unsigned long), 30ul) == 0);
  CHECK_ERROR("index 30 is out of range: there are 9");
  CHECK(!CAROB_SEND(BOOL, carob_string("\xC3\xA9"), "isEqualToString:", (id),
                    carob_string("e\xCC\x81")));
  return true;
}

static bool dates(void) {
  id date = CAROB_SEND(id, CLASS("NSDate"), "dateWithTimeIntervalSinceReferenceDate:", (double), 0.0);
  CHECK(CAROB_SEND(double, date, "timeIntervalSince1970", ()) == 978307200.0);
  id later = CAROB_SEND(id, CLASS("NSDate"), "dateWithTimeIntervalSince1970:", (double), 978307201.0);
  CHECK(CAROB_SEND(long, date, "compare:", (id), later) == -1);
  CHECK(CAROB_SEND(id, date, "laterDate:", (id), later) == later);
  CHECK(CAROB_SEND(double, later, "timeIntervalSinceDate:", (id), date) == 1);
  CHECK(CAROB_SEND(double, later, "timeIntervalSinceDate:", (id), (id)0) == 1);
  return true;
}

static bool urls_and_data(void) {
  id url = CAROB_SEND(id, CLASS("NSURL"), "URLWithString:", (id), carob_string("http://h/a/b.c"));
  CHECK(same(CAROB_SEND(id, url, "host", ()), "h"));
  CHECK(same(CAROB_SEND(id, url, "lastPathComponent", ()), "b.c"));
  CHECK(!CAROB_SEND(BOOL, url, "isFileURL", ()));
  const unsigned char bytes[] = {1, 2, 3};
  id data = CAROB_SEND(id, CLASS("NSData"), "dataWithBytes:length:", (const void *, unsigned long),
                       bytes, sizeof bytes);
  CHECK(CAROB_SEND(unsigned long, data, "length", ()) == 3);
  const void *copy = CAROB_SEND(const void *, data, "bytes", ());
  CHECK(copy != bytes && memcmp(copy, bytes, 3) == 0);
  return true;
}

static bool collections(void) {
  id array = CAROB_SEND(id, CLASS("NSMutableArray"), "array", ());
  CAROB_SEND(void, array, "addObject:", (id), carob_string("a"));
  CAROB_SEND(void, array, "insertObject:atIndex:", (id, unsigned long), carob_number(1), 0ul);
  CHECK(CAROB_SEND(unsigned long, array, "count", ()) == 2);
  CAROB_SEND(void, array, "removeObjectAtIndex:", (unsigned long), 5ul);
  CHECK_ERROR("index 5 is out of range: there are 2");
  CAROB_SEND(void, array, "addObject:", (id), (id)0);
  CHECK_ERROR("nil");
  id copy = CAROB_SEND(id, array, "copy", ());
  CAROB_SEND(void, array, "removeAllObjects", ());
  CHECK(CAROB_SEND(unsigned long, copy, "count", ()) == 2);
  CHECK(same(CAROB_SEND(id, copy, "componentsJoinedByString:", (id), carob_string("-")), "1-a"));
  id set = CAROB_SEND(id, CLASS("NSSet"), "setWithArray:", (id), copy);
  CHECK(CAROB_SEND(BOOL, set, "containsObject:", (id), carob_string("a")));
  objc_release(copy);
  id dictionary = CAROB_SEND(id, CLASS("NSMutableDictionary"), "dictionary", ());
  CAROB_SEND(void, dictionary, "setObject:forKey:", (id, id), set, carob_string("set"));
  CHECK(CAROB_SEND(id, dictionary, "objectForKey:", (id), carob_string("set")) == set);
  CAROB_SEND(void, dictionary, "removeObjectForKey:", (id), carob_string("set"));
  CHECK(CAROB_SEND(unsigned long, dictionary, "count", ()) == 0);
  return true;
}

static bool errors(void) {
  id info = CAROB_SEND(id, CLASS("NSDictionary"), "dictionaryWithObject:forKey:", (id, id),
                       carob_string("the words"), carob_string("NSLocalizedDescription"));
  id error = CAROB_SEND(id, CLASS("NSError"), "errorWithDomain:code:userInfo:", (id, long, id),
                        carob_string("org.example"), 5l, info);
  CHECK(CAROB_SEND(long, error, "code", ()) == 5);
  CHECK(same(CAROB_SEND(id, error, "localizedDescription", ()), "the words"));
  carob_raise_error(error);
  id pending = carob_pending_error();
  CHECK(pending && CAROB_SEND(long, pending, "code", ()) == 5);
  CHECK(same(CAROB_SEND(id, pending, "domain", ()), "org.example"));
  carob_clear_pending_error();
  /* An error of a subclass comes back as the object that it is. */
  Class cls = objc_allocateClassPair(objc_getClass("NSError"), "ValuesError", 0);
  objc_registerClassPair(cls);
  error = CAROB_SEND(id, (id)cls, "errorWithDomain:code:userInfo:", (id, long, id),
                     carob_string("org.example"), 6l, info);
  carob_raise_error(error);
  CHECK(carob_pending_error() == error);
  carob_clear_pending_error();
  carob_raise_error(carob_string("text"));
  CHECK_ERROR("text (NSString) was raised, which is neither an NSError nor an NSException");
  carob_raise_error(0);
  CHECK_ERROR("nil was raised, which is neither an NSError nor an NSException");
  return true;
}

static bool checks(void) {
  return strings() && dates() && urls_and_data() && collections() && errors();
}

CHECKS("values", checks)
