/* GNUstep base, and a program linked with libcarob: prints the names that a file has, as `carob show Followers` shows them. */
#import <Foundation/Foundation.h>

#include <stdio.h>

int main(int argc, char **argv) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  if (argc != 2) return 64;
  NSData *data = [NSData dataWithContentsOfFile:[NSString stringWithUTF8String:argv[1]]];
  if (!data) return 66;
  NSArray *people = [NSJSONSerialization JSONObjectWithData:data options:0 error:NULL];
  if (![people count]) return 65;
  for (NSDictionary *person in people) printf("%s\n", [[person objectForKey:@"name"] UTF8String]);
  [pool drain];
  return 0;
}
