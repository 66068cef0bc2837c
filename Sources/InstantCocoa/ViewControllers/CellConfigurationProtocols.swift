import CarobRuntime

/// The protocols `ICTableCellConfigurationDelegate` and `ICCollectionCellConfigurationDelegate`,
/// with the methods that they name.
///
/// The messages built from model names are not among them: nobody knows the names. [any-thread]
public enum CellConfigurationProtocols {
  /// What configures the rows of a table.
  public static let table = RuntimeProtocol.made("ICTableCellConfigurationDelegate", members)
  /// What configures the items of a collection.
  public static let collection = RuntimeProtocol.made(
    "ICCollectionCellConfigurationDelegate", members)

  /// Makes them known by name; a second call does nothing.
  public static func register() {
    _ = table
    _ = collection
  }

  private static let members = [
    ProtocolMember(optional: "configureCell:withObject:", "v@:@@"),
    ProtocolMember(optional: "configureCell:withError:", "v@:@@"),
    ProtocolMember(optional: "configureLoadingCell:", "v@:@"),
    ProtocolMember(optional: "configureNoResultsCell:", "v@:@"),
  ]
}
