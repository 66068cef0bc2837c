/// What clang wrote about the Objective-C in a module, read from its file. Nothing of the module is run.
package struct ObjectiveCRecords: Sendable {
  /// A selector that the module's code, or a record of it, names.
  package struct SelectorRecord: Sendable {
    package let name: String
    /// The types of the declaration that was in sight; nil for `@selector` and for a message that nothing declares.
    package let types: String?
  }

  /// A method with its code.
  package struct MethodRecord: Sendable {
    package let selector: String
    package let types: String
    package let isClassMethod: Bool
  }

  /// An instance variable.
  package struct IvarRecord: Sendable {
    package let type: String
    /// The compiler's word on how an object in it is kept: 0 for none, as without ARC.
    package let ownership: UInt32
  }

  /// A class.
  package struct ClassRecord: Sendable {
    package let name: String
    /// Nil for a root class.
    package let superclassName: String?
    package let ivars: [IvarRecord]
    package let methods: [MethodRecord]
    /// The selectors of what its properties are read and written with.
    package let accessors: [String]
  }

  /// A category.
  package struct CategoryRecord: Sendable {
    package let className: String
    package let methods: [MethodRecord]
    /// As those of a class.
    package let accessors: [String]
  }

  package let selectors: [SelectorRecord]
  package let classes: [ClassRecord]
  package let categories: [CategoryRecord]
  /// The selectors of the methods and properties that its protocols ask for.
  package let protocolSelectors: [String]
  /// The names of the classes that it cannot do without and does not have, in the order in which they are found.
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

  /// All methods, those of categories too.
  package var methods: [MethodRecord] {
    classes.flatMap(\.methods) + categories.flatMap(\.methods)
  }
}

extension ObjectiveCRecords {
  /// The selectors that the module's code sends, as far as the records tell. A selector with types is one that the code sends, or
  /// one that the module declares; only the first kind is returned. A selector that `@selector` names is left out too, since the
  /// code may ask first whether an object answers it.
  package var sentSelectors: Set<String> {
    let named = selectors.lazy.filter { $0.types == nil }.map(\.name)
    return Set(selectors.lazy.filter { $0.types != nil }.map(\.name))
      .subtracting(answeredSelectors).subtracting(named)
  }

  /// The selectors of the module's own methods, and of what its protocols and properties declare.
  package var answeredSelectors: Set<String> {
    Set(methods.map(\.selector)).union(protocolSelectors)
      .union(classes.flatMap(\.accessors)).union(categories.flatMap(\.accessors))
  }
}
