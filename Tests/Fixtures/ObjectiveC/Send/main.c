#include "runtime.h"
#include <stdio.h>
#include <string.h>

int main(int count, char **words) {
  number_selectors(count > 1 && !strcmp(words[1], "colliding"));
  test_shapes();
  test_lookup();
  test_growing();
  test_unwinding();
  test_counting();
  test_returned_objects();
  test_properties();
  test_synchronization();
  test_blocks();
  test_enumeration();
  test_result_memory();
  test_exceptions();
  test_boundary();
  test_foundation();
#if defined(HAS_CXX)
  test_cxx();
#endif
  puts("everything holds");
  return 0;
}
