/* Makes a plugin of the loops over Foundation that GNUstep's program has as well. */
#include <carob/carob.h>
#include <carob/placeholders.h>

#include "../Peers/foundation.h"

CAROB_CLASS_PLACEHOLDER(NSObject)
CAROB_CLASS_PLACEHOLDER(NSConstantString)
CAROB_CLASS_PLACEHOLDER(NSMutableArray)
CAROB_CLASS_PLACEHOLDER(NSNotificationCenter)
CAROB_CLASS_PLACEHOLDER(NSPredicate)
CAROB_CLASS_PLACEHOLDER(NSString)
CAROB_CLASS_REFERENCE(NSMutableArray)
CAROB_CLASS_REFERENCE(NSNotificationCenter)
CAROB_CLASS_REFERENCE(NSPredicate)
CAROB_CLASS_REFERENCE(NSString)

/* The loader looks for this name. */
extern CAROB_EXPORT struct bench_operation bench_operations[8];
struct bench_operation bench_operations[8];

static bool load(void) {
  for (int i = 0; foundation_operations[i].name; i++) bench_operations[i] = foundation_operations[i];
  return foundation_prepare();
}

CAROB_PLUGIN(
  .identifier = "org.example.bench.foundation",
  .name = "BenchFoundation",
  .version = "1",
  .load = load)
