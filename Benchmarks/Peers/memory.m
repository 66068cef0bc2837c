/* GNUstep base: what the dictionaries of a JSON file take, in bytes each. */
#import <Foundation/Foundation.h>

#include <stdio.h>

#include "process.h"

int main(int argc, char **argv) {
  if (argc != 2) return 64;
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  NSData *data = [NSData dataWithContentsOfFile:[NSString stringWithUTF8String:argv[1]]];
  const double before = (double)bench_allocated_bytes();
  NSAutoreleasePool *reading = [[NSAutoreleasePool alloc] init];
  NSArray *people = [[NSJSONSerialization JSONObjectWithData:data options:0 error:NULL] retain];
  [reading drain];
  if (![people count]) return 65;
  printf("%.1f\n", ((double)bench_allocated_bytes() - before) / (double)[people count]);
  [pool drain];
  return 0;
}
