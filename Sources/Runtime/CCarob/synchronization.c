/* `@synchronized`.
 *
 * Each object that somebody has locked, or waits for, has a mutex of its own. With a fixed number of mutexes that
 * objects share, two threads could wait for each other though their objects are different ones. What the word leads to is
 * not looked at, so that it may be anything that an `id` can be. */
/* For recursive mutexes. */
#define _POSIX_C_SOURCE 200809L
#include <carob/objc_side.h>
#include <pthread.h>
#include <stdlib.h>

struct monitor {
  const void *object;
  struct monitor *next;
  unsigned long users; /* how often it is locked or waited for */
  pthread_mutex_t mutex;
};

enum { TABLE_COUNT = 32 };

/* The monitors of the objects whose addresses lead here. */
static struct table {
  pthread_mutex_t mutex;
  struct monitor *first;
} tables[TABLE_COUNT] = {[0 ... TABLE_COUNT - 1] = {.mutex = PTHREAD_MUTEX_INITIALIZER}};

static struct table *table_for(const void *object) {
  const uintptr_t address = (uintptr_t)object;
  return &tables[(address >> 4 ^ address >> 9) % TABLE_COUNT];
}

/* The link to an object's monitor, or the one at the end of the list. The table is locked. */
static struct monitor **find(struct table *table, const void *object) {
  struct monitor **link = &table->first;
  while (*link && (*link)->object != object) link = &(*link)->next;
  return link;
}

static struct monitor *make_monitor(const void *object) {
  struct monitor *made = malloc(sizeof *made);
  pthread_mutexattr_t attributes;
  /* Going on without the lock would be worse. */
  if (!made || pthread_mutexattr_init(&attributes)) abort();
  *made = (struct monitor){.object = object};
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  if (pthread_mutex_init(&made->mutex, &attributes)) abort();
  pthread_mutexattr_destroy(&attributes);
  return made;
}

int carob_sync_enter(id object) {
  if (!object) return 0;
  struct table *table = table_for(object);
  pthread_mutex_lock(&table->mutex);
  struct monitor **link = find(table, object);
  if (!*link) *link = make_monitor(object);
  struct monitor *monitor = *link;
  monitor->users++;
  pthread_mutex_unlock(&table->mutex);
  return pthread_mutex_lock(&monitor->mutex);
}

int carob_sync_exit(id object) {
  if (!object) return 0;
  struct table *table = table_for(object);
  pthread_mutex_lock(&table->mutex);
  struct monitor **link = find(table, object);
  struct monitor *monitor = *link;
  const bool is_unlocked = monitor && pthread_mutex_unlock(&monitor->mutex) == 0;
  if (is_unlocked && --monitor->users == 0) {
    *link = monitor->next;
    pthread_mutex_destroy(&monitor->mutex);
    free(monitor);
  }
  pthread_mutex_unlock(&table->mutex);
  return is_unlocked ? 0 : -1;
}
