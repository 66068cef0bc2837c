/* The part of the test's runtime that keeps the pending error. Included once, by `runtime.c`. */

static _Thread_local struct {
  id object;
  bool is_there; /* without an object it is one that the runtime left */
} pending;

static void leave_error(void) { pending.is_there = true; }
static void raise_text(const char *text) {
  CHECK(text && *text);
  leave_error();
}
