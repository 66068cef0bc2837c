#include "Countries.h"

static id field(const char *label, id value) {
  return CAROB_SEND(id, objc_getClass("ISOCountryField"), "fieldWithLabel:value:", (id, id),
                    carob_string(label), value);
}

/* - (instancetype)initWithCountry:(ISOCountry *)country */
static id ISOCountryViewController_initWithCountry_(id self, SEL _cmd, id country) {
  const id fields[] = {
    field("Alpha-2 code", CAROB_SEND(id, country, "alpha2", ())),
    field("Alpha-3 code", CAROB_SEND(id, country, "alpha3", ())),
    field("Numeric code", CAROB_SEND(id, country, "numeric", ())),
  };
  id objects = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObjects:count:",
                          (const id *, size_t), fields, sizeof fields / sizeof fields[0]);

  self = CAROB_SEND_SUPER(id, self, "ISOCountryViewController", "initWithObjects:", (id), objects);
  if (!self) return NULL;

  CAROB_SEND(void, self, "setTitle:", (id), CAROB_SEND(id, country, "name", ()));
  CAROB_SEND(void, self, "setDefaultCellClass:", (Class), objc_getClass("ICTableViewCell"));
  return self;
}

/* - (void)configureCell:(ICTableViewCell *)cell withCountryField:(ISOCountryField *)countryField */
static void ISOCountryViewController_configureCell_withCountryField_(
  id self, SEL _cmd, id cell, id country_field) {
  id label = CAROB_SEND(id, country_field, "label", ());
  id value = CAROB_SEND(id, country_field, "value", ());
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id), label);
  CAROB_SEND(void, CAROB_SEND(id, cell, "detailTextLabel", ()), "setText:", (id), value);
}

/* @interface ISOCountryViewController : ICTableViewController
 * @end */
bool ISOCountryViewController_register(void) {
  Class cls =
    objc_allocateClassPair(objc_getClass("ICTableViewController"), "ISOCountryViewController", 0);
  bool complete =
    add_method(cls, "initWithCountry:", (IMP)ISOCountryViewController_initWithCountry_, "@@:@") &&
    add_method(cls, "configureCell:withCountryField:",
               (IMP)ISOCountryViewController_configureCell_withCountryField_, "v@:@@");
  objc_registerClassPair(cls);
  return complete;
}
