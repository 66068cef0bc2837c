/* Objects that are made and freed by functions, which is for code without ARC. There are no zones. [any-thread] */
#pragma once

#import <Foundation/NSObjCRuntime.h>

#if !__has_feature(objc_arc)
OBJC_EXTERN id class_createInstance(Class cls, size_t extra);
OBJC_EXTERN id object_copy(id object, size_t size);
OBJC_EXTERN id object_dispose(id object);

NS_INLINE id NSAllocateObject(Class cls, NSUInteger extra, NSZone *zone) {
  (void)zone;
  return class_createInstance(cls, extra);
}
NS_INLINE id NSCopyObject(id object, NSUInteger extra, NSZone *zone) {
  (void)extra;
  (void)zone;
  return object_copy(object, 0);
}
NS_INLINE void NSDeallocateObject(id object) { object_dispose(object); }
#endif

#import <Foundation/Foundation.h>
