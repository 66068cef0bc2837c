import CBench
import CarobRuntime

/// Messages with two object arguments, from Swift.
struct SendOperations {
  private static let configure = Selector("configureCell:withUser:")
  private static let height = Selector("heightForUser:inTable:")

  private let receiver: Object
  private let siblings: [Object]
  private let first = Object()
  private let second = Object()

  init() throws {
    let root = try RuntimeClass.allocatePair(
      named: "BenchRoot", superclass: Object.runtimeClass)
    try root.addMethod(Self.configure, Handlers.handler, types: "v@:@@")
    try root.addMethod(Self.height, Handlers.doubleHandler, types: "d@:@@")
    try root.registerPair()
    // The methods are inherited, as they are in the peers.
    let user = try RuntimeClass.allocatePair(named: "BenchUser", superclass: root)
    try user.registerPair()
    receiver = try user.make()
    siblings = try (0..<64).map { number in
      let cls = try RuntimeClass.allocatePair(named: "BenchSibling\(number)", superclass: root)
      try cls.addMethod(Self.configure, Handlers.handler(number), types: "v@:@@")
      try cls.registerPair()
      return try cls.make()
    }
  }

  var all: [Operation] {
    let (receiver, first, second) = (receiver, first, second)
    let message = Message<(Object, Object) -> Void>(Self.configure)
    let doubleMessage = Message<(Object, Object) -> Double>(Self.height)
    return [
      Operation("Message, two objects") { count in
        for _ in 0..<count { try message(receiver, first, second) }
      },
      Operation("Message, double result") { count in
        for _ in 0..<count {
          let height: Double = try doubleMessage(receiver, first, second)
          bench_use_double(height)
        }
      },
      manyClasses,
      Operation("object.send, two objects") { count in
        for _ in 0..<count { try receiver.send(Self.configure, first, second) }
      },
      Operation("object.send, double result") { count in
        for _ in 0..<count {
          bench_use_double(
            try receiver.send(Self.height, first, second, returning: Double.self))
        }
      },
    ]
  }

  /// One site that sees sixty-four classes, each with its own implementation. The list of receivers is not
  /// reference-counted, as the peers' are not: that would measure the list.
  private var manyClasses: Operation {
    Operation("Message, 64 classes and methods in random order") {
      let message = Message<(Object, Object) -> Void>(Self.configure)
      let (first, second) = (first, second)
      let order = UnsafeMutablePointer<UInt8>.allocate(capacity: BENCH_ORDER_LENGTH)
      bench_fill_order(order)
      let receivers = UnsafeMutablePointer<Unmanaged<Object>>.allocate(capacity: siblings.count)
      // SAFETY: both allocations are never freed; `siblings` lives as long as the process's operations.
      receivers.initialize(from: siblings.map { .passRetained($0) }, count: siblings.count)
      return { count in
        for turn in 0..<count {
          let number = order[turn & (BENCH_ORDER_LENGTH - 1)]
          try receivers[Int(number)]._withUnsafeGuaranteedRef { try message($0, first, second) }
        }
      }
    }
  }
}
