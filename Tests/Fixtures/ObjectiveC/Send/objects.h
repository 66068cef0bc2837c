/* The part of the test's runtime that counts references. Included once, by `runtime.c`. */
#include <carob/block_side.h>

/* Before `isa`. */
struct header {
  long references;
  void *peer; /* of Carob's objects; nothing here */
};

static struct header *header(id object) { return (struct header *)object - 1; }
/* Nobody counts the references to classes, and to words that are no addresses. */
static bool is_class(id object) {
  return carob_is_tagged(object) || object->isa->info & CAROB_CLASS_META;
}

static id create(Class cls, size_t extra) {
  struct header *made = calloc(1, sizeof *made + (size_t)cls->instance_size + extra);
  made->references = 1;
  const id object = (id)(made + 1);
  object->isa = cls;
  add(&living, 1);
  return object;
}

/* -- Weak variables: the word is the object, and all of them are in a list. */

static id *weak[64];

static id store_weak(id *variable, id object) {
  int free_place = -1;
  for (int index = 0; index < 64; index++) {
    if (weak[index] == variable) weak[index] = 0;
    if (!weak[index]) free_place = index;
  }
  if (object) weak[free_place] = variable;
  return *variable = object;
}

static void destroy_weak(id *variable) { store_weak(variable, 0); }

static void forget_weak(id object) {
  for (int index = 0; index < 64; index++)
    if (weak[index] && *weak[index] == object) {
      *weak[index] = 0;
      weak[index] = 0;
    }
}

/* -- Counting */

static id retain(id object) {
  if (carob_is_block(object)) {
    /* One on the stack stays there. */
    const int flags = __atomic_load_n(&((struct Block_layout *)object)->flags, __ATOMIC_RELAXED);
    if (flags & (BLOCK_NEEDS_FREE | BLOCK_IS_GLOBAL)) carob_copy_block(object);
    return object;
  }
  if (is_class(object)) return object;
  add(&counts.retained, 1);
  __atomic_add_fetch(&header(object)->references, 1, __ATOMIC_RELAXED);
  return object;
}

static void release(id object) {
  if (carob_is_block(object)) {
    carob_release_block(object);
    return;
  }
  if (is_class(object)) return;
  add(&counts.released, 1);
  const long left = __atomic_sub_fetch(&header(object)->references, 1, __ATOMIC_ACQ_REL);
  CHECK(left >= 0);
  if (left) return;
  forget_weak(object);
  add(&counts.deallocated, 1);
  add(&living, -1);
  const SEL destruct = register_name(".cxx_destruct");
  const IMP imp = method_of(object->isa, destruct->index);
  if (imp) ((void (*)(id, SEL))imp)(object, destruct);
  free(header(object));
}

static _Thread_local id pooled[1024];
static _Thread_local size_t pooled_count;

static id autorelease(id object) {
  if (!carob_is_block(object) && is_class(object)) return object;
  add(&counts.autoreleased, 1);
  CHECK(pooled_count < 1024);
  return pooled[pooled_count++] = object;
}

static void *push_pool(void) { return (void *)(pooled_count + 1); }
static void pop_pool(void *pool) {
  while (pooled_count + 1 > (size_t)pool) {
    const id object = pooled[--pooled_count];
    release(object);
  }
}

static id load_weak_retained(id *variable) { return *variable ? retain(*variable) : 0; }
static id load_weak(id *variable) {
  const id object = load_weak_retained(variable);
  return object ? autorelease(object) : 0;
}
static void move_weak(id *to, id *from) {
  *to = 0;
  store_weak(to, *from);
  store_weak(from, 0);
}

/* -- What blocks capture */

static void assign_capture(void *destination, const void *object, int flags) {
  if (flags & BLOCK_BYREF_CALLER)
    *(const void **)destination = object;
  else if (flags & BLOCK_FIELD_IS_BYREF)
    *(void **)destination = carob_copy_byref(object);
  else if ((flags & BLOCK_FIELD_IS_BLOCK) == BLOCK_FIELD_IS_BLOCK)
    *(void **)destination = carob_copy_block(object);
  else
    *(id *)destination = object ? retain((id)object) : 0;
}

static void dispose_capture(const void *object, int flags) {
  if (!object || flags & BLOCK_BYREF_CALLER) return;
  if (flags & BLOCK_FIELD_IS_BYREF)
    carob_release_byref(object);
  else if ((flags & BLOCK_FIELD_IS_BLOCK) == BLOCK_FIELD_IS_BLOCK)
    carob_release_block(object);
  else
    release((id)object);
}
