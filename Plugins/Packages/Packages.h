/* Declarations for all files of this plugin. */
#ifndef PACKAGES_H
#define PACKAGES_H

#include <carob/carob.h>

/* A method takes `self` and `_cmd` whether it needs them or not. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

/* Each makes and registers one class. False when the runtime refuses any part of it; `load` then
 * returns false too, and the host revokes whatever was registered. */
CAROB_HIDDEN bool DPPackage_register(void);
CAROB_HIDDEN bool DPSection_register(void);
CAROB_HIDDEN bool DPField_register(void);
CAROB_HIDDEN bool DPDependency_register(void);
CAROB_HIDDEN bool DPPackageListViewController_register(void);
CAROB_HIDDEN bool DPSectionedListViewController_register(void);
CAROB_HIDDEN bool DPOverviewViewController_register(void);
CAROB_HIDDEN bool DPSectionGridViewController_register(void);
CAROB_HIDDEN bool DPPackageViewController_register(void);
CAROB_HIDDEN bool DPSearchViewController_register(void);
CAROB_HIDDEN bool DPCounterViewController_register(void);
CAROB_HIDDEN bool DPInstallListViewController_register(void);
CAROB_HIDDEN bool DPTabBarController_register(void);

/* `DPInstallListViewController.c`: the packages of a section, and that of a row. */
CAROB_HIDDEN id packages_in(id self, long long section);
CAROB_HIDDEN id package_at(id self, id path);

/* `DPInstallListViewController+Editing.c`: adds its methods to the class. */
CAROB_HIDDEN bool DPInstallListViewController_add_editing(Class cls);

/* `sources.c`. The caller owns what these give. */
CAROB_HIDDEN bool is_remote(id data_source);
CAROB_HIDDEN id simple_source(id objects);
CAROB_HIDDEN id multi_source(id first, id second);
CAROB_HIDDEN id sections_of(id data_source);
CAROB_HIDDEN void aim_at_sections(id remote_data_source);

static inline bool add_method(Class cls, const char *selector, IMP imp, const char *types) {
  return class_addMethod(cls, sel_registerName(selector), imp, types);
}

static inline bool add_class_method(Class cls, const char *selector, IMP imp, const char *types) {
  return add_method(object_getClass((id)cls), selector, imp, types);
}

/* Declares `@property (copy) NSString *name`. Registering the class adds the accessors. */
static inline bool add_string_property(Class cls, const char *name) {
  const objc_property_attribute_t attributes[] = {{"T", "@\"NSString\""}, {"C", ""}};
  return class_addProperty(cls, name, attributes, 2);
}

/* Declares `@property (strong) NSArray *name`. */
static inline bool add_list_property(Class cls, const char *name) {
  const objc_property_attribute_t attributes[] = {{"T", "@\"NSArray\""}, {"&", ""}};
  return class_addProperty(cls, name, attributes, 2);
}

/* Declares `@property (strong) id name`. */
static inline bool add_object_property(Class cls, const char *name) {
  const objc_property_attribute_t attributes[] = {{"T", "@"}, {"&", ""}};
  return class_addProperty(cls, name, attributes, 2);
}

/* Declares `@property long long name`. */
static inline bool add_number_property(Class cls, const char *name) {
  const objc_property_attribute_t attributes[] = {{"T", "q"}};
  return class_addProperty(cls, name, attributes, 1);
}

/* Says what a cell with two labels says. */
static inline void set_texts(id cell, id text, id detail) {
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id), text);
  CAROB_SEND(void, CAROB_SEND(id, cell, "detailTextLabel", ()), "setText:", (id), detail);
}

#endif
