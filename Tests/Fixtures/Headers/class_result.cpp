// Refused: a message to nil would return a text that nobody made, which would be destroyed.
#include <carob/carob.h>
#include <string>

std::string name(id object);
std::string name(id object) { return CAROB_SEND(std::string, object, "name", ()); }
