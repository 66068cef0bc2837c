/* Which bytes of a structure are cleared that nobody returns. */
#include "runtime.h"
#include "../../../../Sources/Plugins/CarobObjC/glue.h"
#include <string.h>

static size_t cleared(const char *types) {
  unsigned char memory[512];
  memset(memory, 0xff, sizeof memory);
  const struct objc_selector selector = {.index = 1, .types = types};
  carob_objc_clear_result(memory, &selector);
  size_t size = 0;
  while (size < sizeof memory && !memory[size]) size++;
  for (size_t index = size; index < sizeof memory; index++) CHECK(memory[index] == 0xff);
  return size;
}

void test_result_memory(void) {
  CHECK(cleared("{CGRect={CGPoint=dd}{CGSize=dd}q}16@0:8") == 40);
  CHECK(cleared("{own=@\"NSString\"@?*:#^{opaque}}16@0:8") == 48);
  CHECK(cleared("{list=[3q][2{pair=fi}]}16@0:8") == 40);
  CHECK(cleared("{state=Q^@^Q[5Q]}16@0:8") == 64);
  CHECK(cleared("(either=q{three=qqq}[4i])16@0:8") == 24);
  CHECK(cleared("{bits=qqb128I3b131I7}16@0:8") == 18);
  CHECK(cleared("{mixed=jdqjf}16@0:8") == 32);
  CHECK(cleared("{?=rqAqVq}16@0:8") == 24);
  CHECK(cleared("r{large=qqqq}16@0:8") == 32);
  CHECK(cleared("{opaque}16@0:8") == 0);
  CHECK(cleared("{cut=qqq") == 0);
  CHECK(cleared("{cut=qqq[3") == 0);
  CHECK(cleared("{cut=@\"NSS") == 0);
  CHECK(cleared("{odd=qqq%}") == 0);
  CHECK(cleared("q16@0:8") == 0);
  CHECK(cleared("") == 0);
  CHECK(cleared(0) == 0);
}
