/* Screens whose classes override what their views ask, in C: with super, and without. And a layout. */
#include <carob/carob.h>

typedef struct CGPoint { double x, y; } CGPoint;
typedef struct CGSize { double width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;

static bool add_method(Class cls, const char *name, IMP function, const char *types) {
  return class_addMethod(cls, sel_registerName(name), function, types);
}

/* -- CTTileScreen : ICCollectionViewController ------------------------------------------- */

/* One item more than super says: the first, of this class's own. */
static long items(id self, SEL _cmd, id view, long section) {
  return 1 + CAROB_SEND_SUPER(long, self, "CTTileScreen", "collectionView:numberOfItemsInSection:",
                              (id, long), view, section);
}

static id cell(id self, SEL _cmd, id view, id path) {
  long item = CAROB_SEND(long, path, "item", ());
  if (item == 0) {
    CAROB_SEND(void, view, "registerClass:forCellWithReuseIdentifier:", (Class, id),
               objc_getClass("ICCollectionViewCell"), carob_string("first"));
    return CAROB_SEND(id, view, "dequeueReusableCellWithReuseIdentifier:forIndexPath:", (id, id),
                      carob_string("first"), path);
  }
  id before = CAROB_SEND(id, objc_getClass("NSIndexPath"), "indexPathForItem:inSection:",
                         (long, long), item - 1, 0L);
  return CAROB_SEND_SUPER(id, self, "CTTileScreen", "collectionView:cellForItemAtIndexPath:",
                          (id, id), view, before);
}

/* Without super: nothing of these items exists for the data source. */
static void will_display(id self, SEL _cmd, id view, id cell, id path) {}

static void did_select(id self, SEL _cmd, id view, id path) {
  CAROB_SEND(void, self, "setTitle:", (id), carob_string("selected"));
}

static CGSize size(id self, SEL _cmd, id view, id layout, id path) {
  double side = 10 * (1 + CAROB_SEND(long, path, "item", ()));
  return (CGSize){side, side};
}

static void configure(id self, SEL _cmd, id cell, id object) {
  CAROB_SEND(void, cell, "setTag:", (long), 9L);
}

static bool register_screen(void) {
  Class cls = objc_allocateClassPair(objc_getClass("ICCollectionViewController"), "CTTileScreen", 0);
  bool complete =
    add_method(cls, "collectionView:numberOfItemsInSection:", (IMP)items, "q@:@q") &&
    add_method(cls, "collectionView:cellForItemAtIndexPath:", (IMP)cell, "@@:@@") &&
    add_method(cls, "collectionView:willDisplayCell:forItemAtIndexPath:", (IMP)will_display,
               "v@:@@@") &&
    add_method(cls, "collectionView:didSelectItemAtIndexPath:", (IMP)did_select, "v@:@@") &&
    add_method(cls, "collectionView:layout:sizeForItemAtIndexPath:", (IMP)size,
               "{CGSize=dd}@:@@@") &&
    add_method(cls, "configureCell:withObject:", (IMP)configure, "v@:@@");
  objc_registerClassPair(cls);
  return complete;
}

/* -- CTRowScreen : ICTableViewController ------------------------------------------------- */

static id row(id self, SEL _cmd, id view, id path) {
  id made = CAROB_SEND_SUPER(id, self, "CTRowScreen", "tableView:cellForRowAtIndexPath:", (id, id),
                             view, path);
  CAROB_SEND(void, made, "setTag:", (long), 5L);
  return made;
}

static double height(id self, SEL _cmd, id view, id path) {
  return 2 * CAROB_SEND_SUPER(double, self, "CTRowScreen", "tableView:heightForRowAtIndexPath:",
                              (id, id), view, path);
}

static id header(id self, SEL _cmd, id view, long section) { return carob_string("Mine"); }

static bool register_rows(void) {
  Class cls = objc_allocateClassPair(objc_getClass("ICTableViewController"), "CTRowScreen", 0);
  bool complete =
    add_method(cls, "tableView:cellForRowAtIndexPath:", (IMP)row, "@@:@@") &&
    add_method(cls, "tableView:heightForRowAtIndexPath:", (IMP)height, "d@:@@") &&
    add_method(cls, "tableView:titleForHeaderInSection:", (IMP)header, "@@:@q");
  objc_registerClassPair(cls);
  return complete;
}

/* -- CTDiagonalLayout : UICollectionViewLayout ------------------------------------------- */

enum { side = 10 };
static long prepared_items;

static void prepare(id self, SEL _cmd) {
  CAROB_SEND_SUPER(void, self, "CTDiagonalLayout", "prepareLayout", ());
  id view = CAROB_SEND(id, self, "collectionView", ());
  prepared_items = CAROB_SEND(long, view, "numberOfItemsInSection:", (long), 0L);
}

static CGSize content_size(id self, SEL _cmd) {
  double length = (double)(prepared_items * side);
  return (CGSize){length, length};
}

static id attributes_of_item(id self, SEL _cmd, id path) {
  id attributes = CAROB_SEND(id, objc_getClass("UICollectionViewLayoutAttributes"),
                             "layoutAttributesForCellWithIndexPath:", (id), path);
  double place = (double)(CAROB_SEND(long, path, "item", ()) * side);
  CGRect frame = {{place, place}, {side, side}};
  CAROB_SEND(void, attributes, "setFrame:", (CGRect), frame);
  return attributes;
}

static id attributes_in_rect(id self, SEL _cmd, CGRect rect) {
  id found[64];
  size_t count = 0;
  long first = (long)(rect.origin.y / side);
  for (long item = first < 0 ? 0 : first; item < prepared_items && count < 64; item++) {
    if ((double)(item * side) >= rect.origin.y + rect.size.height) break;
    id path = CAROB_SEND(id, objc_getClass("NSIndexPath"), "indexPathForItem:inSection:",
                         (long, long), item, 0L);
    found[count++] = CAROB_SEND(id, self, "layoutAttributesForItemAtIndexPath:", (id), path);
  }
  return CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObjects:count:", (const id *, size_t),
                    found, count);
}

static bool register_layout(void) {
  Class cls = objc_allocateClassPair(objc_getClass("UICollectionViewLayout"), "CTDiagonalLayout", 0);
  bool complete =
    add_method(cls, "prepareLayout", (IMP)prepare, "v@:") &&
    add_method(cls, "collectionViewContentSize", (IMP)content_size, "{CGSize=dd}@:") &&
    add_method(cls, "layoutAttributesForItemAtIndexPath:", (IMP)attributes_of_item, "@@:@") &&
    add_method(cls, "layoutAttributesForElementsInRect:", (IMP)attributes_in_rect,
               "@@:{CGRect={CGPoint=dd}{CGSize=dd}}");
  objc_registerClassPair(cls);
  return complete;
}

static bool load(void) { return register_screen() && register_rows() && register_layout(); }

CAROB_PLUGIN(.identifier = "org.example.tiles", .name = "Tiles", .version = "1", .load = load)
