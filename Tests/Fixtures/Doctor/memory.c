/* cc: -Wl,-z,execstack -Wl,-z,notext */
#include "doctor.h"

/* Code that can be written, and an address within code that the linker has to put there. */
__asm__(
  ".section .writable_code,\"awx\",%progbits\n"
  ".zero 16\n"
  ".text\n"
  ".balign 8\n"
  ".quad carob_plugin_entry\n");

static bool load(void) { return true; }

CAROB_PLUGIN(.identifier = "org.example.doctor.memory", .name = "Memory", .version = "1.0.0",
             .load = load)
