#include <ffi.h>

/* libffi's scalar types are mutable globals, which Swift's concurrency rules keep it from naming.
 * The code is the type's letter in the @encode grammar; null for what is no scalar. */
static inline ffi_type *carob_ffi_scalar(char code) {
  switch (code) {
    case 'v': return &ffi_type_void;
    case 'B': case 'C': return &ffi_type_uint8;
    case 'c': return &ffi_type_sint8;
    case 's': return &ffi_type_sint16;
    case 'S': return &ffi_type_uint16;
    case 'i': return &ffi_type_sint32;
    case 'I': return &ffi_type_uint32;
    case 'l': return &ffi_type_slong;
    case 'L': return &ffi_type_ulong;
    case 'q': return &ffi_type_sint64;
    case 'Q': return &ffi_type_uint64;
    case 'f': return &ffi_type_float;
    case 'd': return &ffi_type_double;
    case 'D': return &ffi_type_longdouble;
    case '^': return &ffi_type_pointer;
    default: return 0;
  }
}

/* The same for complex numbers, by the letter of either part. Where there is none, as for integers, a
 * complex number is passed like a structure of its two parts. */
static inline ffi_type *carob_ffi_complex(char code) {
#ifdef FFI_TARGET_HAS_COMPLEX_TYPE
  switch (code) {
    case 'f': return &ffi_type_complex_float;
    case 'd': return &ffi_type_complex_double;
    case 'D': return &ffi_type_complex_longdouble;
    default: return 0;
  }
#else
  (void)code;
  return 0;
#endif
}

/* The default calling convention is an enumerator in some versions and a macro in others. */
static inline ffi_status carob_ffi_prep_cif(
  ffi_cif *cif, unsigned int count, ffi_type *result, ffi_type **arguments) {
  return ffi_prep_cif(cif, FFI_DEFAULT_ABI, count, result, arguments);
}

#define CAROB_FFI_CLOSURE_SIZE sizeof(ffi_closure)
