/* The types of the Objective-C language. */
#ifndef CAROB_OBJC_OBJC_H
#define CAROB_OBJC_OBJC_H

#include <objc/objc-api.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/cdefs.h>

#ifndef __OBJC__
#error "This header is for Objective-C. In C and C++, include <carob/carob.h>."
#endif

@class Protocol;

typedef bool BOOL;
#define OBJC_BOOL_IS_BOOL 1
#ifndef YES
#define YES __objc_yes
#define NO __objc_no
#endif
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

/* A method's function. Cast it to its real type before calling it. */
typedef void (*IMP)(void);

/* Functions of objc/runtime.h that Apple has here, so that Foundation brings them. */
OBJC_EXPORT const char *sel_getName(SEL selector);
OBJC_EXPORT SEL sel_registerName(const char *name);
OBJC_EXPORT SEL sel_getUid(const char *name);
OBJC_EXPORT const char *object_getClassName(id object);
OBJC_EXPORT void *object_getIndexedIvars(id object);

#endif
