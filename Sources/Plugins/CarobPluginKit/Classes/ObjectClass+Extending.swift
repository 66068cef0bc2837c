internal import CCarob

extension ObjectClass {
  /// Adds methods, properties and protocols to an existing class, as a category.
  ///
  /// Its methods replace those of the class and of earlier categories until the plugin is unloaded.
  /// `self.super` in such a method means the superclass, not the replaced method.
  ///
  /// ```swift
  /// try ObjectClass.extend("NSString", "Loud") { string in
  ///   string.method("shouted") { (self: Object) in "\(self)".uppercased() + "!" }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the name of a registered class.
  ///   - category: the name of the category, for messages.
  ///   - body: adds methods, properties and protocols. Stored properties are refused, because the
  ///     class has its layout already.
  /// - Throws: `PluginFailure` when the host refuses something, and the errors of `body`. Nothing is added then.
  public static func extend(
    _ name: String, _ category: String, _ body: (ClassDefinition) throws -> Void
  ) throws(PluginFailure) {
    let cls = try ObjectClass(name)
    let definition = try ClassDefinition(body)
    let computed = Set(definition.methods.map(\.selector))
    for property in definition.properties where !computed.contains(property.name) {
      throw PluginFailure(
        "\(name)(\(category)): the property \(property.name) needs a `get:`, since \(name) is laid out "
          + "already; keep its value in a state")
    }
    try cls.add(definition, category)
  }

  private func add(_ definition: ClassDefinition, _ category: String) throws(PluginFailure) {
    let strings = CStringList()
    var instanceMethods: [carob_method] = []
    var classMethods: [carob_method] = []
    var added = false
    defer {
      // Frees implementations that were not added.
      if !added {
        for method in instanceMethods + classMethods where method.imp != nil {
          imp_removeBlock(method.imp)
        }
      }
    }
    for method in definition.methods {
      let target = method.isClassMethod ? metaclass : pointer
      let types = try types(of: method, overriding: target, try Selector(method.selector))
      let record = carob_method(
        selector: strings.copy(method.selector), types: strings.copy(types.encoding),
        imp: try Handler.implementation(types, for: method.selector, in: self, method.body))
      if method.isClassMethod {
        classMethods.append(record)
      } else {
        instanceMethods.append(record)
      }
    }
    let end = carob_method(selector: nil, types: nil, imp: nil)
    let attributes = definition.properties.map(strings.attributes)
    added = withPropertyRecords(definition.properties, attributes, strings) { properties in
      (instanceMethods + [end]).withUnsafeBufferPointer { instanceMethods in
        (classMethods + [end]).withUnsafeBufferPointer { classMethods in
          (definition.protocols.map { Optional(strings.copy($0)) } + [nil])
            .withUnsafeBufferPointer { protocols in
              var record = carob_category(
                name: strings.copy(category), instance_methods: instanceMethods.baseAddress,
                class_methods: classMethods.baseAddress, properties: properties,
                protocols: protocols.baseAddress)
              return carob_add_category(pointer, &record)
            }
        }
      }
    }
    withExtendedLifetime(strings) {}
    try PluginFailure.check()
  }

  /// Calls a function with the properties as C structures.
  private func withPropertyRecords<Result>(
    _ properties: [ClassDefinition.Property], _ attributes: [[objc_property_attribute_t]],
    _ strings: CStringList, _ body: (UnsafePointer<carob_property>?) -> Result
  ) -> Result {
    let flat = attributes.flatMap { $0 }
    return flat.withUnsafeBufferPointer { flat in
      var records: [carob_property] = []
      var start = 0
      for (property, attributes) in zip(properties, attributes) {
        records.append(
          carob_property(
            name: strings.copy(property.name), attributes: flat.baseAddress.map { $0 + start },
            attribute_count: UInt32(attributes.count)))
        start += attributes.count
      }
      records.append(carob_property(name: nil, attributes: nil, attribute_count: 0))
      return records.withUnsafeBufferPointer { body($0.baseAddress) }
    }
  }
}
