/* String literals that do not fit into an id. */
#include "no_runtime.h"

#pragma GCC visibility push(hidden)
/* The class that clang gives them, to which no code refers. */
struct named_record literal_record __asm__("._OBJC_CLASS_NSConstantString") = {.name = "NSConstantString"};
#pragma GCC visibility pop

@class NSString;

const void *literal(int number);
const void *literal(int number) {
  switch (number) {
    case 0: return (__bridge const void *)@"longer than eight";
    case 1: return (__bridge const void *)@"Zo\u00eb \U0001F600";
    case 2: return (__bridge const void *)@"a\0b, and more";
    case 3: return (__bridge const void *)@"longer than eight";
    default: return (__bridge const void *)@"small";
  }
}
