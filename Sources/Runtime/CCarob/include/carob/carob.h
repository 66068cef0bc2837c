/* Everything a plugin needs: `#include <carob/carob.h>`. */
#ifndef CAROB_CAROB_H
#define CAROB_CAROB_H

#include <carob/abi.h>
#include <carob/dispatch.h>
#include <carob/host.h>
#include <carob/plugin.h>
#include <carob/runtime.h>
#include <carob/send.h>
#include <carob/version.h>

/* In a checked build, a message to an object that was freed tells where that was (`CAROB_ZOMBIES=1` in the environment). */
#ifdef CAROB_CHECKED
#define objc_release(object) carob_host->carob_release_at(object, __FILE__, __LINE__)
#endif

#endif
