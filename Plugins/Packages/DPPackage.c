#include "Packages.h"

/* Which key of the JSON object the property is read from, where the two differ.
 *
 * + (NSDictionary *)JSONMapping {
 *   return @{@"installedSize": @"installed_size"};
 * } */
static id DPPackage_JSONMapping(id self, SEL _cmd) {
  const id property = carob_string("installedSize");
  const id key = carob_string("installed_size");
  return CAROB_SEND(id, objc_getClass("NSDictionary"), "dictionaryWithObjects:forKeys:count:",
                    (const id *, const id *, size_t), &key, &property, 1);
}

/* @interface DPPackage : ICModel
 * @property (copy) NSString *name, *version, *architecture, *section, *priority, *summary;
 * @property long long installedSize;      // in kibibytes
 * @property (strong) NSArray *depends;    // of strings, such as "libc6 (>= 2.34)"
 * @end */
bool DPPackage_register(void) {
  Class cls = objc_allocateClassPair(objc_getClass("ICModel"), "DPPackage", 0);
  bool complete =
    add_string_property(cls, "name") && add_string_property(cls, "version") &&
    add_string_property(cls, "architecture") && add_string_property(cls, "section") &&
    add_string_property(cls, "priority") && add_string_property(cls, "summary") &&
    add_number_property(cls, "installedSize") && add_list_property(cls, "depends") &&
    add_class_method(cls, "JSONMapping", (IMP)DPPackage_JSONMapping, "@@:");
  objc_registerClassPair(cls);
  return complete;
}
