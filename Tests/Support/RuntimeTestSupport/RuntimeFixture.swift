import CarobRuntime

/// Classes made at run time for tests of views and controllers, as a plugin makes them.
package enum RuntimeFixture {
  /// A registered class with a name of its own.
  package static func makeClass(
    below superclass: RuntimeClass = Object.runtimeClass, _ add: (RuntimeClass) throws -> Void
  ) throws -> RuntimeClass {
    try RuntimeTestSupport.makeClass("ViewsFixture", below: superclass, add)
  }

  /// An instance of such a class.
  package static func makeObject(
    below superclass: RuntimeClass = Object.runtimeClass, _ add: (RuntimeClass) throws -> Void
  ) throws -> Object {
    try makeClass(below: superclass, add).make()
  }
}
