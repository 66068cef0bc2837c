import CarobRuntime
import CarobUIKit

/// Which cells a controller shows its objects in, and who configures them: all that table and
/// collection controllers have in common. Reached through the members of `ListViewController`.
@MainActor
public final class CellBinder {
  let kind: ListKind
  let messages: ModelMessages

  // Read for every row: a check for overlapping accesses, of which there can be none, would cost as
  // much as the message.
  @exclusivity(unchecked)
  private var chosenDelegate = CellConfigurationDelegate.controller
  /// The class of the delegate that was set last, unless that is the controller.
  private var chosenDelegateClass: RuntimeClass?
  private var chosenDefaultCellClass: RuntimeClass?

  /// Whether what is selected stays so only until the screen appears again.
  var clearsSelection: Bool

  /// Cell classes by model class, whichever view they are registered with.
  private var cellClasses: [RuntimeClass: RuntimeClass] = [:]

  init(_ kind: ListKind, clearsSelection: Bool) {
    self.kind = kind
    self.clearsSelection = clearsSelection
    messages = ModelMessages(heights: kind.heights)
  }

  /// Who is asked to configure cells; nil when nobody is.
  func delegate(of controller: Object) -> Object? {
    switch chosenDelegate {
    case .controller: controller
    case .other(let reference): reference?.object
    }
  }

  /// Sets who is asked. Nil before the view is loaded stands for the controller.
  func setDelegate(_ delegate: Object?, of controller: UIViewController) {
    chosenDelegate =
      delegate == nil && !controller.isViewLoaded
      ? .controller : delegate === controller ? .controller : .other(delegate.map(WeakBox.init))
    chosenDelegateClass = delegate === controller ? nil : delegate?.runtimeClass
    messages.forgetAnswers()
  }

  /// The class of the delegate that was set, and is gone; nil when there is none.
  var lostDelegate: RuntimeClass? {
    if case .other(let reference) = chosenDelegate, reference?.object != nil { return nil }
    return chosenDelegateClass
  }

  /// Called when the view is being loaded: a delegate that has died by now is as good as none set.
  func viewIsLoading() {
    if case .other(let reference) = chosenDelegate, reference?.object == nil {
      chosenDelegate = .controller
    }
  }

  /// The class of cells for models that have none registered.
  var defaultCellClass: RuntimeClass { chosenDefaultCellClass ?? kind.cellClass.runtimeClass }

  func setDefaultCellClass(_ cellClass: RuntimeClass) throws(ControllerError) {
    try check(cellClass)
    chosenDefaultCellClass = cellClass
  }

  /// Makes cells of a class for models of exactly one class.
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

  /// The identifier under which a view has the cell class for a model class; the default cell class
  /// is registered implicitly for a class that has none, and stays.
  func identifier(for modelClass: RuntimeClass, in view: some ListView) throws -> String {
    let identifier = modelClass.name
    let known = cellClasses[modelClass]
    let cellClass = known ?? defaultCellClass
    if known == nil { cellClasses[modelClass] = cellClass }
    // A subclass may have put another view into the place of the first.
    if view.cellClass(forReuseIdentifier: identifier) == nil {
      try view.register(cellClass, forCellReuseIdentifier: identifier)
    }
    return identifier
  }

  /// Tells the delegate to configure a cell for an object.
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
    // Before the message is sent, so that it is known why when the handler fails.
    if cell.context !== binding { cell.context = binding }
    guard let selector = binding.configuration.selector else { return }
    // The two placeholders' own messages take the cell only.
    if selector.argumentCount == 1 {
      try HandlerCall.send(selector, to: delegate, cell)
    } else {
      try HandlerCall.send(selector, to: delegate, cell, object)
    }
  }
}

extension Unmanaged {
  /// Lends the object without retaining it. Not of the main actor, unlike the closures of those who call it: see
  /// decision 10.
  ///
  /// - Safety: somebody else must keep the object as long as `body` runs.
  @inline(__always)
  fileprivate func withGuaranteed(_ body: (Instance) throws -> Void) rethrows {
    // SAFETY: handed on to our caller, see above.
    try _withUnsafeGuaranteedRef { try body($0) }
  }
}

/// Who configures cells.
private enum CellConfigurationDelegate {
  /// The controller itself.
  case controller
  /// Somebody else, as long as it lives.
  case other(WeakBox?)
}
