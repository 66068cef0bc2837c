/* Methods whose functions have other types than their encodings say; and some that differ without harm. */
#include "../Doctor/doctor.h"

struct two {
  double first, second;
};

static int height(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return 44;
}
static void nothing(id self, SEL _cmd) { (void)self, (void)_cmd; }
static double half(id self, SEL _cmd, float whole) {
  (void)self, (void)_cmd;
  return whole / 2;
}
static long more(id self, SEL _cmd, long first, long second) {
  (void)self, (void)_cmd;
  return first + second;
}
static struct two pair(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return (struct two){1, 2};
}

/* Sound: a wider result, fewer parameters, a typedef, an enumeration, and what nobody looks at. */
typedef const double length;
enum state { OFF, ON };
static long wide(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  return 1;
}
static length of_row(id self, SEL _cmd, id table) {
  (void)self, (void)_cmd, (void)table;
  return 1;
}
static enum state switched(id self, SEL _cmd, enum state state) {
  (void)self, (void)_cmd;
  return state;
}
static bool flag(id self, SEL _cmd, int flag) {
  (void)self, (void)_cmd;
  return flag != 0;
}

static bool load(void) {
  Class cls = begin("NSObject", "DFTypes");
  class_addMethod(cls, sel_registerName("wrongHeight"), (IMP)height, "d@:");
  class_addMethod(cls, sel_registerName("wrongName"), (IMP)nothing, "@@:");
  class_addMethod(cls, sel_registerName("wrongHalf:"), (IMP)half, "d@:d");
  class_addMethod(cls, sel_registerName("wrongSum:"), (IMP)more, "q@:q");
  class_addMethod(cls, sel_registerName("wrongPair"), (IMP)pair, "{three=ddd}@:");
  class_addMethod(cls, sel_registerName("soundCount"), (IMP)wide, "i@:");
  class_addMethod(cls, sel_registerName("soundHeight:at:"), (IMP)of_row, "d@:@@");
  class_addMethod(cls, sel_registerName("soundState:"), (IMP)switched, "I@:I");
  class_addMethod(cls, sel_registerName("soundFlag:"), (IMP)flag, "B@:B");
  class_addMethod(cls, sel_registerName("soundVoid"), (IMP)wide, "v@:");
  objc_registerClassPair(cls);
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.doctor.functions", .name = "Function types", .version = "1.0.0",
             .load = load, .prefixes = (const char *const[]){"DF", NULL})
