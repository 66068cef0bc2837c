/* The host's address that forwards messages, which message.h names. */
#include "glue.h"

CAROB_GLUE_BEGIN

IMP carob_objc_msg_forward(void);
IMP carob_objc_msg_forward(void) { return carob_host ? carob_host->objc_msgForward : 0; }

IMP carob_objc_msg_forward_stret(void);
IMP carob_objc_msg_forward_stret(void) { return carob_host ? carob_host->objc_msgForward_stret : 0; }

CAROB_GLUE_END
