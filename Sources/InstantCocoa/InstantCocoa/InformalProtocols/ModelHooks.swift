import CarobRuntime

/// The messages with a property's name in them that the class of a model may answer. [any-thread]
public enum ModelHooks {
  /// What the mapper and archives send for each property of a class, its own and inherited ones.
  ///
  /// - Complexity: O(properties of the class and its superclasses).
  public static func messages(for cls: RuntimeClass) -> [InformalProtocol.Method] {
    let inflector = ICInflector.shared.inflector
    // Of what models share with all objects nothing is mapped.
    return cls.ancestry.prefix { $0 != Object.runtimeClass }.flatMap(\.properties).flatMap {
      messages(forProperty: $0.name, inflector)
    }
  }

  /// How the selectors of such messages begin: nobody sends one with a name that is no property's.
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
