/* For unload-probe: how much memory is allocated. Swift's module of the C library has no mallinfo2. */
#include <malloc.h>
#include <stdint.h>

uint64_t carob_allocated_bytes(void) {
  const struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
