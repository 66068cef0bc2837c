/* The countries of ISO 3166-1 in sections, and a screen for the one that is selected. */
#include "Countries.h"

static bool countries_load(void) {
  return ISOCountry_register() && ISOCountryField_register() &&
         ISOCountryListViewController_register() && ISOCountryViewController_register();
}

CAROB_PLUGIN(
  .identifier = "org.example.countries",
  .name = "Countries",
  .version = "1.0.0",
  .principal_class = "ISOCountryListViewController",
  .model_class = "ISOCountry",
  .data = "countries.json",
  .key_path = "3166-1",
  .prefixes = (const char *const[]){"ISO", NULL},
  .load = countries_load)
