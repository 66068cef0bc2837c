/* The methods of collections that take objects up to nil, and those of predicates that take a format. */
#include <carob/failures.h>
#include <stdlib.h>

static const struct carob_variadic_functions *functions;
static const struct carob_titled_functions *titled;
static const struct carob_predicate_functions *predicates;

void carob_use_variadic_functions(const struct carob_variadic_functions *given) {
  __atomic_store_n(&functions, given, __ATOMIC_RELEASE);
}

void carob_use_titled_functions(const struct carob_titled_functions *given) {
  __atomic_store_n(&titled, given, __ATOMIC_RELEASE);
}

void carob_use_predicate_functions(const struct carob_predicate_functions *given) {
  __atomic_store_n(&predicates, given, __ATOMIC_RELEASE);
}

static size_t count_objects(id first, va_list list) {
  size_t count = 0;
  for (id object = first; object; object = va_arg(list, id)) count++;
  return count;
}

id carob_with_objects(id self, SEL cmd, id first, ...) {
  (void)cmd;
  const void *earlier = carob_set_error_aside();
  va_list counted, arguments;
  va_start(arguments, first);
  va_copy(counted, arguments);
  const size_t count = count_objects(first, counted);
  va_end(counted);
  id few[16], *objects = count > 16 ? malloc(count * sizeof *objects) : few;
  if (!objects) abort();
  if (first) objects[0] = first;
  for (size_t i = 1; i < count; i++) objects[i] = va_arg(arguments, id);
  va_end(arguments);
  id made = __atomic_load_n(&functions, __ATOMIC_ACQUIRE)->with_objects(self, objects, count);
  if (objects != few) free(objects);
  CAROB_FINISH_CALL(earlier);
  return made;
}

id carob_with_titles(id self, SEL cmd, id first, id second, id third, id fourth, id title, ...) {
  (void)cmd;
  const void *earlier = carob_set_error_aside();
  va_list counted, arguments;
  va_start(arguments, title);
  va_copy(counted, arguments);
  const size_t count = 4 + count_objects(title, counted);
  va_end(counted);
  id few[16], *objects = count > 16 ? malloc(count * sizeof *objects) : few;
  if (!objects) abort();
  objects[0] = first, objects[1] = second, objects[2] = third, objects[3] = fourth;
  if (title) objects[4] = title;
  for (size_t i = 5; i < count; i++) objects[i] = va_arg(arguments, id);
  va_end(arguments);
  id made = __atomic_load_n(&titled, __ATOMIC_ACQUIRE)->with_titles(self, objects, count);
  if (objects != few) free(objects);
  CAROB_FINISH_CALL(earlier);
  return made;
}

id carob_with_classes(id self, SEL cmd, id first, ...) {
  (void)cmd;
  const void *earlier = carob_set_error_aside();
  va_list counted, arguments;
  va_start(arguments, first);
  va_copy(counted, arguments);
  const size_t count = count_objects(first, counted);
  va_end(counted);
  id few[16], *classes = count > 16 ? malloc(count * sizeof *classes) : few;
  if (!classes) abort();
  if (first) classes[0] = first;
  for (size_t i = 1; i < count; i++) classes[i] = va_arg(arguments, id);
  va_end(arguments);
  id made = __atomic_load_n(&titled, __ATOMIC_ACQUIRE)->with_classes(self, classes, count);
  if (classes != few) free(classes);
  CAROB_FINISH_CALL(earlier);
  return made;
}

static id parse(id self, SEL cmd, id format, va_list arguments) {
  const struct carob_predicate_functions *runtime = __atomic_load_n(&predicates, __ATOMIC_ACQUIRE);
  size_t count = 0;
  char *letters = runtime->copy_arguments(format, &count);
  if (!letters) return 0;
  union carob_format_argument *values = calloc(count + 1, sizeof *values);
  if (!values) abort();
  for (size_t i = 0; i < count; i++) switch (letters[i]) {
      case 'i': values[i].integer = va_arg(arguments, int); break;
      case 'l': values[i].integer = va_arg(arguments, long); break;
      case 'q': values[i].integer = va_arg(arguments, long long); break;
      case 'd': values[i].floating = va_arg(arguments, double); break;
      case 'D': values[i].floating = (double)va_arg(arguments, long double); break;
      default: values[i].pointer = va_arg(arguments, void *);
    }
  id made = runtime->parse(self, cmd, format, values, count);
  free(values);
  free(letters);
  return made;
}

id carob_parse_format(id self, SEL cmd, id format, va_list arguments) {
  const void *earlier = carob_set_error_aside();
  id made = parse(self, cmd, format, arguments);
  CAROB_FINISH_CALL(earlier);
  return made;
}

id carob_with_format(id self, SEL cmd, id format, ...) {
  const void *earlier = carob_set_error_aside();
  va_list arguments;
  va_start(arguments, format);
  id made = parse(self, cmd, format, arguments);
  va_end(arguments);
  CAROB_FINISH_CALL(earlier);
  return made;
}
