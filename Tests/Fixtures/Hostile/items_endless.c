/* The data source of a collection that says that it has 1000000000000 items. */
#include "hostile.h"

static long items(id self, SEL _cmd, id collection, long section) { return 1000000000000l; }

static id init(id self, SEL _cmd) {
  id layout = CAROB_SEND(id, objc_getClass("UICollectionViewFlowLayout"), "new", ());
  self = CAROB_SEND_SUPER(id, self, "HostileList", "initWithCollectionViewLayout:", (id), layout);
  objc_release(layout);
  return self;
}

static bool load(void) {
  const objc_property_attribute_t string[] = {{"T", "@\"NSString\""}, {"C", ""}};
  Class item = subclass("HostileItem", "ICModel");
  Class list = subclass("HostileList", "ICCollectionViewController");
  if (!class_addProperty(item, "text", string, 2)) return false;
  objc_registerClassPair(item);
  return method(list, "init", (IMP)init, "@@:") &&
         method(list, "collectionView:numberOfItemsInSection:", (IMP)items, "q@:@q") && finish(list);
}

HOSTILE("items_endless", load)
