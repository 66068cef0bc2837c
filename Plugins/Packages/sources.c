/* Data sources that more than one screen is made with. */
#include "Packages.h"

bool is_remote(id data_source) {
  return data_source &&
         class_respondsToSelector(object_getClass(data_source), sel_registerName("setApiPath:"));
}

id simple_source(id objects) {
  id source = CAROB_SEND(id, objc_getClass("ICSimpleDataSource"), "alloc", ());
  return CAROB_SEND(id, source, "initWithObjects:", (id), objects);
}

id multi_source(id first, id second) {
  const id sources[] = {first, second};
  id list = CAROB_SEND(id, objc_getClass("NSArray"), "arrayWithObjects:count:",
                       (const id *, size_t), sources, 2);
  id source = CAROB_SEND(id, objc_getClass("ICMultiDataSource"), "alloc", ());
  return CAROB_SEND(id, source, "initWithDataSources:", (id), list);
}

void aim_at_sections(id data_source) {
  /* A path without a host is the service's that the packages come from. */
  CAROB_SEND(void, data_source, "setApiPath:", (id), carob_string("sections"));
  CAROB_SEND(void, data_source, "setKeyPath:", (id), carob_string("sections"));
  CAROB_SEND(void, data_source, "setMappingClass:", (Class), objc_getClass("DPSection"));
}

/* A section for each name, with the number of packages that have it. */
static id counted(id names, id names_of_packages) {
  id sections = CAROB_SEND(id, objc_getClass("NSMutableArray"), "array", ());
  size_t count = CAROB_SEND(size_t, names, "count", ());
  size_t packages = CAROB_SEND(size_t, names_of_packages, "count", ());
  for (size_t i = 0; i < count; i++) {
    id name = CAROB_SEND(id, names, "objectAtIndex:", (size_t), i);
    long long members = 0;
    for (size_t j = 0; j < packages; j++) {
      id other = CAROB_SEND(id, names_of_packages, "objectAtIndex:", (size_t), j);
      members += CAROB_SEND(BOOL, name, "isEqual:", (id), other) ? 1 : 0;
    }
    id section = CAROB_SEND(id, objc_getClass("DPSection"), "new", ());
    CAROB_SEND(void, section, "setName:", (id), name);
    CAROB_SEND(void, section, "setCount:", (long long), members);
    CAROB_SEND(void, sections, "addObject:", (id), section);
    objc_release(section);
  }
  return sections;
}

/* The sections of the archive: asked from the server, or found in the packages that are at hand. */
id sections_of(id data_source) {
  if (is_remote(data_source)) {
    id source = CAROB_SEND(id, objc_getClass("ICRemoteDataSource"), "new", ());
    aim_at_sections(source);
    return source;
  }
  id packages = CAROB_SEND(id, data_source, "allObjects", ());
  id names = CAROB_SEND(id, packages, "valueForKeyPath:", (id),
                        carob_string("@distinctUnionOfObjects.section"));
  id all = CAROB_SEND(id, packages, "valueForKeyPath:", (id), carob_string("section"));
  return simple_source(counted(names, all));
}
