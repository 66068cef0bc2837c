/* The classes that the test sends to. */
#include "runtime.h"

typedef bool BOOL;

struct word_and_double {
  long word;
  double number;
};
struct floats {
  float x, y, z;
};
struct doubles {
  double x, y, z, w;
};
struct letters {
  char letters[5];
};
struct large {
  long first;
  double numbers[4];
  char last;
};
struct precise {
  struct {
    long double number;
  } inner;
};
struct precise_and_word {
  long double number;
  long word;
};
typedef float vector __attribute__((vector_size(16)));

__attribute__((objc_root_class)) @interface Base {
@public
  Class isa;
}
+ (id)alloc;
- (id)init;
+ (Class)class;
- (id)self;
- (id)copy;
- (long)name;
+ (long)name;
- (long)onlyInBase;
#if !__has_feature(objc_arc)
- (id)retain;
- (void)release;
- (id)autorelease;
#endif
@end

@interface Probe : Base {
  long added;
}
- (void)nothing;
- (long)a:(long)a b:(long)b c:(long)c d:(long)d e:(long)e f:(long)f g:(long)g h:(long)h;
- (double)a:(double)a
          b:(double)b
          c:(double)c
          d:(double)d
          e:(double)e
          f:(double)f
          g:(double)g
          h:(double)h
          i:(double)i
          j:(double)j;
- (double)c:(char)c
          d:(double)d
          s:(short)s
          f:(float)f
          i:(int)i
          b:(BOOL)b
          u:(unsigned char)u
          l:(long)l
          o:(id)o
          x:(double)x;
- (double)sum:(int)count, ...;
- (long)vectorRegisters:(int)count, ...;
- (struct word_and_double)wordAndDouble:(struct word_and_double)value times:(int)times;
- (struct floats)floats:(struct floats)value plus:(float)number;
- (struct doubles)doubles:(struct doubles)value plus:(double)number;
- (struct letters)letters:(struct letters)value;
- (struct large)large:(struct large)value
                    a:(long)a
                    b:(long)b
                    c:(long)c
                    d:(long)d
                    x:(double)x
                    y:(float)y;
- (long double)longDouble:(long double)value plus:(int)number;
- (_Complex double)complexDouble:(_Complex double)value;
- (_Complex float)complexFloat:(_Complex float)value;
- (_Complex long double)complexLongDouble:(_Complex long double)value;
- (vector)vector:(vector)value plus:(vector)other;
- (__int128)wide:(__int128)value;
- (BOOL)isOdd:(int)number;
- (char)letter:(char)letter;
- (short)opposite:(short)number;
- (float)half:(float)number;
- (id)object:(id)object;
- (Class)class:(Class)cls;
- (SEL)selector;
@end

/* Overrides, and reaches the originals through `super`. */
@interface Lower : Probe
- (long)superOnly;
- (long)superMissing;
- (long double)superMissingLongDouble;
- (struct large)superMissingLarge;
- (struct doubles)superMissingDoubles;
- (struct word_and_double)superMissingWordAndDouble;
- (_Complex long double)superMissingComplex;
- (struct precise)superMissingPrecise;
- (struct precise_and_word)superMissingPreciseAndWord;
@end

#ifdef __cplusplus
extern "C" {
#endif

/* The send functions, of which clang knows the types. */
void send_message(void) __asm__("objc_msgSend");
#if defined(__x86_64__)
void send_long_double(void) __asm__("objc_msgSend_fpret");
void send_structure(void) __asm__("objc_msgSend_stret");
#endif

/* Declared only. */
@interface Base (Missing)
- (long)missing;
- (double)missingDouble;
- (long double)missingLongDouble;
- (struct large)missingLarge;
- (struct doubles)missingDoubles;
- (struct word_and_double)missingWordAndDouble;
- (_Complex long double)missingComplex;
- (struct precise)missingPrecise;
- (struct precise_and_word)missingPreciseAndWord;
@end

/* For variables whose objects the test counts: an optimizer may release them later than they are assigned. */
#define PRECISE __attribute__((objc_precise_lifetime))

/* A new object, which the caller owns. */
id make_object(Record cls) __attribute__((ns_returns_retained));
__attribute__((ns_returns_retained)) static inline id make(const char *name) {
  return make_object(record_named(name));
}

/* The same, which the caller does not own. */
static inline id object_to_throw(const char *name) {
#if __has_feature(objc_arc)
  return make(name);
#else
  return [make(name) autorelease];
#endif
}

#ifdef __cplusplus
}
#endif
