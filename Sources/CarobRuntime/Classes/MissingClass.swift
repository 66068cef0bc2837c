import CCarob
import CarobLibc

/// The class that code on this thread looked up last and that there is not. A null class that is passed soon after is most likely
/// that one. [any-thread]
package enum MissingClass {
  /// Notes what a look-up by name found.
  package static func note(_ name: String, _ found: RuntimeClass?) -> RuntimeClass? {
    guard let thread = carob_current_thread() else { return found }
    // SAFETY: this thread's own, which `strdup` made.
    if let earlier = thread.pointee.missing_class { free(earlier) }
    thread.pointee.missing_class = found == nil ? strdup(name) : nil
    return found
  }

  /// Its name; nil when the last look-up found a class.
  package static var last: String? {
    // SAFETY: it is this thread's until the next look-up.
    carob_current_thread().pointee.missing_class.map { String(cString: $0) }
  }
}
