/* Classes as clang lays them out. There is no Objective-C runtime here: a test hands the records to Carob. */
typedef unsigned long word;

/* What ARC's code calls, for which the test gives functions. */
static void *(*test_retain)(void *);
static void (*test_release)(void *);
static void (*test_destroy_weak)(void **);
void use_functions(
    void *(*retain)(void *), void (*release)(void *), void (*destroy_weak)(void **)) {
  test_retain = retain;
  test_release = release;
  test_destroy_weak = destroy_weak;
}

#pragma GCC visibility push(hidden)
void *retain_object(void *object) __asm__("objc_retain");
void *retain_object(void *object) { return test_retain(object); }
void release_object(void *object) __asm__("objc_release");
void release_object(void *object) { test_release(object); }
void destroy_weak(void **variable) __asm__("objc_destroyWeak");
void destroy_weak(void **variable) { test_destroy_weak(variable); }
void store_strong(void **variable, void *object) __asm__("objc_storeStrong");
void store_strong(void **variable, void *object) {
  void *old = *variable;
  *variable = object ? test_retain(object) : 0;
  if (old) test_release(old);
}

struct selector {
  const char *name, *types;
};
/* The beginning of what clang tells the runtime of a module. */
static struct module {
  word version;
  struct selector *selectors, *selectors_end;
} *module;
void __objc_load(struct module *loaded);
void __objc_load(struct module *loaded) { module = loaded; }

/* Stands for a class of the host: Carob finds it by its name. */
struct placeholder {
  void *metaclass, *superclass;
  const char *name;
  void *rest[14];
};
struct placeholder base __asm__("._OBJC_CLASS_CompiledBase") = {.name = "CompiledBase"};

extern char point __asm__("._OBJC_CLASS_CompiledPoint");
extern char place __asm__("._OBJC_CLASS_CompiledPlace");
extern char spot __asm__("._OBJC_CLASS_CompiledSpot");
extern char root __asm__("._OBJC_CLASS_CompiledRoot");
#pragma GCC visibility pop

void *record(int number) {
  void *const records[] = {&point, &place, &spot, &root};
  return records[number];
}
struct selector *selector(word index) {
  struct selector *found = module->selectors + index;
  return found < module->selectors_end ? found : 0;
}

__attribute__((objc_root_class)) @interface CompiledBase {
  id isa;
}
@end

@protocol CompiledTitles
- (id)title;
@end

@interface CompiledPoint : CompiledBase <CompiledTitles> {
  char flag;
  unsigned low : 3;
  unsigned high : 12;
  double x;
  __strong id owned[2];
  __weak id seen;
  unsigned char last;
}
@property(nonatomic, strong) id title;
@property(class, nonatomic, readonly) int loads;
- (double)x;
- (void)setX:(double)value;
- (unsigned)low;
- (unsigned)high;
- (void)setLow:(unsigned)lowBits high:(unsigned)highBits;
- (void)fill:(unsigned char)value;
- (unsigned char)last;
- (void)own:(id)object;
@end

@implementation CompiledPoint
static int loads;
+ (void)load {
  loads++;
}
+ (int)loads {
  return loads;
}
- (double)x {
  return x;
}
- (void)setX:(double)value {
  x = value;
}
- (unsigned)low {
  return low;
}
- (unsigned)high {
  return high;
}
- (void)setLow:(unsigned)lowBits high:(unsigned)highBits {
  low = lowBits;
  high = highBits;
}
- (void)fill:(unsigned char)value {
  flag = (char)value;
  last = value;
}
- (unsigned char)last {
  return last;
}
- (void)own:(id)object {
  owned[1] = object;
}
/* Listed twice, since the property has it as well. */
- (void)setTitle:(id)title {
  _title = title;
}
@end

@interface CompiledPlace : CompiledPoint {
  short height;
}
- (short)height;
- (void)setHeight:(short)value;
@end

@implementation CompiledPlace
- (short)height {
  return height;
}
- (void)setHeight:(short)value {
  height = value;
}
@end

/* In what the last word of the superclass has left. */
@interface CompiledSpot : CompiledPlace {
  char color;
  short depth;
}
- (int)sum;
- (void)setColor:(char)first depth:(short)second;
@end

@implementation CompiledSpot
- (int)sum {
  return color + depth;
}
- (void)setColor:(char)first depth:(short)second {
  color = first;
  depth = second;
}
@end

__attribute__((objc_root_class)) @interface CompiledRoot {
  Class isa;
  int number;
}
- (int)number;
@end

@implementation CompiledRoot
- (int)number {
  return number + 7;
}
@end
