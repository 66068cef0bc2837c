/* Exceptions of C++ and jumps that would leave frames of the host behind. A Swift function has no code that cleans up when its frame is
 * unwound: locks would stay locked, and references would be lost. */
#include <carob/boundary.h>
#include <carob/host_side.h>
#include <pthread.h>
#include <stdio.h>
#include <unwind.h>

/* -- Exceptions --------------------------------------------------------------------------- */

/* The personality of the frames by which modules enter the host. An exception that comes here in its search for a handler has found none
 * in the function that the host called. The search fails: whoever threw ends the process, and says what was thrown. All frames are
 * still there. Exceptions of Objective-C are not searched for, and end at their module. */
_Unwind_Reason_Code carob_stop_exception(
  int version, _Unwind_Action actions, _Unwind_Exception_Class class,
  struct _Unwind_Exception *exception, struct _Unwind_Context *context);
__attribute__((used, visibility("hidden"))) _Unwind_Reason_Code carob_stop_exception(
  int version, _Unwind_Action actions, _Unwind_Exception_Class class,
  struct _Unwind_Exception *exception, struct _Unwind_Context *context) {
  (void)version, (void)class, (void)exception, (void)context;
  if (!(actions & _UA_SEARCH_PHASE)) return _URC_CONTINUE_UNWIND;
  fputs("carob: an exception left a function of a plugin that the host had called; catch it in that function\n",
        stderr);
  return _URC_FATAL_PHASE1_ERROR;
}

void carob_call_plain(IMP method, const void *receiver, SEL name) {
  ((void (*)(const void *, SEL))method)(receiver, name);
  CAROB_STOP_EXCEPTIONS();
}

/* -- Jumps -------------------------------------------------------------------------------- */

struct watch {
  void (*left)(void *context);
  void *context;
  struct carob_thread *thread;
  const void *registration_owner;
};

static void leave(void *argument) {
  const struct watch *watch = argument;
  watch->thread->registration_owner = watch->registration_owner;
  watch->left(watch->context);
}

/* The C library's list of what to call when frames are left, which its `longjmp` reads as well. The functions of these names in C's headers
 * make entries that only the unwinder reads. */
#if defined(__GLIBC__)
typedef struct _pthread_cleanup_buffer cleanup;
void _pthread_cleanup_push(cleanup *, void (*)(void *), void *);
void _pthread_cleanup_pop(cleanup *, int);
#else
typedef struct __ptcb cleanup;
#endif

void carob_call_noting_end(void (*body)(void *context), void (*left)(void *context), void *context) {
  struct carob_thread *thread = carob_current_thread();
  struct watch watch = {left, context, thread, thread->registration_owner};
  cleanup entry;
  _pthread_cleanup_push(&entry, leave, &watch);
  body(context);
  _pthread_cleanup_pop(&entry, 0);
  CAROB_STOP_EXCEPTIONS();
}
