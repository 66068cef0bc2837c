import CarobRuntime
import CarobUIKit

/// A kind of message whose selector is built from the name of a model.
public enum ModelMessageFamily: Hashable, Sendable, CaseIterable {
  /// `configureCell:with<Name>:`
  case configureCell
  /// `tableView:didSelect<Name>:`
  case didSelectInTable
  /// `tableView:heightFor<Name>:`
  case heightInTable
  /// `collectionView:didSelect<Name>:`
  case didSelectInCollection

  /// The text before the name.
  public var selectorPrefix: String {
    switch self {
    case .configureCell: "configureCell:with"
    case .didSelectInTable: "tableView:didSelect"
    case .heightInTable: "tableView:heightFor"
    case .didSelectInCollection: "collectionView:didSelect"
    }
  }

  /// The selector with a name in it; nil for a name that is empty, has a colon, or consists of separators only.
  ///
  /// - Complexity: O(length of the name).
  public func selectorName(forModelNamed name: String, _ inflector: Inflector) -> String? {
    guard !name.isEmpty, !name.contains(":") else { return nil }
    let built = inflector.selectorName(prefix: selectorPrefix, propertyName: name, suffix: ":")
    // A name of separators only inserts nothing.
    return built == selectorPrefix + ":" ? nil : built
  }

  /// The selectors for objects of a class, in the order in which they are tried.
  ///
  /// - Throws: `MessageError` when the class's `+modelName` raises.
  public func selectorNames(
    forObjectsOf cls: RuntimeClass
  ) throws(MessageError) -> [String] {
    try ModelMessages.proposals(self, forObjectsOf: cls).compactMap(\.selector)
  }

  /// The type encoding of a handler.
  public var encoding: String { self == .heightInTable ? "d@:@@" : "v@:@@" }

  private static func isNumber(_ kind: PassingKind) -> Bool {
    kind.isInteger || kind == .float || kind == .double
  }

  /// Whether a method has fitting types: every argument is an object, and a height is a number of any type. Other
  /// results are ignored.
  ///
  /// - Complexity: O(length of the encoding).
  public func fits(_ method: Method) -> Bool {
    guard let types = try? MethodEncoding(parsing: method.encoding) else { return false }
    return types.arguments.dropFirst(2).allSatisfy { PassingKind($0) == .object }
      && (self != .heightInTable || Self.isNumber(PassingKind(types.result)))
  }
}
