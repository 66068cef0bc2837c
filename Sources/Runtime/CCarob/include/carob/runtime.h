/* Apple's runtime API, with the same names and meanings, over the host table.
 *
 * Bad input never crashes: a null class, selector or object gives null, NO or nothing. What a
 * caller should know about is left as a pending error (see `carob_pending_error`).
 *
 * Ownership: objects are passed without a retain. Results are borrowed or autoreleased, except from
 * methods of the `alloc`, `new`, `copy`, `mutableCopy` and `init` families, which the caller owns. */
#ifndef CAROB_RUNTIME_H
#define CAROB_RUNTIME_H

#include <carob/blocks.h>
#include <carob/classes.h>
#include <carob/forwarding.h>
#include <carob/members.h>
#include <carob/methods.h>
#include <carob/objects.h>
#include <carob/protocols.h>
#include <carob/selectors.h>
#include <carob/values.h>

#endif
