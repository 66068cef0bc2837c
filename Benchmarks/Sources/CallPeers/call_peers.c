#include "call_peers.h"

#include <ffi.h>
#include <stdlib.h>

typedef void (*callee)(void *, void *, void *, void *);

void peer_callee(void *receiver, void *selector, void *first, void *second) {
  __asm__ volatile("" : : "r"(receiver), "r"(selector), "r"(first), "r"(second));
}

/* Volatile, so that the pointer is loaded for each call. */
static callee volatile target = peer_callee;

void peer_function_pointer(size_t count, void *a, void *b) {
  for (size_t i = 0; i < count; i++) target(a, b, a, b);
}

static ffi_type *four_pointers[] = {
  &ffi_type_pointer, &ffi_type_pointer, &ffi_type_pointer, &ffi_type_pointer};

static void prepare(ffi_cif *cif) {
  if (ffi_prep_cif(cif, FFI_DEFAULT_ABI, 4, &ffi_type_void, four_pointers) != FFI_OK) abort();
}

void peer_ffi_call(size_t count, void *a, void *b) {
  ffi_cif cif;
  prepare(&cif);
  for (size_t i = 0; i < count; i++) {
    void *values[4] = {a, b, a, b};
    void *addresses[4] = {&values[0], &values[1], &values[2], &values[3]};
    ffi_call(&cif, FFI_FN(target), NULL, addresses);
  }
}

static void closure_body(ffi_cif *cif, void *result, void **arguments, void *context) {
  (void)cif, (void)result, (void)context;
  peer_callee(*(void **)arguments[0], *(void **)arguments[1], *(void **)arguments[2],
              *(void **)arguments[3]);
}

void peer_ffi_closure(size_t count, void *a, void *b) {
  ffi_cif cif;
  prepare(&cif);
  void *code = NULL;
  ffi_closure *closure = ffi_closure_alloc(sizeof(ffi_closure), &code);
  if (!closure || ffi_prep_closure_loc(closure, &cif, closure_body, NULL, code) != FFI_OK) abort();
  callee volatile imp = (callee)code;
  for (size_t i = 0; i < count; i++) imp(a, b, a, b);
  ffi_closure_free(closure);
}

void peer_call_imp(size_t count, void (*imp)(void), void *receiver, void *selector, void *a, void *b) {
  callee volatile call = (callee)imp;
  for (size_t i = 0; i < count; i++) call(receiver, selector, a, b);
}
