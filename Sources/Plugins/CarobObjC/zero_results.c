/* Which registers carry the result of a message that nobody takes. */
#include "glue.h"
#include <string.h>

#if defined(__aarch64__)
/* Whether a structure has nothing but up to four numbers of one floating-point type, which travel in vector registers. */
static bool is_in_vector_registers(const char *types, size_t size) {
  char kind = 0;
  int depth = 0;
  for (; *types; types++) {
    if (*types == '{' || *types == '(') {
      depth++;
      types = strchr(types, '=');
      if (!types) return false;
    } else if (*types == '}' || *types == ')') {
      /* The arguments follow. */
      if (--depth == 0) break;
    } else if (strchr("fdD", *types)) {
      if (kind && kind != *types) return false;
      kind = *types;
    } else if (!strchr("[]0123456789j", *types)) {
      return false;
    }
  }
  const size_t one = kind == 'f' ? sizeof(float) : kind == 'd' ? sizeof(double) : sizeof(long double);
  return kind && size <= 4 * one;
}
#endif

/* Only where it is certain: the memory of a structure that travels in registers would be that of an argument. */
static bool is_in_memory(const char *types) {
  const size_t size = carob_objc_structure_size(types);
#if defined(__aarch64__)
  return size > 16 && !is_in_vector_registers(types, size);
#else
  return size > 16;
#endif
}

CAROB_GLUE_BEGIN

unsigned carob_objc_long_doubles(const char *types) {
#if defined(__x86_64__)
  if (!types) return 0;
  while (*types && strchr("rnNoORVA", *types)) types++;
  if (*types == 'D') return 1;
  if (types[0] == 'j' && types[1] == 'D') return 2;
  /* A structure of nothing else travels as what it has. */
  const char *const member = *types == '{' ? strchr(types, '=') : 0;
  return member && carob_objc_structure_size(types) == sizeof(long double)
           ? carob_objc_long_doubles(member + 1)
           : 0;
#else
  /* They travel as other numbers do. */
  (void)types;
  return 0;
#endif
}

IMP carob_objc_zero_implementation(const char *types) {
#if defined(__x86_64__)
  const unsigned long_doubles = carob_objc_long_doubles(types);
  if (long_doubles) return long_doubles == 1 ? carob_objc_return_long_double : carob_objc_return_two_long_doubles;
#endif
  return is_in_memory(types) ? carob_objc_return_cleared : carob_objc_return_zero;
}

CAROB_GLUE_END
