/* Every shape of arguments and results, to an object, a small object and nil. */
#include "probe.h"
#include <string.h>

/* Checks the result of a message. */
#define EXPECT(type, same, ...)                            \
  do {                                                     \
    type result = __VA_ARGS__;                             \
    CHECK((same));                                         \
  } while (0)

static bool is_zero(const void *memory, unsigned long size) {
  for (unsigned long index = 0; index < size; index++)
    if (((const char *)memory)[index]) return false;
  return true;
}

/* Puts something on the stack, which a structure must not keep. */
__attribute__((noinline)) static void dirty_stack(void) {
  volatile char bytes[512];
  for (int index = 0; index < 512; index++) bytes[index] = -1;
}

static void words_and_numbers(Probe *probe) {
  [probe nothing];
  EXPECT(long, result == 87654321, [probe a:1 b:2 c:3 d:4 e:5 f:6 g:7 h:8]);
  EXPECT(double, result == 9217, [probe a:1.0 b:2 c:3 d:4 e:5 f:6 g:7 h:8 i:9 j:10]);
  EXPECT(
    double, result == 3 + 2.5 * -4 + 1.5f * 6 + 200 + 1e9 + 0.25,
    [probe c:3 d:2.5 s:-4 f:1.5f i:6 b:1 u:200 l:1000000000 o:probe x:0.25]);
  EXPECT(double, result == 0, [probe sum:0]);
  EXPECT(double, result == 1.5, [probe sum:1, 1.5]);
  EXPECT(
    double, result == 190.0,
    [probe sum:20, 0., 1, 2., 3, 4., 5, 6., 7, 8., 9, 10., 11, 12., 13, 14., 15, 16., 17, 18., 19]);
  EXPECT(BOOL, result, [probe isOdd:3]);
  EXPECT(BOOL, !result, [probe isOdd:4]);
  EXPECT(char, result == 'y', [probe letter:'x']);
  EXPECT(short, result == -300, [probe opposite:300]);
  EXPECT(float, result == 1.25f, [probe half:2.5f]);
  EXPECT(id, result == probe, [probe object:probe]);
  EXPECT(Class, result == [Base class], [probe class:[Base class]]);
  EXPECT(SEL, result != 0, [probe selector]);
  __int128 wide = (__int128)5 << 90;
  EXPECT(__int128, result == wide + 1, [probe wide:wide]);
}

#if defined(__x86_64__)
/* A variadic function learns from the caller how many vector registers have arguments. */
__attribute__((naked)) static void return_al(void) {
  __asm__("movzbl %al, %eax; ret");
}

static void vector_registers(Probe *probe) {
  replace_method(record_named("Probe"), "vectorRegisters:", return_al);
  /* Through the host, and out of the cache. */
  for (int round = 0; round < 2; round++) {
    CHECK([probe vectorRegisters:0] == 0);
    CHECK([probe vectorRegisters:1, 1.] == 1);
    CHECK([probe vectorRegisters:3, 1., 2., 3.] == 3);
    CHECK([probe vectorRegisters:2, 1, 2] == 0);
    if (round == 0) empty_caches(2);
  }
}
#else
static void vector_registers(Probe *probe) {
  CHECK([probe vectorRegisters:1] == 1);
}
#endif

static void compounds(Probe *probe) {
  EXPECT(
    struct word_and_double, result.word == 21 && result.number == 4.5,
    [probe wordAndDouble:(struct word_and_double){7, 1.5} times:3]);
  EXPECT(
    struct floats, result.x == 2 && result.y == 3 && result.z == 4,
    [probe floats:(struct floats){1, 2, 3} plus:1]);
  EXPECT(
    struct doubles, result.x == 2 && result.y == 3 && result.z == 4 && result.w == 5,
    [probe doubles:(struct doubles){1, 2, 3, 4} plus:1]);
  struct letters letters = [probe letters:(struct letters){{'a', 'b', 'c', 'd', 'e'}}];
  CHECK(!memcmp(letters.letters, "edcba", 5));
  struct large large = {1, {1, 2, 3, 4}, 'a'};
  large = [probe large:large a:2 b:3 c:4 d:5 x:1.5 y:2];
  CHECK(large.first == 27 && large.numbers[2] == 3 && large.numbers[3] == 7);
  CHECK(large.last == 'b' || large.last == 'c');
  EXPECT(
    _Complex double, __real__ result == 2 && __imag__ result == 6,
    [probe complexDouble:1.0 + 3.0i]);
  EXPECT(
    _Complex float, __real__ result == 2 && __imag__ result == 6,
    [probe complexFloat:1.0f + 3.0fi]);
  EXPECT(
    _Complex long double, __real__ result == 2 && __imag__ result == 6,
    [probe complexLongDouble:1.0L + 3.0Li]);
  EXPECT(
    vector, result[0] == 2 && result[1] == 4 && result[2] == 6 && result[3] == 8,
    [probe vector:(vector){1, 2, 3, 4} plus:(vector){1, 2, 3, 4}]);
}

static void long_doubles(Probe *probe, long double factor) {
  /* More often than the x87 unit has registers. */
  for (int round = 0; round < 10; round++)
    EXPECT(
      long double, result == factor * (0x1p62L + 3), [probe longDouble:0x1p62L plus:3]);
}

#define EXPECT_ZERO(type, ...)                    \
  do {                                            \
    dirty_stack();                                \
    type result = __VA_ARGS__;                    \
    CHECK(is_zero((const void *)&result, sizeof result)); \
  } while (0)

__attribute__((noinline)) static void nothing_from(Probe *nobody) {
  [nobody nothing];
  EXPECT_ZERO(long, ([nobody a:1 b:2 c:3 d:4 e:5 f:6 g:7 h:8]));
  EXPECT_ZERO(double, ([nobody a:1.0 b:2 c:3 d:4 e:5 f:6 g:7 h:8 i:9 j:10]));
  EXPECT_ZERO(double, ([nobody c:3 d:2.5 s:-4 f:1.5f i:6 b:1 u:200 l:1 o:nobody x:0.25]));
  EXPECT_ZERO(double, ([nobody sum:2, 1.5, 3]));
  EXPECT_ZERO(BOOL, [nobody isOdd:3]);
  EXPECT_ZERO(char, [nobody letter:'x']);
  EXPECT_ZERO(short, [nobody opposite:300]);
  EXPECT_ZERO(float, [nobody half:2.5f]);
  EXPECT_ZERO(id, [nobody object:[Base class]]);
  EXPECT_ZERO(Class, [nobody class:[Base class]]);
  EXPECT_ZERO(SEL, [nobody selector]);
  EXPECT_ZERO(__int128, [nobody wide:5]);
  EXPECT_ZERO(
    struct word_and_double, ([nobody wordAndDouble:(struct word_and_double){7, 1} times:3]));
  EXPECT_ZERO(struct floats, ([nobody floats:(struct floats){1, 2, 3} plus:1]));
  EXPECT_ZERO(struct doubles, ([nobody doubles:(struct doubles){1, 2, 3, 4} plus:1]));
  EXPECT_ZERO(struct letters, ([nobody letters:(struct letters){{'a', 'b', 'c', 'd', 'e'}}]));
  EXPECT_ZERO(_Complex double, [nobody complexDouble:1.0 + 3.0i]);
  EXPECT_ZERO(_Complex float, [nobody complexFloat:1.0f + 3.0fi]);
  EXPECT_ZERO(vector, ([nobody vector:(vector){1, 2, 3, 4} plus:(vector){1, 2, 3, 4}]));
  struct large large = [nobody large:(struct large){1, {1, 2, 3, 4}, 'a'} a:2 b:3 c:4 d:5 x:1 y:2];
  CHECK(!large.first && is_zero(large.numbers, sizeof large.numbers) && !large.last);
  for (int round = 0; round < 10; round++) {
    EXPECT(long double, result == 0, [nobody longDouble:1 plus:3]);
    EXPECT(
      _Complex long double, __real__ result == 0 && __imag__ result == 0,
      [nobody complexLongDouble:1]);
  }
}

/* Sent to nil without clang's own test for it, as through a pointer to the function. */
__attribute__((noinline)) static void nothing_without_test(id nobody) {
  EXPECT_ZERO(long, ((long (*)(id, SEL))send_message)(nobody, @selector(name)));
  EXPECT_ZERO(
    struct word_and_double,
    ((struct word_and_double(*)(id, SEL, double))send_message)(nobody, @selector(name), 1));
  EXPECT_ZERO(
    _Complex double,
    ((_Complex double (*)(id, SEL, double, double))send_message)(nobody, @selector(name), 1, 2));
  EXPECT_ZERO(
    vector, ((vector(*)(id, SEL, vector))send_message)(nobody, @selector(name), (vector){1}));
#if defined(__x86_64__)
  for (int round = 0; round < 10; round++)
    EXPECT(
      long double, result == 0,
      ((long double (*)(id, SEL))send_long_double)(nobody, @selector(name)));
  /* Memory is left to the caller. */
  struct large large = {1, {2}, 3};
  void *(*send)(struct large *, id, SEL) = (void *)send_structure;
  CHECK(send(&large, nobody, @selector(name)) == &large);
  CHECK(large.first == 1 && large.last == 3);
#else
  EXPECT_ZERO(
    struct doubles, ((struct doubles(*)(id, SEL, double))send_message)(nobody, @selector(name), 1));
#endif
}

static void unanswered(Base *base) {
  const int before = counts.undelivered;
  EXPECT_ZERO(long, [base missing]);
  EXPECT_ZERO(double, [base missingDouble]);
  EXPECT_ZERO(struct word_and_double, [base missingWordAndDouble]);
  EXPECT_ZERO(struct doubles, [base missingDoubles]);
  for (int round = 0; round < 10; round++)
    EXPECT(long double, result == 0, [base missingLongDouble]);
  dirty_stack();
  struct large large = [base missingLarge];
  CHECK(!large.first && is_zero(large.numbers, sizeof large.numbers) && !large.last);
  CHECK(counts.undelivered == before + 15);
  for (int round = 0; round < 10; round++) {
    EXPECT(
      _Complex long double, __real__ result == 0 && __imag__ result == 0, [base missingComplex]);
    EXPECT(struct precise, result.inner.number == 0, [base missingPrecise]);
    dirty_stack();
    EXPECT(
      struct precise_and_word, result.number == 0 && result.word == 0, [base missingPreciseAndWord]);
  }
}

/* Of messages to `super`. */
static void unanswered_above(Lower *lower) {
  for (int round = 0; round < 10; round++) {
    EXPECT_ZERO(struct doubles, [lower superMissingDoubles]);
    EXPECT_ZERO(struct word_and_double, [lower superMissingWordAndDouble]);
    EXPECT(long double, result == 0, [lower superMissingLongDouble]);
    EXPECT(
      _Complex long double, __real__ result == 0 && __imag__ result == 0,
      [lower superMissingComplex]);
    EXPECT(struct precise, result.inner.number == 0, [lower superMissingPrecise]);
    dirty_stack();
    const struct large large = [lower superMissingLarge];
    CHECK(!large.first && is_zero(large.numbers, sizeof large.numbers) && !large.last);
    dirty_stack();
    EXPECT(
      struct precise_and_word, result.number == 0 && result.word == 0,
      [lower superMissingPreciseAndWord]);
  }
}

void test_shapes(void) {
  Base *const object = make("Probe"), *const lower = make("Lower"), *const missing = make("Base");
  Probe *small = (__bridge id)(void *)(uintptr_t)(0x1230 | 4);
  set_small_class(4, record_named("Probe"));
  for (uintptr_t slots = 2; slots <= 64; slots *= slots == 4 ? 16 : 2) {
    empty_caches(slots);
    /* First through the host, then out of the caches, then with implementations that were cleared. */
    for (int round = 0; round < 6; round++) @autoreleasepool {
      Probe *const receivers[] = {(Probe *)object, small, (Probe *)lower};
      for (int index = 0; index < 3; index++) {
        words_and_numbers(receivers[index]);
        compounds(receivers[index]);
        long_doubles(receivers[index], index == 2 ? 2 : 1);
      }
      unanswered(missing);
      unanswered_above((Lower *)lower);
      if (round == 2) clear_implementations();
    }
  }
  vector_registers((Probe *)object);
  nothing_from(0);
  nothing_without_test(0);
  set_small_class(4, 0);
}
