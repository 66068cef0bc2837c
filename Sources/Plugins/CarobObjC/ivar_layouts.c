/* The layouts of variables, as Apple's compiler writes them: bytes up to a zero, each with a number of words to skip in the upper half and
 * a number of words that hold such objects in the lower one. They count from the first variable of the class. */
#include "glue.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

CAROB_GLUE_BEGIN

enum { LONGEST_RUN = 15 };

/* Layouts that were asked for, which last for ever: there are few different ones. */
struct known_layout {
  struct known_layout *next;
  char text[];
};

static const char *known(const char *text, size_t length) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static struct known_layout *first;
  pthread_mutex_lock(&lock);
  struct known_layout *layout = first;
  while (layout && strcmp(layout->text, text)) layout = layout->next;
  if (!layout && (layout = malloc(sizeof *layout + length + 1))) {
    memcpy(layout->text, text, length + 1);
    layout->next = first;
    first = layout;
  }
  pthread_mutex_unlock(&lock);
  return layout ? layout->text : 0;
}

static bool has_ownership(const struct objc_ivar *ivar, uint32_t ownership) {
  return ivar->size == sizeof(id) && (ivar->flags & CAROB_IVAR_OWNERSHIP_MASK) == ownership;
}

/* The layout of the variables with that ownership; null when there is none. */
static const char *layout(Class cls, uint32_t ownership) {
  uint32_t count = 0;
  Ivar *ivars = carob_host->class_copyIvarList(cls, &count);
  if (!ivars) return 0;
  /* A byte for each variable at most, and those for longer gaps. */
  const ptrdiff_t start = *ivars[0]->offset, end = *ivars[count - 1]->offset;
  const size_t room = count + (size_t)(end - start) / sizeof(id) / LONGEST_RUN + 2;
  char *text = malloc(room);
  size_t length = 0;
  ptrdiff_t next = start;
  for (uint32_t i = 0; text && i < count; i++) {
    const struct objc_ivar *ivar = ivars[i];
    const ptrdiff_t offset = *ivar->offset;
    if (!has_ownership(ivar, ownership) || offset < next) continue;
    size_t skipped = (size_t)(offset - next) / sizeof(id);
    for (; skipped > LONGEST_RUN; skipped -= LONGEST_RUN) text[length++] = (char)(LONGEST_RUN << 4);
    const bool goes_on = length && !skipped && (text[length - 1] & LONGEST_RUN) < LONGEST_RUN;
    if (goes_on) {
      text[length - 1]++;
    } else {
      text[length++] = (char)(skipped << 4 | 1);
    }
    next = offset + (ptrdiff_t)sizeof(id);
  }
  free(ivars);
  if (text) text[length] = 0;
  const char *result = length ? known(text, length) : 0;
  free(text);
  return result;
}

const uint8_t *class_getIvarLayout(Class cls);
const uint8_t *class_getIvarLayout(Class cls) { return cls ? (const uint8_t *)layout(cls, CAROB_IVAR_STRONG) : 0; }

const uint8_t *class_getWeakIvarLayout(Class cls);
const uint8_t *class_getWeakIvarLayout(Class cls) { return cls ? (const uint8_t *)layout(cls, CAROB_IVAR_WEAK) : 0; }

/* Does nothing: the compiler, or `class_addIvar`, says what a variable holds. */
void class_setIvarLayout(Class cls, const uint8_t *layout);
void class_setIvarLayout(Class cls, const uint8_t *layout) { (void)cls, (void)layout; }

void class_setWeakIvarLayout(Class cls, const uint8_t *layout);
void class_setWeakIvarLayout(Class cls, const uint8_t *layout) { (void)cls, (void)layout; }

CAROB_GLUE_END
