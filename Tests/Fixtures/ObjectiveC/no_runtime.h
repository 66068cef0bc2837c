/* What clang's code calls of a runtime, for modules that are registered in tests and send no messages. */
#ifndef NO_RUNTIME_H
#define NO_RUNTIME_H

#pragma GCC visibility push(hidden)
static void *loaded;
void __objc_load(void *record);
void __objc_load(void *record) { loaded = record; }

/* Gives the receiver, so that `[Class self]` is what the reference to the class leads to. */
void *send_message(void *receiver, void *selector) __asm__("objc_msgSend");
void *send_message(void *receiver, void *selector) {
  (void)selector;
  return receiver;
}
void *retain_object(void *object) __asm__("objc_retain");
void *retain_object(void *object) { return object; }
void release_object(void *object) __asm__("objc_release");
void release_object(void *object) { (void)object; }
void *retain_result(void *object) __asm__("objc_retainAutoreleasedReturnValue");
void *retain_result(void *object) { return object; }
void store_strong(void **variable, void *object) __asm__("objc_storeStrong");
void store_strong(void **variable, void *object) { *variable = object; }

struct named_record {
  void *isa, *superclass;
  const char *name;
  void *rest[14];
};
struct named_protocol {
  void *isa;
  const char *name;
  void *rest[9];
};

/* A class or protocol of somebody else's, which Carob finds by its name. */
#define OTHERS_CLASS(class) \
  struct named_record class##_record __asm__("._OBJC_CLASS_" #class) = {.name = #class}; \
  struct named_record *class##_reference __asm__("._OBJC_REF_CLASS_" #class) \
      __attribute__((used, section("__objc_class_refs"))) = &class##_record
/* clang gives a protocol's record another name when C has one of its name. */
#define OTHERS_PROTOCOL(protocol) \
  struct named_protocol protocol##_record __attribute__((used)) = {.name = #protocol}; \
  __asm__(".set ._OBJC_PROTOCOL_" #protocol ", " #protocol "_record")
#pragma GCC visibility pop

void *module(void);
void *module(void) { return loaded; }

#endif
