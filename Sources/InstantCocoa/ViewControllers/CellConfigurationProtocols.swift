import CarobRuntime

/// The protocols `ICTableCellConfigurationDelegate` and `ICCollectionCellConfigurationDelegate`,
/// with the methods that they name.
///
/// The messages built from model names are not among them: nobody knows the names. [any-thread]
public enum CellConfigurationProtocols {
  /// What configures the rows of a table.
  public static let table = made("ICTableCellConfigurationDelegate")
  /// What configures the items of a collection.
  public static let collection = made("ICCollectionCellConfigurationDelegate")

  /// Makes them known by name; a second call does nothing.
  public static func register() {
    _ = table
    _ = collection
  }

  /// - Returns: the protocol of that name that there is already, if somebody was quicker.
  private static func made(_ name: String) -> RuntimeProtocol {
    do throws(RegistrationError) {
      let made = try RuntimeProtocol.allocate(named: name)
      for (selector, types) in [
        (Selector("configureCell:withObject:"), "v@:@@"),
        (Selector("configureCell:withError:"), "v@:@@"),
        (Selector("configureLoadingCell:"), "v@:@"),
        (Selector("configureNoResultsCell:"), "v@:@"),
      ] {
        try made.addMethod(selector, types: types, isRequired: false)
      }
      try made.register()
      return made
    } catch {
      return RuntimeProtocol.registered(name)
    }
  }
}
