import CarobRuntime

/// Headers and footers that left the screen, and the classes to make new ones of, by identifier.
struct HeaderQueues {
  private var classes: [String: RuntimeClass] = [:]
  private var views: [String: [UITableViewHeaderFooterView]] = [:]
  /// Those that the table made itself, for titles.
  private var own: [UITableViewHeaderFooterView] = []

  /// The class registered under an identifier.
  func headerClass(for identifier: String) -> RuntimeClass? { classes[identifier] }

  /// Registers a class; nil takes the registration back. Views of an earlier class are dropped.
  mutating func register(_ cls: RuntimeClass?, for identifier: String) {
    classes[identifier] = cls
    views[identifier] = nil
  }

  /// Keeps a view, if it can be reused and is not kept already.
  mutating func add(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, !view.isQueued else { return }
    if view.isMadeByTable {
      view.isQueued = true
      own.append(view)
    } else if let identifier = view.reuseIdentifier {
      view.isQueued = true
      views[identifier, default: []].append(view)
    }
  }

  /// Hands out a kept view, except one that the delegate meanwhile gave without asking here, or
  /// whose class is not the one registered now.
  mutating func take(_ identifier: String) -> UITableViewHeaderFooterView? {
    while let view = views[identifier]?.popLast() {
      view.isQueued = false
      if view.superview != nil { continue }
      if let cls = classes[identifier], view.runtimeClass != cls { continue }
      return view
    }
    return nil
  }

  /// Hands out a kept view that the table made.
  mutating func takeOwn() -> UITableViewHeaderFooterView? {
    while let view = own.popLast() {
      view.isQueued = false
      if view.superview == nil { return view }
    }
    return nil
  }
}
