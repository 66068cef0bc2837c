/* The libraries with classes for plugins that a host may link beside the loader. */
#pragma once

#include <stddef.h>

struct carob_host_library {
  const char *product;    /* the name in a host's `Package.swift` */
  const char *classes;    /* the names of its classes, separated by spaces; one with a `*` at its end is a prefix */
  void (*announce)(void); /* announces its classes; null in a program that does not link it */
};

/* The library at an index; null behind the last one. Libraries come before those that they depend on. [any-thread] */
const struct carob_host_library *carob_host_library(size_t index);
