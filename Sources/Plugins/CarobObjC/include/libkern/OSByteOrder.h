/* Numbers in the order of bytes of a network, and of this machine. [any-thread] */
#pragma once

#include <os/base.h>

#define OSSwapInt16(value) __builtin_bswap16(value)
#define OSSwapInt32(value) __builtin_bswap32(value)
#define OSSwapInt64(value) __builtin_bswap64(value)
#define OSSwapHostToBigInt16(value) __builtin_bswap16(value)
#define OSSwapHostToBigInt32(value) __builtin_bswap32(value)
#define OSSwapHostToBigInt64(value) __builtin_bswap64(value)
#define OSSwapBigToHostInt16(value) __builtin_bswap16(value)
#define OSSwapBigToHostInt32(value) __builtin_bswap32(value)
#define OSSwapBigToHostInt64(value) __builtin_bswap64(value)
#define OSSwapHostToLittleInt16(value) ((uint16_t)(value))
#define OSSwapHostToLittleInt32(value) ((uint32_t)(value))
#define OSSwapHostToLittleInt64(value) ((uint64_t)(value))
#define OSSwapLittleToHostInt16(value) ((uint16_t)(value))
#define OSSwapLittleToHostInt32(value) ((uint32_t)(value))
#define OSSwapLittleToHostInt64(value) ((uint64_t)(value))
