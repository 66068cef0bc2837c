/* SwiftPM wants a source in every C target. */
#include "fuzzer.h"
