@import XCTest;
@import Darwin;
@import os.log;
#import <libkern/OSAtomic.h>
#import <os/lock.h>

/* Functions below Foundation that programs for Apple's systems call. */
@interface DarwinTests : XCTestCase
@end

@implementation DarwinTests

// MARK: Texts and memory

- (void)testStrlcpyCutsAndTellsTheLength {
  char text[4] = "zzz";
  XCTAssertEqual(strlcpy(text, "abcdef", sizeof text), 6u);
  XCTAssertEqual(strcmp(text, "abc"), 0);
  XCTAssertEqual(strlcpy(text, "x", 0), 1u);
  XCTAssertEqual(strcmp(text, "abc"), 0);
}

- (void)testStrlcatCutsAndTellsTheLength {
  char text[6] = "ab";
  XCTAssertEqual(strlcat(text, "cdefg", sizeof text), 7u);
  XCTAssertEqual(strcmp(text, "abcde"), 0);
  char full[2] = {'a', 'b'};
  XCTAssertEqual(strlcat(full, "cd", sizeof full), 4u);
  XCTAssertEqual(full[1], 'b');
}

- (void)testFunctionsThatGNUDeclares {
  char *text = NULL;
  XCTAssertEqual(asprintf(&text, "%d", 12), 2);
  XCTAssertEqual(strcmp(text, "12"), 0);
  free(text);
  struct tm time = {0};
  XCTAssertTrue(strptime("2020-01-02", "%Y-%m-%d", &time) != NULL);
  XCTAssertEqual(time.tm_mday, 2);
  const char *line = "One Two";
  XCTAssertTrue(strcasestr(line, "two") == line + 4);
  XCTAssertTrue(memmem(line, 7, "Two", 3) == line + 4);
  char message[64];
  int (*reason)(int, char *, size_t) = strerror_r;
  XCTAssertEqual(reason(ENOENT, message, sizeof message), 0);
}

- (void)testStrnstrLooksAtTheFirstBytes {
  const char *text = "one two";
  XCTAssertTrue(strnstr(text, "two", 7) == text + 4);
  XCTAssertTrue(strnstr(text, "two", 6) == NULL);
  XCTAssertTrue(strnstr(text, "", 0) == text);
}

- (void)testReallocfKeepsWhatIsThere {
  char *text = malloc(4);
  strlcpy(text, "abc", 4);
  text = reallocf(text, 400);
  XCTAssertEqual(strcmp(text, "abc"), 0);
  free(text);
}

- (void)testQsortCallsABlock {
  int numbers[] = {3, 1, 2};
  __block int calls = 0;
  qsort_b(numbers, 3, sizeof(int), ^(const void *a, const void *b) {
    ++calls;
    return *(const int *)b - *(const int *)a;
  });
  XCTAssertEqual(numbers[0] * 100 + numbers[1] * 10 + numbers[2], 321);
  XCTAssertGreaterThan(calls, 1);
}

- (void)testRandomNumbersAreBelowTheirBound {
  for (int i = 0; i < 100; ++i) XCTAssertLessThan(arc4random_uniform(3), 3u);
  XCTAssertEqual(arc4random_uniform(1), 0u);
}

- (void)testTheClockDoesNotGoBack {
  mach_timebase_info_data_t info = {0, 0};
  XCTAssertEqual(mach_timebase_info(&info), KERN_SUCCESS);
  XCTAssertEqual(info.numer, info.denom);
  const uint64_t before = mach_absolute_time();
  XCTAssertGreaterThanOrEqual(mach_absolute_time(), before);
}

// MARK: Atomic arithmetic

- (void)testAdditionsAreSeenByAllThreads {
  __block volatile int32_t small = 0;
  __block volatile int64_t large = 0;
  dispatch_apply(8, dispatch_get_global_queue(0, 0), ^(size_t turn) {
    for (int i = 0; i < 1000; ++i) {
      OSAtomicIncrement32(&small);
      OSAtomicAdd64Barrier((int64_t)turn, &large);
    }
  });
  XCTAssertEqual(small, 8000);
  XCTAssertEqual(large, 28000);
  XCTAssertEqual(OSAtomicDecrement32Barrier(&small), 7999);
}

- (void)testComparisonsReplaceTheExpectedValue {
  volatile int32_t number = 1;
  XCTAssertFalse(OSAtomicCompareAndSwap32(2, 3, &number));
  XCTAssertTrue(OSAtomicCompareAndSwap32Barrier(1, 3, &number));
  XCTAssertEqual(number, 3);
  int other = 0;
  void *volatile pointer = NULL;
  XCTAssertTrue(OSAtomicCompareAndSwapPtrBarrier(NULL, &other, &pointer));
  XCTAssertTrue(pointer == &other);
}

- (void)testBitsAreCountedFromTheHighest {
  uint8_t bytes[2] = {0, 0};
  XCTAssertFalse(OSAtomicTestAndSet(1, bytes));
  XCTAssertTrue(OSAtomicTestAndSet(1, bytes));
  XCTAssertFalse(OSAtomicTestAndSetBarrier(15, bytes));
  XCTAssertEqual(bytes[0], 0x40);
  XCTAssertEqual(bytes[1], 1);
  XCTAssertTrue(OSAtomicTestAndClear(1, bytes));
  XCTAssertEqual(bytes[0], 0);
  volatile uint32_t mask = 6;
  XCTAssertEqual(OSAtomicOr32Orig(1, &mask), 6);
  XCTAssertEqual(OSAtomicAnd32(3, &mask), 3);
}

// MARK: Locks and logs

- (void)testLocksExclude {
  __block os_unfair_lock lock = OS_UNFAIR_LOCK_INIT;
  __block OSSpinLock spin = OS_SPINLOCK_INIT;
  __block int unfair = 0, spun = 0;
  dispatch_apply(8, dispatch_get_global_queue(0, 0), ^(size_t turn) {
    (void)turn;
    for (int i = 0; i < 500; ++i) {
      os_unfair_lock_lock(&lock);
      ++unfair;
      os_unfair_lock_unlock(&lock);
      OSSpinLockLock(&spin);
      ++spun;
      OSSpinLockUnlock(&spin);
    }
  });
  XCTAssertEqual(unfair, 4000);
  XCTAssertEqual(spun, 4000);
}

- (void)testALockIsTriedByAnotherThread {
  __block os_unfair_lock lock = OS_UNFAIR_LOCK_INIT;
  XCTAssertTrue(os_unfair_lock_trylock(&lock));
  os_unfair_lock_assert_owner(&lock);
  dispatch_group_t group = dispatch_group_create();
  dispatch_group_async(group, dispatch_get_global_queue(0, 0), ^{
    XCTAssertFalse(os_unfair_lock_trylock(&lock));
    os_unfair_lock_assert_not_owner(&lock);
  });
  dispatch_group_wait(group, DISPATCH_TIME_FOREVER);
  os_unfair_lock_unlock(&lock);
  os_unfair_lock_assert_not_owner(&lock);
}

- (void)testLogsTakeAnnotatedFormats {
  os_log_t log = os_log_create("org.example.100%", "tests");
  os_log(log, "%{public}@ and %{private}d, 5%%", @"text", 3);
  os_log_error(OS_LOG_DEFAULT, "%s", "plain");
  os_log_debug(log, "not written");
  XCTAssertTrue(os_log_type_enabled(log, OS_LOG_TYPE_ERROR));
  XCTAssertFalse(os_log_debug_enabled(log));
  XCTAssertFalse(os_log_info_enabled(OS_LOG_DISABLED));
}

- (void)testDebugIsDefined {
#ifdef CAROB_CHECKED
  XCTAssertEqual(DEBUG, 1);
#endif
}

@end
