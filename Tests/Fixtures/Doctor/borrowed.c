/* It wants a function of libffi, which this host happens to have loaded. */
#include "doctor.h"

void ffi_call(void *call, void (*function)(void), void *result, void **arguments);

static bool load(void) {
  void (*volatile wanted)(void *, void (*)(void), void *, void **) = ffi_call;
  return wanted != NULL;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.borrowed", .name = "Borrowed", .version = "1.0.0",
             .load = load)
