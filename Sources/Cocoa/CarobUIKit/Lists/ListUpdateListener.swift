/// Is told what becomes of a list's rows, before what is visible follows: a front-end that keeps what it has read of them.
///
/// The list is being changed when it is told, and must not be asked anything then.
@MainActor
package protocol ListUpdateListener: AnyObject {
  /// Rows have come, gone or moved, as the plan says.
  func listDidUpdate(_ plan: UpdatePlan)

  /// Everything is to be asked for anew.
  func listDidReload()
}

extension ListView {
  /// Who is told, if anybody. Held weakly.
  package var updateListener: (any ListUpdateListener)? {
    get { (self as? any SectionedList)?.state.listener }
    set {
      func set(_ list: some SectionedList) { list.state.listener = newValue }
      if let list = self as? any SectionedList { set(list) }
    }
  }
}
