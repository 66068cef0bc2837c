// A plugin with `carob.hpp` that checks its parts while it loads. GREETER is the name of its class, a literal.
#include <carob/carob.hpp>

#include <stdexcept>

#ifndef GREETER
#define GREETER "CxxGreeter"
#endif

struct Frame {
  double x, y;
};
template <> struct carob::encoding<Frame> {
  static constexpr const char *text() { return "{Frame=dd}"; }
};

static int alive;

// A value that a block keeps.
struct Counted {
  Counted() { alive++; }
  Counted(const Counted &) { alive++; }
  Counted &operator=(const Counted &) = default;
  ~Counted() { alive--; }
};

static id greeting(id self, SEL, id name) {
  return carob::string("Hello, " + carob::to_string(name) + carob::to_string(carob::send(self, "mark"))).autoreleased();
}
static id fails(id, SEL) { throw std::runtime_error("no such page"); }
static Frame moved(id, SEL, Frame frame, long by) { return {frame.x + static_cast<double>(by), frame.y}; }
static bool is_shared(id, SEL) { return true; }
static void dealloc(id self, SEL) {
  alive--;
  CAROB_SEND_SUPER(void, self, GREETER, "dealloc", ());
}

static void configure(id, SEL, id cell, id greeting) {
  const carob::object label = carob::send(cell, "textLabel");
  label.send<void>("setText:", carob::send(greeting, "text"));
}

static bool fail(int line) {
  carob_clear_pending_error();
  carob_raise(("wrappers.cc:" + std::to_string(line)).c_str());
  return false;
}
#define CHECK(...) \
  if (!(__VA_ARGS__)) return fail(__LINE__)

// Whether an error is pending that says so; clears it.
static bool has_error(std::string_view words) {
  const std::string text = carob::to_string(carob::send(carob_pending_error(), "localizedDescription"));
  carob_clear_pending_error();
  return text.find(words) != std::string::npos;
}

static bool counts_objects(Class greeter) {
  alive = 1;
  {
    carob::object first = carob::send(carob::send(greeter, "alloc"), "init");
    carob::object second = first, third = std::move(first);
    CHECK(!first && second && second == third && second != first && second.send<bool>("isEqual:", third));
    second = nullptr;
    CHECK(alive == 1);
    const id given = third.take();
    CHECK(!third && given);
    third = carob::object::owned(given);
    carob::autorelease_pool pool;
    carob::object fourth = third;
    CHECK(std::move(fourth).autoreleased() == third.get() && third.autoreleased() == third.get() && third.send<id>("self") == third.get());
  }
  CHECK(alive == 0);
  alive = 1;
  carob::make(GREETER);
  CHECK(alive == 0);
  CHECK(!carob::object().send("init") && carob::send<long>(id(), "length") == 0 && !carob_pending_error());
  CHECK(!carob::make("NoSuchClass"));
  CHECK(has_error("NoSuchClass"));
  return true;
}

static bool converts_strings() {
  using namespace std::string_literals;
  const std::string text = "a\0ä€"s;
  CHECK(carob::to_string(carob::string(text)) == text);
  CHECK(carob::string(text).send<unsigned long>("length") == 4 && carob::to_string(id()).empty());
  CHECK(carob::to_string(carob::string("")).empty() && carob::string("").send<unsigned long>("length") == 0);
  return true;
}

static bool makes_blocks() {
  const carob::object names = carob::make("NSMutableArray");
  for (const char *name : {"b", "c", "a"}) names.send<void>("addObject:", carob::string(name));
  std::string seen;
  alive = 0;
  {
    const Counted counted;
    names.send<void>("enumerateObjectsUsingBlock:", carob::block([&seen, counted](id name, unsigned long index, bool *stop) {
                       seen += carob::to_string(name) + std::to_string(index);
                       *stop = index == 1;
                     }));
    CHECK(seen == "b0c1" && alive == 1);
  }
  CHECK(alive == 0);
  names.send<void>("sortUsingComparator:", carob::block([](id a, id b) { return carob::send<long>(a, "compare:", b); }));
  CHECK(carob::to_string(names.send("firstObject")) == "a" && !carob_pending_error());
  names.send<void>("enumerateObjectsUsingBlock:",
                   carob::block([](id, unsigned long, bool *) { throw std::runtime_error("no more"); }));
  CHECK(has_error("no more"));
  return true;
}

static bool load() {
  const Class greeter = carob::class_builder(GREETER, "NSObject")
                          .method<greeting>("greet:")
                          .method<fails>("fails")
                          .method<moved>("frame:movedBy:")
                          .method<dealloc>("dealloc")
                          .class_method<is_shared>("isShared")
                          .property<long>("count")
                          .property("mark", "NSString")
                          .protocol("NSObject")
                          .register_class();
  CHECK(greeter);
  if (!counts_objects(greeter) || !converts_strings() || !makes_blocks()) return false;

  const carob::object object = carob::make(GREETER);
  object.send<void>("setMark:", carob::string("!"));
  object.send<void>("setCount:", 3L);
  CHECK(carob::to_string(object.send("greet:", carob::string("Ada"))) == "Hello, Ada!" && object.send<long>("count") == 3);
  CHECK(carob::to_string(CAROB_SEND(id, object, "greet:", (id), carob::string("Bob").get())) == "Hello, Bob!");
  const Frame frame = object.send<Frame>("frame:movedBy:", Frame{1, 2}, 3L);
  CHECK(frame.x > 3.5 && frame.x < 4.5 && frame.y > 1.5 && carob::send<bool>(greeter, "isShared"));
  CHECK(!object.send("fails"));
  CHECK(has_error("no such page"));
  CHECK(!object.send("greet"));
  CHECK(has_error("unrecognized selector"));
#ifdef CAROB_CHECKED
  CHECK(!(object.send<double>("count") > 0));
  CHECK(has_error("wrappers.cc:" + std::to_string(__LINE__ - 1) + ": -[" GREETER " count]: the result is long long (q)"));
#endif
  CHECK(!carob::class_builder("CxxOther", "NSObject").method<greeting>("greet").register_class());
  CHECK(has_error("greet"));

  return carob::class_builder(GREETER "Model", "NSObject").property("text", "NSString").register_class() &&
         carob::class_builder(GREETER "List", "NSObject")
           .method<configure>("configureCell:withGreeting:")
           .register_class();
}

#if __cplusplus < 202002L
CAROB_PLUGIN("org.example.checks.wrappers", "C++", "1.0", GREETER "List", GREETER "Model", nullptr, nullptr, nullptr, load)
#else
CAROB_PLUGIN(.identifier = "org.example.checks.wrappers", .name = "C++", .version = "1.0", .principal_class = GREETER "List",
             .model_class = GREETER "Model", .load = load)
#endif
