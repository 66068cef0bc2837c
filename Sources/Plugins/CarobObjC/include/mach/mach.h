/* What programs use of Mach: its clock. */
#pragma once

#include <mach/mach_time.h>
