#include <carob/carob.h>

/* Looks for the class that the compiler is told, or makes one below it. */
static bool load(void) {
#ifdef BELOW
  return objc_allocateClassPair(objc_getClass(NAME), "NamesAClass", 0) != NULL;
#else
  return objc_getRequiredClass(NAME) != NULL;
#endif
}

CAROB_PLUGIN(.identifier = "org.example.fixture.names_a_class", .name = "Names a class",
             .version = "1.0.0", .load = load)
