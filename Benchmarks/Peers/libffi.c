/* Raw libffi. */
#include "handlers.h"
#include "harness.h"

#include <ffi.h>

static ffi_cif no_result, double_result, mixed;
static ffi_type *four_pointers[4] = {
  &ffi_type_pointer, &ffi_type_pointer, &ffi_type_pointer, &ffi_type_pointer};

static ffi_type *three_pointers_and_a_double[4] = {
  &ffi_type_pointer, &ffi_type_pointer, &ffi_type_pointer, &ffi_type_double};

static double number = 1.5;
static int targets[4];
static void *pointers[4] = {&targets[0], &targets[1], &targets[2], &targets[3]};
static void *addresses[4] = {&pointers[0], &pointers[1], &pointers[2], &pointers[3]};
static void *mixed_addresses[4] = {&pointers[0], &pointers[1], &pointers[2], &number};

/* Not constant, so that each call loads them. */
bench_handler handler = bench_handle;
double (*double_handler)(void *, void *, void *, void *) = bench_handle_double;
void (*mixed_handler)(void *, void *, void *, double) = bench_handle_mixed;
bench_handler closure;

static void closure_body(ffi_cif *cif, void *result, void **arguments, void *context) {
  (void)cif, (void)result, (void)context;
  BENCH_HANDLER_BODY(*(void **)arguments[2], *(void **)arguments[3]);
}

BENCH_LOOP call(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) ffi_call(&no_result, FFI_FN(handler), NULL, addresses);
}

BENCH_LOOP call_double(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    double result;
    ffi_call(&double_result, FFI_FN(double_handler), &result, addresses);
    BENCH_USE_DOUBLE(result);
  }
}

BENCH_LOOP call_mixed(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    ffi_call(&mixed, FFI_FN(mixed_handler), NULL, mixed_addresses);
  }
}

BENCH_LOOP call_closure(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) closure(pointers[0], pointers[1], pointers[2], pointers[3]);
}

static const struct bench_operation operations[] = {
  {"ffi_call, 4 pointers, no result, prepared", call},
  {"ffi_call, 4 pointers, double result, prepared", call_double},
  {"ffi_call, 3 pointers and a double, prepared", call_mixed},
  {"closure called, 4 pointers", call_closure},
};

int main(int argc, char **argv) {
  void *code = NULL;
  ffi_closure *memory = ffi_closure_alloc(sizeof(ffi_closure), &code);
  if (!memory ||
      ffi_prep_cif(&no_result, FFI_DEFAULT_ABI, 4, &ffi_type_void, four_pointers) != FFI_OK ||
      ffi_prep_cif(&double_result, FFI_DEFAULT_ABI, 4, &ffi_type_double, four_pointers) != FFI_OK ||
      ffi_prep_cif(
        &mixed, FFI_DEFAULT_ABI, 4, &ffi_type_void, three_pointers_and_a_double) != FFI_OK ||
      ffi_prep_closure_loc(memory, &no_result, closure_body, NULL, code) != FFI_OK) {
    return 1;
  }
  closure = (bench_handler)code;
  return BENCH_MAIN(operations, argc, argv);
}
