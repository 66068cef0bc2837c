/* `_objc_msgForward`, in the parts that are C. */
#include <carob/objc_side.h>
#include <carob/abi.h>

static carob_forward_finder finder;

void carob_use_forward_finder(carob_forward_finder function) { finder = function; }

/* Returns the code that the message goes to. With the lowest bit set it takes the receiver and the selector as its first arguments,
 * although a structure is returned in memory. */
__attribute__((visibility("hidden"))) IMP carob_find_forward(id receiver, SEL selector, void *result);
IMP carob_find_forward(id receiver, SEL selector, void *result) {
  return finder(receiver, selector, result);
}

#if !defined(__x86_64__) && !defined(__aarch64__)
/* Without a way to keep unknown arguments, nothing can be forwarded by this address. */
void carob_msg_forward(void) { __builtin_trap(); }
void carob_msg_forward_stret(void) { __builtin_trap(); }
#endif
