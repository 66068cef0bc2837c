/* Models that no screen has a handler for. */
#include "doctor.h"

static bool load(void) {
  make_user("DHUser");
  make_user("DHAddress");
  make_user("DHStreet");
  Class city = begin("ICModel", "DHCity");
  const objc_property_attribute_t street[] = {{"T", "@\"DHStreet\""}, {"&", ""}};
  class_addProperty(city, "street", street, 2);
  objc_registerClassPair(city);
  make_list("DHUserList", NULL);
  make_list("DHCityList", "configureCell:withCity:");
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.unhandled", .name = "Unhandled models",
             .version = "1.0.0", .principal_class = "DHUserList", .model_class = "DHUser",
             .prefixes = (const char *const[]){"DH", NULL}, .load = load)
