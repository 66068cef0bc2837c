// The C library under one name, on every system. It is re-exported, so that only this file has conditions.
#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#endif

#if canImport(Glibc)
/// A resource that a process may have a limit of, such as `RLIMIT_DATA`.
package typealias LimitedResource = __rlimit_resource
#else
/// A resource that a process may have a limit of, such as `RLIMIT_DATA`.
package typealias LimitedResource = CInt
#endif

/// Sets the process's limit of a resource, as `setrlimit` does.
package func setLimit(of resource: LimitedResource, to value: Int) {
  var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
  #if canImport(Glibc)
  setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  #else
  setrlimit(resource, &limit)
  #endif
}
