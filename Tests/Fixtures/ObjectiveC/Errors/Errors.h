#import <XCTest/XCTest.h>

/* What a block throws: "name: reason", or "nothing". */
NSString *thrown(void (^block)(void));

/* How often `thrown` has run its `@finally`. */
extern int finished;

/* Calls a block through frames of C++. */
#ifdef __cplusplus
extern "C"
#endif
void call_through_cxx(void (^block)(void), int *destroyed);
