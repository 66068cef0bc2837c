/* The classes that the plugin and its peer register: what they are called, and their methods. */
#ifndef BENCH_CLASS_PLAN_H
#define BENCH_CLASS_PLAN_H

#include <stdio.h>

/* Some programs are compiled for other numbers of classes. */
#ifndef BENCH_CLASSES
#define BENCH_CLASSES 100
#endif

enum { BENCH_METHODS = 20, BENCH_NAME_SIZE = 48 };

#define BENCH_METHOD_TYPES "v@:@@"

static inline const char *bench_class_name(int number, char name[BENCH_NAME_SIZE]) {
  snprintf(name, BENCH_NAME_SIZE, "BenchLoadedClass%d", number);
  return name;
}

/* Half of the names are the class's own, half are those of all classes. */
static inline const char *bench_method_name(
  int class_number, int number, char name[BENCH_NAME_SIZE]) {
  if (number % 2) {
    snprintf(name, BENCH_NAME_SIZE, "configureCell:withUser%d:", number);
  } else {
    snprintf(name, BENCH_NAME_SIZE, "configureCell%d:withUser%d:", class_number, number);
  }
  return name;
}

#endif
