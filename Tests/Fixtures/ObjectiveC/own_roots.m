/* Root classes of the module's own: one for its literals, one without isa, and one whose instances need more alignment than
 * memory has by itself. */
#include "no_runtime.h"

__attribute__((objc_root_class)) @interface NSConstantString {
  id isa;
  unsigned flags, length, size, hash;
  const char *text;
}
- (const char *)text;
@end
@implementation NSConstantString
- (const char *)text { return text; }
@end

__attribute__((objc_root_class)) @interface OwnBare {
  int number;
}
- (int)next;
@end
@implementation OwnBare
- (int)next { return ++number; }
@end

typedef double wide __attribute__((vector_size(32)));
__attribute__((objc_root_class)) @interface OwnShort {
  id isa;
  unsigned short number;
}
@end
@implementation OwnShort
@end
@interface OwnWide : OwnShort {
  char letter;
  wide values;
}
- (const void *)values;
@end
@implementation OwnWide
- (const void *)values { return &values; }
@end

const void *literal(int number);
const void *literal(int number) {
  (void)number;
  return (__bridge const void *)@"longer than eight";
}
