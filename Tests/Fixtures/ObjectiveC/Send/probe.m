#include "probe.h"
#include <stdarg.h>

/* What clang calls for these messages when it counts, or from gnustep-2.2 on. */
id retain(id object) __asm__("objc_retain");
void release(id object) __asm__("objc_release");
id autorelease(id object) __asm__("objc_autorelease");

@implementation Base
+ (id)alloc {
  return make_object((__bridge Record)self);
}
- (id)init {
  return self;
}
+ (Class)class {
  return self;
}
- (id)self {
  return self;
}
- (id)copy {
  return make_object(record_named("Base"));
}
- (long)name {
  return 'b';
}
+ (long)name {
  return 'B';
}
- (long)onlyInBase {
  return 17;
}
#if !__has_feature(objc_arc)
- (id)retain {
  return retain(self);
}
- (void)release {
  release(self);
}
- (id)autorelease {
  return autorelease(self);
}
#endif
@end

@implementation Probe
- (void)nothing {
}
- (long)a:(long)a b:(long)b c:(long)c d:(long)d e:(long)e f:(long)f g:(long)g h:(long)h {
  return a + 10 * b + 100 * c + 1000 * d + 10000 * e + 100000 * f + 1000000 * g + 10000000 * h;
}
- (double)a:(double)a
          b:(double)b
          c:(double)c
          d:(double)d
          e:(double)e
          f:(double)f
          g:(double)g
          h:(double)h
          i:(double)i
          j:(double)j {
  return a + 2 * b + 4 * c + 8 * d + 16 * e + 32 * f + 64 * g + 128 * h + 256 * i + 512 * j;
}
- (double)c:(char)c
          d:(double)d
          s:(short)s
          f:(float)f
          i:(int)i
          b:(BOOL)b
          u:(unsigned char)u
          l:(long)l
          o:(id)o
          x:(double)x {
  return c + d * s + f * i + (b ? u : 0) + l + (o == self ? x : 0);
}
- (double)sum:(int)count, ... {
  va_list arguments;
  va_start(arguments, count);
  double sum = 0;
  for (int index = 0; index < count; index++)
    sum += index % 2 ? va_arg(arguments, int) : va_arg(arguments, double);
  va_end(arguments);
  return sum;
}
- (long)vectorRegisters:(int)count, ... {
  return count;
}
- (struct word_and_double)wordAndDouble:(struct word_and_double)value times:(int)times {
  return (struct word_and_double){value.word * times, value.number * times};
}
- (struct floats)floats:(struct floats)value plus:(float)number {
  return (struct floats){value.x + number, value.y + number, value.z + number};
}
- (struct doubles)doubles:(struct doubles)value plus:(double)number {
  return (struct doubles){value.x + number, value.y + number, value.z + number, value.w + number};
}
- (struct letters)letters:(struct letters)value {
  struct letters reversed;
  for (int index = 0; index < 5; index++) reversed.letters[index] = value.letters[4 - index];
  return reversed;
}
- (struct large)large:(struct large)value
                    a:(long)a
                    b:(long)b
                    c:(long)c
                    d:(long)d
                    x:(double)x
                    y:(float)y {
  value.first += a * b + c * d;
  value.numbers[3] += x * y;
  value.last++;
  return value;
}
- (long double)longDouble:(long double)value plus:(int)number {
  return value + number;
}
- (_Complex double)complexDouble:(_Complex double)value {
  return value * 2;
}
- (_Complex float)complexFloat:(_Complex float)value {
  return value * 2;
}
- (_Complex long double)complexLongDouble:(_Complex long double)value {
  return value * 2;
}
- (vector)vector:(vector)value plus:(vector)other {
  return value + other;
}
- (__int128)wide:(__int128)value {
  return value + 1;
}
- (BOOL)isOdd:(int)number {
  return number & 1;
}
- (char)letter:(char)letter {
  return letter + 1;
}
- (short)opposite:(short)number {
  return -number;
}
- (float)half:(float)number {
  return number / 2;
}
- (id)object:(id)object {
  return object;
}
- (Class)class:(Class)cls {
  return cls;
}
- (SEL)selector {
  return _cmd;
}
- (long)name {
  return [super name] << 8 | 'p';
}
+ (long)name {
  return [super name] << 8 | 'P';
}
@end

@implementation Lower
- (long)name {
  return [super name] << 8 | 'l';
}
+ (long)name {
  return [super name] << 8 | 'L';
}
- (long)superOnly {
  return [super onlyInBase];
}
- (long)superMissing {
  return [super missing];
}
- (long double)superMissingLongDouble {
  return [super missingLongDouble];
}
- (struct large)superMissingLarge {
  return [super missingLarge];
}
- (struct doubles)superMissingDoubles {
  return [super missingDoubles];
}
- (struct word_and_double)superMissingWordAndDouble {
  return [super missingWordAndDouble];
}
- (_Complex long double)superMissingComplex {
  return [super missingComplex];
}
- (struct precise)superMissingPrecise {
  return [super missingPrecise];
}
- (struct precise_and_word)superMissingPreciseAndWord {
  return [super missingPreciseAndWord];
}
- (struct large)large:(struct large)value
                    a:(long)a
                    b:(long)b
                    c:(long)c
                    d:(long)d
                    x:(double)x
                    y:(float)y {
  struct large result = [super large:value a:a b:b c:c d:d x:x y:y];
  result.last++;
  return result;
}
- (long double)longDouble:(long double)value plus:(int)number {
  return 2 * [super longDouble:value plus:number];
}
@end
