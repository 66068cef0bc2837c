// What a plugin or host in C++17 has besides the C functions: objects that are counted, messages with deduced types, strings,
// blocks of lambdas, and classes of functions.
//
//   static void configure(id, SEL, id cell, id book) {
//     carob::object label = carob::send(cell, "textLabel");
//     label.send<void>("setText:", carob::send(book, "name"));
//   }
//
//   carob::class_builder("LIListViewController", "ICTableViewController")
//     .method<configure>("configureCell:withBook:")
//     .register_class();
//
// It needs no library. A plugin may use everything from `load` on, and on any thread where nothing else is said.
// Errors are pending, as in C: nothing here throws, except for `std::bad_alloc` of the C++ library. Functions that are given to
// the host here do not let exceptions out: these become pending errors with their texts.
#ifndef CAROB_HPP
#define CAROB_HPP

#if !defined(__cplusplus) || __cplusplus < 201703L
#error "carob/carob.hpp is for C++17 and later; include carob/carob.h"
#endif

#include <carob/carob.h>

#include <exception>
#include <new>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

/* Hidden, so that each module has its own, which goes with it. */
namespace carob __attribute__((visibility("hidden"))) {

// -- Encodings -------------------------------------------------------------------------------

// The encoding of a type in a method or block. Specialize it for your structures:
//   template <> struct carob::encoding<Frame> { static constexpr const char *text() { return "{Frame=dddd}"; } };
template <class T, class = void> struct encoding {
  static constexpr const char *text() {
    constexpr const char *known = carob_sent_value<std::remove_cv_t<T>>::encoding();
    static_assert(known[0] != '?', "carob does not know how this type is encoded: specialize carob::encoding for it");
    // "l" is a type of 32 bits in encodings.
    return known[0] == 'l' ? "q" : known[0] == 'L' ? "Q" : known;
  }
};
template <> struct encoding<bool *> {
  static constexpr const char *text() { return "^B"; }
};

namespace detail {

template <class Result, class... Arguments> std::string types(const char *receiver) {
  std::string all = encoding<Result>::text();
  all += receiver;
  (all.append(encoding<Arguments>::text()), ...);
  return all;
}

// Calls a function for the host: an exception becomes a pending error, and the result zero.
template <class Result, class Body> Result guarded(Body &&body) noexcept {
#ifdef __cpp_exceptions
  try {
    return body();
  } catch (const std::exception &exception) {
    carob_raise(exception.what());
  } catch (...) {
    carob_raise("an exception that is no std::exception");
  }
  if constexpr (!std::is_void_v<Result>) {
    static_assert(std::is_trivially_copyable_v<Result> && std::is_default_constructible_v<Result>,
                  "a method or block cannot return a C++ class to the host that copies itself or has no value without arguments");
    return Result();
  }
#else
  return body();
#endif
}

}  // namespace detail

// -- Objects ---------------------------------------------------------------------------------

// An object, or nil, with a reference of its own.
class object {
public:
  constexpr object() noexcept = default;
  constexpr object(std::nullptr_t) noexcept {}

  // Of an object that somebody else owns, as most methods return it: retains it.
  static object borrowed(id value) noexcept { return object(objc_retain(value)); }
  static object borrowed(Class value) noexcept { return borrowed(reinterpret_cast<id>(value)); }
  // Of an object with a reference for the caller, as `alloc`, `new`, `copy` and `class_createInstance` return it.
  static object owned(id value) noexcept { return object(value); }

  object(const object &other) noexcept : object(borrowed(other.value)) {}
  object(object &&other) noexcept : value(std::exchange(other.value, nullptr)) {}
  object &operator=(object other) noexcept {
    std::swap(value, other.value);
    return *this;
  }
  ~object() {
    if (value) objc_release(value);
  }

  // The object, borrowed: as long as this, or somebody else, has it.
  id get() const noexcept { return value; }
  operator id() const & noexcept { return value; }
  operator id() const && = delete;
  // With the reference, which is the caller's from now on.
  [[nodiscard]] id take() noexcept { return std::exchange(value, nullptr); }
  // For the result of a method: the object lives until the pool of the caller is popped.
  [[nodiscard]] id autoreleased() && noexcept { return objc_autorelease(take()); }
  [[nodiscard]] id autoreleased() const & noexcept { return objc_autorelease(objc_retain(value)); }

  explicit operator bool() const noexcept { return value != nullptr; }
  // Whether both are the same object. `isEqual:` is a message.
  friend bool operator==(const object &a, const object &b) noexcept { return a.value == b.value; }
  friend bool operator!=(const object &a, const object &b) noexcept { return a.value != b.value; }

  template <class Result = object, class... Values> Result send(const struct selector &name, const Values &...values) const;

private:
  explicit object(id owned) noexcept : value(owned) {}

  id value = nullptr;
};

// An autorelease pool, popped at the end of the block.
class autorelease_pool {
public:
  autorelease_pool() noexcept : pool(objc_autoreleasePoolPush()) {}
  autorelease_pool(const autorelease_pool &) = delete;
  autorelease_pool &operator=(const autorelease_pool &) = delete;
  ~autorelease_pool() { objc_autoreleasePoolPop(pool); }

private:
  void *pool;
};

// -- Messages --------------------------------------------------------------------------------

// A selector, and the place where it is sent for the errors of a checked build. Registering a name costs a look-up: keep the
// selector in a `static const` variable where that matters.
struct selector {
  selector(const char *name, const char *in_file = __builtin_FILE(), unsigned at_line = __builtin_LINE()) noexcept
    : value(sel_registerName(name)), file(in_file), line(at_line) {}
  selector(SEL known, const char *in_file = __builtin_FILE(), unsigned at_line = __builtin_LINE()) noexcept
    : value(known), file(in_file), line(at_line) {}

  SEL value;
  const char *file;
  unsigned line;
};

namespace detail {

// What a value is passed as.
template <class T> std::decay_t<T> sent(const T &value) noexcept { return value; }
inline id sent(const object &value) noexcept { return value.get(); }

enum class family { other, owned, initializer };

// Whether a method's result is the caller's, by the first word of its name.
inline family family_of(SEL selector) noexcept {
  std::string_view name = selector ? sel_getName(selector) : "";
  while (!name.empty() && name.front() == '_') name.remove_prefix(1);
  const auto begins = [name](std::string_view word) {
    return name.substr(0, word.size()) == word &&
           (name.size() == word.size() || name[word.size()] < 'a' || name[word.size()] > 'z');
  };
  if (begins("init")) return family::initializer;
  return begins("alloc") || begins("new") || begins("copy") || begins("mutableCopy") ? family::owned : family::other;
}

template <class Result, class... Types> Result deliver(id receiver, const selector &name, Types... values) {
  static carob_call_site site = {nullptr, nullptr, sizeof...(Types), 0, nullptr, nullptr};
#ifdef CAROB_CHECKED
  static constexpr carob_sent_type types[] = {
    CAROB_SENT_RESULT(Result), {carob_sent_value<Types>::encoding(), sizeof(Types)}...};
  const carob_send_record record = {&site, name.file, types, name.line};
  const IMP imp = carob_lookup_chosen_checked(&site, receiver, name.value, &record);
#else
  const IMP imp = carob_lookup_chosen(&site, receiver, name.value);
#endif
  using value_type = typename carob_result<Result>::type;
  value_type value =
    reinterpret_cast<value_type (*)(id, SEL, Types...)>(imp ? imp : carob_undelivered)(receiver, name.value, values...);
  return carob_result<Result>::of(imp != nullptr, value);
}

template <class Result, class... Types> Result send(id receiver, const selector &name, Types... values) {
  if constexpr (std::is_same_v<Result, object>) {
    const family kind = family_of(name.value);
    // An initializer takes the reference of its receiver.
    if (kind == family::initializer && receiver) objc_retain(receiver);
    const id result = deliver<id>(receiver, name, values...);
    return kind == family::other ? object::borrowed(result) : object::owned(result);
  } else {
    return deliver<Result>(receiver, name, values...);
  }
}

}  // namespace detail

// Sends a message. The types are those of the values, so convert these to what the method takes: `send(view, "setTag:",
// NSInteger{3})`. A result that is an `object` is retained, or taken where the method's name begins with `alloc`, `new`, `copy`,
// `mutableCopy` or `init`. As `CAROB_SEND`, it gives zero or nil for nil and where nothing can be called.
template <class Result = object, class... Values>
Result send(id receiver, const selector &name, const Values &...values) {
  return detail::send<Result>(receiver, name, detail::sent(values)...);
}
template <class Result = object, class... Values>
Result send(Class receiver, const selector &name, const Values &...values) {
  return detail::send<Result>(reinterpret_cast<id>(receiver), name, detail::sent(values)...);
}
template <class Result = object, class... Values>
Result send(const object &receiver, const selector &name, const Values &...values) {
  return detail::send<Result>(receiver.get(), name, detail::sent(values)...);
}

template <class Result, class... Values> Result object::send(const selector &name, const Values &...values) const {
  return detail::send<Result>(value, name, detail::sent(values)...);
}

// A new object: `alloc` and `init`. Nil, and a pending error, when there is no such class.
inline object make(const char *class_name) {
  return send(send(objc_getRequiredClass(class_name), "alloc"), "init");
}

// -- Strings ---------------------------------------------------------------------------------

namespace detail {
inline constexpr unsigned long utf8_encoding = 4;  // NSUTF8StringEncoding
}

// An `NSString` of UTF-8. Nil, and a pending error, when it is something else.
inline object string(std::string_view utf8) {
  const object memory = object::owned(CAROB_SEND(id, objc_getRequiredClass("NSString"), "alloc", ()));
  const unsigned long size = utf8.size();
  return memory.send("initWithBytes:length:encoding:", static_cast<const void *>(utf8.data()),
                     size, detail::utf8_encoding);
}

// The text of an `NSString`, with zeros that are in it; empty for nil.
inline std::string to_string(id string) {
  const char *utf8 = carob_utf8(string);
  if (!utf8) return {};
  const std::string_view text = utf8;
  const auto size = send<unsigned long>(string, "lengthOfBytesUsingEncoding:", detail::utf8_encoding);
  if (text.size() == size) return std::string(text);
  const object data = send(string, "dataUsingEncoding:", detail::utf8_encoding);
  return std::string(static_cast<const char *>(data.send<const void *>("bytes")), size);
}
inline std::string to_string(const object &string) { return to_string(string.get()); }

// -- Blocks ----------------------------------------------------------------------------------

namespace detail {

template <class Function, class Signature> struct block_of;
template <class Function, class Result, class... Arguments> struct block_of<Function, Result(Arguments...)> {
  static Result call(void *block, Arguments... arguments) {
    auto &function = *static_cast<Function *>(carob_block_context(block));
    return guarded<Result>([&]() -> Result { return function(static_cast<Arguments &&>(arguments)...); });
  }
  static void dispose(void *function) { delete static_cast<Function *>(function); }
  static object make(Function &&function) {
    static const std::string encoded = types<Result, Arguments...>("@?");
    auto *context = new Function(std::move(function));
    void *block = carob_block(reinterpret_cast<IMP>(call), encoded.c_str(), context, dispose);
    if (!block) delete context;
    return object::owned(static_cast<id>(block));
  }
};

template <class Member> struct call_operator;
template <class T, class Result, class... Arguments> struct call_operator<Result (T::*)(Arguments...)> {
  using signature = Result(Arguments...);
};
template <class T, class Result, class... Arguments> struct call_operator<Result (T::*)(Arguments...) const> {
  using signature = Result(Arguments...);
};

}  // namespace detail

// A block of a lambda, or of another object with one call operator, which it owns. Its parameters are what the method passes:
// `carob::block([](id object, unsigned long index, bool *stop) { … })`.
template <class Function> object block(Function function) {
  using signature = typename detail::call_operator<decltype(&Function::operator())>::signature;
  return detail::block_of<Function, signature>::make(std::move(function));
}

// -- Classes ---------------------------------------------------------------------------------

namespace detail {

template <auto function, class Type = decltype(function)> struct method_of;
template <auto function, class Result, class... Arguments>
struct method_of<function, Result (*)(id, SEL, Arguments...)> {
  static Result call(id self, SEL name, Arguments... arguments) {
    return guarded<Result>([&]() -> Result { return function(self, name, static_cast<Arguments &&>(arguments)...); });
  }
  static std::string encoded() { return types<Result, Arguments...>("@:"); }
};

}  // namespace detail

// Makes a class. What fails leaves a pending error, and `register_class` gives null then.
class class_builder {
public:
  class_builder(const char *name, const char *superclass) {
    const Class parent = objc_getRequiredClass(superclass);
    if (parent) cls = objc_allocateClassPair(parent, name, 0);
    good = cls != nullptr;
  }
  class_builder(const class_builder &) = delete;
  class_builder &operator=(const class_builder &) = delete;

  // A method that calls `Result function(id self, SEL _cmd, …)`; the types are the function's.
  template <auto function> class_builder &method(const char *name) { return add<function>(cls, name); }
  template <auto function> class_builder &class_method(const char *name) {
    return add<function>(good ? object_getClass(reinterpret_cast<id>(cls)) : nullptr, name);
  }

  // A property of a number, a structure or a pointer.
  template <class T> class_builder &property(const char *name) {
    const objc_property_attribute_t attributes[] = {{"T", encoding<T>::text()}};
    return keep(good && class_addProperty(cls, name, attributes, 1));
  }
  // A property of an object of that class, which is retained; a string is copied.
  class_builder &property(const char *name, const char *of_class) {
    const std::string type = std::string("@\"") + of_class + '"';
    const bool is_string = std::string_view(of_class) == "NSString";
    const objc_property_attribute_t attributes[] = {{"T", type.c_str()}, {is_string ? "C" : "&", ""}};
    return keep(good && class_addProperty(cls, name, attributes, 2));
  }

  class_builder &protocol(const char *name) {
    return keep(good && class_addProtocol(cls, objc_getProtocol(name)));
  }

  // Null, and a pending error, when something failed; the class is not registered then.
  Class register_class() {
    if (good) objc_registerClassPair(cls);
    return good ? cls : nullptr;
  }

private:
  template <auto function> class_builder &add(Class to, const char *name) {
    using made = detail::method_of<function>;
    return keep(good && class_addMethod(to, sel_registerName(name), reinterpret_cast<IMP>(made::call), made::encoded().c_str()));
  }
  class_builder &keep(bool worked) {
    good = good && worked;
    return *this;
  }

  Class cls = nullptr;
  bool good = false;
};

}  // namespace carob

#endif
