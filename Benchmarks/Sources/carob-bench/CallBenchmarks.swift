import CallPeers
import CarobRuntime

/// Calls and sends with two object arguments and no result.
struct CallBenchmarks {
  private let stopwatch: Stopwatch

  init(_ stopwatch: Stopwatch) { self.stopwatch = stopwatch }

  func run() throws -> [Measurement] {
    let cls = try RuntimeClass.allocatePair(named: "BenchReceiver", superclass: Object.runtimeClass)
    let selector = Selector("configureCell:withUser:")
    let closureSelector = Selector("closureCell:withUser:")
    let callee:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
        UnsafeMutableRawPointer?
      ) -> Void = peer_callee
    // SAFETY: `peer_callee` takes four pointers, as `v@:@@` says.
    let imp = unsafeBitCast(callee, to: (@convention(c) () -> Void).self)
    try cls.addMethod(selector, Implementation(imp), types: "v@:@@")
    try cls.addMethod(closureSelector) { (_: Object, _: Object, _: Object) in }
    try cls.registerPair()
    let receiver = try cls.make()
    let (a, b) = (Object(), Object())
    let message = Message<(Object, Object) -> Void>(selector)
    let closure = Message<(Object, Object) -> Void>(closureSelector)

    return [
      stopwatch.measure("C function-pointer call, 4 pointers") {
        peer_function_pointer($0, a.id, b.id)
      },
      try stopwatch.measure("Message send, warm") { count in
        for _ in 0..<count { try message(receiver, a, b) }
      },
      try stopwatch.measure("object.send, types checked each time") { count in
        for _ in 0..<count { try receiver.send(selector, a, b) }
      },
      stopwatch.measure("raw ffi_call, prepared") { peer_ffi_call($0, a.id, b.id) },
      try stopwatch.measure("handler through libffi, looked up and checked") { count in
        for _ in 0..<count { try HandlerCall(receiver, selector).call(a, b) }
      },
      stopwatch.measure("raw libffi closure, called from C") { peer_ffi_closure($0, a.id, b.id) },
      try stopwatch.measure("Swift closure as IMP, Message send") { count in
        for _ in 0..<count { try closure(receiver, a, b) }
      },
    ]
  }
}
