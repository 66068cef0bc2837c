/* How C++ encodes the types that are written at a send. C has `_Generic` for it: see `checked_send.h`. */
#ifndef CAROB_SENT_TYPES_H
#define CAROB_SENT_TYPES_H

#include <carob/abi.h>

#ifdef __cplusplus
/* The encoding of a type; "?" for one that has none here, such as a structure, and "^v" for any pointer. Those of enumerations and of wide characters are the integers that they are passed as. */
template <class T, bool is_enumeration = __is_enum(T)> struct CAROB_HIDDEN carob_sent_value {
  static constexpr const char *encoding() { return "?"; }
};
template <class T> struct CAROB_HIDDEN carob_sent_value<T, true> {
  static constexpr const char *encoding() { return carob_sent_value<__underlying_type(T)>::encoding(); }
};
template <class T> struct CAROB_HIDDEN carob_sent_value<const T, false> : carob_sent_value<T> {};
template <class T> struct CAROB_HIDDEN carob_sent_value<T *, false> {
  static constexpr const char *encoding() { return "^v"; }
};
#define CAROB_SENT_AS(T, text)                                         \
  template <> struct CAROB_HIDDEN carob_sent_value<T, false> {         \
    static constexpr const char *encoding() { return text; }           \
  };
CAROB_SENT_AS(void, "v")
CAROB_SENT_AS(bool, "B")
CAROB_SENT_AS(char, "c")
CAROB_SENT_AS(signed char, "c")
CAROB_SENT_AS(unsigned char, "C")
CAROB_SENT_AS(short, "s")
CAROB_SENT_AS(unsigned short, "S")
CAROB_SENT_AS(int, "i")
CAROB_SENT_AS(unsigned int, "I")
CAROB_SENT_AS(long, "l")
CAROB_SENT_AS(unsigned long, "L")
CAROB_SENT_AS(long long, "q")
CAROB_SENT_AS(unsigned long long, "Q")
CAROB_SENT_AS(float, "f")
CAROB_SENT_AS(double, "d")
CAROB_SENT_AS(long double, "D")
CAROB_SENT_AS(wchar_t, "i")
CAROB_SENT_AS(char16_t, "S")
CAROB_SENT_AS(char32_t, "I")
CAROB_SENT_AS(id, "@")
CAROB_SENT_AS(Class, "#")
CAROB_SENT_AS(SEL, ":")
CAROB_SENT_AS(char *, "*")
CAROB_SENT_AS(const char *, "r*")
CAROB_SENT_AS(IMP, "^?")
CAROB_SENT_AS(id *, "^@")
CAROB_SENT_AS(decltype(nullptr), "^v")
#undef CAROB_SENT_AS

/* As a parameter: that loses its qualifiers, and arrays are pointers. A reference is passed as one. */
template <class Function> struct CAROB_HIDDEN carob_sent_parameter;
template <class T> struct CAROB_HIDDEN carob_sent_parameter<void(T)> : carob_sent_value<T> {
  static constexpr size_t size() { return sizeof(T); }
};
template <class T> struct CAROB_HIDDEN carob_sent_parameter<void(T &)> : carob_sent_value<T *> {
  static constexpr size_t size() { return sizeof(void *); }
};
template <class T> struct CAROB_HIDDEN carob_sent_parameter<void(T &&)> : carob_sent_value<T *> {
  static constexpr size_t size() { return sizeof(void *); }
};
#endif

#endif
