#include "fuzzer.h"

/* libFuzzer's. */
int LLVMFuzzerRunDriver(int *argc, char ***argv, fuzzer_target target);

static fuzzer_target current_target;

/* The name that libFuzzer's own `main` is linked against, though it does not run. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  return current_target(data, size);
}

int fuzzer_run(int argc, char **argv, fuzzer_target target) {
  current_target = target;
  return LLVMFuzzerRunDriver(&argc, &argv, LLVMFuzzerTestOneInput);
}
