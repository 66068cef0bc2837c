/* Debian's packages: in a list, in sections, together with the sections, as a grid of sections,
 * and as a list to install, which is edited, each on a screen of its own, and in tabs. From a file,
 * or from the server in `Examples/`. */
#include "Packages.h"

static bool packages_load(void) {
  return DPPackage_register() && DPSection_register() && DPField_register() &&
         DPDependency_register() && DPPackageListViewController_register() &&
         DPSectionedListViewController_register() && DPOverviewViewController_register() &&
         DPSectionGridViewController_register() && DPPackageViewController_register() &&
         DPSearchViewController_register() && DPCounterViewController_register() &&
         DPInstallListViewController_register() && DPTabBarController_register();
}

CAROB_PLUGIN(
  .identifier = "org.example.packages",
  .name = "Packages",
  .version = "1.0.0",
  .principal_class = "DPPackageListViewController",
  .model_class = "DPPackage",
  .data = "packages.json",
  .key_path = "packages",
  .prefixes = (const char *const[]){"DP", NULL},
  .load = packages_load)
