/* What clang's code calls while a module is opened, and what there is before a host has registered the module. */
#define _GNU_SOURCE
#include "glue.h"
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

CAROB_GLUE_BEGIN

/* The section of classes that may be missing has a record of zeros, so that the linker always says where it is. */
__attribute__((section("carob_weak_classes"), used)) static struct carob_objc_alias no_weak_class;
extern struct carob_objc_alias __start_carob_weak_classes[];
extern struct carob_objc_alias __stop_carob_weak_classes[];

/* Likewise, since a module may use none of the functions there. */
__attribute__((section("carob_pending_code"), used)) static void no_pending_code(void) {}
extern const char __start_carob_pending_code[];
extern const char __stop_carob_pending_code[];

struct carob_objc_glue carob_objc_glue = {
  .size = sizeof carob_objc_glue,
  .throw_exception = carob_objc_throw_from_host,
  .weak_classes = __start_carob_weak_classes,
  .weak_classes_end = __stop_carob_weak_classes,
  .pending_code = __start_carob_pending_code,
  .pending_code_end = __stop_carob_pending_code,
  .host = &carob_host};

/* Where clang describes the sections; null in a module without Objective-C. */
extern struct carob_objc_module described_records __asm__(".objc_init") __attribute__((weak));

extern const char __ehdr_start[];

/* Null in such a module. Some linkers give a missing symbol the address 0 of the module, which is where it begins. */
static struct carob_objc_module *find_described_records(void) {
  struct carob_objc_module *volatile records = &described_records;
  return (const char *)records == __ehdr_start ? 0 : records;
}

/* The linker puts the sections of all files together, so there is one description of them. */
void __objc_load(struct carob_objc_module *records);
void __objc_load(struct carob_objc_module *records) {
  static bool is_described;
  if (is_described || (carob_objc_glue.records && carob_objc_glue.records != records)) {
    fputs("carob: a module in Objective-C describes its records twice; link it in one step, with lld, gold or bfd\n",
          stderr);
    abort();
  }
  is_described = true;
  carob_objc_glue.records = records;
}

/* Where the linker says that the sections are. Weak: a module may have no class. */
#define SECTION(type, name) \
  extern type __start_##name[] __attribute__((weak)); \
  extern type __stop_##name[] __attribute__((weak))
SECTION(Class, __objc_classes);
SECTION(Class, __objc_class_refs);
SECTION(struct carob_objc_string, __objc_constant_string);

/* It has one slot, which is empty, so that every message asks `carob_objc_lookup`. */
static struct carob_method_cache no_methods;

/* The segments of this module, and what their addresses count from. */
static const ElfW(Phdr) *segments;
static size_t segment_count;
static uintptr_t base;

static bool is_in(const ElfW(Phdr) *segment, uintptr_t first, size_t size) {
  const uintptr_t start = base + segment->p_vaddr;
  return first >= start && size <= segment->p_memsz && first - start <= segment->p_memsz - size;
}

/* Whether so many bytes are the module's, and can be written if they are to be. */
static bool holds(const void *address, size_t size, bool is_written) {
  bool is_held = false;
  for (size_t index = 0; index < segment_count; index++) {
    const ElfW(Phdr) *segment = &segments[index];
    if (!is_in(segment, (uintptr_t)address, size)) continue;
    if (segment->p_type == PT_GNU_RELRO && is_written) return false;
    if (segment->p_type == PT_LOAD && (!is_written || segment->p_flags & PF_W)) is_held = true;
  }
  return is_held;
}

static int find_segments(struct dl_phdr_info *module, size_t size, void *context) {
  (void)size;
  segments = module->dlpi_phdr;
  segment_count = module->dlpi_phnum;
  base = module->dlpi_addr;
  return holds(context, 1, false);
}

/* Whether it may be the record of a class. What the host reads it checks anew, and refuses; here the module is not open yet. */
static bool is_record(Class record) {
  return (uintptr_t)record % _Alignof(struct objc_class) == 0 && holds(record, sizeof *record, true) &&
         holds(record->name, 1, false);
}

/* A host makes classes of its own from the records, and gives those a cache. */
static void prepare_record(Class record) {
  if (!is_record(record) || record->dtable) return;
  record->dtable = &no_methods;
  /* The placeholder for a class of somebody else's has a name and nothing else. */
  if (!record->isa) record->isa = record;
  prepare_record(record->isa);
}

__attribute__((weak)) bool carob_objc_is_program = false;

/* What a host offers that has its note in this segment; null when none does. */
static const struct carob_opener *opener_noted_in(uintptr_t place, size_t size, size_t alignment) {
  while (size >= sizeof(ElfW(Nhdr))) {
    const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)place;
    const size_t contents = (sizeof *note + note->n_namesz + alignment - 1) & -alignment;
    const size_t end = (contents + note->n_descsz + alignment - 1) & -alignment;
    if (end < contents || end > size) return 0;
    int64_t distance;
    if (note->n_type == CAROB_NOTE_OPENER && note->n_namesz == sizeof CAROB_NOTE_OWNER &&
        note->n_descsz == sizeof distance && !memcmp(note + 1, CAROB_NOTE_OWNER, sizeof CAROB_NOTE_OWNER)) {
      memcpy(&distance, (const void *)(place + contents), sizeof distance);
      carob_current_opener *current = (carob_current_opener *)(place + contents + (uintptr_t)distance);
      const struct carob_opener *opener = current();
      if (opener) return opener;
    }
    place += end;
    size -= end;
  }
  return 0;
}

static int find_opener(struct dl_phdr_info *module, size_t size, void *context) {
  (void)size;
  const struct carob_opener **opener = context;
  for (size_t index = 0; index < module->dlpi_phnum && !*opener; index++) {
    const ElfW(Phdr) *segment = &module->dlpi_phdr[index];
    if (segment->p_type == PT_NOTE)
      *opener = opener_noted_in(
        module->dlpi_addr + segment->p_vaddr, segment->p_memsz, segment->p_align == 8 ? 8 : 4);
  }
  return *opener != 0;
}

/* Runs before all other constructors of the module. They may send messages to its classes, and change them: at Apple the classes of
 * an image are registered before its constructors run. */
__attribute__((constructor(101))) static void prepare_records(void) {
  if (!dl_iterate_phdr(find_segments, &no_methods)) return;
  if (carob_objc_is_program) {
    carob_objc_glue.flags |= CAROB_OBJC_PROGRAM;
    carob_objc_throws_errors = true;
  }
  if (carob_objc_throws_errors) carob_objc_glue.flags |= CAROB_OBJC_THROWS_ERRORS;
  for (Class *cls = __start___objc_classes; cls < __stop___objc_classes; cls++)
    prepare_record(*cls);
  for (Class *cls = __start___objc_class_refs; cls < __stop___objc_class_refs; cls++)
    prepare_record(*cls);
  struct carob_objc_string *string = __start___objc_constant_string;
  for (; string < __stop___objc_constant_string; string++) prepare_record(string->isa);
  struct carob_objc_module *const records = find_described_records();
  if (!records) return;
  carob_objc_glue.records = records;
  /* Called outside of `dl_iterate_phdr`, which holds a lock of the dynamic linker. */
  const struct carob_opener *opener = 0;
  dl_iterate_phdr(find_opener, &opener);
  if (opener) opener->register_module(opener, &carob_objc_glue);
}

void carob_objc_refuse_early_message(id receiver, const char *selector_name) {
  /* `carob_isa` knows no small string yet. */
  const char *name = carob_is_tagged(receiver) ? "NSString" : receiver->isa->name;
  fprintf(
    stderr, "carob: a constructor of an Objective-C module sent %s to %s before the module was registered; use +load\n",
    selector_name, name ? name : "a block");
  abort();
}

CAROB_GLUE_END
