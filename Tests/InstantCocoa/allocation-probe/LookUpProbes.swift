import CarobRuntime

/// Asking what a class answers, and for selectors by name.
struct LookUpProbes {
  private let cls: RuntimeClass
  private let known = Selector("configureCell:withUser:")
  private let unknown = Selector("configureCell:withNobody:")

  init() throws {
    cls = try RuntimeClass.allocatePair(
      named: "AllocationAsked", superclass: Object.runtimeClass)
    try cls.addMethod(known) { (_: Object, _: Object, _: Object) in }
    try cls.registerPair()
  }

  var all: [Probe] {
    let (cls, known, unknown) = (cls, known, unknown)
    // Put together at run time, and too long for the value itself.
    let name = String(decoding: Array(known.name.utf8), as: UTF8.self)
    return [
      Probe("responds(to:), yes") { _ = cls.responds(to: known) },
      Probe("responds(to:), no") { _ = cls.responds(to: unknown) },
      Probe("implementor(of:)") { _ = cls.implementor(of: known) },
      Probe("Selector(validating:), known") { _ = try Selector(validating: name) },
    ]
  }
}
