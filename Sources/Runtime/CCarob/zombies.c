/* In C, since Swift has no function that takes any arguments. */
#include <carob/zombies.h>
#include <stdlib.h>

static void (*use_object)(void *object);

/* An object is where Swift has it in each call of a method, whatever else is passed. */
static __attribute__((swiftcall)) void use(__attribute__((swift_context)) void *object) {
  use_object(object);
  abort();
}

const void *carob_method_of_freed_objects(void (*given)(void *object)) {
  use_object = given;
  return (const void *)use;
}
