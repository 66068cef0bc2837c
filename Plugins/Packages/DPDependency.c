#include <string.h>

#include "Packages.h"

/* The name and what is said of its version: "libc6 (>= 2.34)" is "libc6" and ">= 2.34".
 * Alternatives stay together.
 *
 * + (instancetype)dependencyWithText:(NSString *)text */
static id DPDependency_dependencyWithText_(id self, SEL _cmd, id text) {
  const char *bytes = carob_utf8(text);
  if (!bytes) return NULL;
  char name[256], version[256] = "";
  const char *bracket = strchr(bytes, '|') ? NULL : strstr(bytes, " (");
  size_t length = bracket ? (size_t)(bracket - bytes) : strlen(bytes);
  if (length >= sizeof name || strlen(bytes) >= sizeof version) return NULL;
  memcpy(name, bytes, length);
  name[length] = 0;
  if (bracket) {
    strcpy(version, bracket + 2);
    version[strcspn(version, ")")] = 0;
  }
  id dependency = CAROB_SEND(id, self, "new", ());
  CAROB_SEND(void, dependency, "setName:", (id), carob_string(name));
  CAROB_SEND(void, dependency, "setVersion:", (id), carob_string(version));
  return objc_autorelease(dependency);
}

/* A dependency of a package.
 *
 * @interface DPDependency : ICModel
 * @property (copy) NSString *name, *version;
 * @end */
bool DPDependency_register(void) {
  Class cls = objc_allocateClassPair(objc_getClass("ICModel"), "DPDependency", 0);
  bool complete = add_string_property(cls, "name") && add_string_property(cls, "version") &&
                  add_class_method(cls, "dependencyWithText:",
                                   (IMP)DPDependency_dependencyWithText_, "@@:@");
  objc_registerClassPair(cls);
  return complete;
}
