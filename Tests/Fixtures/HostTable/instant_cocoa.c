#include <carob/instant_cocoa.h>

#include "checks.h"

static bool verbs(void) {
  HTTPVerb all[] = {HTTPVerbGET, HTTPVerbPOST, HTTPVerbPUT, HTTPVerbPATCH, HTTPVerbDELETE};
  const char *words[] = {"GET", "POST", "PUT", "PATCH", "DELETE"};
  for (int i = 0; i < 5; i++) CHECK(strcmp(carob_utf8(all[i]), words[i]) == 0);
  return true;
}

CHECKS("InstantCocoa", verbs)
