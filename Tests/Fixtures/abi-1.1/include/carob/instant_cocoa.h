/* Constants of Instant Cocoa, for plugins that use remote data: `#include <carob/instant_cocoa.h>`. */
#ifndef CAROB_INSTANT_COCOA_H
#define CAROB_INSTANT_COCOA_H

#include <carob/values.h>

/* What a request does: a string. Each of these is an autoreleased one, made where it is written. [any-thread] */
typedef id HTTPVerb;

#define HTTPVerbGET carob_string("GET")
#define HTTPVerbPOST carob_string("POST")
#define HTTPVerbPUT carob_string("PUT")
#define HTTPVerbPATCH carob_string("PATCH")
#define HTTPVerbDELETE carob_string("DELETE")

#endif
