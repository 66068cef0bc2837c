import CarobFoundation
import CarobRuntime

/// Messages that every string answers because of Instant Cocoa: what a category on `NSString` was.
enum StringMembers {
  /// Makes strings answer them.
  ///
  /// They are not left to the classes that do the work, which may be registered long after the first string is
  /// sent one.
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

  /// Makes strings answer a message without arguments by another string.
  ///
  /// A method of that name that somebody gave them before stays.
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
