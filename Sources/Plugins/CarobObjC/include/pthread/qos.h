/* Classes of service, by the name of the header for threads. */
#pragma once

#include <sys/qos.h>
