import CBench
import CarobRuntime

/// Calls whose shape only an encoding tells, and what goes through libffi in either direction.
struct ForeignOperations {
  private static let configure = Selector("configureCell:withUser:")
  private static let height = Selector("heightForUser:inTable:")
  private static let mixed = Selector("configureCell:height:")
  private static let closure = Selector("closureCell:withUser:")

  private let cls: RuntimeClass
  private let receiver: Object
  private let first = Object()
  private let second = Object()

  init() throws {
    cls = try RuntimeClass.allocatePair(
      named: "BenchForeign", superclass: Object.runtimeClass)
    try cls.addMethod(Self.configure, Handlers.handler, types: "v@:@@")
    try cls.addMethod(Self.height, Handlers.doubleHandler, types: "d@:@@")
    try cls.addMethod(Self.mixed, Handlers.mixedHandler, types: "v@:@d")
    try cls.addMethod(Self.closure) { (_: Object, first: Object, second: Object) in
      bench_use(UInt(bitPattern: Unmanaged.passUnretained(first).toOpaque()))
      bench_use(UInt(bitPattern: Unmanaged.passUnretained(second).toOpaque()))
    }
    try cls.registerPair()
    receiver = try cls.make()
  }

  var all: [Operation] {
    let (cls, receiver, first, second) = (cls, receiver, first, second)
    let mixedMessage = Message<(Object, Double) -> Void>(Self.mixed)
    let closureMessage = Message<(Object, Object) -> Void>(Self.closure)
    return [
      Operation("HandlerCall, two objects") { count in
        for _ in 0..<count {
          try HandlerCall.send(Self.configure, to: receiver, first, second)
        }
      },
      Operation("HandlerCall, double result") { count in
        for _ in 0..<count {
          bench_use_double(
            try HandlerCall.number(Self.height, of: receiver, first, second) ?? 0)
        }
      },
      Operation("Message through libffi, object and double") { count in
        for _ in 0..<count { try mixedMessage(receiver, first, 1.5) }
      },
      Operation("object.send through libffi, object and double") { count in
        for _ in 0..<count { try receiver.send(Self.mixed, first, 1.5) }
      },
      Operation("Swift closure as IMP, called from C") {
        guard let method = cls.instanceMethod(for: Self.closure) else {
          preconditionFailure("the class has lost its method")
        }
        // SAFETY: the method was added with two objects and no result, and stays as long as the class.
        let implementation = unsafeBitCast(method.implementation.address, to: bench_handler.self)
        let selector = Self.closure.cValue()
        return { count in
          bench_call(UInt64(count), implementation, receiver.id, selector, first.id, second.id)
        }
      },
      Operation("Swift closure as IMP, Message") { count in
        for _ in 0..<count { try closureMessage(receiver, first, second) }
      },
    ]
  }
}
