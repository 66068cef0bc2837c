/* UIApplicationMain, which UIKit.h declares. */
#include "glue.h"
#include <carob/send.h>
#include <stdlib.h>

CAROB_GLUE_BEGIN

int UIApplicationMain(int argc, char *argv[], id principal_class_name, id delegate_class_name);
/* `pending_code`: it answers what it has left pending. */
__attribute__((section("carob_pending_code"), disable_tail_calls))
int UIApplicationMain(int argc, char *argv[], id principal_class_name, id delegate_class_name) {
  (void)argc, (void)argv;
  const Class application = carob_host->objc_getClass("UIApplication");
  if (!application) {
    carob_host->carob_raise("UIApplicationMain: the host has no UIApplication");
    return EXIT_FAILURE;
  }
  /* What is raised is pending when `main` returns. */
  CAROB_SEND(
    void, (id)application, "carob_noteMainWithApplicationClassName:delegateClassName:", (id, id),
    principal_class_name, delegate_class_name);
  return carob_host->carob_pending_error() ? EXIT_FAILURE : EXIT_SUCCESS;
}

CAROB_GLUE_END
