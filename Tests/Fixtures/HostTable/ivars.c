#include "checks.h"
#include <stdlib.h>

/* What the C compiler makes of the variables that `layout` adds. */
struct bits {
  Class isa;
  unsigned char first;
  unsigned int a : 3;
  unsigned int b : 7;
  unsigned int c : 20;
  unsigned short d : 9;
  unsigned long e : 40;
  unsigned char f : 1;
  short last;
};

static void store(id object, Ivar ivar, unsigned long value) {
  unsigned int bit = carob_ivar_getFirstBit(ivar), width = carob_ivar_getBitWidth(ivar);
  char *address = (char *)object + ivar_getOffset(ivar);
  for (unsigned int index = 0; index < width; index++)
    if (value >> index & 1) address[(bit + index) / 8] |= (char)(1 << (bit + index) % 8);
}

static bool layout(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "CheckBits", 0);
  CHECK(class_addIvar(cls, "first", 1, 0, "C"));
  CHECK(class_addIvar(cls, "a", sizeof(int), 2, "b3"));
  CHECK(class_addIvar(cls, "b", sizeof(int), 2, "b0I7"));
  CHECK(class_addIvar(cls, "c", sizeof(int), 2, "b20"));
  CHECK(class_addIvar(cls, "d", sizeof(short), 1, "b9"));
  CHECK(class_addIvar(cls, "e", sizeof(long), 3, "b40"));
  CHECK(class_addIvar(cls, "f", sizeof(char), 0, "b1"));
  CHECK(class_addIvar(cls, "last", sizeof(short), 1, "s"));
  CHECK(!class_addIvar(cls, "wide", sizeof(char), 0, "b9"));
  CHECK_ERROR("CheckBits.wide: a bit-field of 9 bits does not fit a type of 1 bytes");
  objc_registerClassPair(cls);
  CHECK(ivar_getOffset(class_getInstanceVariable(cls, "last")) == offsetof(struct bits, last));
  id object = class_createInstance(cls, 0);
  struct bits expected;
  memset(&expected, 0, sizeof expected);
  expected.isa = cls;
  expected.a = 5, expected.b = 0x55, expected.c = 0xabcde, expected.d = 0x155;
  expected.e = 0x123456789a, expected.f = 1;
  const char *names[] = {"a", "b", "c", "d", "e", "f"};
  const unsigned long values[] = {5, 0x55, 0xabcde, 0x155, 0x123456789a, 1};
  for (int index = 0; index < 6; index++)
    store(object, class_getInstanceVariable(cls, names[index]), values[index]);
  CHECK(memcmp(object, &expected, class_getInstanceSize(cls)) == 0);
  void *word = cls;
  CHECK(object_getInstanceVariable(object, "a", &word) == 0 && word == 0);
  CHECK_ERROR("CheckBits.a of type \"b3\" does not fit a pointer");
  objc_release(object);
  return true;
}

static bool lists(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "CheckIvarList", 0);
  CHECK(class_addIvar(cls, "point", 16, 3, "{Point=dd}"));
  CHECK(class_addIvar(cls, "empty", 0, 0, "{Empty=}"));
  CHECK(class_addIvar(cls, "numbers", 12, 2, "[3i]"));
  CHECK(class_addIvar(cls, "wide", 16, 4, "D"));
  /* The logarithm of 256 bytes, which an offset can have, and an object cannot. */
  CHECK(class_addIvar(cls, "wider", 32, 8, "[2D]"));
  CHECK(!class_addIvar(cls, "widest", 32, 25, "[2D]"));
  CHECK_ERROR("a size of 32 and an alignment of 33554432 bytes");
  unsigned int count = 99;
  CHECK(class_copyIvarList(cls, &count) == 0 && count == 0);
  objc_registerClassPair(cls);
  Ivar *list = class_copyIvarList(cls, &count);
  CHECK(count == 5 && list[5] == 0);
  const char *names[] = {"point", "empty", "numbers", "wide", "wider"};
  const ptrdiff_t offsets[] = {8, 24, 24, 48, 256};
  for (unsigned int index = 0; index < count; index++) {
    CHECK(strcmp(ivar_getName(list[index]), names[index]) == 0);
    CHECK(ivar_getOffset(list[index]) == offsets[index]);
    CHECK(class_getInstanceVariable(cls, names[index]) == list[index]);
    CHECK(carob_ivar_getBitWidth(list[index]) == 0);
  }
  free(list);
  CHECK(class_getInstanceSize(cls) == 288);
  CHECK(class_copyIvarList(0, &count) == 0 && count == 0);
  CHECK(class_copyIvarList(cls, 0) != 0);
  CHECK(class_getClassVariable(cls, "point") == 0);
  CHECK(carob_ivar_getBitWidth(0) == 0 && carob_ivar_getFirstBit(0) == 0);
  return true;
}

static bool by_name(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "CheckIvarByName", 0);
  CHECK(class_addIvar(cls, "object", 8, 3, "@"));
  CHECK(class_addIvar(cls, "number", 4, 2, "i"));
  CHECK(class_addIvar(cls, "next", 4, 2, "i"));
  CHECK(class_addIvar(cls, "point", 16, 3, "{Point=dd}"));
  objc_registerClassPair(cls);
  id object = class_createInstance(cls, 0);
  id text = carob_string("text");
  void *word = cls;
  CHECK(object_setInstanceVariable(object, "object", text) != 0);
  CHECK(object_getInstanceVariable(object, "object", &word) == class_getInstanceVariable(cls, "object"));
  CHECK(word == text);
  CHECK(object_setInstanceVariable(object, "number", (void *)-3) != 0);
  CHECK(object_getInstanceVariable(object, "number", &word) != 0 && (int)(intptr_t)word == -3);
  CHECK(object_getInstanceVariable(object, "next", &word) != 0 && word == 0);
  CHECK(object_getInstanceVariable(object, "number", 0) != 0);
  CHECK(object_getInstanceVariable(object, "nobody", &word) == 0 && word == 0);
  CHECK(object_getInstanceVariable(0, "number", &word) == 0);
  CHECK(object_getInstanceVariable(object, 0, &word) == 0);
  CHECK(carob_pending_error() == 0);
  CHECK(object_setInstanceVariable(object, "point", &word) == 0);
  CHECK_ERROR("CheckIvarByName.point of type \"{Point=dd}\" does not fit a pointer");

  Ivar ivar = class_getInstanceVariable(cls, "object");
  object_setIvar(object, ivar, 0);
  Class watched = objc_allocateClassPair(objc_getClass("NSObject"), "CheckIvarKept", 0);
  objc_registerClassPair(watched);
  id kept = class_createInstance(watched, 0), weak = 0;
  objc_storeWeak(&weak, kept);
  object_setIvarWithStrongDefault(object, ivar, kept);
  objc_release(kept);
  CHECK(object_getIvar(object, ivar) == kept);
  void *pool = objc_autoreleasePoolPush();
  CHECK(objc_loadWeak(&weak) == kept);
  objc_autoreleasePoolPop(pool);
  object_setIvarWithStrongDefault(object, ivar, 0);
  CHECK(objc_loadWeak(&weak) == 0);
  objc_destroyWeak(&weak);
  object_setIvarWithStrongDefault(0, ivar, 0);
  objc_release(object);
  return true;
}

static bool checks(void) { return layout() && lists() && by_name(); }

CHECKS("ivars", checks)
