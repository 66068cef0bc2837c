/* A module whose constructors send messages before a host has registered anything. The words say to what. */
#include <stdlib.h>
#include <string.h>

const void *carob_host;

__attribute__((objc_root_class)) @interface Base
+ (id)make;
+ (id)alloc;
@end
@implementation Base
+ (id)make {
  return 0;
}
+ (id)alloc {
  return 0;
}
@end

@interface Lower : Base
@end
@implementation Lower
@end

@class NSString;
@interface Other : Base
@end

/* A class of somebody else's, as `carob build` puts it in. */
struct {
  void *isa, *superclass;
  const char *name;
  void *rest[14];
} other __asm__("._OBJC_CLASS_Other") = {.name = "Other"};
void *other_reference __asm__("._OBJC_REF_CLASS_Other")
  __attribute__((used, section("__objc_class_refs"))) = &other;

@interface NSString : Base
- (unsigned long)length;
@end
@interface NSConstantString : NSString
@end

struct {
  void *isa, *superclass;
  const char *name;
  void *rest[14];
} constant_string __asm__("._OBJC_CLASS_NSConstantString") = {.name = "NSConstantString"};

/* Runs before what clang has run. */
__attribute__((constructor(102))) static void send(void) {
  const char *const receiver = getenv("RECEIVER");
  if (!strcmp(receiver, "class")) [Base make];
  if (!strcmp(receiver, "subclass")) [Lower make];
  if (!strcmp(receiver, "placeholder")) [Other make];
  if (!strcmp(receiver, "alloc")) [Other alloc];
  if (!strcmp(receiver, "literal")) [@"longer than fits into a pointer" length];
  if (!strcmp(receiver, "small")) [@"small" length];
  if (!strcmp(receiver, "throw")) @throw (id)0;
}

int main(void) { return 0; }
