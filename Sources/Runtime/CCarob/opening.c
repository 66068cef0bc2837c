/* How a module that is being opened finds this host. */
#include <carob/module_side.h>

static _Thread_local const struct carob_opener *current;

const struct carob_opener *carob_replace_opener(const struct carob_opener *opener) {
  const struct carob_opener *outer = current;
  current = opener;
  return outer;
}

__attribute__((visibility("hidden"), used)) const struct carob_opener *carob_opener_of_thread(void);
const struct carob_opener *carob_opener_of_thread(void) { return current; }

/* The note that `objc_module.h` describes. */
#if defined(__ELF__)
__asm__(
  ".pushsection .note.carob, \"a\", %note\n"
  ".p2align 2\n"
  ".long 6, 8, 1\n"
  ".asciz \"Carob\"\n"
  ".p2align 2\n"
  ".quad carob_opener_of_thread - .\n"
  ".popsection\n");
#endif
