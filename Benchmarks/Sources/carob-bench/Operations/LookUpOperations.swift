import CBench
import CarobRuntime

/// Asking what a class answers, and for selectors by name.
struct LookUpOperations {
  private let cls: RuntimeClass
  private let known = Selector("configureCell:withUser:")
  private let unknown = Selector("configureCell:withNobody:")

  init() throws {
    let root = try RuntimeClass.allocatePair(
      named: "BenchAskedRoot", superclass: Object.runtimeClass)
    try root.addMethod(known, Handlers.handler, types: "v@:@@")
    try root.registerPair()
    cls = try RuntimeClass.allocatePair(named: "BenchAsked", superclass: root)
    try cls.registerPair()
    // As the peer's is: a class that was sent messages before.
    _ = try cls.make()
  }

  var all: [Operation] {
    let (cls, known, unknown) = (cls, known, unknown)
    // Made at run time, as a name that is put together is, and longer than what fits into the value itself.
    let name = String(decoding: Array("configureCell:withUser:".utf8), as: UTF8.self)
    return [
      Operation("implementation(for:)") { count in
        for _ in 0..<count { bench_use(cls.implementation(for: known)?.address ?? 0) }
      },
      Operation("responds(to:), yes") { count in
        for _ in 0..<count { bench_use(cls.responds(to: known) ? 1 : 0) }
      },
      Operation("responds(to:), no") { count in
        for _ in 0..<count { bench_use(cls.responds(to: unknown) ? 1 : 0) }
      },
      Operation("Selector(validating:), known") { count in
        for _ in 0..<count {
          bench_use(UInt(bitPattern: try Selector(validating: name).cValue()))
        }
      },
    ]
  }
}
