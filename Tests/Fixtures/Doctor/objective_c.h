/* What fixtures in Objective-C share. They are looked at, and no method of them is called. */
#ifndef OBJECTIVE_C_H
#define OBJECTIVE_C_H

#include <carob/plugin.h>
#include <stdint.h>

/* As `carob/objc_module.h` has it. */
struct carob_objc_glue {
  uint32_t size, reserved;
  void *records;
  void (*throw_exception)(id, const void *);
};
struct carob_objc_glue carob_objc_glue = {.size = sizeof(struct carob_objc_glue)};

#ifndef LINKED_PLAINLY
/* What clang's code calls. */
void __objc_load(void *records);
void __objc_load(void *records) { carob_objc_glue.records = records; }
#define NEVER_CALLED(name) \
  void fixture_##name(void) __asm__(#name); \
  void fixture_##name(void) {}
NEVER_CALLED(objc_msgSend)
NEVER_CALLED(objc_retain)
NEVER_CALLED(objc_release)
NEVER_CALLED(objc_storeStrong)
NEVER_CALLED(objc_storeWeak)
NEVER_CALLED(objc_destroyWeak)
NEVER_CALLED(objc_loadWeakRetained)
NEVER_CALLED(objc_autoreleaseReturnValue)
NEVER_CALLED(objc_retainAutoreleaseReturnValue)
NEVER_CALLED(objc_retainAutoreleasedReturnValue)
NEVER_CALLED(objc_setProperty_nonatomic_copy)

/* Classes of somebody else's, as `carob build` makes them. */
struct fixture_record {
  void *isa, *superclass;
  const char *name;
  void *rest[14];
};
#define OTHERS_CLASS(class) \
  struct fixture_record class##_record __asm__("._OBJC_CLASS_" #class) = {.name = #class}; \
  struct fixture_record *class##_reference __asm__("._OBJC_REF_CLASS_" #class) \
      __attribute__((used, section("__objc_class_refs"))) = &class##_record;
#else
#define OTHERS_CLASS(class)
#endif

OTHERS_CLASS(NSObject)
OTHERS_CLASS(NSString)
OTHERS_CLASS(ICModel)
OTHERS_CLASS(ICTableViewController)

__attribute__((objc_root_class)) @interface NSObject {
  id isa;
}
+ (instancetype)new;
- (bool)respondsToSelector:(SEL)selector;
@end
@interface NSString : NSObject
@property (nonatomic, readonly) unsigned long length;
@end
@interface UILabel : NSObject
@property (nonatomic, copy) NSString *text;
@end
@interface UITableViewCell : NSObject
@property (nonatomic, readonly) UILabel *textLabel;
@end
@interface ICModel : NSObject
@end
@interface ICTableViewController : NSObject
- (void)viewDidAppear:(bool)animated;
@end

#endif
