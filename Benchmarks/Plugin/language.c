/* Makes a plugin of the loops in Objective-C that the peers have as well. */
#include <carob/carob.h>
#include <carob/placeholders.h>

#include "../Peers/language.h"

CAROB_CLASS_PLACEHOLDER(NSObject)

static bool load(void) { return bench_prepare(); }

CAROB_PLUGIN(
  .identifier = "org.example.bench.language",
  .name = "BenchLanguage",
  .version = "1",
  .load = load)
