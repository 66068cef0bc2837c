import CBench
import CarobRuntime
import InstantCocoa

/// Something that several threads do, each with what it made itself.
struct SharedOperation: Sendable {
  let name: String
  /// Makes what the loop of a thread needs. Called on that thread.
  let prepare: @Sendable () throws -> Operation.Loop
}

/// What programs do on more than one thread.
struct SharedOperations {
  private static let configure = Selector("configureCell:withUser:")
  private let user: RuntimeClass
  private let model: RuntimeClass

  init() throws {
    user = try RuntimeClass.allocatePair(named: "BenchSharedUser", superclass: Object.runtimeClass)
    try user.addMethod(Self.configure, Handlers.handler, types: "v@:@@")
    for name in ["name", "friend"] {
      var attributes = PropertyAttributes(type: "@")
      attributes.memory = .strong
      attributes.isNonatomic = true
      try user.declareProperty(name, attributes)
    }
    try user.registerPair()
    model = try RuntimeClass.allocatePair(
      named: "BenchSharedModel", superclass: ICModel.runtimeClass)
    for (name, type) in [("name", "@\"NSString\""), ("age", "q")] {
      var attributes = PropertyAttributes(type: type)
      attributes.isNonatomic = true
      if name == "name" { attributes.memory = .copy }
      try model.declareProperty(name, attributes)
    }
    try model.registerPair()
  }

  var all: [SharedOperation] {
    let (user, model) = (user, model)
    nonisolated(unsafe) let common = try? user.make()
    return [
      SharedOperation(name: "additions in registers") {
        { count in
          for _ in 0..<count { bench_use_double(bench_probe()) }
        }
      },
      SharedOperation(name: "retain, release") {
        let object = try user.make()
        return { Self.count(object, $0) }
      },
      SharedOperation(name: "retain, release of one object") {
        guard let common else { return { _ in } }
        return { Self.count(common, $0) }
      },
      SharedOperation(name: "Message, two objects") {
        let message = Message<(Object, Object) -> Void>(Self.configure)
        let (receiver, first, second) = (try user.make(), Object(), Object())
        return { for _ in 0..<$0 { try message(receiver, first, second) } }
      },
      SharedOperation(name: "object.send, two objects") {
        let (receiver, first, second) = (try user.make(), Object(), Object())
        return { for _ in 0..<$0 { try receiver.send(Self.configure, first, second) } }
      },
      SharedOperation(name: "make, init, release, two variables") {
        { for _ in 0..<$0 { bench_use(UInt(bitPattern: try user.make().id)) } }
      },
      SharedOperation(name: "100 JSON objects mapped to models") {
        let rows = (0..<100).map { "{\"name\": \"Person number \($0)\", \"age\": \($0)}" }
        let text = Array("[\(rows.joined(separator: ","))]".utf8)
        return { count in
          for _ in 0..<count {
            try autoreleasePool {
              let models = try MappedArray(JSONDocument(text).rows(), modelClass: model).objects()
              bench_use(UInt(models.count))
            }
          }
        }
      },
    ]
  }

  private static func count(_ object: Object, _ turns: Int) {
    let reference = Unmanaged.passUnretained(object)
    for _ in 0..<turns {
      bench_use(UInt(bitPattern: reference.retain().toOpaque()))
      reference.release()
    }
  }
}
