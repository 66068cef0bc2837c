/* What only the host sees of functions that Objective-C code needs and that are written in C: locks of `@synchronized`,
 * and methods with a variable number of arguments. [any-thread] */
#ifndef CAROB_OBJC_SIDE_H
#define CAROB_OBJC_SIDE_H

#include <carob/abi.h>
#include <stdarg.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Locks an object for the calling thread, which may have locked it before. 0 for nil too. */
int carob_sync_enter(id object);

/* Undoes one `carob_sync_enter`. Not zero if the calling thread has not locked the object. */
int carob_sync_exit(id object);

/* `NSFastEnumerationState`: all of it is zero before the first message. */
struct carob_enumeration_state {
  unsigned long state;
  void **items;
  unsigned long *mutations;
  unsigned long extra[5];
};

/* Reads a text, which lasts until it returns. */
typedef void (*carob_text_reader)(void *context, const char *bytes, size_t length);

/* What formatting asks of the runtime. Texts are UTF-8. */
struct carob_format_functions {
  /* Hands over what `-description` says, of a string the string. False, and a pending error, when it says nothing. */
  bool (*read_description)(id object, carob_text_reader read, void *context);
  /* The same for a string only: anything else leaves a pending error. */
  bool (*read_string)(id string, carob_text_reader read, void *context);
  /* A new autoreleased string of a class, which null says is NSString. Null with a pending error. */
  id (*make_string)(id cls, const char *bytes, size_t length);
  /* Gives a string that was just allocated its text; null lets go of the string. Null with a pending error. */
  id (*set_string)(id string, const char *bytes, size_t length);
  /* Adds to the end of a mutable string, or leaves a pending error. */
  void (*append)(id string, const char *bytes, size_t length);
  /* Leaves a pending error. */
  void (*fail)(const char *message);
};

/* To be called before anything is formatted. What it points at must last. */
void carob_use_format_functions(const struct carob_format_functions *functions);
const struct carob_format_functions *carob_format_runtime(void);

/* A text that a format and its arguments make. It is not to be copied: one that is short is inside. */
struct carob_text {
  char *bytes; /* null when there is a pending error */
  size_t length;
  size_t room;
  char inside[128];
};

/* Makes a text, which the caller frees. One without bytes need not be freed. */
void carob_format_text(id format, va_list arguments, struct carob_text *text);
void carob_free_text(const struct carob_text *text);

/* An autoreleased string; null with a pending error. */
id carob_format_string(id format, va_list arguments);

/* Puts the function into the table: Swift does not see one with a `va_list` as it is. */
struct carob_host;
void carob_add_formatting(struct carob_host *table);

/* Implementations of `+stringWithFormat:`, `-initWithFormat:`, `-initWithFormat:arguments:`, the same two with a locale,
 * `-stringByAppendingFormat:` and `-appendFormat:`. */
id carob_string_with_format(id self, SEL cmd, id format, ...);
id carob_init_with_format(id self, SEL cmd, id format, ...);
id carob_init_with_arguments(id self, SEL cmd, id format, va_list arguments);
id carob_init_with_locale(id self, SEL cmd, id format, id locale, ...);
id carob_init_with_locale_arguments(id self, SEL cmd, id format, id locale, va_list arguments);
id carob_string_by_appending_format(id self, SEL cmd, id format, ...);
void carob_append_format(id self, SEL cmd, id format, ...);

/* Their addresses, since Swift does not see functions with a variable number of arguments. */
static inline IMP carob_string_with_format_code(void) { return (IMP)carob_string_with_format; }
static inline IMP carob_init_with_format_code(void) { return (IMP)carob_init_with_format; }
static inline IMP carob_init_with_arguments_code(void) { return (IMP)carob_init_with_arguments; }
static inline IMP carob_init_with_locale_code(void) { return (IMP)carob_init_with_locale; }
static inline IMP carob_init_with_locale_arguments_code(void) {
  return (IMP)carob_init_with_locale_arguments;
}
static inline IMP carob_append_format_code(void) { return (IMP)carob_append_format; }
static inline IMP carob_string_by_appending_format_code(void) {
  return (IMP)carob_string_by_appending_format;
}

/* `_objc_msgForward` and `_objc_msgForward_stret`. */
void carob_msg_forward(void);
void carob_msg_forward_stret(void);
static inline IMP carob_msg_forward_code(void) { return carob_msg_forward; }
static inline IMP carob_msg_forward_stret_code(void) { return carob_msg_forward_stret; }

/* Returns the code that a forwarded message goes to, which takes the arguments as they are; `result` is the memory that comes before
 * them, for a structure. With the lowest bit set the code takes the arguments without it. */
typedef IMP (*carob_forward_finder)(id receiver, SEL selector, void *result);

/* To be called before either address is handed out. */
void carob_use_forward_finder(carob_forward_finder function);

/* Throws an exception into the module that called, as `carob_objc_glue.throw_exception` does. Does not return. */
typedef void (*carob_thrower)(id exception, const void *frame);

/* What exceptions ask of the runtime. */
struct carob_exception_functions {
  /* How the code at an address takes exceptions, when one is about to be thrown; null when it takes none. */
  carob_thrower (*thrower)(const void *address, id exception);
  /* The same for a module that takes errors as exceptions, if there is a pending error, which it then takes: `exception` is what it
   * becomes. */
  carob_thrower (*take_failure)(const void *address, id *exception);
  /* Leaves a pending error that carries an exception. */
  void (*leave)(id exception);
  /* An exception that lives until the pool is drained; null with a pending error. `cls` is its class, `bytes` a reason. */
  id (*make)(id cls, id name, const char *bytes, size_t length);
};

/* To be called before an exception is raised. What it points at must last. */
void carob_use_exception_functions(const struct carob_exception_functions *functions);

/* Implementations of `-raise`, `+raise:format:` and `+raise:format:arguments:`. They have to be called by the module itself. */
void carob_raise_exception(id self, SEL cmd);
void carob_raise_formatted(id self, SEL cmd, id name, id format, ...);
void carob_raise_with_arguments(id self, SEL cmd, id name, id format, va_list arguments);

static inline IMP carob_raise_exception_code(void) { return (IMP)carob_raise_exception; }
static inline IMP carob_raise_formatted_code(void) { return (IMP)carob_raise_formatted; }
static inline IMP carob_raise_with_arguments_code(void) { return (IMP)carob_raise_with_arguments; }

/* Throws an exception into the code at `caller`, whose frame is above `frame`, if that takes exceptions; else leaves a pending
 * error. May not return. */
void carob_raise_from(id exception, const void *caller, const void *frame);

/* What an assertion that failed asks of the runtime: each says where it was, and gives an exception with a reason, which lives
 * until the pool is drained. */
struct carob_assertion_functions {
  id (*in_method)(SEL method, id object, id file, long line, const char *bytes, size_t length);
  id (*in_function)(id function, id file, long line, const char *bytes, size_t length);
};

/* To be called before an assertion fails. What it points at must last. */
void carob_use_assertion_functions(const struct carob_assertion_functions *functions);

/* Implementations of `-handleFailureInMethod:object:file:lineNumber:description:` and
 * `-handleFailureInFunction:file:lineNumber:description:`. */
void carob_method_failure(id self, SEL cmd, SEL method, id object, id file, long line, id format, ...);
void carob_function_failure(id self, SEL cmd, id function, id file, long line, id format, ...);

static inline IMP carob_method_failure_code(void) { return (IMP)carob_method_failure; }
static inline IMP carob_function_failure_code(void) { return (IMP)carob_function_failure; }

/* What collections ask of the runtime that take a variable number of objects: to fill a new collection of the class, or the one
 * that was just allocated. Null with a pending error. */
struct carob_variadic_functions {
  id (*with_objects)(id self, const id *objects, size_t count);
};

/* To be called before such a message is sent. What it points at must last. */
void carob_use_variadic_functions(const struct carob_variadic_functions *functions);

/* Implementation of `+arrayWithObjects:`, `-initWithObjects:`, `+dictionaryWithObjectsAndKeys:` and what is like them. */
id carob_with_objects(id self, SEL cmd, id first, ...);

static inline IMP carob_with_objects_code(void) { return (IMP)carob_with_objects; }

/* What initializers with four objects and a variable number of titles ask of the runtime, such as UIAlertView's: to fill the
 * object that was just allocated. The first four objects may be null. Null with a pending error. */
struct carob_titled_functions {
  id (*with_titles)(id self, const id *objects, size_t count);
  /* `+appearanceWhenContainedIn:`, with the classes in an array. */
  id (*with_classes)(id self, const id *classes, size_t count);
};

/* To be called before such a message is sent. What it points at must last. */
void carob_use_titled_functions(const struct carob_titled_functions *functions);

/* Implementation of `-initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles:` and what is like it. */
id carob_with_titles(id self, SEL cmd, id first, id second, id third, id fourth, id title, ...);

static inline IMP carob_with_titles_code(void) { return (IMP)carob_with_titles; }

/* Implementation of `+appearanceWhenContainedIn:`. */
id carob_with_classes(id self, SEL cmd, id first, ...);

static inline IMP carob_with_classes_code(void) { return (IMP)carob_with_classes; }

/* An argument of a predicate's format. */
union carob_format_argument {
  long long integer;
  double floating;
  void *pointer;
};

/* What predicates with a format ask of the runtime. */
struct carob_predicate_functions {
  /* What the format takes, a letter for each argument: `@` a pointer, `i` an int, `l` a long, `q` a long long, `d` a double,
   * `D` a long double. The caller frees it; null with a pending error. */
  char *(*copy_arguments)(id format, size_t *count);
  /* The object that the message makes; null with a pending error. */
  id (*parse)(id self, SEL cmd, id format, const union carob_format_argument *values, size_t count);
};

/* To be called before a format is parsed. What it points at must last. */
void carob_use_predicate_functions(const struct carob_predicate_functions *functions);

/* Implementations of `+predicateWithFormat:`, `+expressionWithFormat:`, and the same with a `va_list`. */
id carob_with_format(id self, SEL cmd, id format, ...);
id carob_parse_format(id self, SEL cmd, id format, va_list arguments);

static inline IMP carob_with_format_code(void) { return (IMP)carob_with_format; }
static inline IMP carob_parse_format_code(void) { return (IMP)carob_parse_format; }

/* Of Swift's runtime: how many references there are to an object of Swift's; adding references, and giving them up. */
size_t swift_retainCount(void *object);
void *swift_retain_n(void *object, uint32_t count);
void swift_release_n(void *object, uint32_t count);
/* An unowned reference, which keeps an object's memory and not the object; giving it up. The object with one more strong
   reference, or null when it is being deinitialized, or was. */
void *swift_unownedRetain(void *object);
void swift_unownedRelease(void *object);
void *swift_tryRetain(void *object);

#ifdef __cplusplus
}
#endif
#endif
