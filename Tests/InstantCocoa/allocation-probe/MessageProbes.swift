import CarobRuntime

/// Sends from Swift, to handlers in C and in Swift.
struct MessageProbes {
  private let receiver: Object
  private let first = Object()
  private let second = Object()

  init() throws {
    let cls = try RuntimeClass.allocatePair(
      named: "AllocationReceiver", superclass: Object.runtimeClass)
    try cls.addMethod(Selector("none"), Self.handler, types: "v@:")
    try cls.addMethod(Selector("one:"), Self.handler, types: "v@:@")
    try cls.addMethod(Selector("one:two:"), Self.handler, types: "v@:@@")
    try cls.addMethod(Selector("one:two:three:"), Self.handler, types: "v@:@@@")
    try cls.addMethod(Selector("one:two:three:four:"), Self.handler, types: "v@:@@@@")
    try cls.addMethod(Selector("integer:"), Self.handler, types: "v@:q")
    try cls.addMethod(Selector("double:"), Self.handler, types: "v@:d")
    try cls.addMethod(Selector("integer:double:"), Self.handler, types: "v@:qd")
    try cls.addMethod(Selector("height:two:"), Self.doubleHandler, types: "d@:@@")
    try cls.addMethod(Selector("closure:two:")) { (_: Object, _: Object, _: Object) in }
    try cls.addMethod(Selector("closure:")) { (_: Object, value: Int) in Double(value) }
    try cls.registerPair()
    receiver = try cls.make()
  }

  var all: [Probe] { messages + scalars + dynamicSends + closures }

  private var messages: [Probe] {
    let (receiver, a, b) = (receiver, first, second)
    let none = Message<() -> Void>("none")
    let one = Message<(Object) -> Void>("one:")
    let two = Message<(Object, Object) -> Void>("one:two:")
    let three = Message<(Object, Object, Object) -> Void>("one:two:three:")
    let four = Message<(Object, Object, Object, Object) -> Void>("one:two:three:four:")
    return [
      Probe("Message, no argument") { try none(receiver) },
      Probe("Message, one object") { try one(receiver, a) },
      Probe("Message, two objects") { try two(receiver, a, b) },
      Probe("Message, three objects") { try three(receiver, a, b, a) },
      Probe("Message, four objects") { try four(receiver, a, b, a, b) },
    ]
  }

  private var scalars: [Probe] {
    let (receiver, a, b) = (receiver, first, second)
    let integer = Message<(Int) -> Void>("integer:")
    let double = Message<(Double) -> Void>("double:")
    let both = Message<(Int, Double) -> Void>("integer:double:")
    let height = Message<(Object, Object) -> Double>("height:two:")
    return [
      Probe("Message, an integer") { try integer(receiver, 1) },
      Probe("Message, a double") { try double(receiver, 1.5) },
      Probe("Message, an integer and a double") { try both(receiver, 1, 1.5) },
      Probe("Message, double result") { let _: Double = try height(receiver, a, b) },
    ]
  }

  private var dynamicSends: [Probe] {
    let (receiver, a, b) = (receiver, first, second)
    let (two, height) = (Selector("one:two:"), Selector("height:two:"))
    return [
      Probe("object.send, two objects") { try receiver.send(two, a, b) },
      Probe("object.send, double result") {
        _ = try receiver.send(height, a, b, returning: Double.self)
      },
      Probe("HandlerCall") { try HandlerCall.send(two, to: receiver, a, b) },
      Probe("HandlerCall, double result") {
        _ = try HandlerCall.number(height, of: receiver, a, b)
      },
    ]
  }

  private var closures: [Probe] {
    let (receiver, a, b) = (receiver, first, second)
    let two = Message<(Object, Object) -> Void>("closure:two:")
    let one = Message<(Int) -> Double>("closure:")
    return [
      Probe("Swift closure, two objects") { try two(receiver, a, b) },
      Probe("Swift closure, integer to double") { let _: Double = try one(receiver, 1) },
    ]
  }

  /// Takes and does nothing.
  private static var handler: Implementation {
    // SAFETY: a function that reads no argument may be called with any.
    Implementation({} as @convention(c) () -> Void)
  }

  private static var doubleHandler: Implementation {
    let function: @convention(c) () -> Double = { 44 }
    // SAFETY: as above, and it is called as `d@:@@` says.
    return Implementation(unsafeBitCast(function, to: (@convention(c) () -> Void).self))
  }
}
