import CCarob

/// An Objective-C module that clang compiled (`-fobjc-runtime=gnustep-2.0`), while its records are registered.
package struct ObjectiveCModule {
  /// The `version` of records that this runtime can read.
  private static let knownVersion: UInt64 = 0
  /// The `version` once registering has begun. Selectors and references are then not as the compiler wrote them.
  private static let registeredVersion = UInt64.max

  /// The name of the module, for errors.
  let title: String
  let sections: ModuleSections
  let isProgram: Bool

  /// Registers everything that a module declares, for the owner that is registering on this thread. Code of the module
  /// runs only when all of it is there: `+load` of the classes, superclasses first, and then of the categories.
  ///
  /// A class that cannot be registered is absent, with its subclasses and categories: see `AbsentClass`. A warning names it.
  ///
  /// - Parameters:
  ///   - weakClasses: classes that may be missing, with the variables through which code finds them.
  ///   - isProgram: whether C code must get selectors equal to the module's own; see `Selector.share(_:)`.
  /// - Throws: `RegistrationError` when the records do not have the expected layout, or were
  ///   registered before; a name is unusable or taken; a member of a category
  ///   cannot be added; or a `+load` raised an error. Everything registered by then goes
  ///   when the owner is discarded, and the module has to be opened anew before another attempt.
  /// - Precondition: an owner is registering.
  /// - Safety: the record must be the argument of `__objc_load` in clang's code, and must last as long as the owner's code.
  package static func register(
    _ record: UnsafeMutablePointer<carob_objc_module>,
    weakClasses: ModuleSections.WeakClasses = (nil, nil), isProgram: Bool = false
  ) throws(RegistrationError) {
    guard let owner = RegistrationOwner.current else {
      preconditionFailure("an Objective-C module is registered without an owner")
    }
    let version = record.pointee.version
    if version == registeredVersion {
      throw .malformedRecord(
        owner.name,
        "its classes were registered before, and the module is still mapped; load a copy of the file"
      )
    }
    guard version == knownVersion else {
      throw .malformedRecord(
        owner.name, "its Objective-C records have version \(version), and only 0 is known")
    }
    let module = ObjectiveCModule(
      title: owner.name,
      sections: try ModuleSections(
        record.pointee, weakClasses, in: ModuleMemory(around: record), of: owner.name),
      isProgram: isProgram)
    record.pointee.version = registeredVersion
    try module.registerAll(for: owner)
  }

  /// Notes and warns of the classes that are absent.
  private func tell(_ absent: [AbsentClass], to owner: RegistrationOwner) {
    owner.add(absent)
    for each in absent {
      let advice = each.advice.map { "; \($0)" } ?? ""
      RuntimeLog.warning(
        "\(title.onOneLine): \(each.sentence), and messages to it fail\(advice)")
    }
  }

  /// Makes all references to classes nil, for code that runs though the module is not loaded.
  ///
  /// - Safety: as for `register`.
  package static func clearReferences(in record: UnsafeMutablePointer<carob_objc_module>) {
    let sections = try? ModuleSections(
      record.pointee, (nil, nil), in: ModuleMemory(around: record), of: "")
    for reference in sections?.classReferences.places ?? [] { reference.pointee = nil }
  }

  private func registerAll(for owner: RegistrationOwner) throws(RegistrationError) {
    for selector in sections.selectors.places {
      guard let name = selector.pointee.name else { continue }
      guard sections.memory.text(name) != nil else {
        throw .malformedRecord(title, "the name of a selector does not end in the module")
      }
      let registered = try Selector.register(selector)
      // `@selector` is the record without types.
      if isProgram, selector.pointee.types == nil { registered.share(selector) }
    }
    // Looking up a protocol registers the host's classes.
    if isProgram { replaceClasses() }
    try registerProtocols()
    let ownClasses = Set(sections.classes.compactMap(\.self))
    let literals = try StringLiterals(
      sections.strings, in: sections.memory, of: title, ownClasses: ownClasses)
    owner.add(literals)
    let categories = try readCategories()
    var absent = AbsentClasses()
    var loads = try registerClasses(&absent)
    try literals.addObjects(of: sections.strings, ownClasses: ownClasses)
    if let first = sections.strings.baseAddress {
      literals.retainForVariables(ofModuleAt: UnsafeRawPointer(first))
    }
    try referToWeakClasses()
    try addAliases()
    // Last, as the changed classes may get messages from then on.
    loads += try attachCategories(categories, &absent)
    tell(absent.all, to: owner)
    for load in loads { try load.send() }
  }
}
