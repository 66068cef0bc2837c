/* The function that stands for each Swift method of an object that was freed: see zombies.c. Not part of the plugin ABI. */
#ifndef CAROB_ZOMBIES_H
#define CAROB_ZOMBIES_H

#ifdef __cplusplus
extern "C" {
#endif

/* The address of a function that can stand for each method of a class of Swift's. It calls `use` with the object, which does not return.
 * Called once. */
const void *carob_method_of_freed_objects(void (*use)(void *object));

#ifdef __cplusplus
}
#endif
#endif
