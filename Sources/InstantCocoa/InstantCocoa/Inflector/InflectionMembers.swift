import CarobFoundation
import CarobRuntime

/// Instant Cocoa's methods of strings, from its categories on `NSString`: words in other cases and numbers, and paths.
enum InflectionMembers {
  /// Adds the methods to strings.
  ///
  /// The classes that do the work cannot add them, because they may be registered long after a string needs one.
  static func define(_ string: ClassMembers<StringBox>) {
    add("camelCasedString") { ICInflector.shared.inflector.camelCased($0) }
    add("llamaCasedString") { ICInflector.shared.inflector.llamaCased($0) }
    add("trainCasedString") { ICInflector.shared.inflector.trainCased($0) }
    add("snakeCasedString") { ICInflector.shared.inflector.snakeCased($0) }
    add("displayString") { ICInflector.shared.inflector.displayString($0) }
    add("pluralizedString") { TTTStringInflector.shared.pluralized($0) }
    add("singularizedString") { TTTStringInflector.shared.singularized($0) }
    add("normalizedPath") { RoutePath.normalized($0) }
  }

  /// Adds a method without arguments that returns another string.
  ///
  /// An existing method of that name stays.
  private static func add(_ name: StaticString, _ body: @escaping @Sendable (String) -> String) {
    do throws(RegistrationError) {
      try StringBox.runtimeClass.addMethod(Selector(name)) { (this: StringBox) in
        body(this.string)
      }
    } catch {
      assert(error.code == .memberExists, "\(error)")
    }
  }
}
