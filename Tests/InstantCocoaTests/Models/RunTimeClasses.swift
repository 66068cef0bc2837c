import CarobRuntime
import InstantCocoa
import Synchronization

/// Makes classes the way a plugin does.
enum RunTimeClasses {
  private static let count = Atomic(0)

  /// A name that no other test uses; what is asked for stands at the start.
  static func uniqueName(_ start: String) -> String {
    "\(start)_\(count.add(1, ordering: .relaxed).newValue)"
  }

  /// A registered class below `ICModel` or another class.
  ///
  /// - Parameters:
  ///   - properties: name and type encoding; objects are strong.
  ///   - mapping: what `+JSONMapping` answers; nil to inherit it.
  ///   - configure: adds more before the class is registered.
  static func model(
    _ name: String, below superclass: RuntimeClass = ICModel.runtimeClass,
    _ properties: KeyValuePairs<String, String> = [:], mapping: [String: String]? = nil,
    configure: (RuntimeClass) throws -> Void = { _ in }
  ) throws -> RuntimeClass {
    let cls = try RuntimeClass.allocatePair(named: uniqueName(name), superclass: superclass)
    for (property, type) in properties {
      var attributes = PropertyAttributes(type: type)
      if type.hasPrefix("@") { attributes.memory = .strong }
      try cls.declareProperty(property, attributes)
    }
    if let mapping {
      try cls.metaclass.addMethod(Selector("JSONMapping")) { (_: Object) in
        DictionaryBox(mapping.mapValues { StringBox($0) })
      }
    }
    try configure(cls)
    try cls.registerPair()
    return cls
  }

  /// A registered class below `NSObject`.
  static func plain(
    _ name: String, configure: (RuntimeClass) throws -> Void = { _ in }
  ) throws -> RuntimeClass {
    try model(name, below: Object.runtimeClass, configure: configure)
  }
}

/// The value of a JSON text as an object.
func json(_ text: String) throws -> Object {
  try JSONDocument(Array("[\(text)]".utf8)).rows().object(at: 0)
}

extension RuntimeClass {
  /// A new instance, mapped from a JSON text.
  func mapped(from text: String) throws -> Object {
    let object = try make()
    try JSONMapper.map(json: json(text), onto: object)
    return object
  }
}

extension Object {
  /// The text under a key; nil when there is none.
  func text(_ key: String) throws -> String? { (try value(forKey: key) as? StringBox)?.string }

  /// The number under a key.
  func number(_ key: String) throws -> Double? {
    (try value(forKey: key) as? NumberBox)?.doubleValue
  }
}

/// Collects what mapping reports.
final class Diagnostics: Sendable {
  private let list = Mutex<[MappingDiagnostic]>([])

  var all: [MappingDiagnostic] { list.withLock { $0 } }

  /// Runs `body` and collects meanwhile.
  func collect<Result>(_ body: () throws -> Result) rethrows -> Result {
    try MappingDiagnostics.withHandler({ diagnostic in
      self.list.withLock { $0.append(diagnostic) }
    }) { try body() }
  }
}
