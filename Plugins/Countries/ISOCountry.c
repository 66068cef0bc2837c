#include "Countries.h"

/* Which key of the JSON object each property is read from, where the two differ.
 *
 * + (NSDictionary *)JSONMapping {
 *   return @{@"alpha2": @"alpha_2", @"alpha3": @"alpha_3", @"officialName": @"official_name"};
 * } */
static id ISOCountry_JSONMapping(id self, SEL _cmd) {
  const id properties[] = {
    carob_string("alpha2"), carob_string("alpha3"), carob_string("officialName")};
  const id keys[] = {
    carob_string("alpha_2"), carob_string("alpha_3"), carob_string("official_name")};
  return CAROB_SEND(id, objc_getClass("NSDictionary"), "dictionaryWithObjects:forKeys:count:",
                    (const id *, const id *, size_t), keys, properties,
                    sizeof keys / sizeof keys[0]);
}

/* @interface ISOCountry : ICModel
 * @property (copy) NSString *alpha2, *alpha3, *flag, *name, *numeric, *officialName;
 * @end */
bool ISOCountry_register(void) {
  Class cls = objc_allocateClassPair(objc_getClass("ICModel"), "ISOCountry", 0);
  bool complete =
    add_string_property(cls, "alpha2") && add_string_property(cls, "alpha3") &&
    add_string_property(cls, "flag") && add_string_property(cls, "name") &&
    add_string_property(cls, "numeric") && add_string_property(cls, "officialName") &&
    add_class_method(cls, "JSONMapping", (IMP)ISOCountry_JSONMapping, "@@:");
  objc_registerClassPair(cls);
  return complete;
}
