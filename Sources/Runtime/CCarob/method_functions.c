/* How methods end that are functions in Swift. Such a function cannot tell where it was called from, as those in C can: the compiler may
 * have put what fails into a function of its own. So the stack is searched, which only an error has to pay for. */
#define _GNU_SOURCE
#include <carob/method_functions.h>
#include <unwind.h>

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
