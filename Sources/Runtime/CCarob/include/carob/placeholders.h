/* Placeholders for classes and protocols that a module in Objective-C refers to and does not have. A placeholder is a record that has
 * a name and nothing else. When the host loads the module, it lets the module's references lead to what it knows by that name.
 * `carob build` writes a file with a line for each placeholder. */
#ifndef CAROB_PLACEHOLDERS_H
#define CAROB_PLACEHOLDERS_H

#include <carob/objc_module.h>

/* The record of a class. Code does not refer to it, but a subclass does. */
#define CAROB_CLASS_PLACEHOLDER(class_name)                                                              \
  extern CAROB_HIDDEN struct objc_class carob_class_##class_name __asm__("._OBJC_CLASS_" #class_name); \
  struct objc_class carob_class_##class_name = {.name = #class_name};

/* The variable through which code finds a class. */
#define CAROB_CLASS_REFERENCE(class_name)                                                                  \
  extern CAROB_HIDDEN struct objc_class carob_class_##class_name __asm__("._OBJC_CLASS_" #class_name);   \
  extern CAROB_HIDDEN Class carob_reference_##class_name __asm__("._OBJC_REF_CLASS_" #class_name);       \
  __attribute__((section("__objc_class_refs"))) Class carob_reference_##class_name = &carob_class_##class_name;

#define CAROB_PROTOCOL_PLACEHOLDER(protocol_name)                     \
  extern CAROB_HIDDEN struct objc_protocol carob_protocol_##protocol_name __asm__( \
    "._OBJC_PROTOCOL_" #protocol_name);                               \
  struct objc_protocol carob_protocol_##protocol_name = {.name = #protocol_name};

/* A class that may be missing (`weak_import`). clang makes the variable for it, but lists it nowhere. */
#define CAROB_WEAK_CLASS(class_name)                                                  \
  extern Class carob_weak_reference_##class_name __asm__("._OBJC_WEAK_REF_CLASS_" #class_name); \
  static struct carob_objc_alias carob_weak_class_##class_name                        \
    __attribute__((section("carob_weak_classes"), used)) = {                          \
      #class_name, &carob_weak_reference_##class_name};

#endif
