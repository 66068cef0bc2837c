internal import CCarob
import CarobLibc

/// C strings that are freed with this object.
final class CStringList {
  private var strings: [UnsafeMutablePointer<CChar>] = []

  deinit { strings.forEach { free($0) } }

  /// Copies a string. The copy lasts as long as this object.
  func copy(_ string: String) -> UnsafePointer<CChar> {
    guard let copy = strdup(string) else { preconditionFailure("out of memory for a string") }
    strings.append(copy)
    return UnsafePointer(copy)
  }

  /// Returns the attributes of a property as C structures.
  func attributes(of property: ClassDefinition.Property) -> [objc_property_attribute_t] {
    property.attributes.map {
      objc_property_attribute_t(name: copy($0.name), value: copy($0.value))
    }
  }

  /// Calls a C function with a property's name and attributes.
  static func with<Result>(
    _ property: ClassDefinition.Property,
    _ body: (UnsafePointer<CChar>, UnsafePointer<objc_property_attribute_t>?, UInt32) -> Result
  ) -> Result {
    let strings = CStringList()
    let attributes = strings.attributes(of: property)
    return withExtendedLifetime(strings) {
      body(strings.copy(property.name), attributes, UInt32(attributes.count))
    }
  }
}
