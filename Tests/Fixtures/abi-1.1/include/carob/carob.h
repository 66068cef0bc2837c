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

#endif
