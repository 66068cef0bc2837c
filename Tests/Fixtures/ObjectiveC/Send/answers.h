/* The rest of what the test's host does. Included once, by `runtime.c`. */

/* -- Errors */

static void raise_error(id error) {
  CHECK(error);
  if (!pending.is_there) pending.object = retain(error);
  pending.is_there = true;
}

id pending_error(void);
id pending_error(void) { return pending.object; }

static void forget_error(void) {
  const id object = pending.object;
  pending.object = 0;
  pending.is_there = false;
  if (object) release(object);
}

bool clear_pending_error(void) {
  const bool was_there = pending.is_there;
  forget_error();
  return was_there;
}

static id take_exception(void) {
  if (!pending.is_there) return 0;
  const id object = pending.object ? pending.object : create(record_named("Base"), 0);
  pending.object = 0;
  pending.is_there = false;
  return autorelease(object);
}

/* -- Classes */

static void initialize_class(Class cls) {
  pthread_mutex_lock(&lock);
  initialize(cls);
  pthread_mutex_unlock(&lock);
}

/* -- `@synchronized`: each object has a mutex, for ever. */

static struct monitor {
  id object;
  pthread_mutex_t mutex;
} monitors[4096];

static pthread_mutex_t *monitor_for(id object) {
  pthread_mutex_lock(&lock);
  struct monitor *monitor = monitors;
  while (monitor->object && monitor->object != object) monitor++;
  CHECK(monitor < monitors + 4096);
  if (!monitor->object) {
    monitor->object = object;
    pthread_mutexattr_t recursive;
    pthread_mutexattr_init(&recursive);
    pthread_mutexattr_settype(&recursive, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&monitor->mutex, &recursive);
  }
  pthread_mutex_unlock(&lock);
  return &monitor->mutex;
}

static int enter(id object) { return object ? pthread_mutex_lock(monitor_for(object)) : 0; }
static int leave(id object) { return object ? pthread_mutex_unlock(monitor_for(object)) : 0; }

/* -- Strings: objects with the characters behind them */

static Class look_up_class(const char *name) { return record_named(name); }

static const char *utf8(id string) { return (const char *)string + string->isa->instance_size; }

static id string(const char *text) {
  const Class cls = record_named("Base");
  const id made = create(cls, strlen(text) + 1);
  strcpy((char *)made + cls->instance_size, text);
  return autorelease(made);
}

static id format(id format, va_list arguments) {
  char text[256];
  vsnprintf(text, sizeof text, utf8(format), arguments);
  return string(text);
}

void *make_text(const char *text) { return string(text); }
const char *text_of(const void *text) { return utf8((id)text); }
