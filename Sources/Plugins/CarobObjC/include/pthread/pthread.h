/* Threads of POSIX, by the name that Apple has for the header. */
#pragma once

#include <pthread.h>
#include <sys/qos.h>
