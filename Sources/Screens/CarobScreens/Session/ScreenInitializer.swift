import CarobRuntime
import InstantCocoa

/// The messages that give a new screen what it shows.
package enum ScreenInitializer {
  /// What every `ICViewController` answers.
  package static let objects = Selector("initWithObjects:")
  static let dataSource = Selector("initWithDataSource:")

  /// The message that gives a screen its rows: `initWithUsers:` for rows that become `SKUser`, if the screen answers
  /// that, else `initWithObjects:`.
  ///
  /// A screen of an app has an initialiser with the name of what it shows; `initWithObjects:` is inherited.
  ///
  /// - Parameter modelClass: what rows become; nil for none.
  package static func rows(of screen: RuntimeClass, becoming modelClass: RuntimeClass?) -> Selector
  {
    guard let modelClass, let named = named(for: modelClass), screen.responds(to: named) else {
      return objects
    }
    return named
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
