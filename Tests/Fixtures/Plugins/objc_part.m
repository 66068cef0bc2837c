/* A class, a category on a class of the host, and literals, in a module that sends no messages. */
struct named_record {
  void *isa, *superclass;
  const char *name;
  void *rest[14];
};
#ifndef SUPERCLASS
#define SUPERCLASS "NSObject"
#endif
__attribute__((visibility("hidden"))) struct named_record superclass __asm__("._OBJC_CLASS_NSObject") = {
  .name = SUPERCLASS};
__attribute__((visibility("hidden"))) struct named_record literals __asm__(
  "._OBJC_CLASS_NSConstantString") = {.name = "NSConstantString"};

@class NSString;
__attribute__((objc_root_class)) @interface NSObject {
  id isa;
}
@end

@interface OCGreeter : NSObject {
  int count;
}
@end

@implementation OCGreeter
+ (NSString *)greeting {
  return @"good morning";
}
+ (NSString *)shortGreeting {
  return @"hi";
}
- (int)next {
  return ++count;
}
@end

@interface NSObject (OCGreeting)
@end

@implementation NSObject (OCGreeting)
- (int)ocNumber {
  return 7;
}
@end
