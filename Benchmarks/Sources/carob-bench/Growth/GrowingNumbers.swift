import CBench
import CarobFoundation
import CarobRuntime

/// Large numbers of one thing: members of one class, layers of one method, levels of nesting.
enum GrowingNumbers {
  static var all: [Growth] {
    [
      Growth("declared properties of a class", measure: properties),
      Growth("first sends to a class", measure: firstSends),
      Growth("methods added between sends", measure: methodsBetweenSends),
      Growth("categories on one selector", measure: categories),
      Growth("unrecognized selector, methods", measure: unrecognized),
      Growth("  and its description", measure: description),
      Growth("nested arrays, freed", measure: nestedArrays),
      Growth("chain of variables, freed", measure: chain),
      Growth("protocol loaded, revoked", measure: protocols),
      Growth("  and what stays of it", .bytes, measure: protocolBytes),
      // Last, as the classes stay.
      Growth("classes below a method, replaced 100 times", measure: replacements),
    ]
  }

  private static func makeClass() throws -> RuntimeClass {
    try RuntimeClass.allocatePair(
      named: "BenchGrowing\(RuntimeClass.all.count)", superclass: Object.runtimeClass)
  }

  private static func selectors(_ count: Int) throws -> [Selector] {
    try (0..<count).map { try Selector(validating: "growing\($0)With:and:") }
  }

  private static func time(_ body: () throws -> Void) rethrows -> Double {
    let start = bench_now()
    try body()
    return bench_now() - start
  }

  private static func properties(_ count: Int) throws -> Double {
    let cls = try makeClass()
    var attributes = PropertyAttributes(type: "@")
    attributes.memory = .strong
    return try time {
      for number in 0..<count { try cls.declareProperty("property\(number)", attributes) }
      try cls.registerPair()
    }
  }

  /// A class with as many methods, and an instance of it.
  private static func receiver(_ selectors: [Selector]) throws -> Object {
    let cls = try makeClass()
    for selector in selectors { try cls.addMethod(selector, Handlers.handler, types: "v@:@@") }
    try cls.registerPair()
    return try cls.make()
  }

  private static func firstSends(_ count: Int) throws -> Double {
    let selectors = try selectors(count)
    let receiver = try receiver(selectors)
    return try time {
      for selector in selectors { try receiver.send(selector, receiver, receiver) }
    }
  }

  private static func methodsBetweenSends(_ count: Int) throws -> Double {
    let selectors = try selectors(count)
    let receiver = try receiver([])
    let cls = receiver.runtimeClass
    return try time {
      for selector in selectors {
        try cls.addMethod(selector, Handlers.handler, types: "v@:@@")
        try receiver.send(selector, receiver, receiver)
      }
    }
  }

  /// One of the classes has the method in its cache.
  private static func replacements(_ count: Int) throws -> Double {
    let selector = Selector("growingWith:and:")
    let receiver = try receiver([selector])
    let top = receiver.runtimeClass
    for number in 0..<count {
      try RuntimeClass.allocatePair(named: "\(top)Below\(number)", superclass: top).registerPair()
    }
    try receiver.send(selector, receiver, receiver)
    return time {
      for _ in 0..<100 { top.setImplementation(Handlers.handler, for: selector) }
    }
  }

  private static func categories(_ count: Int) throws -> Double {
    let selector = Selector("growingWith:and:")
    let receiver = try receiver([selector])
    let cls = receiver.runtimeClass
    let methods = cls.methods
    let owners = (0..<count).map { RegistrationOwner(name: "\($0)") }
    let time = try time {
      for owner in owners {
        try owner.whileRegistering {
          try cls.addCategory(Category(named: "Growing", methods: methods))
        }
      }
    }
    owners.last?.discard()
    return time
  }

  /// So few sends that what is measured is one send, for each method of the class.
  private static let sends = 20

  private static func errors(_ count: Int) throws -> (errors: [MessageError], time: Double) {
    let receiver = try receiver(try selectors(count))
    let unanswered = try (0..<sends).map { try Selector(validating: "growing\($0)Nobody") }
    var errors: [MessageError] = []
    let time = Self.time {
      for number in 0..<sends {
        do throws(MessageError) {
          try receiver.send(unanswered[number])
        } catch {
          errors.append(error)
        }
      }
    }
    return (errors, time / Double(sends))
  }

  private static func unrecognized(_ count: Int) throws -> Double { try errors(count).time }

  private static func description(_ count: Int) throws -> Double {
    let errors = try errors(count).errors
    return time { for error in errors { bench_use(UInt(error.description.utf8.count)) } }
      / Double(sends)
  }

  private static func nestedArrays(_ count: Int) throws -> Double {
    var outermost: Object? = Object()
    for _ in 0..<count { outermost = outermost.map { ArrayBox([$0]) } }
    return time { outermost = nil }
  }

  private static func chain(_ count: Int) throws -> Double {
    let cls = try makeClass()
    try cls.addIvar("next", size: 8, alignment: 8, encoding: "@", ownership: .strong)
    try cls.registerPair()
    guard let next = cls.ivar(named: "next") else { preconditionFailure("a variable is lost") }
    var outermost: Object?
    for _ in 0..<count {
      let object = try cls.make()
      object.setObject(outermost, in: next)
      outermost = object
    }
    return time { outermost = nil }
  }

  private static func protocols(_ count: Int) throws -> Double {
    try time { for _ in 0..<count { try loadProtocol() } }
  }

  private static func protocolBytes(_ count: Int) throws -> Double {
    for _ in 0..<100 { try loadProtocol() }
    let before = bench_allocated_bytes()
    for _ in 0..<count { try loadProtocol() }
    return Double(bench_allocated_bytes()) - Double(before)
  }

  private static func loadProtocol() throws {
    let owner = RegistrationOwner(name: "growing")
    try owner.whileRegistering {
      let made = try RuntimeProtocol.allocate(named: "BenchGrowingProtocol")
      try made.addMethod(Selector("growingWith:and:"), types: "v@:@@")
      try made.addProperty("growing", PropertyAttributes(type: "@"))
      try made.register()
    }
    owner.discard()
  }
}
