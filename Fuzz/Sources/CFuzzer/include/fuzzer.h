/* The part of libFuzzer's interface that lets a program have a `main` of its own. */
#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/* Runs a target as the command line says; returns the exit status. */
int LLVMFuzzerRunDriver(int *argc, char ***argv,
                        int (*target)(const uint8_t *data, size_t size));

#endif
