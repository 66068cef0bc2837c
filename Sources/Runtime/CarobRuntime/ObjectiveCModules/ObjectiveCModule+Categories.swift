import CCarob

extension ObjectiveCModule {
  /// A category as a compiler lays it out, with the name of its class.
  struct CategoryTemplate {
    let className: String
    let category: Category
  }

  /// Reads the categories' records, and the records they point to.
  ///
  /// - Throws: `RegistrationError` when a record lacks a name, a member is unusable, or a protocol is not registered.
  func readCategories() throws(RegistrationError) -> [CategoryTemplate] {
    var templates: [CategoryTemplate] = []
    for record in sections.categories where record.name != nil || record.class_name != nil {
      guard let name = record.name.flatMap(sections.memory.text),
        let className = record.class_name.flatMap(sections.memory.text)
      else { throw .malformedRecord(title, "a category has no name or no class") }
      let reader = MemberReader(title: "\(className)(\(name))", memory: sections.memory)
      var category = Category(named: name)
      category.methods =
        try reader.methods(record.instance_methods, ofClass: false)
        + reader.methods(record.class_methods, ofClass: true)
      category.properties = try reader.properties(record.properties)
      category.classProperties = try reader.properties(record.class_properties)
      category.protocols = try reader.protocols(record.protocols)
      templates.append(CategoryTemplate(className: className, category: category))
    }
    return templates
  }

  /// Adds the categories' members to their classes, once all these classes are there.
  ///
  /// A category of an absent class is absent, too.
  ///
  /// - Returns: the `+load` methods of the categories, in order.
  /// - Throws: `RegistrationError` as `RuntimeClass.addCategory(_:)`.
  func attachCategories(
    _ templates: [CategoryTemplate], _ absent: inout AbsentClasses
  ) throws(RegistrationError) -> [LoadCall] {
    var attached: [(cls: RuntimeClass, category: Category)] = []
    for template in templates {
      guard absent[template.className] == nil, let cls = RuntimeClass(named: template.className)
      else {
        _ = absent.missing(template.className)
        continue
      }
      attached.append((cls, template.category))
    }
    var loads: [LoadCall] = []
    for (cls, category) in attached {
      // A category may declare a property that its class declares, as otherwise two modules could not have the same one.
      if let load = try cls.attach(category, replacingProperties: true) { loads.append(load) }
    }
    return loads
  }
}
