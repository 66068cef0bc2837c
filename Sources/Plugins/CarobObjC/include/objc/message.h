/* The functions that messages are compiled to. Cast them to the method's real type before calling them, as in
 * `((double (*)(id, SEL, int))objc_msgSend)(object, @selector(half:), 7)`. */
#ifndef CAROB_OBJC_MESSAGE_H
#define CAROB_OBJC_MESSAGE_H

#include <objc/objc.h>
#include <objc/runtime.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A message to `super`: it starts at a class, or metaclass. */
struct objc_super {
  __unsafe_unretained id receiver;
  __unsafe_unretained Class super_class;
};

#ifdef __OBJC__
/* Sends a message to an object, which may be nil. */
id objc_msgSend(id receiver, SEL selector, ...);

/* For methods whose result is returned in memory that the caller passes. */
void objc_msgSend_stret(id receiver, SEL selector, ...);

/* For methods that return a long double. */
long double objc_msgSend_fpret(id receiver, SEL selector, ...);

/* Sends a message to `super`, and one whose result is returned in memory that the caller passes. */
id objc_msgSendSuper(struct objc_super *super, SEL selector, ...);
void objc_msgSendSuper_stret(struct objc_super *super, SEL selector, ...);
#else
/* The same for C and C++, where the type says nothing, as in Apple's newer headers. */
void objc_msgSend(void);
void objc_msgSend_stret(void);
void objc_msgSend_fpret(void);
void objc_msgSendSuper(void);
void objc_msgSendSuper_stret(void);

#if defined __GNUC__ && !defined __clang__ && !defined __cplusplus
/* GCC makes code that ends the program of a call by another type, if it sees which function it is. */
#define CAROB_HIDE_FUNCTION(name) \
  static inline __typeof__(&name) carob_hidden_##name(void) { return &name; }
CAROB_HIDE_FUNCTION(objc_msgSend)
CAROB_HIDE_FUNCTION(objc_msgSend_stret)
CAROB_HIDE_FUNCTION(objc_msgSend_fpret)
CAROB_HIDE_FUNCTION(objc_msgSendSuper)
CAROB_HIDE_FUNCTION(objc_msgSendSuper_stret)
#undef CAROB_HIDE_FUNCTION
#define objc_msgSend (*carob_hidden_objc_msgSend())
#define objc_msgSend_stret (*carob_hidden_objc_msgSend_stret())
#define objc_msgSend_fpret (*carob_hidden_objc_msgSend_fpret())
#define objc_msgSendSuper (*carob_hidden_objc_msgSendSuper())
#define objc_msgSendSuper_stret (*carob_hidden_objc_msgSendSuper_stret())
#endif
#endif

/* The implementation that a message to `super` calls. */
IMP objc_msg_lookup_super(struct objc_super *super, SEL selector);

/* Forwards a message, whatever types the method has, as if the class of the receiver did not have it. It can be made the code of a
 * method, and is the code of an unknown selector. All modules have the same address. */
#define _objc_msgForward (*carob_objc_msg_forward())
IMP carob_objc_msg_forward(void);

/* The same for a method that returns a structure in memory. */
#define _objc_msgForward_stret (*carob_objc_msg_forward_stret())
IMP carob_objc_msg_forward_stret(void);

#ifdef __cplusplus
}
#endif
#endif
