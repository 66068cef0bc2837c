import CarobRuntime

/// Every message that is looked for to show an object in a list, with all names that are considered for it.
public struct BindingExplanation: Sendable {
  /// The message that configures the cell.
  public let configuration: CandidateChain
  /// The message for the row's height; nil in a collection, which has none.
  public let height: CandidateChain?
  /// The message that is sent when the row or item is selected.
  public let selection: CandidateChain
}

extension BindingExplanation {
  /// How a list of a class would show objects of another, with itself as the delegate, as far as the classes tell.
  /// Nothing is made.
  ///
  /// - Returns: nil when the class is no controller of a list.
  /// - Throws: `MessageError` when `+modelName` of the objects' class raises.
  /// - Complexity: O(depth of the list's class).
  public init?(
    forObjectsOf model: RuntimeClass, in list: RuntimeClass
  ) throws(MessageError) {
    let kind: ListKind
    if list.isSubclass(of: ICTableViewController.runtimeClass) {
      kind = .table
    } else if list.isSubclass(of: ICCollectionViewController.runtimeClass) {
      kind = .collection
    } else {
      return nil
    }
    func chain(_ family: ModelMessageFamily) throws(MessageError) -> CandidateChain {
      CandidateChain(try ModelMessages.proposals(family, forObjectsOf: model), delegate: list)
    }
    configuration = try chain(.configureCell)
    height = try kind.heights.map { (family) throws(MessageError) in try chain(family) }
    selection = try chain(kind.selection)
  }
}

extension ListViewController {
  /// Why an object is shown as it is, and what selecting it does. Nothing is shown, configured or selected.
  ///
  /// - Throws: `MessageError` when `+modelName` of the object's class raises.
  /// - Complexity: O(1) for classes that were met before.
  public func explanation(for object: Object) throws(MessageError) -> BindingExplanation {
    let delegate = cellConfigurationDelegate
    let binding = try binder.messages.binding(for: object, delegate: delegate)
    return BindingExplanation(
      configuration: binding.configuration, height: binding.height,
      selection: try binder.messages.chain(binder.kind.selection, for: object, delegate: delegate))
  }
}
