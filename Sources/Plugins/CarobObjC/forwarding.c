/* The host's address that forwards messages, which message.h names. */
#include "glue.h"

#pragma GCC visibility push(hidden)

IMP carob_objc_msg_forward(void);
IMP carob_objc_msg_forward(void) { return carob_host ? carob_host->objc_msgForward : 0; }

IMP carob_objc_msg_forward_stret(void);
IMP carob_objc_msg_forward_stret(void) { return carob_host ? carob_host->objc_msgForward_stret : 0; }

#pragma GCC visibility pop
