#define _GNU_SOURCE
#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

void *carob_process_map_memory(size_t size, int descriptor) {
  struct stat file;
  if (fstat(descriptor, &file) != 0) return NULL;
  if (file.st_size < (off_t)size) {
    errno = EINVAL;
    return NULL;
  }
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

void *carob_process_make_memory(size_t size, int *descriptor) {
  int file = memfd_create("carob", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0) return NULL;
  void *memory = NULL;
  // A process that reads memory whose file was cut short dies of it.
  if (ftruncate(file, (off_t)size) == 0
      && fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0)
    memory = carob_process_map_memory(size, file);
  if (memory) {
    *descriptor = file;
  } else {
    int reason = errno;
    close(file);
    errno = reason;
  }
  return memory;
}

void carob_process_unmap_memory(void *memory, size_t size) { munmap(memory, size); }
