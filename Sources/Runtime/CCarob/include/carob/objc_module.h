/* What clang tells a runtime of one Objective-C module (`-fobjc-runtime=gnustep-2.0`): where the module's records
 * begin and end, section by section. clang's code hands the structure to `__objc_load` while the module is opened.
 *
 * The linker bounds the sections. Each object file adds a record of zeros to a section that might be empty, so that
 * there may be one anywhere. */
#ifndef CAROB_OBJC_MODULE_H
#define CAROB_OBJC_MODULE_H

#include <carob/abi.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* `@implementation Class (Name)`. */
struct carob_objc_category {
  const char *name;
  const char *class_name;
  struct objc_method_list *instance_methods;
  struct objc_method_list *class_methods;
  struct objc_protocol_list *protocols;
  struct objc_property_list *properties;
  struct objc_property_list *class_properties;
};

/* `@compatibility_alias name Class`. The reference is one of the section `__objc_class_refs`. */
struct carob_objc_alias {
  const char *name;
  Class *class_reference;
};

/* A string literal that does not fit into an `id`. */
struct carob_objc_string {
  Class isa;
  uint32_t flags; /* the lowest two bits: 0 for ASCII, 2 for UTF-16 */
  uint32_t length; /* in characters */
  uint32_t size; /* in bytes */
  uint32_t hash;
  const void *data;
};

/* Code reaches classes and protocols through the references alone, so that a record that they lead to may be one that
 * has a name and nothing else: the host puts what it knows by that name in its place. */
struct carob_objc_module {
  uint64_t version; /* 0; all bits are set once a host has begun to register the module */
  struct objc_selector *selectors; /* __objc_selectors */
  struct objc_selector *selectors_end;
  Class *classes; /* __objc_classes */
  Class *classes_end;
  Class *class_references; /* __objc_class_refs */
  Class *class_references_end;
  struct carob_objc_category *categories; /* __objc_cats */
  struct carob_objc_category *categories_end;
  struct objc_protocol *protocols; /* __objc_protocols; `isa` is the number 4 */
  struct objc_protocol *protocols_end;
  struct objc_protocol **protocol_references; /* __objc_protocol_refs */
  struct objc_protocol **protocol_references_end;
  struct carob_objc_alias *aliases; /* __objc_class_aliases */
  struct carob_objc_alias *aliases_end;
  struct carob_objc_string *strings; /* __objc_constant_string */
  struct carob_objc_string *strings_end;
};

enum carob_objc_flags {
  /* It is a program, such as a folder of tests: the `SEL`s that it gets from the host are equal to its own `@selector`s, if
   * no other program was loaded before. */
  CAROB_OBJC_PROGRAM = 1,
  /* Errors of the host's methods are thrown into it as exceptions (`carob_objc_throws_errors`). */
  CAROB_OBJC_THROWS_ERRORS = 2
};

/* What the functions that are linked into a module keep for its host, which finds it through the module's entry. */
struct carob_objc_glue {
  uint32_t size; /* of this structure in the module, in bytes */
  uint32_t flags; /* of `carob_objc_flags` */
  struct carob_objc_module *records; /* what `__objc_load` was given; null before */
  /* Throws an exception, as `@throw` does, from a function of the host that the module called: `frame` is an address in that
   * function's frame (`__builtin_frame_address(0)`). Its frame, and those of what it called, are unwound without cleaning up: they
   * are of C. When it is not the module that called the function, the function returns zero to its caller. Does not return. */
  void (*throw_exception)(id exception, const void *frame);
  /* Classes that may be missing (`weak_import`), with the variables through which code finds them; null variables until then.
   * clang keeps these in no section. */
  struct carob_objc_alias *weak_classes;
  struct carob_objc_alias *weak_classes_end;
  /* Code whose messages leave their errors pending, whatever `flags` say, since it has something to do afterwards. */
  const void *pending_code;
  const void *pending_code_end;
  /* Where a host that no entry tells of it puts the address of its table. */
  const struct carob_host **host;
};

/* What a host offers to the module that it is opening on this thread. */
struct carob_opener {
  /* Registers the module before its constructors run, as at Apple. Does nothing for another module than the one that the host asked
   * for, such as a library that it needs. */
  void (*register_module)(const struct carob_opener *opener, const struct carob_objc_glue *glue);
  void *context; /* the host's */
};

/* A module finds its host by a note (`PT_NOTE`) of the program or library that has the host: the owner is `CAROB_NOTE_OWNER`, the
 * type is `CAROB_NOTE_OPENER`, and the contents are the distance from them to a function of this type, as an `int64_t`. The
 * function returns null when the host opens no module on this thread. So a host needs to export no symbol. */
typedef const struct carob_opener *carob_current_opener(void);

#define CAROB_NOTE_OWNER "Carob"
enum { CAROB_NOTE_OPENER = 1 };

#ifdef CAROB_OBJC
/* `plugin.h` says what these do. */
extern __attribute__((visibility("hidden"))) bool carob_objc_throws_errors;

extern __attribute__((visibility("hidden"))) void carob_objc_throw_pending_error(void);

/* Whether the module is a program (`CAROB_OBJC_PROGRAM`): what `carob build` makes of a folder without `CAROB_PLUGIN` is. */
extern __attribute__((visibility("hidden"))) bool carob_objc_is_program;
#endif

#if UINTPTR_MAX == UINT64_MAX
CAROB_ASSERT_SIZE(carob_objc_glue, 64);
CAROB_ASSERT_OFFSET(carob_objc_glue, records, 8);
CAROB_ASSERT_OFFSET(carob_objc_glue, throw_exception, 16);
CAROB_ASSERT_OFFSET(carob_objc_glue, weak_classes, 24);
CAROB_ASSERT_OFFSET(carob_objc_glue, pending_code, 40);
CAROB_ASSERT_OFFSET(carob_objc_glue, host, 56);
CAROB_ASSERT_SIZE(carob_objc_category, 56);
CAROB_ASSERT_OFFSET(carob_objc_category, class_name, 8);
CAROB_ASSERT_OFFSET(carob_objc_category, instance_methods, 16);
CAROB_ASSERT_OFFSET(carob_objc_category, class_methods, 24);
CAROB_ASSERT_OFFSET(carob_objc_category, protocols, 32);
CAROB_ASSERT_OFFSET(carob_objc_category, properties, 40);
CAROB_ASSERT_OFFSET(carob_objc_category, class_properties, 48);
CAROB_ASSERT_SIZE(carob_objc_alias, 16);
CAROB_ASSERT_OFFSET(carob_objc_alias, class_reference, 8);
CAROB_ASSERT_SIZE(carob_objc_string, 32);
CAROB_ASSERT_OFFSET(carob_objc_string, flags, 8);
CAROB_ASSERT_OFFSET(carob_objc_string, length, 12);
CAROB_ASSERT_OFFSET(carob_objc_string, size, 16);
CAROB_ASSERT_OFFSET(carob_objc_string, hash, 20);
CAROB_ASSERT_OFFSET(carob_objc_string, data, 24);
CAROB_ASSERT_SIZE(carob_objc_module, 136);
CAROB_ASSERT_OFFSET(carob_objc_module, selectors, 8);
CAROB_ASSERT_OFFSET(carob_objc_module, classes, 24);
CAROB_ASSERT_OFFSET(carob_objc_module, class_references, 40);
CAROB_ASSERT_OFFSET(carob_objc_module, categories, 56);
CAROB_ASSERT_OFFSET(carob_objc_module, protocols, 72);
CAROB_ASSERT_OFFSET(carob_objc_module, protocol_references, 88);
CAROB_ASSERT_OFFSET(carob_objc_module, aliases, 104);
CAROB_ASSERT_OFFSET(carob_objc_module, strings, 120);
#endif

#ifdef __cplusplus
}
#endif
#endif
