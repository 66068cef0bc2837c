import CarobRuntime

/// Every message that is looked for to show an object in a list, with all names that are considered for it.
public struct BindingExplanation: Sendable {
  /// The message that configures the cell.
  public let configuration: CandidateChain
  /// The message for the row's height; nil in a collection, which has none.
  public let height: CandidateChain?
  /// The message that is sent when the row or item is selected.
  public let selection: CandidateChain
  /// The class of the object that is asked, the list's `cellConfigurationDelegate`; nil when there is none.
  public let asked: RuntimeClass?
  /// Whether that is the list's controller, as long as nobody else was set.
  public let asksController: Bool
  /// The class of a `cellConfigurationDelegate` that was set, and freed since, as nobody else retained it; nil when there is
  /// none.
  public let lost: RuntimeClass?
  /// What the object that is asked does not answer, but the controller does, which is not asked: the classes of its methods.
  public let unasked: [String: RuntimeClass]
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
    let kinds: [ListKind] = [.table, .collection]
    guard
      let kind = kinds.first(where: { list.isSubclass(of: $0.controllerClass.runtimeClass) })
    else { return nil }
    func chain(_ family: ModelMessageFamily) throws(MessageError) -> CandidateChain {
      CandidateChain(
        try ModelMessages.proposals(family, forObjectsOf: model), hasDelegate: true,
        respondent: list.implementor(of:))
    }
    configuration = try chain(.configureCell)
    height = try kind.heights.map { (family) throws(MessageError) in try chain(family) }
    selection = try chain(kind.selection)
    (asked, asksController, lost, unasked) = (list, true, nil, [:])
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
    let selection = try binder.messages.chain(
      binder.kind.selection, for: object, delegate: delegate)
    var unasked: [String: RuntimeClass] = [:]
    if delegate !== self {
      for chain in [binding.configuration, binding.height, selection] {
        for candidate in chain?.candidates ?? [] where candidate.implementor == nil {
          // What the controller has from the host does nothing that anybody would miss.
          if let selector = try? Selector(validating: candidate.selector),
            let cls = respondent(to: selector), cls != binder.kind.controllerClass.runtimeClass
          {
            unasked[candidate.selector] = cls
          }
        }
      }
    }
    return BindingExplanation(
      configuration: binding.configuration, height: binding.height, selection: selection,
      asked: delegate?.runtimeClass, asksController: delegate === self,
      lost: binder.lostDelegate, unasked: unasked)
  }
}
