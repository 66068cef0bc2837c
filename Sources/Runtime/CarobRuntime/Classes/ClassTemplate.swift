import CCarob

/// A class as a compiler lays it out in a module's data segment (`-fobjc-runtime=gnustep-2.0`): an `objc_class` record with
/// its metaclass and its lists of methods, instance variables, properties and protocols.
///
/// The lists are copied. Only the code of the module stays in use, and the words that hold the variables'
/// offsets; see `RuntimeClass.register(_:)`. Selectors of methods must be registered (`Selector.register(_:)`).
package struct ClassTemplate {
  /// The method in which the compiler releases an object's variables.
  package static let destructor = Selector(".cxx_destruct")
  /// The method in which it constructs those of C++ types.
  package static let constructor = Selector(".cxx_construct")

  /// The class's name.
  package let name: String
  /// The superclass's name; nil for a root class.
  package let superclassName: String?

  let version: Int
  let methods: [Method]
  let properties: [Category.DeclaredProperty]
  let classProperties: [Category.DeclaredProperty]
  let protocols: [RuntimeProtocol]
  /// The variables, at the compiler's offsets, which count from the end of the superclass. They
  /// are negative for variables in the room that the superclass's last word leaves.
  let ivars: [Ivar]
  /// Bytes that the variables take, likewise.
  let variablesEnd: Int

  /// The words in which the module's code finds the offsets of the variables, in the order of `ivars`.
  private let offsets: [UnsafeMutablePointer<Int32>]

  /// Reads a class's record.
  ///
  /// - Throws: `RegistrationError` when the record has no name or metaclass, a list has elements of another layout, a member
  ///   lacks something or has types that do not parse, or a protocol is not registered.
  /// - Safety: the record must be a class's, as a compiler makes it.
  package init(reading record: UnsafePointer<objc_class>) throws(RegistrationError) {
    try self.init(reading: record, in: ModuleMemory(around: record))
  }

  /// Reads the record of a class in a module.
  init(
    reading record: UnsafePointer<objc_class>, in memory: ModuleMemory
  ) throws(RegistrationError) {
    let record = record.pointee
    guard let name = record.name.flatMap(memory.text), let meta = record.isa, memory.holds(meta)
    else { throw .malformedRecord("a class", "it has no name or no metaclass") }
    let metaclass = meta.pointee
    let reader = MemberReader(title: name, memory: memory)
    self.name = name
    superclassName = record.super_class.flatMap { memory.className(of: $0) }
    if superclassName == nil, record.super_class != nil {
      throw .malformedRecord(name, "its superclass has no name")
    }
    version = record.version
    methods =
      try reader.methods(record.methods, ofClass: false)
      + reader.methods(metaclass.methods, ofClass: true)
    properties = try reader.properties(record.properties)
    classProperties = try reader.properties(metaclass.properties)
    protocols = try reader.protocols(record.protocols)
    let own = Set(methods.filter { !$0.isClassMethod }.map(\.selector))
    (ivars, offsets) = try reader.ivars(
      record.ivars, keptByCode: own.contains(Self.destructor),
      constructedByCode: own.contains(Self.constructor))
    let size = record.instance_size.magnitude
    guard size <= UInt(IvarLayout.largestInstance) else {
      throw .malformedRecord(
        name, "instances would be larger than \(IvarLayout.largestInstance) bytes")
    }
    let end = ivars.map { $0.offset + $0.size }.max() ?? 0
    // Code that changes a bit-field writes the whole of its word, so the word belongs to this
    // class. Otherwise subclasses may use the padding behind the last variable.
    let hasBitFields =
      ivars.contains(where: \.sharesBytes) || ivars.count != record.ivars?.elements.count ?? 0
    variablesEnd = max(hasBitFields ? Int(size) : 0, end, 0)
  }

  /// The code of the class's own `.cxx_construct` or `.cxx_destruct`.
  func code(of selector: Selector) -> UnsafeRawPointer? {
    methods.first { $0.selector == selector && !$0.isClassMethod }
      .map { unsafeBitCast($0.implementation.imp, to: UnsafeRawPointer.self) }
  }

  /// The offset of the first variable: behind those of the superclass. In a root class the object's
  /// first word, if the class declares that as its first variable, else the word behind it.
  func start(below superclass: RuntimeClass?) -> Int {
    if let superclass { return superclass.instanceSize }
    let declaresClass =
      ivars.first.map { $0.isObject || $0.encoding == "#" || $0.encoding.hasPrefix("^{objc_class") }
    return declaresClass == true ? 0 : MemoryLayout<UnsafeRawPointer>.size
  }

  /// The distance by which all variables move, so that they begin behind those of the superclass and are aligned.
  ///
  /// Their distances from each other stay, since the code relies on those of bit-fields: they
  /// share bytes, and their records do not say that they are bit-fields.
  func shift(behind end: Int) -> Int {
    let first = end - (ivars.map(\.offset).min() ?? 0)
    let widest = ivars.map(\.alignment).max() ?? 1
    // Offsets count from a multiple of a word, and so does the shift. If no shift aligns all
    // variables, the one that aligns the most is taken.
    let placed = ivars.filter { !$0.sharesBytes }
    let aligned = (0..<widest).map { rest in
      placed.count { ($0.offset + rest) % $0.alignment == 0 }
    }
    let rest = aligned.firstIndex(of: aligned.max() ?? 0) ?? 0
    return TypeLayout.round(first - rest, upTo: widest) + rest
  }

  /// Stores the offsets of the variables for the module's code.
  func storeOffsets(movedBy shift: Int) {
    for (ivar, offset) in zip(ivars, offsets) {
      // SAFETY: the module's word for the offset, which no code reads before the class is known.
      offset.pointee = Int32(ivar.offset + shift)
    }
  }
}

extension RuntimeClass {
  /// Registers a class that a compiler laid out. Its superclass is found by name.
  ///
  /// Its properties get no accessors, as the compiler made them. It is not sent `+load`: the
  /// caller does that (`load(of:)`) when everything of the module is registered.
  ///
  /// - Throws: `RegistrationError` when the name is unusable or taken, there is no such superclass, or a member cannot be
  ///   added. Nothing is registered then.
  package static func register(_ template: ClassTemplate) throws(RegistrationError) -> RuntimeClass
  {
    let cls = try make(template, below: nil)
    do throws(RegistrationError) {
      try ClassTable.publish([cls])
    } catch {
      cls.discard(madeFrom: template)
      throw error
    }
    return cls
  }

  /// Makes a class that a compiler laid out, with all its members. It cannot be found before it is published.
  ///
  /// - Parameter superclass: an unpublished class; nil for the class whose name the template has.
  /// - Throws: as `register(_:)`. Nothing is left then.
  static func make(
    _ template: ClassTemplate, below superclass: RuntimeClass?
  ) throws(RegistrationError) -> RuntimeClass {
    var superclass = superclass
    if superclass == nil, let name = template.superclassName {
      superclass = RuntimeClass(named: name)
      if superclass == nil { throw .noSuperclass(name, of: template.name) }
    }
    let cls = try ClassTable.allocate(
      name: template.name, superclass: superclass,
      swiftClass: superclass?.swiftClass ?? Object.self)
    do throws(RegistrationError) {
      try cls.addMembers(of: template)
    } catch {
      cls.discard(madeFrom: template)
      throw error
    }
    return cls
  }

  /// Undoes `make`, for a class that was not published.
  func discard(madeFrom template: ClassTemplate) {
    RetiredClasses.retire(self)
    template.storeOffsets(movedBy: 0)
  }

  private func addMembers(of template: ClassTemplate) throws(RegistrationError) {
    version = template.version
    for method in template.methods {
      try (method.isClassMethod ? metaclass : self)
        .addMethod(method.selector, method.implementation, compiled: method.encoding)
    }
    for property in template.properties {
      try declareProperty(property.name, property.attributes)
    }
    for property in template.classProperties {
      try metaclass.declareProperty(property.name, property.attributes)
    }
    for adopted in template.protocols where !adopt(adopted) {
      throw .unregisteredProtocol(adopted.name, for: name)
    }
    try RuntimeLock.withLock { (_) throws(RegistrationError) in
      try IvarLayout.apply(template, to: self)
    }
  }
}
