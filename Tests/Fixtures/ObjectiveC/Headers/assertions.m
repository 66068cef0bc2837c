/* Assertions, which raise exceptions. */
#import <Foundation/Foundation.h>

@interface SKCounter : NSObject
@property (nonatomic) NSInteger count;
@end

@implementation SKCounter

- (void)add:(NSNumber *)number {
  NSParameterAssert(number);
  NSAssert(self.count >= 0, @"a negative count");
  NSAssert2(number.integerValue > 0, @"%@ is no number for %@", number, self);
  self.count += number.integerValue;
}

@end

void reset(SKCounter *counter);
void reset(SKCounter *counter) {
  NSCParameterAssert(counter != nil);
  NSCAssert(counter.count > 0, @"nothing to reset in %@", counter);
  counter.count = 0;
}
