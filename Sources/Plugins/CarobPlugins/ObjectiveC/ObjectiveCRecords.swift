/// The Objective-C records in a module that clang compiled. Reads the file, and runs no code of the module.
package struct ObjectiveCRecords: Sendable {
  /// A selector in the module's code or records.
  package struct SelectorRecord: Sendable {
    package let name: String
    /// The types of the declaration that the compiler saw; nil for `@selector` and undeclared messages.
    package let types: String?
  }

  package struct MethodRecord: Sendable {
    package let selector: String
    package let types: String
    package let isClassMethod: Bool
  }

  package struct IvarRecord: Sendable {
    package let type: String
    /// The compiler's ownership of an object: 0 for none, as without ARC.
    package let ownership: UInt32
  }

  package struct ClassRecord: Sendable {
    package let name: String
    /// The name of the superclass; nil for a root class.
    package let superclassName: String?
    package let ivars: [IvarRecord]
    package let methods: [MethodRecord]
    /// The selectors of the properties' getters and setters.
    package let accessors: [String]
  }

  package struct CategoryRecord: Sendable {
    package let className: String
    package let methods: [MethodRecord]
    /// The selectors of the properties' getters and setters.
    package let accessors: [String]
  }

  package let selectors: [SelectorRecord]
  package let classes: [ClassRecord]
  package let categories: [CategoryRecord]
  /// The selectors of the methods and properties of its protocols.
  package let protocolSelectors: [String]
  /// The names of the classes that the module requires and does not define, in the order of the records.
  package let neededClasses: [String]

  /// As `ModuleFile.records`.
  init?(_ file: ModuleFile) {
    guard file.isInObjectiveC else { return nil }
    var reader = ObjectiveCRecordReader(ELFMemory(file), file.sections)
    guard let selectors = reader.selectors(), let classes = reader.classes(),
      let categories = reader.categories(), let protocolSelectors = reader.protocolSelectors(),
      let references = reader.referencedClasses()
    else { return nil }
    self.selectors = selectors
    self.classes = classes
    self.categories = categories
    self.protocolSelectors = protocolSelectors
    var seen = Set(classes.map(\.name))
    neededClasses =
      (classes.compactMap(\.superclassName) + references + categories.map(\.className))
      .filter { seen.insert($0).inserted }
  }

  /// All methods, including those of categories.
  package var methods: [MethodRecord] {
    classes.flatMap(\.methods) + categories.flatMap(\.methods)
  }
}

extension ObjectiveCRecords {
  /// The selectors that the module's code certainly sends. A selector with types is sent or declared by the module; the
  /// declared ones are left out. So are those in `@selector`, because the code may ask whether an object answers them.
  package var sentSelectors: Set<String> {
    let named = selectors.lazy.filter { $0.types == nil }.map(\.name)
    return Set(selectors.lazy.filter { $0.types != nil }.map(\.name))
      .subtracting(answeredSelectors).subtracting(named)
  }

  /// The selectors of the module's methods, and of its protocols and properties.
  package var answeredSelectors: Set<String> {
    Set(methods.map(\.selector)).union(protocolSelectors)
      .union(classes.flatMap(\.accessors)).union(categories.flatMap(\.accessors))
  }
}
