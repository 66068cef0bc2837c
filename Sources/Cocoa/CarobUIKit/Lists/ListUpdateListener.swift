/// Receives changes to a list's rows before the visible cells change, such as a front-end that caches what it has read.
///
/// The list is in the middle of a change during these calls. It must not be asked for anything.
@MainActor
package protocol ListUpdateListener: AnyObject {
  /// Rows were inserted, deleted or moved according to the plan.
  func listDidUpdate(_ plan: UpdatePlan)

  /// The list was reloaded, so that cached rows are outdated.
  func listDidReload()
}

extension ListView {
  /// The listener. Held weakly.
  package var updateListener: (any ListUpdateListener)? {
    get { (self as? any SectionedList)?.state.listener }
    set {
      func set(_ list: some SectionedList) { list.state.listener = newValue }
      if let list = self as? any SectionedList { set(list) }
    }
  }
}
