import CarobRuntime
import Synchronization

/// Classes made at run time for tests, as a plugin makes them.
enum RuntimeFixture {
  private static let made = Atomic(0)

  /// A registered class with a name of its own.
  static func makeClass(
    below superclass: RuntimeClass = Object.runtimeClass, _ add: (RuntimeClass) throws -> Void
  ) throws -> RuntimeClass {
    let number = made.add(1, ordering: .relaxed).newValue
    let cls = try RuntimeClass.allocatePair(
      named: "ViewsFixture\(number)", superclass: superclass)
    try add(cls)
    try cls.registerPair()
    return cls
  }

  /// An instance of such a class.
  static func makeObject(
    below superclass: RuntimeClass = Object.runtimeClass, _ add: (RuntimeClass) throws -> Void
  ) throws -> Object {
    try makeClass(below: superclass, add).make()
  }
}

/// What handlers were called, in order.
final class CallLog {
  var calls: [String] = []

  func count(of prefix: String) -> Int { calls.count { $0.hasPrefix(prefix) } }
}

/// Whether two lists hold the same objects in the same order.
func areSame(_ some: [Object], _ others: [Object]) -> Bool {
  some.elementsEqual(others) { $0 === $1 }
}
