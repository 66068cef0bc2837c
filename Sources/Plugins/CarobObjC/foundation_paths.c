/* Folders and the user's names, which Foundation.h declares. */
#include "glue.h"
#include <carob/send.h>

CAROB_GLUE_BEGIN

static id files(void) {
  return CAROB_SEND(id, (id)carob_host->objc_getClass("NSFileManager"), "defaultManager", ());
}

static id process(void) {
  return CAROB_SEND(id, (id)carob_host->objc_getClass("NSProcessInfo"), "processInfo", ());
}

static id path(id url) { return CAROB_SEND(id, url, "path", ()); }

id NSHomeDirectory(void);
id NSHomeDirectory(void) {
  return path(CAROB_SEND(id, files(), "homeDirectoryForCurrentUser", ()));
}

id NSHomeDirectoryForUser(id login);
id NSHomeDirectoryForUser(id login) {
  if (!login) return NSHomeDirectory();
  const id url = CAROB_SEND(id, files(), "homeDirectoryForUser:", (id), login);
  return url ? path(url) : 0;
}

id NSTemporaryDirectory(void);
id NSTemporaryDirectory(void) {
  return path(CAROB_SEND(id, files(), "temporaryDirectory", ()));
}

id NSSearchPathForDirectoriesInDomains(unsigned long directory, unsigned long domains, BOOL expand);
id NSSearchPathForDirectoriesInDomains(unsigned long directory, unsigned long domains, BOOL expand) {
  (void)expand;
  const id urls = CAROB_SEND(
    id, files(), "URLsForDirectory:inDomains:", (unsigned long, unsigned long), directory, domains);
  return CAROB_SEND(id, urls, "valueForKey:", (id), carob_host->carob_string("path"));
}

id NSUserName(void);
id NSUserName(void) { return CAROB_SEND(id, process(), "userName", ()); }

id NSFullUserName(void);
id NSFullUserName(void) {
  return CAROB_SEND(id, process(), "fullUserName", ());
}

CAROB_GLUE_END
