/* How methods end that are functions in Swift. Such a function cannot tell where it was called from, as those in C can: the compiler may
 * have put what fails into a function of its own. So the stack is searched, which only an error has to pay for. */
#define _GNU_SOURCE
#include <carob/method_functions.h>
#include <string.h>
#include <unwind.h>

/* The bytes of a function that only passes its arguments on. */
#define MAX_JUMP_OFFSET 48

static bool is_function(const void *address) {
  return _Unwind_FindEnclosingFunction((char *)address + 1) == address;
}

const void *carob_jump_target(const void *function) {
  const char *code = function;
#if defined(__x86_64__)
  for (int place = 0; place < MAX_JUMP_OFFSET; place++) {
    /* Not every such byte is an instruction, but only a jump leads to the start of a function. */
    const unsigned char byte = (unsigned char)code[place];
    int32_t offset = (signed char)code[place + 1];
    if (byte == 0xE9) memcpy(&offset, code + place + 1, sizeof offset);
    const char *target = code + place + (byte == 0xE9 ? 5 : 2) + offset;
    if ((byte == 0xE9 || byte == 0xEB) && target != code && is_function(target)) return target;
  }
#elif defined(__aarch64__)
  for (int place = 0; place < MAX_JUMP_OFFSET; place += 4) {
    uint32_t word;
    memcpy(&word, code + place, sizeof word);
    if (word >> 26 != 5) continue;
    const char *target = code + place + (int64_t)((uint64_t)word << 38) / (1LL << 36);
    if (target != code && is_function(target)) return target;
  }
#endif
  return NULL;
}

struct search {
  bool (*is_method)(const void *);
  bool found;
  const void *caller;
  uintptr_t frame;
};

static _Unwind_Reason_Code look_at_frame(struct _Unwind_Context *context, void *argument) {
  struct search *search = argument;
  if (search->found) {
    search->caller = (const void *)_Unwind_GetIP(context);
    search->frame = _Unwind_GetCFA(context) - 1;
    return _URC_NORMAL_STOP;
  }
  search->found = search->is_method((const void *)_Unwind_GetRegionStart(context));
  return _URC_NO_REASON;
}

void carob_finish_function(const void *earlier, bool (*is_method)(const void *)) {
  struct search search = {.is_method = is_method};
  if (carob_current_thread()->pending_error) _Unwind_Backtrace(look_at_frame, &search);
  carob_finish_call(earlier, search.caller, (const void *)search.frame);
}
