/* How a module that is being opened finds this host. */
#include <carob/module_side.h>

static _Thread_local const struct carob_opener *current;
static const struct carob_opener *standing;

const struct carob_opener *carob_replace_opener(const struct carob_opener *opener) {
  const struct carob_opener *outer = current;
  current = opener;
  return outer;
}

void carob_set_standing_opener(const struct carob_opener *opener) {
  __atomic_store_n(&standing, opener, __ATOMIC_RELEASE);
}

const struct carob_opener *carob_standing_opener(void) { return __atomic_load_n(&standing, __ATOMIC_ACQUIRE); }

__attribute__((visibility("hidden"), used)) const struct carob_opener *carob_opener_of_thread(void);
const struct carob_opener *carob_opener_of_thread(void) { return current ? current : carob_standing_opener(); }

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
