import CBench
import CarobFoundation
import CarobRuntime

/// Making objects, and reading their properties by name.
struct ObjectOperations {
  private let cls: RuntimeClass
  private let user: Object

  init() throws {
    cls = try RuntimeClass.allocatePair(
      named: "BenchPerson", superclass: Object.runtimeClass)
    for (name, type) in [("name", "@\"NSString\""), ("friend", "@\"BenchPerson\"")] {
      var attributes = PropertyAttributes(type: type)
      attributes.memory = .strong
      attributes.isNonatomic = true
      try cls.declareProperty(name, attributes)
    }
    try cls.registerPair()
    user = try cls.make()
    try user.setValue(StringBox("Ada"), forKey: "name")
  }

  var all: [Operation] {
    let (cls, user) = (cls, user)
    return [
      Operation("value(forKey:), declared property") { count in
        // Values are autoreleased; pools hold as many turns as the peer's.
        var left = count
        while left > 0 {
          let turns = min(left, 128)
          left -= turns
          try autoreleasePool {
            for _ in 0..<turns {
              guard let name = try user.value(forKey: "name") else { continue }
              bench_use(UInt(bitPattern: name.id))
            }
          }
        }
      },
      Operation("make, init, release, two object variables") { count in
        for _ in 0..<count {
          let made = try cls.make()
          bench_use(UInt(bitPattern: made.id))
        }
      },
      Operation("Object.boxing, dictionary of four values") { count in
        let values: [String: Any] = ["name": "Ada", "age": 36, "score": 0.5, "isKnown": true]
        for _ in 0..<count {
          bench_use(UInt(bitPattern: try Object.boxing(values).id))
        }
      },
    ]
  }
}
