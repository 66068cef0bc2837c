/* Functions in Objective-C between some in C++. */
#include "probe.h"

char catch_everything(void (*function)(int), int argument);
char catch_everything(void (*function)(int), int argument) {
  @try {
    function(argument);
  } @catch (Base *object) {
    return [object name];
  } @catch (id) {
    return '!';
  } @catch (...) {
    return '.';
  }
  return 'n';
}

void run_finally(void (*function)(int), int argument, int *finals);
void run_finally(void (*function)(int), int argument, int *finals) {
  @try {
    function(argument);
  } @catch (Probe *) {
    @throw;
  } @finally {
    ++*finals;
  }
}
