#import "Asked.h"

#pragma clang diagnostic ignored "-Wunused-parameter"

@implementation Asked

+ (instancetype)numbered:(NSUInteger)number {
  Asked *made = [[self alloc] init];
  made.number = number;
  return made;
}

- (id)copyWithZone:(NSZone *)zone { return self; }

- (NSUInteger)hash {
  if (self.whenHashed) self.whenHashed();
  return 7;
}

- (BOOL)isEqual:(id)other {
  if (self.whenCompared) self.whenCompared();
  return [other isKindOfClass:[Asked class]] && ((Asked *)other).number == self.number;
}

- (void)dealloc {
  if (_whenGone) _whenGone();
}

@end
