/* The entry of a module in Objective-C, which is linked with `objc_part.m`. It needs no `load`. */
#define CAROB_OBJC
#include <carob/carob.h>
#include <carob/objc_module.h>

CAROB_HIDDEN struct carob_objc_glue carob_objc_glue = {.size = sizeof(struct carob_objc_glue)};
CAROB_HIDDEN void __objc_load(struct carob_objc_module *records);
/* While the module is opened. With -DNO_RECORDS nobody says where the records are. */
void __objc_load(struct carob_objc_module *records) {
#ifndef NO_RECORDS
  carob_objc_glue.records = records;
#endif
  (void)records;
}

CAROB_PLUGIN(.identifier = "org.example.fixture.objc", .name = "Objective-C", .version = "1.0.0")
