/* Objects that a method returns without owning them go through the autorelease pool, unless the caller retains them
 * at once: then the caller takes over the reference that the method has.
 *
 * The method looks at the code that it returns to. If the next thing there is a call of this module's
 * `objc_retainAutoreleasedReturnValue` with the result, nothing runs between the two functions: no pool ends, no
 * object goes, no other message is sent. So `handed_over` holds an object for that moment only, and the object
 * lives exactly as long as it would without. In all other cases, such as a caller in the host, a trampoline of
 * libffi, another module, or code that was compiled otherwise, the object goes into the pool.
 *
 * (A signal handler may run between. One that sends messages has no defined behavior anyway.) */
#include "glue.h"
#include <string.h>

CAROB_GLUE_BEGIN

static _Thread_local id handed_over;

id objc_retainAutoreleasedReturnValue(id object);

/* Whether the code at `next` does nothing but pass the result on to `objc_retainAutoreleasedReturnValue`. It reads no
 * further than the instructions that will be executed, so what it reads is mapped. */
static bool is_taken_over(const unsigned char *next) {
  int32_t distance;
#if defined(__x86_64__)
  /* mov %rax, %rdi; call */
  if (next[0] != 0x48 || next[1] != 0x89 || next[2] != 0xc7 || next[3] != 0xe8) return false;
  memcpy(&distance, next + 4, sizeof distance);
  return next + 8 + distance == (const unsigned char *)objc_retainAutoreleasedReturnValue;
#elif defined(__aarch64__)
  uint32_t instruction;
  memcpy(&instruction, next, sizeof instruction);
  /* mov x29, x29: clang marks such a place for runtimes that look for the mark. */
  if (instruction == 0xaa1d03fd) memcpy(&instruction, next += 4, sizeof instruction);
  /* bl */
  if (instruction >> 26 != 0x25) return false;
  /* 26 bits with a sign, in words. */
  distance = (int32_t)(instruction << 6) >> 4;
  return next + distance == (const unsigned char *)objc_retainAutoreleasedReturnValue;
#else
  (void)next, (void)distance;
  return false;
#endif
}

id carob_objc_return_owned(id object, const void *return_address) {
  if (!object) return object;
  if (handed_over || !is_taken_over(return_address)) return objc_autorelease(object);
  handed_over = object;
  return object;
}

id objc_retainAutoreleasedReturnValue(id object) {
  if (!object || handed_over != object) return objc_retain(object);
  handed_over = 0;
  return object;
}

/* Not inlined, even by the linker: what they return to must be what the method returns to. */

id objc_autoreleaseReturnValue(id object);
__attribute__((noinline)) id objc_autoreleaseReturnValue(id object) {
  return carob_objc_return_owned(object, __builtin_return_address(0));
}

id objc_retainAutoreleaseReturnValue(id object);
__attribute__((noinline)) id objc_retainAutoreleaseReturnValue(id object) {
  return carob_objc_return_owned(objc_retain(object), __builtin_return_address(0));
}

CAROB_GLUE_END
