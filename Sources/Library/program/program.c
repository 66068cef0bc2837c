/* What is installed as carob and as carob-server: MAIN of libcarob-host.so.0.
 *
 * A sanitizer that is preloaded takes its defaults from the program. Those here leave out what is not of a plugin; variables such as
 * ASAN_OPTIONS win over them. */

int MAIN(int argc, char **argv);
int main(int argc, char **argv) { return MAIN(argc, argv); }

/* A leak is suppressed if any function of its stack matches. Handlers are called by the library. So only the function that has
 * allocated is recorded. */
const char *__asan_default_options(void);
const char *__asan_default_options(void) { return "malloc_context_size=2"; }

const char *__lsan_default_options(void);
const char *__lsan_default_options(void) { return "malloc_context_size=2:print_suppressions=0"; }

/* The same as in suppressions/lsan.supp. */
const char *__lsan_default_suppressions(void);
const char *__lsan_default_suppressions(void) { return "leak:/libcarob\n"; }

/* The library is not instrumented: its counts and caches are atomic, which the sanitizer does not see. Its locks count. */
const char *__tsan_default_options(void);
const char *__tsan_default_options(void) { return "ignore_noninstrumented_modules=1"; }
