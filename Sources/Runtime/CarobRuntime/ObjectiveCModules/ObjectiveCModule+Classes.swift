import CCarob

extension ObjectiveCModule {
  /// Makes the classes, each behind its superclass, points the module's references to classes, and publishes
  /// the classes: all of them together, so that no caller of the module's code finds half of them.
  ///
  /// - Returns: their own `+load`, in that order.
  /// - Throws: `RegistrationError` as `RuntimeClass.make(_:below:)`, when a class is its own
  ///   superclass, and when the class of a reference is missing. No class is published then.
  func registerClasses() throws(RegistrationError) -> [LoadCall] {
    let templates = try readClasses()
    var made: [(cls: RuntimeClass, template: ClassTemplate)] = []
    var byName: [ExactString: RuntimeClass] = [:]
    do throws(RegistrationError) {
      for template in templates {
        let above = template.superclassName.flatMap { byName[ExactString($0)] }
        let cls = try RuntimeClass.make(template, below: above)
        made.append((cls, template))
        byName[ExactString(template.name)] = cls
      }
      try referToClasses(byName)
      try ClassTable.publish(made.map(\.cls))
    } catch {
      for (cls, template) in made.reversed() { cls.discard(madeFrom: template) }
      throw error
    }
    return made.compactMap { $0.cls.load(of: $0.template) }
  }

  /// Makes the host free the names of its classes that a program may replace, such as all of Instant Cocoa's.
  func replaceClasses() {
    for record in sections.classes.compactMap(\.self) where sections.memory.holds(record) {
      if let name = record.pointee.name.flatMap(sections.memory.text) {
        AnnouncedClasses.yield(name)
      }
    }
  }

  private func readClasses() throws(RegistrationError) -> [ClassTemplate] {
    var templates: [ClassTemplate] = []
    for record in sections.classes.compactMap(\.self) {
      guard sections.memory.holds(record) else {
        throw .malformedRecord(title, "the record of a class is not in the module")
      }
      templates.append(try ClassTemplate(reading: record, in: sections.memory))
    }
    do throws(DependencyOrder.Cycle) {
      return try DependencyOrder.sorted(
        templates, name: \.name, needs: { $0.superclassName.map { [$0] } ?? [] })
    } catch {
      throw .cycle(of: error.names, "is a subclass of")
    }
  }

  /// Points the module's class references to the classes of those names, also to classes of others.
  ///
  /// - Parameter own: the module's classes, which are not registered yet.
  /// - Throws: `RegistrationError` when a class is missing.
  private func referToClasses(_ own: [ExactString: RuntimeClass]) throws(RegistrationError) {
    for reference in sections.classReferences.places {
      guard let record = reference.pointee else { continue }
      guard sections.memory.holds(record),
        let name = record.pointee.name.flatMap(sections.memory.text)
      else {
        throw .malformedRecord(title, "a reference leads to a class without a name")
      }
      guard let cls = own[ExactString(name)] ?? RuntimeClass(named: name) else {
        throw .noClass(name, for: title)
      }
      reference.pointee = cls.record
    }
  }

  /// Like `referToClasses`, for weak classes: the variables of missing ones stay null.
  ///
  /// - Throws: `RegistrationError` when a name or a variable is not in the module.
  func referToWeakClasses() throws(RegistrationError) {
    for each in sections.weakClasses {
      guard let bytes = each.name else { continue }
      guard let name = sections.memory.text(bytes),
        let variable = each.class_reference, sections.memory.holds(variable)
      else { throw .malformedRecord(title, "a class that may be missing is not described") }
      variable.pointee = RuntimeClass(named: name)?.record
    }
  }

  /// Lets classes be found by their aliases.
  ///
  /// - Precondition: the module's references point to classes.
  /// - Throws: `RegistrationError` when an alias is unusable, or the name of another class.
  func addAliases() throws(RegistrationError) {
    let references = Set(sections.classReferences.places)
    for alias in sections.aliases {
      guard let bytes = alias.name else { continue }
      guard let name = sections.memory.text(bytes) else {
        throw .malformedRecord(title, "the name of an alias does not end in the module")
      }
      guard let reference = alias.class_reference, references.contains(reference),
        let record = reference.pointee
      else { throw .malformedRecord(title, "the alias \(name.onOneLine) leads to no class") }
      try RuntimeClass(record: record).addAlias(name)
    }
  }
}
