import CCarob
import CarobRuntime

extension HostTable {
  static func addMembers(to table: inout carob_host) {
    table.class_addProperty = { cls, name, attributes, count in
      HostTable.reporting {
        guard let cls else { throw RaisedError("class_addProperty: the class is null") }
        let target = RuntimeClass(record: cls)
        let name = try HostTable.string(name, "a property's name")
        let list = try HostTable.attributes(attributes, count, "\(target).\(name)")
        if target.properties.contains(where: { $0.name == name }) { return false }
        try target.declareProperty(name, list)
        return true
      } ?? false
    }
    table.class_getProperty = { cls, name in
      guard let cls, let name, let string = String(validatingCString: name) else { return nil }
      return RuntimeClass(record: cls).propertyRecord(named: string)
    }
  }

  /// Property attributes as a plugin passes them.
  ///
  /// - Throws: when they make no sense; `member` is what they are of.
  static func attributes(
    _ list: UnsafePointer<objc_property_attribute_t>?, _ count: UInt32, _ member: String
  ) throws -> PropertyAttributes {
    var pairs: [(name: String, value: String)] = []
    for index in 0..<Int(min(count, 64)) {
      guard let list else { throw RaisedError("\(member): its attributes are null") }
      // SAFETY: the caller passes `count` attributes.
      let attribute = list[index]
      let name = try string(attribute.name, "an attribute of \(member)")
      let value = try attribute.value.map { try string($0, "an attribute of \(member)") }
      pairs.append((name, value ?? ""))
    }
    do throws(MalformedAttributes) {
      return try PropertyAttributes(pairs)
    } catch {
      throw RegistrationError.malformedAttributes(member, error.reason)
    }
  }
}
