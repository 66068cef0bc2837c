/* What entries.c and entries-*.S share. */
#define CAROB_ENTRY_COUNT 128
#if defined(__x86_64__)
#define CAROB_ENTRY_SIZE 16
#elif defined(__aarch64__)
#define CAROB_ENTRY_SIZE 32
#endif
