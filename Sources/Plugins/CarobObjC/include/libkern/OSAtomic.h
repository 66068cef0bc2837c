/* Arithmetic that several threads see as one step, and spin locks. Each function is a full barrier, with `Barrier` in its name or not.
 * [any-thread] */
#pragma once

#include <os/base.h>

#define OSATOMIC_DEPRECATED
#define OS_SPINLOCK_INIT 0

typedef int32_t OSSpinLock;

#define CAROB_ATOMIC(type, name, parameter, operation)                              \
  OS_INLINE type name(type parameter, volatile type *value) {                       \
    return operation(value, parameter, __ATOMIC_SEQ_CST);                           \
  }                                                                                 \
  OS_INLINE type name##Barrier(type parameter, volatile type *value) {              \
    return operation(value, parameter, __ATOMIC_SEQ_CST);                           \
  }
CAROB_ATOMIC(int32_t, OSAtomicAdd32, amount, __atomic_add_fetch)
CAROB_ATOMIC(int64_t, OSAtomicAdd64, amount, __atomic_add_fetch)
#undef CAROB_ATOMIC

#define CAROB_ATOMIC(type, name, amount)                                            \
  OS_INLINE type name(volatile type *value) {                                       \
    return __atomic_add_fetch(value, amount, __ATOMIC_SEQ_CST);                     \
  }                                                                                 \
  OS_INLINE type name##Barrier(volatile type *value) {                              \
    return __atomic_add_fetch(value, amount, __ATOMIC_SEQ_CST);                     \
  }
CAROB_ATOMIC(int32_t, OSAtomicIncrement32, 1)
CAROB_ATOMIC(int32_t, OSAtomicDecrement32, -1)
CAROB_ATOMIC(int64_t, OSAtomicIncrement64, 1)
CAROB_ATOMIC(int64_t, OSAtomicDecrement64, -1)
#undef CAROB_ATOMIC

/* The result is the new value; of those with `Orig`, the old one. */
#define CAROB_ATOMIC(name, operation)                                               \
  OS_INLINE int32_t name(uint32_t mask, volatile uint32_t *value) {                 \
    return (int32_t)operation(value, mask, __ATOMIC_SEQ_CST);                       \
  }                                                                                 \
  OS_INLINE int32_t name##Barrier(uint32_t mask, volatile uint32_t *value) {        \
    return (int32_t)operation(value, mask, __ATOMIC_SEQ_CST);                       \
  }
CAROB_ATOMIC(OSAtomicOr32, __atomic_or_fetch)
CAROB_ATOMIC(OSAtomicAnd32, __atomic_and_fetch)
CAROB_ATOMIC(OSAtomicXor32, __atomic_xor_fetch)
CAROB_ATOMIC(OSAtomicOr32Orig, __atomic_fetch_or)
CAROB_ATOMIC(OSAtomicAnd32Orig, __atomic_fetch_and)
CAROB_ATOMIC(OSAtomicXor32Orig, __atomic_fetch_xor)
#undef CAROB_ATOMIC

/* Whether the value was the old one; then it is the new one. */
#define CAROB_ATOMIC(type, name)                                                              \
  OS_INLINE bool name(type expected, type wanted, type volatile *value) {                     \
    return __atomic_compare_exchange_n(                                                       \
      value, &expected, wanted, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);                   \
  }                                                                                           \
  OS_INLINE bool name##Barrier(type expected, type wanted, type volatile *value) {            \
    return name(expected, wanted, value);                                                     \
  }
CAROB_ATOMIC(int, OSAtomicCompareAndSwapInt)
CAROB_ATOMIC(long, OSAtomicCompareAndSwapLong)
CAROB_ATOMIC(int32_t, OSAtomicCompareAndSwap32)
CAROB_ATOMIC(int64_t, OSAtomicCompareAndSwap64)
CAROB_ATOMIC(void *, OSAtomicCompareAndSwapPtr)
#undef CAROB_ATOMIC

/* Whether the bit was set. Bit 0 is the highest one of the first byte. */
OS_INLINE bool OSAtomicTestAndSet(uint32_t bit, volatile void *address) {
  volatile uint8_t *byte = (volatile uint8_t *)address + (bit >> 3);
  const uint8_t mask = (uint8_t)(0x80 >> (bit & 7));
  return __atomic_fetch_or(byte, mask, __ATOMIC_SEQ_CST) & mask;
}
OS_INLINE bool OSAtomicTestAndSetBarrier(uint32_t bit, volatile void *address) {
  return OSAtomicTestAndSet(bit, address);
}
OS_INLINE bool OSAtomicTestAndClear(uint32_t bit, volatile void *address) {
  volatile uint8_t *byte = (volatile uint8_t *)address + (bit >> 3);
  const uint8_t mask = (uint8_t)(0x80 >> (bit & 7));
  return __atomic_fetch_and(byte, (uint8_t)~mask, __ATOMIC_SEQ_CST) & mask;
}
OS_INLINE bool OSAtomicTestAndClearBarrier(uint32_t bit, volatile void *address) {
  return OSAtomicTestAndClear(bit, address);
}

OS_INLINE void OSMemoryBarrier(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }

OS_INLINE bool OSSpinLockTry(volatile OSSpinLock *lock) {
  return !__atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE);
}
/* Gives other threads the processor while it waits. */
OS_INLINE void OSSpinLockLock(volatile OSSpinLock *lock) {
  while (!OSSpinLockTry(lock)) sched_yield();
}
OS_INLINE void OSSpinLockUnlock(volatile OSSpinLock *lock) {
  __atomic_store_n(lock, 0, __ATOMIC_RELEASE);
}
