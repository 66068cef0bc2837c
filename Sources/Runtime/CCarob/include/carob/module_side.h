/* What only the host asks about loaded modules: where their code is, who is calling, and how many blocks of a
 * function there are. [any-thread] */
#ifndef CAROB_MODULE_SIDE_H
#define CAROB_MODULE_SIDE_H

#include <carob/objc_module.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The addresses from `first` up to `end`, without it. */
struct carob_module_range {
  uintptr_t first;
  uintptr_t end;
};

/* Where the module is mapped that an address belongs to; false when it belongs to none. */
bool carob_find_module(uintptr_t address, struct carob_module_range *range);

/* Where the module is mapped that `dlopen` returned a handle for; false when the linker does not tell. */
bool carob_find_opened_module(void *handle, struct carob_module_range *range);

/* Opens the module at an address again: what `dlopen` returns; null when the linker does not tell. Its path lasts as
 * long as the module; null for the program. */
void *carob_open_module(uintptr_t address, const char **path);

/* Whether so many bytes at an address are a variable of a module, which may be written to. */
bool carob_is_variable(uintptr_t address, size_t size);

/* Calls a function for each aligned word of the writable memory of the module at an address that lies in a range: with where the
 * word is, and the word. */
void carob_find_words(
  uintptr_t address, struct carob_module_range range,
  void (*found)(uintptr_t place, uintptr_t word, void *context), void *context);

/* Reads a word of this process; false where nothing is mapped, or where the system does not allow it. */
bool carob_read_word(uintptr_t address, uintptr_t *word);

/* The return addresses on the calling thread's stack, nearest first; at most `room`. None where the C library
 * cannot tell. */
size_t carob_call_stack(void **addresses, size_t room);

/* Whether a thread of this process is running code of a module: 1 if an address in the range is in its stack, 0 if not, -1 if it
 * runs for a second and holds signals back. A thread that is not in a system call is sent a signal. */
int carob_thread_runs(long thread, struct carob_module_range range);

/* A line about each address, for people: its module, function and offset. The caller frees the array, which has the lines behind
 * it. Null without memory, or on systems that cannot tell. */
char **carob_call_stack_symbols(void *const *addresses, size_t count);

/* Notes that there is one block more, or with -1 one less, of a function. */
void carob_count_block(uintptr_t function, intptr_t change);

/* How many blocks there are whose function is in a range. */
size_t carob_blocks_in(struct carob_module_range range);

/* Offers something to the modules that this thread opens from now on; null: nothing. Returns what was offered before. */
const struct carob_opener *carob_replace_opener(const struct carob_opener *opener);

/* Offers something to all other modules in Objective-C that are opened from now on, such as those that a program is linked with. */
void carob_set_standing_opener(const struct carob_opener *opener);

/* What that is; null: nothing. */
const struct carob_opener *carob_standing_opener(void);

#ifdef __cplusplus
}
#endif
#endif
