#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "Packages.h"

typedef struct {
  double width, height;
} Size;

/* - (instancetype)init {
 *   UICollectionViewFlowLayout *layout = [UICollectionViewFlowLayout new];
 *   layout.itemSize = CGSizeMake(144, 48);
 *   layout.minimumInteritemSpacing = layout.minimumLineSpacing = 8;
 *   return [super initWithCollectionViewLayout:layout];
 * } */
static id DPSectionGridViewController_init(id self, SEL _cmd) {
  id layout = CAROB_SEND(id, objc_getClass("UICollectionViewFlowLayout"), "new", ());
  CAROB_SEND(void, layout, "setItemSize:", (Size), ((Size){144, 48}));
  CAROB_SEND(void, layout, "setMinimumInteritemSpacing:", (double), 8);
  CAROB_SEND(void, layout, "setMinimumLineSpacing:", (double), 8);
  self = CAROB_SEND_SUPER(id, self, "DPSectionGridViewController", "initWithCollectionViewLayout:",
                          (id), layout);
  objc_release(layout);
  if (!self) return NULL;
  CAROB_SEND(void, self, "setTitle:", (id), carob_string("Sections"));
  CAROB_SEND(void, self, "setDefaultCellClass:", (Class), objc_getClass("ICCollectionViewCell"));
  return self;
}

/* The host gives packages; the screen shows their sections.
 *
 * - (instancetype)initWithDataSource:(id<ICDataSource>)packages */
static id DPSectionGridViewController_initWithDataSource_(id self, SEL _cmd, id packages) {
  if (is_remote(packages)) {
    aim_at_sections(packages);
    return CAROB_SEND_SUPER(id, self, "DPSectionGridViewController", "initWithDataSource:", (id),
                            packages);
  }
  id sections = sections_of(packages);
  self = CAROB_SEND_SUPER(id, self, "DPSectionGridViewController", "initWithDataSource:", (id),
                          sections);
  objc_release(sections);
  CAROB_SEND(void, self, "setPackages:", (id), CAROB_SEND(id, packages, "allObjects", ()));
  return self;
}

/* - (void)configureCell:(ICCollectionViewCell *)cell withSection:(DPSection *)section {
 *   cell.textLabel.text = [NSString stringWithFormat:@"%@ %lld", section.name, section.count];
 * } */
static void DPSectionGridViewController_configureCell_withSection_(
  id self, SEL _cmd, id cell, id section) {
  const char *name = carob_utf8(CAROB_SEND(id, section, "name", ()));
  long long count = CAROB_SEND(long long, section, "count", ());
  const size_t size = strlen(name ? name : "") + sizeof " -9223372036854775808";
  char *text = malloc(size);
  if (!text) return;
  snprintf(text, size, "%s %lld", name ? name : "", count);
  CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id), carob_string(text));
  free(text);
}

/* The packages of a section: asked from the server, or those at hand. The caller owns the data
 * source. */
static id packages_of(id self, id name) {
  id key = carob_string("section");
  id packages = CAROB_SEND(id, self, "packages", ());
  if (!packages) {
    id source = CAROB_SEND(id, objc_getClass("ICPaginatedDataSource"), "new", ());
    id parameters = CAROB_SEND(id, objc_getClass("NSDictionary"),
                               "dictionaryWithObjects:forKeys:count:",
                               (const id *, const id *, size_t), &name, &key, 1);
    CAROB_SEND(void, source, "setApiPath:", (id), carob_string("packages"));
    CAROB_SEND(void, source, "setKeyPath:", (id), carob_string("packages"));
    CAROB_SEND(void, source, "setQueryParameters:", (id), parameters);
    CAROB_SEND(void, source, "setMappingClass:", (Class), objc_getClass("DPPackage"));
    return source;
  }
  id found = CAROB_SEND(id, objc_getClass("NSMutableArray"), "array", ());
  size_t count = CAROB_SEND(size_t, packages, "count", ());
  for (size_t i = 0; i < count; i++) {
    id package = CAROB_SEND(id, packages, "objectAtIndex:", (size_t), i);
    if (CAROB_SEND(BOOL, name, "isEqual:", (id), CAROB_SEND(id, package, "section", ()))) {
      CAROB_SEND(void, found, "addObject:", (id), package);
    }
  }
  return simple_source(found);
}

/* - (void)collectionView:(UICollectionView *)view didSelectSection:(DPSection *)section */
static void DPSectionGridViewController_collectionView_didSelectSection_(
  id self, SEL _cmd, id view, id section) {
  id name = CAROB_SEND(id, section, "name", ());
  if (!name) return;
  id source = packages_of(self, name);
  id screen = CAROB_SEND(id, objc_getClass("DPPackageListViewController"), "alloc", ());
  screen = CAROB_SEND(id, screen, "initWithDataSource:", (id), source);
  CAROB_SEND(void, screen, "setTitle:", (id), name);
  CAROB_SEND(void, source, "fetchData", ());
  objc_release(source);
  id navigation_controller = CAROB_SEND(id, self, "navigationController", ());
  CAROB_SEND(void, navigation_controller, "pushViewController:animated:", (id, BOOL), screen, YES);
  objc_release(screen);
}

/* The sections of the archive beside each other. Selecting one pushes its packages.
 *
 * @interface DPSectionGridViewController : ICCollectionViewController
 * @property (strong) NSArray *packages;    // nil when they are the server's
 * @end */
bool DPSectionGridViewController_register(void) {
  Class cls = objc_allocateClassPair(
    objc_getClass("ICCollectionViewController"), "DPSectionGridViewController", 0);
  bool complete =
    add_list_property(cls, "packages") &&
    add_method(cls, "init", (IMP)DPSectionGridViewController_init, "@@:") &&
    add_method(cls, "initWithDataSource:",
               (IMP)DPSectionGridViewController_initWithDataSource_, "@@:@") &&
    add_method(cls, "configureCell:withSection:",
               (IMP)DPSectionGridViewController_configureCell_withSection_, "v@:@@") &&
    add_method(cls, "collectionView:didSelectSection:",
               (IMP)DPSectionGridViewController_collectionView_didSelectSection_, "v@:@@");
  objc_registerClassPair(cls);
  return complete;
}
