import CCarob

extension ObjectiveCModule {
  /// Registers the classes, each behind its superclass.
  ///
  /// - Returns: their own `+load`, in that order.
  /// - Throws: `RegistrationError` as `RuntimeClass.register(_:)`, and when a class is its own superclass.
  func registerClasses() throws(RegistrationError) -> [LoadCall] {
    var templates: [ClassTemplate] = []
    for record in sections.classes.compactMap(\.self) {
      templates.append(try ClassTemplate(reading: record))
    }
    do throws(DependencyOrder.Cycle) {
      templates = try DependencyOrder.sorted(
        templates, name: \.name, needs: { $0.superclassName.map { [$0] } ?? [] })
    } catch {
      throw .cycle(of: error.names, "is a subclass of")
    }
    var loads: [LoadCall] = []
    for template in templates {
      let cls = try RuntimeClass.register(template)
      if let load = cls.load(of: template) { loads.append(load) }
    }
    return loads
  }

  /// Lets the module's references lead to the classes of the names that they have, whoever registered them.
  ///
  /// - Throws: `RegistrationError` when there is no such class.
  func referToClasses() throws(RegistrationError) {
    for reference in sections.classReferences.places {
      guard let record = reference.pointee else { continue }
      guard let name = record.pointee.name.map({ String(cString: $0) }) else {
        throw .malformedRecord(title, "a reference leads to a class without a name")
      }
      guard let cls = RuntimeClass(named: name) else { throw .noClass(name, for: title) }
      reference.pointee = cls.record
    }
  }

  /// Lets classes be found by their aliases.
  ///
  /// - Precondition: the references lead to classes.
  /// - Throws: `RegistrationError` when an alias is unusable, or the name of another class.
  func addAliases() throws(RegistrationError) {
    let references = Set(sections.classReferences.places)
    for alias in sections.aliases {
      guard let name = alias.name.map({ String(cString: $0) }) else { continue }
      guard let reference = alias.class_reference, references.contains(reference),
        let record = reference.pointee
      else { throw .malformedRecord(title, "the alias \(name.onOneLine) leads to no class") }
      try RuntimeClass(record: record).addAlias(name)
    }
  }
}
