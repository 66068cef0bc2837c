extension Property {
  /// A property whose type parses and whose accessors have usable names.
  ///
  /// - Parameter owner: the class or protocol of the property, for the error.
  init(
    checking name: String, _ attributes: PropertyAttributes, of owner: String
  ) throws(RegistrationError) {
    let member = "\(owner).\(name)"
    do throws(EncodingError) {
      if !attributes.type.isEmpty { _ = try TypeEncoding(parsing: attributes.type) }
    } catch {
      throw .malformedEncoding(error, of: member)
    }
    if name.isEmpty { throw .malformedAttributes(member, "a property needs a name") }
    self.name = name
    self.attributes = attributes
    getter = try Selector(validating: attributes.getter ?? name)
    setter =
      attributes.isReadOnly
      ? nil : try Selector(validating: attributes.setter ?? Self.setterName(name))
    if let setter, setter.argumentCount != 1 {
      throw .malformedAttributes(member, "the setter \"\(setter)\" must take one argument")
    }
    if getter.argumentCount != 0 {
      throw .malformedAttributes(member, "the getter \"\(getter)\" must take no argument")
    }
  }

  /// The default name of a property's setter.
  package static func setterName(_ property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
  }
}
