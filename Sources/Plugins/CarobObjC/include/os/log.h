/* Messages with a subsystem and a category. They are written to standard error, as NSLog's are; those of type debug are not. */
#pragma once

#include <os/base.h>

#ifdef __OBJC__
@class NSObject;
@protocol OS_os_log
@end
typedef NSObject<OS_os_log> *os_log_t;

typedef uint8_t os_log_type_t;
enum {
  OS_LOG_TYPE_DEFAULT = 0x00,
  OS_LOG_TYPE_INFO = 0x01,
  OS_LOG_TYPE_DEBUG = 0x02,
  OS_LOG_TYPE_ERROR = 0x10,
  OS_LOG_TYPE_FAULT = 0x11
};

#ifdef __cplusplus
extern "C" {
#endif

__attribute__((ns_returns_retained)) os_log_t os_log_create(
  const char *subsystem, const char *category);
bool os_log_type_enabled(os_log_t log, os_log_type_t type);
/* The format may have annotations, as in `%{public}@`. */
void carob_os_log(os_log_t log, os_log_type_t type, const char *format, ...);
os_log_t carob_os_log_disabled(void);

#ifdef __cplusplus
}
#endif

#define OS_LOG_DEFAULT ((os_log_t)0)
#define OS_LOG_DISABLED carob_os_log_disabled()
#define os_log_with_type(log, type, ...) carob_os_log((log), (type), __VA_ARGS__)
#define os_log(log, ...) carob_os_log((log), OS_LOG_TYPE_DEFAULT, __VA_ARGS__)
#define os_log_info(log, ...) carob_os_log((log), OS_LOG_TYPE_INFO, __VA_ARGS__)
#define os_log_debug(log, ...) carob_os_log((log), OS_LOG_TYPE_DEBUG, __VA_ARGS__)
#define os_log_error(log, ...) carob_os_log((log), OS_LOG_TYPE_ERROR, __VA_ARGS__)
#define os_log_fault(log, ...) carob_os_log((log), OS_LOG_TYPE_FAULT, __VA_ARGS__)
#define os_log_info_enabled(log) os_log_type_enabled((log), OS_LOG_TYPE_INFO)
#define os_log_debug_enabled(log) os_log_type_enabled((log), OS_LOG_TYPE_DEBUG)
#endif
