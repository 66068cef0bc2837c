import CarobRuntime

/// The methods with a property's name that a model's class may implement. [any-thread]
public enum ModelHooks {
  /// The messages of the mapper and of archives for each property of a class, its own and inherited ones.
  ///
  /// - Complexity: O(properties of the class and its superclasses).
  public static func messages(for cls: RuntimeClass) -> [InformalProtocol.Method] {
    let inflector = ICInflector.shared.inflector
    // Properties that all objects share are not mapped.
    return cls.ancestry.prefix { $0 != Object.runtimeClass }.flatMap(\.properties).flatMap {
      messages(forProperty: $0.name, inflector)
    }
  }

  /// The beginnings of these selectors. Instant Cocoa sends such a message only for an existing property.
  public static let prefixes = ["mappingClassFor", "serializerFor"]

  private static func messages(
    forProperty name: String, _ inflector: Inflector
  ) -> [InformalProtocol.Method] {
    func message(
      _ name: String, _ types: String, isClassMethod: Bool = false
    ) -> InformalProtocol.Method? {
      guard let selector = try? Selector(validating: name),
        let types = try? MethodEncoding(parsing: types),
        types.arguments.count - 2 == selector.argumentCount
      else { return nil }
      return InformalProtocol.Method(selector, types, isClassMethod: isClassMethod)
    }
    return [
      message(inflector.mappingClassSelectorName(forProperty: name), "#@:", isClassMethod: true),
      message(inflector.serializerSelectorName(forProperty: name), "@@:"),
      message(inflector.decodingSelectorName(forProperty: name), "@@:@Q"),
    ].compactMap { $0 }
  }
}
