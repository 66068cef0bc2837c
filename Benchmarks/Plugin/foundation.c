/* Makes a plugin of the loops over Foundation that GNUstep's program has as well. */
#include <carob/carob.h>
#include <carob/placeholders.h>

#include "../Peers/foundation.h"

CAROB_CLASS_PLACEHOLDER(NSConstantString)

#define CLASS(name) CAROB_CLASS_PLACEHOLDER(name) CAROB_CLASS_REFERENCE(name)
CLASS(NSDate)
CLASS(NSMutableArray)
CLASS(NSMutableData)
CLASS(NSMutableDictionary)
CLASS(NSMutableSet)
CLASS(NSMutableString)
CLASS(NSNotificationCenter)
CLASS(NSNumber)
CLASS(NSObject)
CLASS(NSPredicate)
CLASS(NSString)

/* The loader looks for these names. */
enum { MOST_OPERATIONS = 128 };
extern CAROB_EXPORT struct bench_operation bench_operations[MOST_OPERATIONS];
struct bench_operation bench_operations[MOST_OPERATIONS];
CAROB_EXPORT int bench_resize(uint64_t size) { return message_prepare(size); }

static bool load(void) {
  int count = 0;
  for (int i = 0; foundation_operations[i].name; i++) bench_operations[count++] = foundation_operations[i];
  for (int i = 0; message_operations[i].name; i++) bench_operations[count++] = message_operations[i];
  return foundation_prepare() && message_prepare(MESSAGE_SIZE);
}

CAROB_PLUGIN(
  .identifier = "org.example.bench.foundation",
  .name = "BenchFoundation",
  .version = "1",
  .load = load)
