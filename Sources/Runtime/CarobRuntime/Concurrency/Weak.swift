/// A weak reference that any thread may read, and that closures and structures can share. [any-thread]
package final class Weak<Referent: AnyObject>: @unchecked Sendable {
  // SAFETY: it is set once, before another thread has it; any thread may read Swift's weak references.
  /// The object; nil when it is gone.
  package private(set) weak var object: Referent?

  /// Refers to an object.
  package init(_ object: Referent) { self.object = object }
}
