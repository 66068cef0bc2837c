/* Strings that have their characters in their ids, passed to every function that takes an object, and in every way in which a
 * message takes one. */
#include "checks.h"

/* The id that clang writes for a literal. */
static id small(const char *text) {
  uintptr_t word = CAROB_SMALL_STRING | strlen(text) << CAROB_SMALL_STRING_LENGTH_SHIFT;
  for (int i = 0; text[i]; i++)
    word |= (uintptr_t)text[i] << (CAROB_SMALL_STRING_FIRST_SHIFT - i * CAROB_SMALL_STRING_CHARACTER_BITS);
  return (id)word;
}

static bool is(id string, const char *text) {
  const char *utf8 = carob_utf8(string);
  return utf8 && strcmp(utf8, text) == 0;
}

static Class holder_class;
static id last;

static id keep(id self, SEL cmd, id object) {
  (void)self;
  (void)cmd;
  return last = object;
}

static id forwarded(id self, SEL cmd, SEL selector) {
  (void)cmd;
  return sel_isEqual(selector, sel_registerName("uppercaseString")) ? CAROB_SEND(id, self, "text", ()) : 0;
}

static bool add_property(const char *name, const char *ownership) {
  const objc_property_attribute_t attributes[] = {
    {"T", "@\"NSString\""}, {ownership, ""}, {"N", ""}, {"V", name}};
  return class_addIvar(holder_class, name, sizeof(id), 3, "@\"NSString\"") &&
         class_addProperty(holder_class, name, attributes, 4);
}

static bool set_up(void) {
  holder_class = objc_allocateClassPair(objc_getClass("NSObject"), "SmallHolder", 0);
  CHECK(holder_class != 0);
  CHECK(add_property("text", "&") && add_property("copied", "C") && add_property("weakly", "W"));
  CHECK(class_addMethod(holder_class, sel_registerName("keep:"), (IMP)keep, "@@:@"));
  CHECK(class_addMethod(
    holder_class, sel_registerName("forwardingTargetForSelector:"), (IMP)forwarded, "@@::"));
  objc_registerClassPair(holder_class);
  return true;
}

static bool is_a_string(void) {
  id posts = small("Posts");
  CHECK(carob_is_tagged(posts) && !carob_is_tagged(0));
  CHECK(carob_isa(posts) == objc_getClass("NSString") && carob_isa(0) == 0);
  CHECK(object_getClass(posts) == objc_getClass("NSString"));
  CHECK(strcmp(object_getClassName(posts), "NSString") == 0 && !object_isClass(posts));
  CHECK(is(posts, "Posts") && is(small(""), "") && is(small("12345678"), "12345678"));
  CHECK(CAROB_SEND(unsigned long, posts, "length", ()) == 5);
  CHECK(is(CAROB_SEND(id, posts, "uppercaseString", ()), "POSTS"));
  CHECK(CAROB_SEND(BOOL, posts, "isEqual:", (id), carob_string("Posts")));
  CHECK(CAROB_SEND(BOOL, carob_string("Posts"), "isEqual:", (id), posts));
  CHECK(CAROB_SEND(id, posts, "copy", ()) == posts && CAROB_SEND(id, posts, "self", ()) == posts);
  CHECK(CAROB_SEND(Class, posts, "class", ()) == objc_getClass("NSString"));
  CHECK(CAROB_SEND(BOOL, posts, "isKindOfClass:", (Class), objc_getClass("NSObject")));
  /* One site, receivers of two kinds in turn. */
  id receivers[] = {posts, carob_string("longer than eight"), small("ab"), 0};
  unsigned long lengths[] = {5, 17, 2, 0};
  for (int i = 0; i < 12; i++)
    CHECK(CAROB_SEND(unsigned long, receivers[i % 4], "length", ()) == lengths[i % 4]);
  CHECK(CAROB_SEND_SUPER(unsigned long, posts, "NSString", "hash", ()) != 0);
  (void)CAROB_SEND(id, posts, "noSuchMethod", ());
  CHECK_ERROR("noSuchMethod");
  return true;
}

static bool is_counted(void) {
  id posts = small("Posts");
  void *pool = objc_autoreleasePoolPush();
  CHECK(objc_retain(posts) == posts && objc_autorelease(posts) == posts);
  CHECK(objc_retainAutorelease(posts) == posts);
  id strong = 0;
  objc_storeStrong(&strong, posts);
  CHECK(strong == posts);
  objc_storeStrong(&strong, 0);
  objc_autoreleasePoolPop(pool);
  objc_retain(posts);
  objc_release(posts);
  objc_retain(posts);
  carob_host->carob_release_at(posts, __FILE__, __LINE__);
  objc_retain(posts);
  object_dispose(posts);
  id weak, other, third;
  CHECK(objc_initWeak(&weak, posts) == posts && objc_loadWeak(&weak) == posts);
  CHECK(objc_loadWeakRetained(&weak) == posts);
  objc_release(posts);
  objc_copyWeak(&other, &weak);
  objc_moveWeak(&third, &other);
  CHECK(objc_loadWeak(&third) == posts && objc_storeWeak(&weak, small("x")) == small("x"));
  CHECK(objc_loadWeak(&weak) == small("x"));
  objc_destroyWeak(&weak);
  objc_destroyWeak(&third);
  id copy = object_copy(posts, 0);
  CHECK(copy == 0);
  CHECK_ERROR("a Swift class lies beneath it");
  return true;
}

static const char key;

static bool has_things_associated(void) {
  id posts = small("Posts"), holder = class_createInstance(holder_class, 0);
  const objc_AssociationPolicy policies[] = {
    OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC,
    OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY};
  for (int i = 0; i < 5; i++) {
    objc_setAssociatedObject(holder, &key, posts, policies[i]);
    CHECK(objc_getAssociatedObject(holder, &key) == posts);
    objc_setAssociatedObject(posts, &key, small("of it"), policies[i]);
    CHECK(objc_getAssociatedObject(posts, &key) == small("of it"));
  }
  CHECK(objc_getAssociatedObject(small("other"), &key) == 0);
  objc_removeAssociatedObjects(posts);
  CHECK(objc_getAssociatedObject(posts, &key) == 0);
  objc_release(holder);
  return true;
}

static bool has_no_variables(void) {
  id posts = small("Posts");
  Ivar text = class_getInstanceVariable(holder_class, "text");
  CHECK(object_getIvar(posts, text) == 0);
  CHECK_ERROR("NSString has no such variable");
  object_setIvar(posts, text, posts);
  CHECK_ERROR("NSString has no such variable");
  object_setIvarWithStrongDefault(posts, text, posts);
  CHECK_ERROR("NSString has no such variable");
  void *value = &value;
  CHECK(object_getInstanceVariable(posts, "text", &value) == 0 && value == 0);
  CHECK(object_setInstanceVariable(posts, "text", posts) == 0);
  CHECK(object_getIndexedIvars(posts) == 0);
  CHECK(object_setClass(posts, holder_class) == 0);
  CHECK_ERROR("\"Posts\" is a string literal");
  CHECK(!carob_respond(posts, sel_registerName("keep:"), (IMP)keep, "@@:@"));
  CHECK_ERROR("\"Posts\" is a string literal");
  return true;
}

static bool is_in_variables(void) {
  id posts = small("Posts"), holder = class_createInstance(holder_class, 0);
  Ivar text = class_getInstanceVariable(holder_class, "text");
  object_setIvar(holder, text, posts);
  CHECK(object_getIvar(holder, text) == posts && CAROB_SEND(id, holder, "text", ()) == posts);
  object_setIvarWithStrongDefault(holder, text, small("other"));
  CHECK(object_getIvar(holder, text) == small("other"));
  void *value = 0;
  CHECK(object_setInstanceVariable(holder, "text", posts) == text);
  CHECK(object_getInstanceVariable(holder, "text", &value) == text && value == posts);
  const char *keys[] = {"text", "copied", "weakly"};
  CAROB_SEND(void, holder, "setText:", (id), small("1"));
  CAROB_SEND(void, holder, "setCopied:", (id), small("2"));
  CAROB_SEND(void, holder, "setWeakly:", (id), small("3"));
  for (int i = 0; i < 3; i++) {
    char digit[] = {(char)('1' + i), 0};
    CHECK(CAROB_SEND(id, holder, "valueForKey:", (id), carob_string(keys[i])) == small(digit));
    CAROB_SEND(void, holder, "setValue:forKey:", (id, id), posts, carob_string(keys[i]));
    CHECK(CAROB_SEND(id, holder, "valueForKey:", (id), carob_string(keys[i])) == posts);
  }
  CHECK(CAROB_SEND(id, holder, "valueForKey:", (id), small("text")) == posts);
  id copy = object_copy(holder, 0);
  CHECK(copy && CAROB_SEND(id, copy, "text", ()) == posts);
  objc_release(copy);
  objc_release(holder);
  return true;
}

static bool is_in_collections(void) {
  id posts = small("Posts");
  id array = CAROB_SEND(id, CAROB_SEND(id, (id)objc_getClass("NSMutableArray"), "new", ()), "self", ());
  CAROB_SEND(void, array, "addObject:", (id), posts);
  CHECK(CAROB_SEND(id, array, "objectAtIndex:", (unsigned long), 0) == posts);
  CHECK(CAROB_SEND(BOOL, array, "containsObject:", (id), carob_string("Posts")));
  id dictionary = CAROB_SEND(id, (id)objc_getClass("NSMutableDictionary"), "new", ());
  CAROB_SEND(void, dictionary, "setObject:forKey:", (id, id), posts, small("key"));
  CHECK(CAROB_SEND(id, dictionary, "objectForKey:", (id), carob_string("key")) == posts);
  CHECK(CAROB_SEND(id, dictionary, "valueForKey:", (id), small("key")) == posts);
  objc_release(dictionary);
  objc_release(array);
  return true;
}

static bool is_an_argument(void) {
  id posts = small("Posts"), holder = class_createInstance(holder_class, 0);
  CHECK(CAROB_SEND(id, holder, "keep:", (id), posts) == posts && last == posts);
  last = 0;
  CHECK(CAROB_SEND(id, holder, "performSelector:withObject:", (SEL, id), sel_registerName("keep:"), posts) == posts);
  CHECK(last == posts);
  /* The receiver after forwarding. */
  CAROB_SEND(void, holder, "setText:", (id), posts);
  CHECK(is(CAROB_SEND(id, holder, "uppercaseString", ()), "POSTS"));
  SEL keep_selector = sel_registerName("keep:");
  id signature = CAROB_SEND(id, holder, "methodSignatureForSelector:", (SEL), keep_selector);
  id invocation = CAROB_SEND(
    id, (id)objc_getClass("NSInvocation"), "invocationWithMethodSignature:", (id), signature);
  CAROB_SEND(void, invocation, "setSelector:", (SEL), keep_selector);
  CAROB_SEND(void, invocation, "setArgument:atIndex:", (void *, long), &posts, 2);
  CAROB_SEND(void, invocation, "retainArguments", ());
  last = 0;
  CAROB_SEND(void, invocation, "invokeWithTarget:", (id), holder);
  CHECK(last == posts);
  id result = 0;
  CAROB_SEND(void, invocation, "getReturnValue:", (void *), &result);
  CHECK(result == posts);
  objc_release(holder);
  return true;
}

static id block_body(const struct Block_layout *block, id object) {
  (void)block;
  return object;
}

static bool is_in_blocks(void) {
  id posts = small("Posts"), captured = 0;
  carob_host->carob_block_object_assign(&captured, posts, BLOCK_FIELD_IS_OBJECT);
  CHECK(captured == posts);
  carob_host->carob_block_object_dispose(captured, BLOCK_FIELD_IS_OBJECT);
  void *block = carob_block((IMP)block_body, "@@?@", posts, 0);
  CHECK(block && ((id(*)(void *, id))((struct Block_layout *)block)->invoke)(block, posts) == posts);
  carob_block_release(block);
  return true;
}

static bool is_what_objective_c_needs(void) {
  id posts = small("Posts");
  CHECK(objc_sync_enter(posts) == 0 && objc_sync_exit(posts) == 0);
  CHECK(object_dispose(objc_retain(posts)) == 0);
  CHECK(is(carob_format(posts), "Posts"));
  CHECK(is(carob_format(small("%@-%@"), posts, small("")), "Posts-"));
  SEL hash = sel_registerName("hash");
  const IMP above = carob_host->carob_super_implementation(objc_getClass("NSObject"), posts, hash);
  CHECK(above && ((unsigned long (*)(id, SEL))above)(posts, hash) != 0);
  return true;
}

static bool is_an_error(void) {
  carob_raise_error(small("Posts"));
  CHECK_ERROR("Posts (NSString) was raised, which is neither an NSError nor an NSException");
  return true;
}

/* Other tags, lengths that no string has, and something behind the last character. At a site that has been used for a string. */
static bool others_are_refused(void) {
  const uintptr_t words[] = {0, 1, 2, 3, 5, 6, 7, 42, 0x4c, 0xfffffffffffffffc, 0x10002c};
  id holder = class_createInstance(holder_class, 0);
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    id other = words[i] ? (id)words[i] : small("Posts");
    void *pool = objc_autoreleasePoolPush();
    (void)CAROB_SEND(id, other, "description", ());
    if (i > 0) CHECK_ERROR("(no object)");
    (void)CAROB_SEND_SUPER(id, other, "NSString", "description", ());
    if (i > 0) CHECK_ERROR("(no object)");
    CAROB_SEND(void, holder, "setText:", (id), other);
    if (i > 0) CHECK_ERROR("(no object)");
    CHECK(is(CAROB_SEND(id, holder, "text", ()), "Posts"));
    if (i > 0) {
      (void)carob_utf8(other);
      CHECK_ERROR("(no object)");
      (void)objc_retain(other);
      CHECK_ERROR("(no object)");
      objc_release(other);
      CHECK_ERROR("(no object)");
      (void)CAROB_SEND(id, (id)objc_getClass("NSArray"), "arrayWithObjects:count:", (id *, unsigned long), &other, 1);
      CHECK_ERROR("(no object)");
    }
    objc_autoreleasePoolPop(pool);
  }
  objc_release(holder);
  return true;
}

static bool check(void) {
  return set_up() && is_a_string() && is_counted() && has_things_associated() &&
         has_no_variables() && is_in_variables() && is_in_collections() && is_an_argument() &&
         is_in_blocks() && is_what_objective_c_needs() && is_an_error() && others_are_refused();
}

CHECKS("small_strings", check)
