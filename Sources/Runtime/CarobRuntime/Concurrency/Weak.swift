/// A weak reference that any thread may read, and that closures and structures can share. [any-thread]
package final class Weak<Referent: AnyObject>: @unchecked Sendable {
  // SAFETY: it is set once, before anybody else has it; Swift's weak references may be read by any thread.
  /// The object; nil when it is gone.
  package private(set) weak var object: Referent?

  /// Refers to an object.
  package init(_ object: Referent) { self.object = object }
}
