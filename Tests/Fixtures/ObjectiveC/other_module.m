/* A module that needs `module.m`, and declares two of its protocols as well: one alike, and one otherwise. */
#include "no_runtime.h"

#pragma GCC visibility push(hidden)
OTHERS_CLASS(ModuleHost);
OTHERS_CLASS(ModuleLeaf);
#pragma GCC visibility pop

__attribute__((objc_root_class)) @interface ModuleHost {
  id isa;
}
+ (Class)self;
@end

@interface ModuleLeaf : ModuleHost
@end

@protocol ModuleNamed
- (double)length;
@end

@protocol ModuleShared
- (int)shared:(id)object;
@property(nonatomic, readonly) int size;
@end

@interface ModuleOther : ModuleHost <ModuleNamed, ModuleShared>
@end

@implementation ModuleOther
- (double)length {
  return 0.5;
}
- (int)shared:(id)object {
  return object != self;
}
- (int)size {
  return 30;
}
@end

@interface ModuleHost (Others)
@end

@implementation ModuleHost (Others)
- (int)answer {
  return 31;
}
@end

void *class_reference(int number) {
  return number == 0 ? (__bridge void *)[ModuleHost self] : (__bridge void *)[ModuleLeaf self];
}
