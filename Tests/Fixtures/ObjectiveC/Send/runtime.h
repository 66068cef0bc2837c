/* A runtime of the test's own, just large enough to send messages to classes that clang compiled: it takes the
 * module's records as they are, and counts what it is asked. The send functions and the rest of what is linked into
 * Objective-C modules are the real ones. */
#ifndef RUNTIME_H
#define RUNTIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifdef __OBJC__
typedef struct objc_class *Record;
#else
#include <carob/plugin.h>
typedef Class Record;
#endif

/* How selectors are numbered: one after the other, or so that all of them have the same slot in a small cache. */
void number_selectors(bool colliding);

Record record_named(const char *name);

/* Sets a bit of a class's `info`. */
void set_bit_of(Record cls, unsigned long bit);

/* A string, which is autoreleased. */
void *make_text(const char *utf8);
const char *text_of(const void *text);

Record class_of(const void *object);
void set_class_of(void *object, Record cls);

/* Gives a class and its metaclass empty caches with that number of slots. */
void empty_caches(uintptr_t slots);

/* Clears every implementation in the caches, as a change of method does. */
void clear_implementations(void);

/* Makes the caches of a class twice as large. */
void grow_cache(Record cls);

/* Gives a class's method another implementation. */
void replace_method(Record cls, const char *name, void (*implementation)(void));

/* Small objects of that tag are of the class; null takes it away. */
void set_small_class(unsigned tag, Record cls);

/* Called in `resolve_call`, where the host would look for a method; null for nothing. */
extern void (*while_resolving)(void);

/* What was asked so far. */
extern struct counts {
  int resolved, undelivered, retained, released, autoreleased, deallocated, initialized, finals;
} counts;

/* The error that is pending, and whether there was one, which is none any more then. */
bool clear_pending_error(void);
#ifdef __OBJC__
id pending_error(void);
#endif

/* Objects that are there. */
extern int living;

#define CHECK(...) check(__VA_ARGS__, #__VA_ARGS__, __FILE__, __LINE__)
void check(bool holds, const char *condition, const char *file, int line);

/* The parts of the test. */
void test_shapes(void);
void test_lookup(void);
void test_growing(void);
void test_unwinding(void);
void test_counting(void);
void test_returned_objects(void);
void test_properties(void);
void test_synchronization(void);
void test_blocks(void);
void test_enumeration(void);
void test_result_memory(void);
void test_exceptions(void);
void test_boundary(void);
void test_foundation(void);
void test_cxx(void); /* with -DHAS_CXX */

#ifdef __cplusplus
}
#endif

#endif
