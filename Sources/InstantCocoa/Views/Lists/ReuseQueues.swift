import CarobRuntime

/// Views that left the screen, and the classes to make new ones of, by identifier.
@MainActor
struct ReuseQueues<View: ReusableView> {
  private var classes: [String: RuntimeClass] = [:]
  private var views: [String: [View]] = [:]

  /// The class registered under an identifier.
  func registeredClass(for identifier: String) -> RuntimeClass? { classes[identifier] }

  /// Registers a class; nil revokes the registration, and drops the views that are kept.
  mutating func register(_ cls: RuntimeClass?, for identifier: String) {
    classes[identifier] = cls
    if cls == nil, let dropped = views.removeValue(forKey: identifier) {
      // Whoever still has one may show it again, and it is queued then.
      for view in dropped { view.isQueued = false }
    }
  }

  /// Keeps a view, unless it has no identifier or is kept already.
  mutating func add(_ view: View, under identifier: String?) {
    guard let identifier, !view.isQueued else { return }
    view.isQueued = true
    views[identifier, default: []].append(view)
  }

  /// Hands out a kept view. One that is not of the class registered now is dropped, and so is one
  /// that its data source meanwhile gave without asking here.
  mutating func take(_ identifier: String) -> View? {
    while let view = views[identifier]?.popLast() {
      view.isQueued = false
      if view.superview != nil { continue }
      if let cls = classes[identifier], view.runtimeClass != cls { continue }
      return view
    }
    return nil
  }
}
