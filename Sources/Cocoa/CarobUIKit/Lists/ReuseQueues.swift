import CarobRuntime

/// A view that tables and collections keep when it leaves the screen, and reuse for another element.
@MainActor
protocol ReusableView: UIView {
  var isQueued: Bool { get set }
}

/// Views that left the screen, and the classes of new ones, by identifier.
@MainActor
struct ReuseQueues<View: ReusableView> {
  /// The class and the queued views of an identifier. An object, so that a row that is dequeued hashes its identifier once.
  @MainActor
  private final class Queue {
    var cls: RuntimeClass?
    var views: [View] = []
  }

  private var queues: [String: Queue] = [:]

  func registeredClass(for identifier: String) -> RuntimeClass? { queues[identifier]?.cls }

  /// Registers a class; nil revokes the registration, and drops the queued views.
  ///
  /// - Throws: `ListError` when the class does not descend from `base`.
  mutating func register(
    _ cls: RuntimeClass?, for identifier: String, base: RuntimeClass = View.runtimeClass
  ) throws(ListError) {
    if let cls, !cls.isSubclass(of: base) { throw .notAViewClass(cls, identifier, base: base) }
    let queue = queue(for: identifier)
    queue.cls = cls
    if cls != nil { return }
    let dropped = queue.views
    queue.views = []
    // A data source that still has one may show it again; it is queued again then.
    for view in dropped { view.isQueued = false }
  }

  /// Queues a view, unless it has no identifier or is queued already.
  mutating func add(_ view: View, under identifier: String?) {
    guard let identifier, !view.isQueued else { return }
    view.isQueued = true
    queue(for: identifier).views.append(view)
  }

  /// Returns a queued view. Drops those of a class that is no longer registered, and those that the data source has put
  /// into a list meanwhile without this queue.
  func take(_ identifier: String) -> View? {
    guard let queue = queues[identifier] else { return nil }
    while let view = queue.views.popLast() {
      view.isQueued = false
      if view.superview != nil { continue }
      if let cls = queue.cls, view.runtimeClass != cls { continue }
      return view
    }
    return nil
  }

  private mutating func queue(for identifier: String) -> Queue {
    if let known = queues[identifier] { return known }
    let made = Queue()
    queues[identifier] = made
    return made
  }
}

extension SectionedList {
  /// Makes a view of a registered class.
  ///
  /// - Parameters:
  ///   - message: the message that initialises the view.
  ///   - initialize: sends the message.
  /// - Throws: `ListError` when that gives no view of the class `base`.
  func make<View: ReusableView, Signature>(
    _ cls: RuntimeClass, base: RuntimeClass = View.runtimeClass, by message: Message<Signature>,
    _ initialize: (Object) throws(MessageError) -> Object?
  ) throws(ListError) -> View {
    let instance: Object
    do throws(RegistrationError) {
      instance = try cls.makeInstance()
    } catch {
      throw .unusableClass(cls, Self.nouns, error)
    }
    let made = try autoreleasePool { () throws(ListError) in
      try sending(for: nil) { () throws(MessageError) in try initialize(instance) }
    }
    guard let view = made as? View, view.runtimeClass.isSubclass(of: base) else {
      throw .noInstance(cls, by: message.selector, got: made, base: base)
    }
    return view
  }
}
