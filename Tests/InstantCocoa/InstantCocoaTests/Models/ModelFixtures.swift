import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Synchronization

/// A model class made the way a plugin does.
///
/// - Parameters:
///   - properties: name and type encoding; objects are strong.
///   - mapping: what `+JSONMapping` answers; nil to inherit it.
///   - body: adds more before the class is registered.
func makeModel(
  _ prefix: String, below superclass: RuntimeClass = ICModel.runtimeClass,
  _ properties: KeyValuePairs<String, String> = [:], mapping: [String: String]? = nil,
  _ body: (RuntimeClass) throws -> Void = { _ in }
) throws -> RuntimeClass {
  try makeClass(prefix, below: superclass) { cls in
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
    try body(cls)
  }
}

/// The value of a JSON text as an object.
func json(_ text: String) throws -> Object {
  try JSONDocument(Array("[\(text)]".utf8)).rows().object(at: 0)
}

extension RuntimeClass {
  /// A new instance, filled from a JSON text.
  func mapped(from text: String) throws -> Object {
    let object = try make()
    try JSONMapper.map(json: json(text), onto: object)
    return object
  }

  /// A new instance, filled from a dictionary with property names as keys.
  func filled(from text: String) throws -> Object {
    let object = try make()
    try JSONMapper.map(dictionary: json(text), onto: object)
    return object
  }
}

extension Object {
  /// The text under a key path; nil when there is none.
  func text(_ path: String) throws -> String? {
    (try value(forKeyPath: path) as? StringBox)?.string
  }

  /// The number under a key path; nil when there is none.
  func number(_ path: String) throws -> Double? {
    (try value(forKeyPath: path) as? NumberBox)?.doubleValue
  }
}

/// Collects what mapping leaves out.
final class CollectedDiagnostics: Sendable {
  private let list = Mutex<[MappingDiagnostic]>([])

  /// Everything so far.
  var all: [MappingDiagnostic] { list.withLock { $0 } }

  /// Runs `body` and collects meanwhile.
  func collect<Result>(_ body: () throws -> Result) throws -> Result {
    try Diagnostics.withListener({ diagnostic in
      guard case .mapping(let diagnostic) = diagnostic else { return }
      self.list.withLock { $0.append(diagnostic) }
    }) { try body() }
  }
}
