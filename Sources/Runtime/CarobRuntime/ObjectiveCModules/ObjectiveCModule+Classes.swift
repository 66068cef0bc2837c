import CCarob

extension ObjectiveCModule {
  /// Makes the classes, each behind its superclass, points the module's references to classes, and publishes
  /// the classes: all of them together, so that no caller of the module's code finds half of them.
  ///
  /// - Parameter absent: gets the classes that cannot be registered, and those that nobody has.
  /// - Returns: their own `+load`, in that order.
  /// - Throws: `RegistrationError` when a record is malformed, a name is taken, or a class is its own
  ///   superclass. No class is published then.
  func registerClasses(_ absent: inout AbsentClasses) throws(RegistrationError) -> [LoadCall] {
    let templates = try readClasses(&absent)
    var made: [(cls: RuntimeClass, template: ClassTemplate)] = []
    var byName: [ExactString: RuntimeClass] = [:]
    do throws(RegistrationError) {
      for template in templates {
        let above = template.superclassName.flatMap { byName[ExactString($0)] }
        guard let cls = try make(template, below: above, &absent) else { continue }
        made.append((cls, template))
        byName[ExactString(template.name)] = cls
      }
      try referToClasses(byName, &absent)
      try ClassTable.publish(made.map(\.cls))
    } catch {
      for (cls, template) in made.reversed() { cls.discard(madeFrom: template) }
      throw error
    }
    return made.compactMap { $0.cls.load(of: $0.template) }
  }

  /// Makes a class; nil when it is absent.
  private func make(
    _ template: ClassTemplate, below superclass: RuntimeClass?, _ absent: inout AbsentClasses
  ) throws(RegistrationError) -> RuntimeClass? {
    if superclass == nil, let name = template.superclassName {
      let isAbsent = absent[name] != nil || RuntimeClass(named: name) == nil
      if isAbsent {
        let above = absent.missing(name)
        absent.add(
          AbsentClass(
            template, "its superclass \(name.onOneLine) is absent: \(above.reason)",
            advice: above.advice))
        return nil
      }
    }
    do throws(RegistrationError) {
      return try RuntimeClass.make(template, below: superclass)
    } catch {
      guard error.concernsOneClass else { throw error }
      absent.add(AbsentClass(template, error.sentence, advice: error.advice))
      return nil
    }
  }

  /// Makes the host free the names of its classes that a program may replace, such as all of Instant Cocoa's.
  func replaceClasses() {
    for record in sections.classes.compactMap(\.self) where sections.memory.holds(record) {
      if let name = record.pointee.name.flatMap(sections.memory.text) {
        AnnouncedClasses.yield(name)
      }
    }
  }

  private func readClasses(
    _ absent: inout AbsentClasses
  ) throws(RegistrationError) -> [ClassTemplate] {
    var templates: [ClassTemplate] = []
    for record in sections.classes.compactMap(\.self) {
      guard sections.memory.holds(record) else {
        throw .malformedRecord(title, "the record of a class is not in the module")
      }
      do throws(RegistrationError) {
        templates.append(try ClassTemplate(reading: record, in: sections.memory))
      } catch {
        guard error.concernsOneClass,
          let outline = ClassRecordOutline(record.pointee, in: sections.memory)
        else { throw error }
        absent.add(AbsentClass(outline, error))
      }
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
  /// - Parameters:
  ///   - own: the module's classes, which are not registered yet.
  ///   - absent: gets the classes that nobody has. References to them lead to a stand-in.
  /// - Throws: `RegistrationError` when a reference leads to no name.
  private func referToClasses(
    _ own: [ExactString: RuntimeClass], _ absent: inout AbsentClasses
  ) throws(RegistrationError) {
    var standIns: [ExactString: RuntimeClass] = [:]
    for reference in sections.classReferences.places {
      guard let record = reference.pointee else { continue }
      guard let name = sections.memory.className(of: record) else {
        throw .malformedRecord(title, "a reference leads to a class without a name")
      }
      let key = ExactString(name)
      let there = absent[name] == nil ? own[key] ?? RuntimeClass(named: name) : nil
      guard let cls = there ?? standIns[key] else {
        let cls = try ClassTable.standIn(for: absent.missing(name))
        standIns[key] = cls
        reference.pointee = cls.record
        continue
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
  /// An alias of an absent class is absent, too.
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
      let cls = RuntimeClass(record: record)
      if cls.data.absence == nil { try cls.addAlias(name) }
    }
  }
}
