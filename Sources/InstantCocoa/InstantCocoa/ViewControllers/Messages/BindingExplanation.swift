import CarobRuntime

/// The messages for showing an object in a list, with all names that are considered for them.
public struct BindingExplanation: Sendable {
  /// The message that configures the cell.
  public let configuration: CandidateChain
  /// The message for the row's height; nil in a collection, which has none.
  public let height: CandidateChain?
  /// The message that is sent when the row or item is selected.
  public let selection: CandidateChain
  /// The class of the list's `cellConfigurationDelegate`; nil when there is none.
  public let asked: RuntimeClass?
  /// Whether the list's controller is that delegate, because no other was set.
  public let asksController: Bool
  /// The class of a `cellConfigurationDelegate` that was set and then deallocated, because nobody retained it; nil when
  /// there is none.
  public let lost: RuntimeClass?
  /// Selectors that the delegate lacks and the controller, which is not the delegate, implements; with the classes of
  /// its methods.
  public let unasked: [String: RuntimeClass]
}

extension BindingExplanation {
  /// Explains how a list of one class would show objects of another, with itself as the delegate, judging by the
  /// classes alone. Makes no objects.
  ///
  /// - Returns: nil when the class is not a list controller.
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
  /// Explains how an object is shown, and what selecting it does. Shows, configures and selects nothing.
  ///
  /// - Throws: `MessageError` when `+modelName` of the object's class raises.
  /// - Complexity: O(1) for known classes.
  public func explanation(for object: Object) throws(MessageError) -> BindingExplanation {
    let delegate = cellConfigurationDelegate
    let binding = try binder.messages.binding(for: object, delegate: delegate)
    let selection = try binder.messages.chain(
      binder.kind.selection, for: object, delegate: delegate)
    var unasked: [String: RuntimeClass] = [:]
    if delegate !== self {
      for chain in [binding.configuration, binding.height, selection] {
        for candidate in chain?.candidates ?? [] where candidate.implementor == nil {
          // The methods that the controller inherits from the library do nothing that one would miss.
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
