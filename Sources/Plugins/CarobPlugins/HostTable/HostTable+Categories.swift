import CCarob
import CarobRuntime

extension HostTable {
  /// Converts a plugin's category.
  ///
  /// - Throws: `RaisedError` or `RegistrationError` when it is malformed.
  static func category(_ tables: carob_category, of cls: RuntimeClass) throws -> Category {
    let name = try string(tables.name, "the name of a category of \(cls)")
    let title = "\(cls)(\(name))"
    var category = Category(named: name)
    category.methods = try methods(tables.instance_methods, isClassMethod: false, title)
    category.methods += try methods(tables.class_methods, isClassMethod: true, title)
    category.properties = try elements(tables.properties, while: { $0.name != nil }).map {
      let name = try string($0.name, "a property of \(title)")
      return Category.DeclaredProperty(
        name, try attributes($0.attributes, $0.attribute_count, "\(title).\(name)"))
    }
    category.protocols = try elements(tables.protocols, while: { $0 != nil }).map {
      let name = try string($0, "a protocol of \(title)")
      guard let adopted = RuntimeProtocol(named: name) else {
        throw RaisedError("\(title): there is no protocol named \(name)")
      }
      return adopted
    }
    return category
  }

  private static func methods(
    _ table: UnsafePointer<carob_method>?, isClassMethod: Bool, _ title: String
  ) throws -> [CarobRuntime.Method] {
    try elements(table, while: { $0.selector != nil }).map { method in
      let selector = try Selector(validating: string(method.selector, "a selector of \(title)"))
      guard let imp = method.imp else {
        throw RaisedError(
          "\(isClassMethod ? "+" : "-")[\(title) \(selector)]: the implementation is null")
      }
      return CarobRuntime.Method(
        selector, Implementation(imp), types: encoding(method.types),
        isClassMethod: isClassMethod)
    }
  }

  /// Returns the elements of a table before its end.
  private static func elements<Element>(
    _ table: UnsafePointer<Element>?, while isElement: (Element) -> Bool
  ) -> [Element] {
    guard var next = table else { return [] }
    var elements: [Element] = []
    // SAFETY: the ABI has a table end with an element that is none.
    while isElement(next.pointee) {
      elements.append(next.pointee)
      next += 1
    }
    return elements
  }
}
