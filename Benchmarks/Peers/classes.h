/* The classes of the loops in Objective-C. */
#ifndef BENCH_CLASSES_H
#define BENCH_CLASSES_H

#import <objc/runtime.h>
#include <stdint.h>

/* The one thing that Carob has and a runtime without Foundation has not. */
@interface NSObject {
#ifndef CAROB_OBJC
  Class isa;
#endif
}
+ (id)alloc;
- (id)init;
@end

@interface LanguageRoot : NSObject
- (void)configureCell:(id)cell withUser:(id)user;
- (double)heightForUser:(id)user inTable:(id)table;
@end

@interface LanguageUser : LanguageRoot
- (void)sendToSuper:(uint64_t)count;
@end

#endif
