#include <carob/carob.h>

/* Models, a value object and serializers in C, mapped both ways and archived by the tests. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

static id dictionary(const id *values, const id *keys, size_t count) {
  return CAROB_SEND(id, objc_getClass("NSDictionary"), "dictionaryWithObjects:forKeys:count:",
                    (const id *, const id *, size_t), values, keys, count);
}

/* + (NSDictionary *)JSONMapping { return @{@"authorName": @"name"}; } */
static id FXAuthor_JSONMapping(id self, SEL _cmd) {
  const id keys[] = {carob_string("authorName")};
  const id paths[] = {carob_string("name")};
  return dictionary(paths, keys, 1);
}

/* + (NSDictionary *)JSONMapping */
static id FXPost_JSONMapping(id self, SEL _cmd) {
  const id keys[] = {carob_string("title"), carob_string("publishingDate"),
                     carob_string("canonicalURL"), carob_string("note")};
  const id paths[] = {carob_string("post_title"), carob_string("publishing_date"),
                      carob_string("urls.canonical"), carob_string("note_number")};
  return dictionary(paths, keys, 4);
}

/* + (Class)mappingClassForAuthors { return [FXAuthor class]; } */
static Class FXPost_mappingClassForAuthors(id self, SEL _cmd) {
  return objc_getClass("FXAuthor");
}

/* - (id<ICSerializer>)serializerForPublishingDate */
static id FXPost_serializerForPublishingDate(id self, SEL _cmd) {
  id formatter = objc_autorelease(CAROB_SEND(id, objc_getClass("NSDateFormatter"), "new", ()));
  CAROB_SEND(void, formatter, "setDateFormat:", (id), carob_string("yyyy-MM-dd HH:mm:ss ZZZ"));
  id serializer = objc_autorelease(CAROB_SEND(id, objc_getClass("ICDateSerializer"), "new", ()));
  CAROB_SEND(void, serializer, "setDateFormatter:", (id), formatter);
  return serializer;
}

/* - (void)transformJSONRepresentationBeforeMapping:(NSDictionary **)dictionary {
 *   NSNumber *number = (*dictionary)[@"note_number"];
 *   if (!number) return;
 *   NSMutableDictionary *copy = [[*dictionary mutableCopy] autorelease];
 *   copy[@"note_number"] = number.description;
 *   *dictionary = copy;
 * } */
static void FXPost_transform(id self, SEL _cmd, id *json) {
  id key = carob_string("note_number");
  id number = CAROB_SEND(id, *json, "objectForKey:", (id), key);
  if (!number) return;
  id copy = objc_autorelease(CAROB_SEND(id, *json, "mutableCopy", ()));
  id text = CAROB_SEND(id, number, "description", ());
  CAROB_SEND(void, copy, "setObject:forKey:", (id, id), text, key);
  *json = copy;
}

/* - (NSString *)serializedObject:(FXMood *)mood { return mood.name; } */
static id FXMoodSerializer_serializedObject(id self, SEL _cmd, id mood) {
  return CAROB_SEND(id, mood, "name", ());
}

/* - (FXMood *)deserializedObjectFromString:(NSString *)name */
static id FXMoodSerializer_deserialized(id self, SEL _cmd, id name) {
  id mood = objc_autorelease(CAROB_SEND(id, objc_getClass("FXMood"), "new", ()));
  CAROB_SEND(void, mood, "setName:", (id), name);
  return mood;
}

static bool property(Class cls, const char *name, const char *type) {
  const objc_property_attribute_t attributes[] = {{"T", type}, {"&", ""}, {"N", ""}};
  return class_addProperty(cls, name, attributes, type[0] == '@' ? 3 : 1);
}

static bool method(Class cls, const char *name, IMP imp, const char *types) {
  return class_addMethod(cls, sel_registerName(name), imp, types);
}

static bool class_method(Class cls, const char *name, IMP imp, const char *types) {
  return method(object_getClass((id)cls), name, imp, types);
}

static bool load(void) {
  Class author = objc_allocateClassPair(objc_getClass("ICModel"), "FXAuthor", 0);
  bool ok = property(author, "authorName", "@\"NSString\"") &&
            class_method(author, "JSONMapping", (IMP)FXAuthor_JSONMapping, "@@:");
  objc_registerClassPair(author);

  Class title = objc_allocateClassPair(objc_getClass("ICValueObject"), "FXTitle", 0);
  objc_registerClassPair(title);

  Class mood = objc_allocateClassPair(objc_getClass("NSObject"), "FXMood", 0);
  ok = ok && property(mood, "name", "@\"NSString\"");
  objc_registerClassPair(mood);

  Class serializer = objc_allocateClassPair(objc_getClass("NSObject"), "FXMoodSerializer", 0);
  ok = ok && class_addProtocol(serializer, objc_getProtocol("ICSerializer")) &&
       method(serializer, "serializedObject:", (IMP)FXMoodSerializer_serializedObject, "@@:@") &&
       method(serializer, "deserializedObjectFromString:", (IMP)FXMoodSerializer_deserialized,
              "@@:@");
  objc_registerClassPair(serializer);

  Class post = objc_allocateClassPair(objc_getClass("ICModel"), "FXPost", 0);
  ok = ok && property(post, "author", "@\"FXAuthor\"") &&
       property(post, "authors", "@\"NSArray\"") && property(post, "title", "@\"FXTitle\"") &&
       property(post, "publishingDate", "@\"NSDate\"") &&
       property(post, "canonicalURL", "@\"NSURL\"") && property(post, "mood", "@\"FXMood\"") &&
       property(post, "note", "@\"NSString\"") && property(post, "votes", "q") &&
       class_method(post, "JSONMapping", (IMP)FXPost_JSONMapping, "@@:") &&
       class_method(post, "mappingClassForAuthors", (IMP)FXPost_mappingClassForAuthors, "#@:") &&
       method(post, "serializerForPublishingDate", (IMP)FXPost_serializerForPublishingDate,
              "@@:") &&
       method(post, "transformJSONRepresentationBeforeMapping:", (IMP)FXPost_transform, "v@:^@");
  objc_registerClassPair(post);
  return ok;
}

CAROB_PLUGIN(.identifier = "org.example.models", .name = "Models", .version = "1.0.0",
             .load = load, .prefixes = (const char *const[]){"FX", NULL})
