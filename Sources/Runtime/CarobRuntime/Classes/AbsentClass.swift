import CCarob

/// A class that a module declares and that cannot be registered, or that its code refers to and nobody has.
///
/// No name finds it. Code that refers to it has a stand-in, to which each message raises `NSInvalidArgumentException`.
package struct AbsentClass: Sendable {
  /// Its name.
  package let name: String
  /// Whether the module declares it.
  package let isDeclared: Bool
  /// The superclass that its record names; nil for a class that the module does not declare, and for a root class.
  package let superclassName: String?
  /// The methods that its record lists, as far as they can be read.
  package let methods: [Method]
  /// The reason, as a clause.
  package let reason: String
  /// Advice on what to do; nil when there is none.
  package let advice: String?

  /// What is missing and why: `the class SKUser is absent: …`.
  package var sentence: String { "the class \(name.onOneLine) is absent: \(reason)" }

  /// A class that a module declares.
  init(_ template: ClassTemplate, _ reason: String, advice: String?) {
    name = template.name
    isDeclared = true
    superclassName = template.superclassName
    methods = template.methods
    (self.reason, self.advice) = (reason, advice)
  }

  /// A class that a module declares with a record that cannot be used.
  init(_ record: ClassRecordOutline, _ error: RegistrationError) {
    name = record.name
    isDeclared = true
    superclassName = record.superclassName
    methods = record.methods
    (reason, advice) = (error.sentence, error.advice)
  }

  /// A class that a module refers to.
  init(missing name: String) {
    self.name = name
    isDeclared = false
    superclassName = nil
    methods = []
    let error = RegistrationError.noModuleHasClass(name)
    (reason, advice) = (error.sentence, error.advice)
  }
}

/// The parts of a class's record that tell what is missing when the rest cannot be used.
struct ClassRecordOutline {
  let name: String
  let superclassName: String?
  let methods: [Method]

  /// Nil for a record without a name.
  init?(_ record: objc_class, in memory: ModuleMemory) {
    guard let name = record.name.flatMap(memory.text) else { return nil }
    self.name = name
    superclassName = record.super_class.flatMap { memory.className(of: $0) }
    let reader = MemberReader(title: name, memory: memory)
    methods = (try? reader.methods(record.methods, ofClass: false)) ?? []
  }
}

/// The absent classes of one module, in the order in which they were found.
struct AbsentClasses {
  private(set) var all: [AbsentClass] = []

  subscript(name: String) -> AbsentClass? {
    let key = ExactString(name)
    return all.first { ExactString($0.name) == key }
  }

  mutating func add(_ absent: AbsentClass) {
    if self[absent.name] == nil { all.append(absent) }
  }

  /// The class of that name, which is noted as absent unless it is there already.
  mutating func missing(_ name: String) -> AbsentClass {
    if let known = self[name] { return known }
    let absent = AbsentClass(missing: name)
    add(absent)
    return absent
  }
}

extension RegistrationError {
  /// Whether only the class is unusable. Records that contradict themselves would harm memory, and code would find the
  /// other class of two with one name.
  var concernsOneClass: Bool {
    switch code {
    case .malformedRecord, .classNameTaken, .invalidClassName, .loadFailed: false
    default: true
    }
  }
}

extension ClassTable {
  /// A class in the place of an absent one. It has no methods and no superclass, and no name finds it.
  ///
  /// - Throws: `RegistrationError` when the name is unusable, or a class was registered by it meanwhile.
  static func standIn(for absent: AbsentClass) throws(RegistrationError) -> RuntimeClass {
    let cls = try allocate(name: absent.name, superclass: nil, swiftClass: Object.self)
    for data in [cls.data, cls.metaclass.data] { data.absence = absent }
    return cls
  }
}

extension MessageError {
  /// A message to a class that is absent.
  static func absent(_ absent: AbsentClass, _ selector: Selector) -> Self {
    Self(
      .unrecognizedSelector, exceptionName: "NSInvalidArgumentException",
      sentence: { "+[\(absent.name) \(selector)]: \(absent.sentence)" },
      advice: { absent.advice })
  }
}
