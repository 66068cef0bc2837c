/* A module with something in each section but that of strings. */
#include "no_runtime.h"

static void (*note_event)(const char *);
void use_note(void (*note)(const char *)) { note_event = note; }

#pragma GCC visibility push(hidden)
OTHERS_CLASS(ModuleHost);
OTHERS_PROTOCOL(ModuleForward);
#pragma GCC visibility pop

__attribute__((objc_root_class)) @interface ModuleHost {
  id isa;
}
+ (Class)self;
@end

@protocol ModuleForward;

@protocol ModuleNamed
- (int)length;
@end

@protocol ModuleTitled <ModuleNamed>
- (int)title:(ModuleHost *)host;
+ (int)all;
@property(nonatomic, readonly) int count;
@property(class, nonatomic, readonly) int total;
@optional
- (int)subtitle;
+ (int)none;
@property(nonatomic) int rank;
@property(class, nonatomic) int limit;
@end

@protocol ModuleShared
- (int)shared:(id)object;
@property(nonatomic, readonly) int size;
@end

@interface ModuleMiddle : ModuleHost <ModuleTitled>
@property(class, nonatomic) int width;
@end

@interface ModuleLeaf : ModuleMiddle
@end

@compatibility_alias ModuleOldHost ModuleHost;
@compatibility_alias ModuleOldLeaf ModuleLeaf;

/* Before its superclass. */
@implementation ModuleLeaf
+ (void)load {
  note_event("ModuleLeaf");
}
@end

@implementation ModuleMiddle
@dynamic rank;
static int width;
+ (void)load {
  note_event("ModuleMiddle");
}
+ (int)width {
  return width;
}
+ (void)setWidth:(int)value {
  width = value;
}
+ (int)all {
  return 10;
}
+ (int)total {
  return 11;
}
- (int)length {
  return 12;
}
- (int)title:(ModuleHost *)host {
  return host == self;
}
- (int)count {
  return 13;
}
@end

@interface ModuleHost (Extras) <ModuleShared>
@property(class, nonatomic, readonly) int extras;
/* The class has one as well. */
@property(nonatomic, readonly) int size;
@end

@implementation ModuleHost (Extras)
+ (void)load {
  note_event("ModuleHost(Extras)");
}
+ (int)extras {
  return 20;
}
- (int)answer {
  return 21;
}
- (int)shared:(id)object {
  return object == self;
}
- (int)size {
  return 22;
}
@end

@interface ModuleMiddle (More)
@end

@implementation ModuleMiddle (More)
+ (void)load {
  note_event("ModuleMiddle(More)");
}
- (int)count {
  return 23;
}
@end

void *class_reference(int number) {
  return number == 0 ? (__bridge void *)[ModuleOldHost self]
      : number == 1  ? (__bridge void *)[ModuleMiddle self]
                     : (__bridge void *)[ModuleOldLeaf self];
}
void *protocol_reference(int number) {
  return number == 0 ? (__bridge void *)@protocol(ModuleForward)
                     : (__bridge void *)@protocol(ModuleTitled);
}
