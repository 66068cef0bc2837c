/* For dl_iterate_phdr, dlinfo and process_vm_readv. */
#define _GNU_SOURCE
#include <carob/module_side.h>
#include <dlfcn.h>
#include <limits.h>
#include <link.h>
#include <sys/uio.h>
#include <unistd.h>

#if __has_include(<execinfo.h>)
#include <execinfo.h>
#endif

struct search {
  uintptr_t address;
  struct carob_module_range found;
};

static int look_at_module(struct dl_phdr_info *module, size_t size, void *context) {
  (void)size;
  struct search *search = context;
  struct carob_module_range range = {UINTPTR_MAX, 0};
  for (int i = 0; i < module->dlpi_phnum; i++) {
    if (module->dlpi_phdr[i].p_type != PT_LOAD) continue;
    const uintptr_t first = module->dlpi_addr + module->dlpi_phdr[i].p_vaddr;
    const uintptr_t end = first + module->dlpi_phdr[i].p_memsz;
    if (first < range.first) range.first = first;
    if (end > range.end) range.end = end;
  }
  if (search->address < range.first || search->address >= range.end) return 0;
  search->found = range;
  return 1;
}

bool carob_find_module(uintptr_t address, struct carob_module_range *range) {
  struct search search = {address, {0, 0}};
  if (!dl_iterate_phdr(look_at_module, &search)) return false;
  *range = search.found;
  return true;
}

bool carob_find_opened_module(void *handle, struct carob_module_range *range) {
  struct link_map *module = 0;
  if (dlinfo(handle, RTLD_DI_LINKMAP, &module) != 0 || !module) return false;
  /* The dynamic section is mapped with the rest, and every module has one. */
  return carob_find_module((uintptr_t)module->l_ld, range);
}

void *carob_open_module(uintptr_t address, const char **path) {
  Dl_info place;
  struct carob_module_range range;
  if (!dladdr((void *)address, &place)) return 0;
  /* Null is the program, whose name there is what it was started by. */
  for (const char *name = *path = place.dli_fname;; name = *path = 0) {
    void *handle = dlopen(name, RTLD_NOW | RTLD_NOLOAD);
    if (handle && carob_find_opened_module(handle, &range) && address >= range.first && address < range.end)
      return handle;
    if (handle) dlclose(handle);
    if (!name) return 0;
  }
}

struct word_search {
  uintptr_t address;
  struct carob_module_range range;
  void (*found)(uintptr_t place, uintptr_t word, void *context);
  void *context;
};

/* Sanitizers leave room between variables, which is read as well. */
__attribute__((no_sanitize("address", "thread"))) static int find_words(
  struct dl_phdr_info *module, size_t size, void *context) {
  (void)size;
  const struct word_search *search = context;
  struct search own = {search->address, {0, 0}};
  if (!look_at_module(module, size, &own)) return 0;
  for (int i = 0; i < module->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &module->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_W)) continue;
    const uintptr_t first = (module->dlpi_addr + segment->p_vaddr + sizeof(uintptr_t) - 1) & -sizeof(uintptr_t);
    const uintptr_t end = (module->dlpi_addr + segment->p_vaddr + segment->p_memsz) & -sizeof(uintptr_t);
    for (uintptr_t place = first; place < end; place += sizeof(uintptr_t)) {
      const uintptr_t word = *(const volatile uintptr_t *)place;
      if (word >= search->range.first && word < search->range.end)
        search->found(place, word, search->context);
    }
  }
  return 1;
}

void carob_find_words(
  uintptr_t address, struct carob_module_range range,
  void (*found)(uintptr_t place, uintptr_t word, void *context), void *context) {
  struct word_search search = {address, range, found, context};
  dl_iterate_phdr(find_words, &search);
}

bool carob_read_word(uintptr_t address, uintptr_t *word) {
  /* The kernel refuses an address at which a plain read would be a crash. */
  const struct iovec own = {word, sizeof *word}, other = {(void *)address, sizeof *word};
  return process_vm_readv(getpid(), &own, 1, &other, 1, 0) == (ssize_t)sizeof *word;
}

struct place {
  uintptr_t first, end;
  bool is_writable, is_relocated;
};

static int look_at_place(struct dl_phdr_info *module, size_t size, void *context) {
  (void)size;
  struct place *place = context;
  for (int i = 0; i < module->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &module->dlpi_phdr[i];
    const uintptr_t first = module->dlpi_addr + segment->p_vaddr, end = first + segment->p_memsz;
    if (place->end <= first || place->first >= end) continue;
    if (segment->p_type == PT_LOAD && segment->p_flags & PF_W)
      place->is_writable = place->first >= first && place->end <= end;
    if (segment->p_type == PT_GNU_RELRO) place->is_relocated = true;
  }
  return place->is_writable;
}

bool carob_is_variable(uintptr_t address, size_t size) {
  struct place place = {address, address + size, false, false};
  dl_iterate_phdr(look_at_place, &place);
  /* What the linker has relocated there is read-only afterwards. */
  return place.is_writable && !place.is_relocated;
}

size_t carob_call_stack(void **addresses, size_t room) {
#if __has_include(<execinfo.h>)
  const int count = backtrace(addresses, room > INT_MAX ? INT_MAX : (int)room);
  return count > 0 ? (size_t)count : 0;
#else
  (void)addresses;
  (void)room;
  return 0;
#endif
}

char **carob_call_stack_symbols(void *const *addresses, size_t count) {
#if __has_include(<execinfo.h>)
  return count > INT_MAX ? 0 : backtrace_symbols(addresses, (int)count);
#else
  (void)addresses;
  (void)count;
  return 0;
#endif
}
