/* The smallest program: GNUstep base's, and one that is linked with libcarob. */
#import <Foundation/Foundation.h>

int main(void) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  NSLog(@"hi");
  [pool drain];
  return 0;
}
