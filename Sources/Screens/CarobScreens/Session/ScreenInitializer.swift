import CarobRuntime
import InstantCocoa

/// The initializers that give a new screen its data.
package enum ScreenInitializer {
  /// The initializer that every `ICViewController` has.
  package static let objects = Selector("initWithObjects:")
  static let dataSource = Selector("initWithDataSource:")

  /// Returns the initializer for rows: `initWithUsers:` for `SKUser` if the screen has it, or else `initWithObjects:`.
  ///
  /// The named initializer comes first because every screen inherits `initWithObjects:`.
  ///
  /// - Parameter modelClass: the class of the rows; nil for none.
  package static func rows(of screen: RuntimeClass, becoming modelClass: RuntimeClass?) -> Selector
  {
    guard let modelClass, let named = named(for: modelClass), screen.responds(to: named) else {
      return objects
    }
    return named
  }

  /// Returns `initWithUsers:` for `SKUser`; nil when the name gives no selector with one argument.
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
