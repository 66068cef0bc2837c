/* Functions of Apple's C library, which Darwin.h declares. Those that the C library of the system has are left out. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "layout.h"
#include <errno.h>
#include <features.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#ifdef __GLIBC_PREREQ
#define CAROB_GLIBC(minor) __GLIBC_PREREQ(2, minor)
#else
#define CAROB_GLIBC(minor) 1
#endif

CAROB_GLUE_BEGIN

#if !CAROB_GLIBC(38)
size_t strlcpy(char *destination, const char *source, size_t size);
size_t strlcpy(char *destination, const char *source, size_t size) {
  const size_t length = strlen(source);
  if (size) {
    const size_t copied = length < size ? length : size - 1;
    memcpy(destination, source, copied);
    destination[copied] = 0;
  }
  return length;
}

size_t strlcat(char *destination, const char *source, size_t size);
size_t strlcat(char *destination, const char *source, size_t size) {
  const size_t length = strnlen(destination, size);
  return length + strlcpy(destination + length, source, size - length);
}
#endif

char *strnstr(const char *text, const char *wanted, size_t length);
char *strnstr(const char *text, const char *wanted, size_t length) {
  const size_t count = strlen(wanted);
  return count ? memmem(text, strnlen(text, length), wanted, count) : (char *)text;
}

void *reallocf(void *memory, size_t size);
void *reallocf(void *memory, size_t size) {
  void *moved = realloc(memory, size);
  /* Memory of no bytes is freed by `realloc`. */
  if (!moved && size) free(memory);
  return moved;
}

/* What a block begins with. */
struct comparison {
  void *isa;
  int flags, reserved;
  int (*invoke)(struct comparison *, const void *, const void *);
};

static int compare(const void *a, const void *b, void *block) {
  struct comparison *comparison = block;
  return comparison->invoke(comparison, a, b);
}

void qsort_b(void *base, size_t count, size_t size, void *block);
void qsort_b(void *base, size_t count, size_t size, void *block) {
  qsort_r(base, count, size, compare, block);
}

const char *getprogname(void);
const char *getprogname(void) { return program_invocation_short_name; }

int pthread_main_np(void);
int pthread_main_np(void) { return getpid() == gettid(); }

#if !CAROB_GLIBC(36)
void arc4random_buf(void *buffer, size_t size);
void arc4random_buf(void *buffer, size_t size) {
  char *next = buffer;
  while (size) {
    const ssize_t read = getrandom(next, size, 0);
    if (read < 0 && errno != EINTR) abort();
    if (read > 0) next += read, size -= (size_t)read;
  }
}

uint32_t arc4random(void);
uint32_t arc4random(void) {
  uint32_t number;
  arc4random_buf(&number, sizeof number);
  return number;
}

uint32_t arc4random_uniform(uint32_t bound);
uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  /* Numbers below this one would make small results more probable. */
  const uint32_t least = -bound % bound;
  uint32_t number;
  do number = arc4random();
  while (number < least);
  return number % bound;
}
#endif

CAROB_GLUE_END
