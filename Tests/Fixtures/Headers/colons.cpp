// Does not compile: the selector takes one argument.
#include <carob/carob.h>

void set_text(id label);
void set_text(id label) { CAROB_SEND(void, label, "setText:", ()); }
