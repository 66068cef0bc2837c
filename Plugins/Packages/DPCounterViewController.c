#include <stdio.h>

#include "Packages.h"

enum { TOUCH_UP_INSIDE = 1 << 6, NORMAL = 0 };

static void show_seconds(id self) {
  char text[64];
  snprintf(text, sizeof text, "Open for %lld s", CAROB_SEND(long long, self, "seconds", ()));
  CAROB_SEND(void, CAROB_SEND(id, self, "label", ()), "setText:", (id), carob_string(text));
}

static void count_in_a_second(id self) {
  CAROB_SEND(void, self, "performSelector:withObject:afterDelay:", (SEL, id, double),
             sel_registerName("count"), NULL, 1);
}

/* - (void)viewDidLoad */
static void DPCounterViewController_viewDidLoad(id self, SEL _cmd) {
  CAROB_SEND_SUPER(void, self, "DPCounterViewController", "viewDidLoad", ());
  CAROB_SEND(void, self, "setTitle:", (id), carob_string("Counter"));
  id view = CAROB_SEND(id, self, "view", ());
  id label = CAROB_SEND(id, objc_getClass("UILabel"), "new", ());
  CAROB_SEND(void, self, "setLabel:", (id), label);
  CAROB_SEND(void, view, "addSubview:", (id), label);
  objc_release(label);
  id button = CAROB_SEND(id, objc_getClass("UIButton"), "new", ());
  CAROB_SEND(void, button, "setTitle:forState:", (id, size_t), carob_string("Reset"), NORMAL);
  CAROB_SEND(void, button, "addTarget:action:forControlEvents:", (id, SEL, size_t), self,
             sel_registerName("reset"), TOUCH_UP_INSIDE);
  CAROB_SEND(void, view, "addSubview:", (id), button);
  objc_release(button);
  show_seconds(self);
}

/* - (void)viewDidAppear:(BOOL)animated */
static void DPCounterViewController_viewDidAppear_(id self, SEL _cmd, BOOL animated) {
  CAROB_SEND_SUPER(void, self, "DPCounterViewController", "viewDidAppear:", (BOOL), animated);
  count_in_a_second(self);
}

/* The message that is on its way keeps the screen alive.
 *
 * - (void)viewWillDisappear:(BOOL)animated {
 *   [super viewWillDisappear:animated];
 *   [NSObject cancelPreviousPerformRequestsWithTarget:self];
 * } */
static void DPCounterViewController_viewWillDisappear_(id self, SEL _cmd, BOOL animated) {
  CAROB_SEND_SUPER(void, self, "DPCounterViewController", "viewWillDisappear:", (BOOL), animated);
  CAROB_SEND(void, objc_getClass("NSObject"), "cancelPreviousPerformRequestsWithTarget:", (id),
             self);
}

/* - (void)count */
static void DPCounterViewController_count(id self, SEL _cmd) {
  CAROB_SEND(void, self, "setSeconds:", (long long),
             CAROB_SEND(long long, self, "seconds", ()) + 1);
  show_seconds(self);
  count_in_a_second(self);
}

/* - (void)reset */
static void DPCounterViewController_reset(id self, SEL _cmd) {
  CAROB_SEND(void, self, "setSeconds:", (long long), 0);
  show_seconds(self);
}

/* Counts seconds for as long as it is seen, and begins anew when a button is tapped.
 *
 * @interface DPCounterViewController : UIViewController
 * @property long long seconds;
 * @property (strong) id label;
 * @end */
bool DPCounterViewController_register(void) {
  Class cls =
    objc_allocateClassPair(objc_getClass("UIViewController"), "DPCounterViewController", 0);
  bool complete =
    add_number_property(cls, "seconds") && add_object_property(cls, "label") &&
    add_method(cls, "viewDidLoad", (IMP)DPCounterViewController_viewDidLoad, "v@:") &&
    add_method(cls, "viewDidAppear:", (IMP)DPCounterViewController_viewDidAppear_, "v@:B") &&
    add_method(cls, "viewWillDisappear:", (IMP)DPCounterViewController_viewWillDisappear_,
               "v@:B") &&
    add_method(cls, "count", (IMP)DPCounterViewController_count, "v@:") &&
    add_method(cls, "reset", (IMP)DPCounterViewController_reset, "v@:");
  objc_registerClassPair(cls);
  return complete;
}
