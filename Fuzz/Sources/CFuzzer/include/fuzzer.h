/* Running under libFuzzer from a program that has a `main` of its own, as SwiftPM's executables have. */
#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/* What is called with each input; the result is zero. */
typedef int (*fuzzer_target)(const uint8_t *data, size_t size);

/* Runs a target as the command line says; returns the exit status. */
int fuzzer_run(int argc, char **argv, fuzzer_target target);

#endif
