import Synchronization

private let counter = Atomic<Int>(0)

/// A class name that nothing else in the process has.
///
/// Tests share one runtime, and classes stay registered.
public func uniqueName(_ prefix: String = "Test") -> String {
  "\(prefix)\(counter.wrappingAdd(1, ordering: .relaxed).newValue)"
}
