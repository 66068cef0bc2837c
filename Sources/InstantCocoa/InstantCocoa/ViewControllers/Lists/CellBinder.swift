import CarobRuntime
import CarobUIKit

/// The cells of a list controller, and their configuration: the common part of table and collection controllers. Used
/// through the members of `ListViewController`.
@MainActor
public final class CellBinder {
  let kind: ListKind
  let messages: ModelMessages

  // Read for every row: an exclusivity check would cost as much as the message, and accesses cannot overlap.
  @exclusivity(unchecked)
  private var chosenDelegate = CellConfigurationDelegate.controller
  /// The class of the delegate that was set last; nil for the controller.
  private var chosenDelegateClass: RuntimeClass?
  private var chosenDefaultCellClass: RuntimeClass?

  /// Whether the selection is cleared when the screen appears.
  var clearsSelection: Bool

  /// Cell classes by model class, for whichever view.
  private var cellClasses: [RuntimeClass: RuntimeClass] = [:]

  init(_ kind: ListKind, clearsSelection: Bool) {
    self.kind = kind
    self.clearsSelection = clearsSelection
    messages = ModelMessages(heights: kind.heights)
  }

  /// The delegate that configures cells; nil when there is none.
  func delegate(of controller: Object) -> Object? {
    switch chosenDelegate {
    case .controller: controller
    case .other(let reference): reference?.object
    }
  }

  /// Sets the delegate. Before the view is loaded, nil stands for the controller.
  func setDelegate(_ delegate: Object?, of controller: UIViewController) {
    chosenDelegate =
      delegate == nil && !controller.isViewLoaded
      ? .controller : delegate === controller ? .controller : .other(delegate.map(WeakBox.init))
    chosenDelegateClass = delegate === controller ? nil : delegate?.runtimeClass
    messages.forgetAnswers()
  }

  /// The class of the delegate that was set and has been deallocated; nil when there is none.
  var lostDelegate: RuntimeClass? {
    if case .other(let reference) = chosenDelegate, reference?.object != nil { return nil }
    return chosenDelegateClass
  }

  /// Called when the view is being loaded: a delegate that was deallocated by now counts as not set.
  func viewIsLoading() {
    if case .other(let reference) = chosenDelegate, reference?.object == nil {
      chosenDelegate = .controller
    }
  }

  /// The class of cells for models without a registered one.
  var defaultCellClass: RuntimeClass { chosenDefaultCellClass ?? kind.cellClass.runtimeClass }

  func setDefaultCellClass(_ cellClass: RuntimeClass) throws(ControllerError) {
    try check(cellClass)
    chosenDefaultCellClass = cellClass
  }

  /// Registers the class of cells for models of exactly one class.
  func register(
    _ cellClass: RuntimeClass, forModelClass modelClass: RuntimeClass, in view: some ListView
  ) throws {
    try check(cellClass)
    try view.register(cellClass, forCellReuseIdentifier: modelClass.name)
    cellClasses[modelClass] = cellClass
  }

  /// Registers the cell for the loading placeholder, unless there is one already.
  func registerLoadingCell(in view: some ListView) throws {
    let placeholder = ICLoadingPlaceholder.runtimeClass
    let cellClass = cellClasses[placeholder] ?? kind.loadingCellClass.runtimeClass
    try register(cellClass, forModelClass: placeholder, in: view)
  }

  func check(_ cellClass: RuntimeClass) throws(ControllerError) {
    guard cellClass.isSubclass(of: kind.cellClass.runtimeClass) else {
      throw .notACellClass(cellClass, base: kind.cellClass.runtimeClass)
    }
  }

  /// The identifier of the cell class for a model class in a view. Registers the default cell class, permanently, for a
  /// model class without one.
  func identifier(for modelClass: RuntimeClass, in view: some ListView) throws -> String {
    let identifier = modelClass.name
    let known = cellClasses[modelClass]
    let cellClass = known ?? defaultCellClass
    if known == nil { cellClasses[modelClass] = cellClass }
    // A subclass may have replaced the view.
    if view.cellClass(forReuseIdentifier: identifier) == nil {
      try view.register(cellClass, forCellReuseIdentifier: identifier)
    }
    return identifier
  }

  /// Makes the delegate configure a cell for an object.
  @inline(__always)
  func configure<Cell: ContextView>(
    _ cell: Cell, for object: Object, of controller: Object
  ) throws {
    switch chosenDelegate {
    case .controller:
      try configure(cell, for: object, by: controller)
    case .other(let reference):
      if let delegate = reference?.object {
        try configure(cell, for: object, by: delegate)
      } else {
        cell.context = try messages.binding(for: object, delegate: nil)
      }
    }
  }

  @inline(__always)
  private func configure<Cell: ContextView>(
    _ cell: Cell, for object: Object, by delegate: Object
  ) throws {
    guard let known = messages.recentBinding(for: object, delegate: delegate) else {
      return try configure(
        cell, for: object, by: delegate, messages.binding(for: object, delegate: delegate))
    }
    // SAFETY: the messages keep it until something changes, and by the time a handler could change
    // something the cell keeps it too.
    try known.withGuaranteed {
      try configure(cell, for: object, by: delegate, $0)
    }
  }

  @inline(__always)
  private func configure<Cell: ContextView>(
    _ cell: Cell, for object: Object, by delegate: Object, _ binding: CellBinding
  ) throws(MessageError) {
    // Set before the message is sent, so that the reason is known when the handler fails.
    if cell.context !== binding { cell.context = binding }
    guard let selector = binding.configuration.selector else { return }
    // The messages for the two placeholders take the cell only.
    if selector.argumentCount == 1 {
      try HandlerCall.send(selector, to: delegate, cell)
    } else {
      try HandlerCall.send(selector, to: delegate, cell, object)
    }
  }
}

extension Unmanaged {
  /// Lends the object without retaining it. Outside of the main actor, unlike the closures of its callers: see decision 10.
  ///
  /// - Safety: another owner must retain the object while `body` runs.
  @inline(__always)
  fileprivate func withGuaranteed(_ body: (Instance) throws -> Void) rethrows {
    // SAFETY: required of our caller, see above.
    try _withUnsafeGuaranteedRef { try body($0) }
  }
}

private enum CellConfigurationDelegate {
  /// The controller itself.
  case controller
  /// Another object, held weakly.
  case other(WeakBox?)
}
