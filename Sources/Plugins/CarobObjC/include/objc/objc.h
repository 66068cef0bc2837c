/* The types of the Objective-C language, also for programs in C and C++ that call Apple's functions by name. */
#ifndef CAROB_OBJC_OBJC_H
#define CAROB_OBJC_OBJC_H

#include <objc/objc-api.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/cdefs.h>

#ifdef __OBJC__
#if !defined __OBJC_GNUSTEP_RUNTIME_ABI__ || __OBJC_GNUSTEP_RUNTIME_ABI__ < 20
#warning "Carob reads what clang makes with -fobjc-runtime=gnustep-2.0; pkg-config --cflags carob has that, and carob build passes it."
#endif

@class Protocol;

/* A method's function. Cast it to its real type before calling it. */
typedef void (*IMP)(void);

typedef bool BOOL;
#ifndef YES
#define YES __objc_yes
#define NO __objc_no
#endif
#else
#include <carob/host.h>
#endif

#define OBJC_BOOL_IS_BOOL 1
#ifndef nil
#ifdef __cplusplus
#define nil nullptr
#else
#define nil ((void *)0)
#endif
#endif
#ifndef Nil
#define Nil nil
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Functions of objc/runtime.h that Apple has here, so that Foundation brings them. */
OBJC_EXPORT const char *sel_getName(SEL selector);
OBJC_EXPORT SEL sel_registerName(const char *name);
OBJC_EXPORT SEL sel_getUid(const char *name);
OBJC_EXPORT const char *object_getClassName(id object);
OBJC_EXPORT void *object_getIndexedIvars(id object);

#ifdef __cplusplus
}
#endif

#endif
