import CCarob
import CarobRuntime
import CarobLibc

extension HostTable {
  static func addProperties(to table: inout carob_host) {
    table.class_addProperty = { cls, name, attributes, count in
      HostTable.registering {
        guard let cls else { throw RaisedError("class_addProperty: the class is null") }
        let target = RuntimeClass(record: cls)
        let name = try HostTable.string(name, "a property's name")
        let list = try HostTable.attributes(attributes, count, "\(target).\(name)")
        if target.properties.contains(where: { $0.name == name }) { return false }
        try target.checkAccessors(of: name, list)
        try target.declareProperty(name, list)
        return true
      } ?? false
    }
    table.class_replaceProperty = { cls, name, attributes, count in
      _ = HostTable.registering {
        guard let cls else { throw RaisedError("class_replaceProperty: the class is null") }
        let target = RuntimeClass(record: cls)
        let name = try HostTable.string(name, "a property's name")
        try target.replaceProperty(
          name, HostTable.attributes(attributes, count, "\(target).\(name)"))
      }
    }
    table.class_getProperty = { cls, name in
      guard let cls, let name, let string = String(validatingCString: name) else { return nil }
      let target = RuntimeClass(record: cls)
      return target.hidesProperty(named: string)
        ? nil : target.propertyRecord(named: string)
    }
    table.class_copyPropertyList = { cls, count in
      HostTable.copy(cls.map { RuntimeClass(record: $0).listedProperties } ?? [], count)
    }
    table.property_copyAttributeList = { property, count in
      count?.pointee = 0
      let pairs = HostTable.attributePairs(property)
      guard !pairs.isEmpty else { return nil }
      return HostTable.attributeList(pairs, count)
    }
    table.property_copyAttributeValue = { property, name in
      guard let name, let string = String(validatingCString: name) else { return nil }
      return HostTable.attributePairs(property).first { $0.name == string }
        .flatMap { strdup($0.value) }
    }
  }

  /// Returns the attributes of a property, as declared; none for null.
  private static func attributePairs(
    _ property: objc_property_t?
  ) -> [(name: String, value: String)] {
    guard let property else { return [] }
    // SAFETY: records live for ever, and their strings are interned.
    return PropertyAttributes.pairs(in: String(cString: property.pointee.attributes))
  }

  /// Allocates one block that the caller frees: the list, a zeroed element, and the strings.
  private static func attributeList(
    _ pairs: [(name: String, value: String)], _ count: UnsafeMutablePointer<UInt32>?
  ) -> UnsafeMutablePointer<objc_property_attribute_t>? {
    let header = (pairs.count + 1) * MemoryLayout<objc_property_attribute_t>.stride
    let bytes = pairs.reduce(header) { $0 + $1.name.utf8.count + $1.value.utf8.count + 2 }
    guard let memory = calloc(1, bytes) else { return nil }
    // SAFETY: zeroed, with room for the list and behind it for every string with its NUL.
    let list = memory.bindMemory(to: objc_property_attribute_t.self, capacity: pairs.count + 1)
    var end = (memory + header).assumingMemoryBound(to: CChar.self)
    func append(_ string: String) -> UnsafePointer<CChar> {
      let start = end
      for byte in string.utf8 {
        end.pointee = CChar(bitPattern: byte)
        end += 1
      }
      end += 1
      return UnsafePointer(start)
    }
    for (index, pair) in pairs.enumerated() {
      list[index].name = append(pair.name)
      list[index].value = append(pair.value)
    }
    count?.pointee = UInt32(pairs.count)
    return list
  }

  /// Converts a plugin's property attributes.
  ///
  /// - Throws: an error about `member` when they are malformed.
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
      // A program may leave the type out, as in Cocoa.
      return try PropertyAttributes(pairs, needsType: !ModuleTable.isCalledByProgram())
    } catch {
      throw RegistrationError.malformedAttributes(member, error.reason)
    }
  }
}
