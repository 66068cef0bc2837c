/* Handlers that do not take what they are sent, or do not return what is wanted. */
#include "doctor.h"

static bool load(void) {
  Class user = begin("ICModel", "DTUser");
  string_property(user, "name");
  method(user, "serializerForName", "v@:");
  class_method(user, "mappingClassForName", "q@:");
  objc_registerClassPair(user);

  Class list = begin("ICTableViewController", "DTUserList");
  method(list, "configureCell:withUser:", "v@:@i");
  method(list, "tableView:heightForUser:", "v@:@@");
  method(list, "tableView:didSelectUser:", "@@:@@");
  method(list, "tableView:cellForRowAtIndexPath:", "v@:@@");
  method(list, "tableView:heightForRowAtIndexPath:", "f@:@@");
  method(list, "viewDidAppear:", "v@:@");
  method(list, "setTitle:", "v@:*");
  class_method(list, "new", "v@:");
  objc_registerClassPair(list);

  Class grid = begin("ICCollectionViewController", "DTUserGrid");
  method(grid, "configureCell:withUser:", "v@:@@");
  method(grid, "collectionView:shouldSelectItemAtIndexPath:", "v@:@@");
  method(grid, "collectionView:layout:minimumLineSpacingForSectionAtIndex:", "d@:@@i");
  objc_registerClassPair(grid);

  Class source = begin("ICSimpleDataSource", "DTSource");
  method(source, "numberOfSections", "d@:");
  method(source, "numberOfObjectsInSection:", "i@:i");
  objc_registerClassPair(source);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.types", .name = "Wrong types", .version = "1.0.0",
             .principal_class = "DTUserList", .model_class = "DTUser",
             .prefixes = (const char *const[]){"DT", NULL}, .load = load)
