/* Does not compile: a message with more arguments than the macros take. */
#include <carob/carob.h>

int more(id object);
int more(id object) {
  return CAROB_SEND(int, object, "a:b:c:d:e:f:g:h:i:j:k:l:m:n:o:p:q:",
                    (int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int), 1, 2, 3, 4, 5, 6, 7, 8,
                    9, 10, 11, 12, 13, 14, 15, 16, 17);
}
