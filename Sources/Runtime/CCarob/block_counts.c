#include <carob/module_side.h>
#include <pthread.h>
#include <stdlib.h>

/* How many blocks of one function there are. Never freed: as many as there are block functions. */
struct block_count {
  uintptr_t function;
  intptr_t count;           /* atomic */
  struct block_count *next; /* constant */
};

enum { BUCKETS = 256 };

/* Read without the lock; lists grow at their heads, with the lock held. */
static struct block_count *buckets[BUCKETS];
static pthread_mutex_t growing = PTHREAD_MUTEX_INITIALIZER;

static struct block_count **bucket(uintptr_t function) {
  return &buckets[(function >> 4 ^ function >> 12) % BUCKETS];
}

static struct block_count *find(uintptr_t function) {
  struct block_count *next = __atomic_load_n(bucket(function), __ATOMIC_ACQUIRE);
  while (next && next->function != function) next = next->next;
  return next;
}

static struct block_count *make(uintptr_t function) {
  pthread_mutex_lock(&growing);
  struct block_count *made = find(function);
  if (!made && (made = malloc(sizeof *made))) {
    *made = (struct block_count){function, 0, *bucket(function)};
    __atomic_store_n(bucket(function), made, __ATOMIC_RELEASE);
  }
  pthread_mutex_unlock(&growing);
  return made;
}

void carob_count_block(uintptr_t function, intptr_t change) {
  struct block_count *known = find(function);
  if (!known) known = make(function);
  if (known) __atomic_fetch_add(&known->count, change, __ATOMIC_RELAXED);
}

size_t carob_blocks_in(struct carob_module_range range) {
  size_t count = 0;
  for (size_t i = 0; i < BUCKETS; i++) {
    const struct block_count *next = __atomic_load_n(&buckets[i], __ATOMIC_ACQUIRE);
    for (; next; next = next->next) {
      if (next->function < range.first || next->function >= range.end) continue;
      /* One that was released too often must not hide a block of another function. */
      const intptr_t living = __atomic_load_n(&next->count, __ATOMIC_RELAXED);
      if (living > 0) count += (size_t)living;
    }
  }
  return count;
}
