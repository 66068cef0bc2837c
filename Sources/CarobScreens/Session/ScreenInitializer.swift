import CarobRuntime
import InstantCocoa

/// The messages that give a new screen what it shows.
package enum ScreenInitializer {
  /// What every `ICViewController` answers.
  package static let objects = Selector("initWithObjects:")
  static let dataSource = Selector("initWithDataSource:")
  private static let resolveInstanceMethod = Selector("resolveInstanceMethod:")

  /// The message that gives a screen its rows: `initWithUsers:` for rows that become `SKUser`, if the screen answers
  /// that, else `initWithObjects:`.
  ///
  /// A screen of an app has an initialiser with the name of what it shows; `initWithObjects:` is inherited.
  ///
  /// - Parameter modelClass: what rows become; nil for none.
  package static func rows(of screen: RuntimeClass, becoming modelClass: RuntimeClass?) -> Selector
  {
    // The rules of plurals need not be read for a screen that has no such initialiser.
    guard let modelClass, mayHaveInitializer(screen), let named = named(for: modelClass),
      screen.responds(to: named)
    else { return objects }
    return named
  }

  /// Whether a screen has an initialiser of one argument that is not every screen's, or may add one when asked.
  private static func mayHaveInitializer(_ screen: RuntimeClass) -> Bool {
    screen.ancestry.prefix { $0 != ICViewController.runtimeClass }.contains { cls in
      cls.metaclass.methods.contains { $0.selector == resolveInstanceMethod }
        || cls.methods.contains {
          $0.selector.argumentCount == 1 && $0.selector.name.hasPrefix("initWith")
        }
    }
  }

  /// `initWithUsers:` for `SKUser`; nil for a class whose name makes no selector with one argument.
  package static func named(for modelClass: RuntimeClass) -> Selector? {
    let inflector = ICInflector.shared.inflector
    let plural = TTTStringInflector.shared.pluralized(
      inflector.modelName(forClassNamed: modelClass.name))
    let name = inflector.selectorName(prefix: "initWith", propertyName: plural, suffix: ":")
    guard let selector = try? Selector(validating: name), selector.argumentCount == 1 else {
      return nil
    }
    return selector
  }
}
