/* A plugin whose constructors send messages and add methods. The environment tells what they found. */
#import <Foundation/Foundation.h>
#import <carob/plugin.h>
#import <objc/runtime.h>
#include <stdlib.h>

@interface COGreeter : NSObject
@end

@implementation COGreeter
+ (NSString *)greeting {
  return @"good morning";
}
@end

@interface NSObject (COAdded)
- (int)coAdded;
@end

#ifdef FUTURE
#undef CAROB_ABI_VERSION
#define CAROB_ABI_VERSION ((CAROB_ABI_MAJOR + 1) << 16)
#else
static int answer(id self, SEL _cmd) {
  return self && _cmd ? 5 : 0;
}
#endif

__attribute__((constructor)) static void construct(void) {
  NSString *greeting = [COGreeter greeting];
  setenv("CAROB_TEST_CONSTRUCTOR", greeting ? greeting.UTF8String : "nil", 1);
#ifndef FUTURE
  const Class found = objc_getClass("COGreeter");
  setenv("CAROB_TEST_FOUND", found ? class_getName(found) : "nil", 1);
  class_addMethod(objc_getClass("NSObject"), @selector(coAdded), (IMP)answer, "i@:");
#endif
}

#ifdef REFUSES
static bool load(void) {
  carob_raise("not today");
  return false;
}
#endif

CAROB_PLUGIN(.identifier = "org.example.constructors", .name = "Constructors", .version = "1.0.0",
#ifdef REFUSES
             .load = load,
#endif
             .principal_class = "COGreeter")
