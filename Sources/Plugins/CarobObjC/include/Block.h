/* Blocks as C knows them. Under ARC the compiler copies them by itself. */
#ifndef CAROB_BLOCK_H
#define CAROB_BLOCK_H

#ifdef __cplusplus
extern "C" {
#endif

/* A block that outlives the scope it was written in, retained; release it by `Block_release`. [any-thread] */
void *_Block_copy(const void *block);
void _Block_release(const void *block);

#ifdef __cplusplus
}
#endif

#ifndef Block_copy
#define Block_copy(...) ((__typeof(__VA_ARGS__))_Block_copy((const void *)(__VA_ARGS__)))
#define Block_release(...) _Block_release((const void *)(__VA_ARGS__))
#endif
#endif
