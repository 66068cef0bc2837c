/* Every function of the headers, called once at least; each row of the screen is a header and what did not
 * hold of it. */
#include <carob/carob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define UNUSED (void)self, (void)_cmd

/* Ends the check with the text of the condition that does not hold. */
#define CHECK(condition) \
  if (!(condition)) return #condition

static const objc_property_attribute_t object_attributes[] = {{"T", "@"}, {"&", ""}, {"N", ""}};

static Class make(const char *name, Class superclass) {
  Class cls = objc_allocateClassPair(superclass, name, 0);
  objc_registerClassPair(cls);
  return cls;
}

static id new(Class cls) { return CAROB_SEND(id, cls, "new", ()); }

static long one(id self, SEL _cmd) {
  UNUSED;
  return 1;
}
static long two(id self, SEL _cmd) {
  UNUSED;
  return 2;
}
static long number(id object) { return CAROB_SEND(long, object, "frozenNumber", ()); }

static const char *selectors(void) {
  SEL name = sel_registerName("frozenNumber");
  CHECK(name == sel_getUid("frozenNumber") && sel_isEqual(name, name));
  CHECK(!strcmp(sel_getName(name), "frozenNumber"));
  return NULL;
}

static BOOL hook(const char *name, Class *cls) {
  if (strcmp(name, "FrozenHooked")) return NO;
  *cls = make(name, objc_lookUpClass("NSObject"));
  return YES;
}

static const char *classes(void) {
  Class root = objc_getClass("NSObject");
  CHECK(root == objc_lookUpClass("NSObject") && root == objc_getRequiredClass("NSObject"));
  CHECK(objc_getMetaClass("NSObject") == object_getClass((id)root));
  objc_hook_getClass before = NULL;
  objc_setHook_getClass(hook, &before);
  CHECK(objc_getClass("FrozenHooked"));
  objc_setHook_getClass(before, NULL);
  unsigned int count = 0;
  Class *all = objc_copyClassList(&count);
  CHECK(all && objc_getClassList(NULL, 0) == (int)count);
  free(all);
  Class top = make("FrozenTop", root), below = make("FrozenBelow", top);
  Class *found = carob_copySubclassList(top, &count);
  CHECK(count == 1 && found[0] == below);
  free(found);
  Class twin = objc_duplicateClass(below, "FrozenTwin", 8);
  CHECK(twin && class_getSuperclass(twin) == top);
  objc_disposeClassPair(twin);
  CHECK(!objc_lookUpClass("FrozenTwin") && !strcmp(class_getName(top), "FrozenTop"));
  CHECK(class_setSuperclass(below, root) == top && class_getSuperclass(below) == root);
  CHECK(class_isMetaClass(objc_getMetaClass("NSObject")) && !class_isMetaClass(root));
  class_setVersion(top, 3);
  CHECK(class_getVersion(top) == 3 && class_getInstanceSize(top) == sizeof(void *));
  id object = class_createInstance(top, 16);
  CHECK(object && object_getIndexedIvars(object));
  CHECK(object_dispose(object) == NULL);
  return NULL;
}

static const char *methods(void) {
  SEL name = sel_registerName("frozenNumber"), other = sel_registerName("frozenOther");
  Class cls = make("FrozenMethods", objc_getClass("NSObject"));
  CHECK(class_addMethod(cls, name, (IMP)one, "q@:") && class_addMethod(cls, other, (IMP)two, "q@:"));
  CHECK(class_getMethodImplementation(cls, name) == (IMP)one && class_respondsToSelector(cls, name));
  Method first = class_getInstanceMethod(cls, name), second = class_getInstanceMethod(cls, other);
  CHECK(class_getClassMethod(cls, sel_registerName("alloc")));
  CHECK(method_getName(first) == name && method_getImplementation(first) == (IMP)one);
  CHECK(!strcmp(method_getTypeEncoding(first), "q@:") && method_getNumberOfArguments(first) == 2);
  CHECK(method_getDescription(first)->name == name);
  unsigned int count = 0;
  Method *list = class_copyMethodList(cls, &count);
  CHECK(count == 2);
  free(list);
  char buffer[4] = "", *result = method_copyReturnType(first), *argument = method_copyArgumentType(first, 1);
  CHECK(!strcmp(result, "q") && !strcmp(argument, ":"));
  free(result), free(argument);
  method_getReturnType(first, buffer, sizeof buffer);
  CHECK(!strcmp(buffer, "q"));
  method_getArgumentType(first, 0, buffer, sizeof buffer);
  CHECK(!strcmp(buffer, "@"));
  id object = new(cls);
  method_exchangeImplementations(first, second);
  CHECK(number(object) == 2);
  CHECK(method_setImplementation(first, (IMP)one) == (IMP)two && number(object) == 1);
  CHECK(class_replaceMethod(cls, name, (IMP)two, "q@:") == (IMP)one && number(object) == 2);
  const struct carob_method members[] = {{"frozenNumber", "q@:", (IMP)one}, {0, 0, 0}};
  const struct carob_category category = {.name = "Frozen", .instance_methods = members};
  CHECK(carob_add_category(cls, &category) && number(object) == 1);
  objc_release(object);
  return NULL;
}

static const char *protocols(void) {
  SEL name = sel_registerName("frozenNumber");
  Protocol *base = objc_allocateProtocol("FrozenBase"), *made = objc_allocateProtocol("FrozenMade");
  objc_registerProtocol(base);
  protocol_addMethodDescription(made, name, "q@:", YES, YES);
  protocol_addProtocol(made, base);
  protocol_addProperty(made, "owner", object_attributes, 3, YES, YES);
  objc_registerProtocol(made);
  CHECK(objc_getProtocol("FrozenMade") == made && !strcmp(protocol_getName(made), "FrozenMade"));
  CHECK(protocol_conformsToProtocol(made, base) && !protocol_isEqual(made, base));
  CHECK(protocol_getMethodDescription(made, name, YES, YES).name == name);
  unsigned int count = 0;
  Protocol **all = objc_copyProtocolList(&count);
  CHECK(all && count >= 2);
  free(all);
  struct objc_method_description *asked = protocol_copyMethodDescriptionList(made, YES, YES, &count);
  CHECK(count == 1 && asked[0].name == name);
  free(asked);
  CHECK(protocol_getProperty(made, "owner", YES, YES));
  objc_property_t *properties = protocol_copyPropertyList2(made, &count, YES, YES);
  CHECK(count == 1);
  free(properties);
  properties = protocol_copyPropertyList(made, &count);
  CHECK(count == 1);
  free(properties);
  Protocol **inherited = protocol_copyProtocolList(made, &count);
  CHECK(count == 1 && inherited[0] == base);
  free(inherited);
  Class cls = make("FrozenAdopter", objc_getClass("NSObject"));
  CHECK(class_addProtocol(cls, made) && class_conformsToProtocol(cls, made));
  Protocol **adopted = class_copyProtocolList(cls, &count);
  CHECK(count == 1 && adopted[0] == made);
  free(adopted);
  return NULL;
}

static const char *members(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "FrozenMembers", 0);
  CHECK(class_addIvar(cls, "bits", sizeof(int), 2, "b3") && class_addIvar(cls, "bare", 8, 3, "@"));
  CHECK(class_addProperty(cls, "owner", object_attributes, 3));
  class_replaceProperty(cls, "owner", object_attributes, 3);
  objc_registerClassPair(cls);
  Ivar bits = class_getInstanceVariable(cls, "bits"), bare = class_getInstanceVariable(cls, "bare");
  CHECK(!class_getClassVariable(cls, "bare"));
  unsigned int count = 0;
  Ivar *ivars = class_copyIvarList(cls, &count);
  CHECK(count == 3 && !strcmp(ivar_getName(ivars[0]), "bits"));
  free(ivars);
  CHECK(!strcmp(ivar_getTypeEncoding(bare), "@") && ivar_getOffset(bare) == 16);
  CHECK(carob_ivar_getFirstBit(bits) == 0 && carob_ivar_getBitWidth(bits) == 3);
  id object = new(cls), text = carob_string("text");
  object_setIvar(object, bare, text);
  CHECK(object_getIvar(object, bare) == text);
  object_setIvar(object, bare, NULL);
  object_setIvarWithStrongDefault(object, bare, text);
  object_setIvarWithStrongDefault(object, bare, NULL);
  void *value = NULL;
  CHECK(object_setInstanceVariable(object, "_owner", text));
  CHECK(object_getInstanceVariable(object, "_owner", &value) && value == text);
  objc_property_t owner = class_getProperty(cls, "owner");
  objc_property_t *properties = class_copyPropertyList(cls, &count);
  CHECK(count == 1 && !strcmp(property_getName(owner), "owner"));
  free(properties);
  CHECK(!strcmp(property_getAttributes(owner), "T@,&,N"));
  objc_property_attribute_t *attributes = property_copyAttributeList(owner, &count);
  char *type = property_copyAttributeValue(owner, "T");
  CHECK(count == 3 && !strcmp(type, "@"));
  free(attributes), free(type);
  objc_release(object);
  return NULL;
}

static long three(id self, SEL _cmd) {
  UNUSED;
  return 3;
}

static const char *objects(void) {
  Class root = objc_getClass("NSObject"), cls = make("FrozenObjects", root);
  id object = new(cls), kept = NULL, weak, other;
  CHECK(object_getClass(object) == cls && !strcmp(object_getClassName(object), "FrozenObjects"));
  CHECK(object_isClass((id)cls) && object_setClass(object, cls) == cls);
  id copy = object_copy(object, 0);
  CHECK(copy);
  objc_release(copy);
  void *pool = objc_autoreleasePoolPush();
  objc_autorelease(objc_retain(object));
  objc_retainAutorelease(object);
  objc_autoreleasePoolPop(pool);
  objc_storeStrong(&kept, object);
  objc_storeStrong(&kept, NULL);
  CHECK(objc_initWeak(&weak, object) == object && objc_loadWeak(&weak) == object);
  objc_copyWeak(&other, &weak);
  objc_destroyWeak(&weak);
  weak = NULL;
  objc_moveWeak(&weak, &other);
  CHECK(objc_storeWeak(&weak, object) == object);
  CHECK(objc_loadWeakRetained(&weak) == object);
  objc_release(object);
  objc_destroyWeak(&weak);
  static char key;
  objc_setAssociatedObject(object, &key, carob_string("text"), OBJC_ASSOCIATION_RETAIN);
  CHECK(objc_getAssociatedObject(object, &key));
  objc_removeAssociatedObjects(object);
  CHECK(!objc_getAssociatedObject(object, &key));
  CHECK(objc_sync_enter(object) == 0 && objc_sync_exit(object) == 0);
  CHECK(carob_respond(object, sel_registerName("frozenNumber"), (IMP)three, "q@:"));
  CHECK(number(object) == 3);
  objc_release(object);
  return NULL;
}

static const char *values(void) {
  CHECK(!strcmp(carob_utf8(carob_string("grün")), "grün"));
  CHECK(CAROB_SEND(double, carob_number(1.5), "doubleValue", ()) == 1.5);
  CHECK(!strcmp(carob_utf8(carob_format(carob_string("%d"), 7)), "7"));
  carob_raise("first");
  id error = objc_retain(carob_pending_error());
  carob_clear_pending_error();
  CHECK(error && !carob_pending_error());
  carob_raise_error(error);
  CHECK(carob_pending_error());
  carob_clear_pending_error();
  objc_release(error);
  CHECK(!carob_get_extension("org.example.none/1"));
  return NULL;
}

static const char *forwarding(void) {
  CHECK(carob_forwarding_implementation("q@:"));
  return NULL;
}

static long block_number(void *block, id self) {
  (void)self;
  return *(long *)carob_block_context(block);
}

static const char *blocks(void) {
  static long four = 4;
  Class cls = make("FrozenBlocks", objc_getClass("NSObject"));
  void *block = carob_block((IMP)block_number, "q@?@", &four, NULL);
  CHECK(carob_block_copy(block) == block);
  carob_block_release(block);
  IMP imp = imp_implementationWithBlock(block), spare = imp_implementationWithBlock(block);
  CHECK(imp_getBlock(imp) == block && imp_removeBlock(spare));
  carob_block_release(block);
  CHECK(class_addMethod(cls, sel_registerName("frozenNumber"), imp, "q@:"));
  id object = new(cls);
  CHECK(number(object) == 4);
  objc_release(object);
  return NULL;
}

static void configure(id self, SEL _cmd, id cell, id header) {
  UNUSED;
  static const struct {
    const char *header;
    const char *(*check)(void);
  } checks[] = {
    {"selectors", selectors}, {"classes", classes}, {"methods", methods},
    {"protocols", protocols}, {"members", members}, {"objects", objects},
    {"values", values},       {"forwarding", forwarding}, {"blocks", blocks},
  };
  const char *name = carob_utf8(CAROB_SEND(id, header, "text", ())), *failed = "is not checked";
  for (size_t index = 0; index < sizeof checks / sizeof checks[0]; index++)
    if (!strcmp(name, checks[index].header)) failed = checks[index].check();
  char text[256];
  snprintf(text, sizeof text, "%s: %s", name, failed ? failed : "as in 1.1");
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id), carob_string(text));
}

static bool load(void) {
  objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  Class model = objc_allocateClassPair(objc_getClass("ICModel"), "FrozenHeader", 0);
  Class screen = objc_allocateClassPair(objc_getClass("ICTableViewController"), "FrozenHeaders", 0);
  bool ok = class_addProperty(model, "text", string, 2) && class_addMethod(
    screen, sel_registerName("configureCell:withFrozenHeader:"), (IMP)configure, "v@:@@");
  objc_registerClassPair(model), objc_registerClassPair(screen);
  return ok;
}

CAROB_PLUGIN(.identifier = "org.example.frozen.every-function", .name = "Every function",
             .version = "1.0.0", .principal_class = "FrozenHeaders", .model_class = "FrozenHeader",
             .data = "data.json", .load = load)
