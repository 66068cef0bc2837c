import CarobFoundation
import CarobRuntime

/// A button that a user finds behind a row, or at its sign while the table is edited.
@MainActor
public struct RowAction {
  /// The title; empty for a button that has a picture only.
  public let title: String
  /// Whether the button destroys something.
  public let isDestructive: Bool
  let kind: Kind

  /// Whether the data source is told, by `tableView:commitEditingStyle:forRowAtIndexPath:`.
  package var isCommitted: Bool { if case .commit = kind { true } else { false } }

  enum Kind {
    /// The data source commits an editing style.
    case commit(UITableViewCell.EditingStyle)
    case row(UITableViewRowAction)
    case contextual(UIContextualAction)
  }
}

extension UITableView {
  /// The buttons of a row, the one at the edge first: those that the delegate gives, else one that deletes or inserts.
  /// While the table is edited, the one of the row's sign alone.
  ///
  /// - Parameter leading: whether the buttons at the left edge are asked for, which only a delegate gives.
  /// - Throws: `ListError` when there is no such row, or a handler fails.
  public final func actions(
    ofRowAt path: IndexPath, leading: Bool = false
  ) throws(ListError) -> [RowAction] {
    let style = try editingStyleForRow(at: path)
    if isEditing { return leading ? [] : try signActions(style, path) }
    return try swipeActions(style, path, leading: leading)
  }

  /// The buttons at both edges, those at the left edge first.
  ///
  /// - Throws: as `actions(ofRowAt:leading:)`.
  package final func allActions(ofRowAt path: IndexPath) throws(ListError) -> [RowAction] {
    let style = try editingStyleForRow(at: path)
    if isEditing { return try signActions(style, path) }
    let leading = try swipeActions(style, path, leading: true)
    return leading + (try swipeActions(style, path, leading: false))
  }

  /// Whether rows may have buttons or handles: somebody implements one of the methods for them.
  package final var offersEditing: Bool {
    if let dataSource {
      if dataSource.responds(to: Messages.commitEditing) { return true }
      if dataSource.responds(to: Messages.moveRow) { return true }
    }
    guard let delegate else { return false }
    return delegate.responds(to: Messages.editActions)
      || delegate.responds(to: Messages.leadingActions)
      || delegate.responds(to: Messages.trailingActions)
  }

  private func swipeActions(
    _ style: UITableViewCell.EditingStyle, _ path: IndexPath, leading: Bool
  ) throws(ListError) -> [RowAction] {
    guard style == .delete else { return [] }
    let message = leading ? Messages.leadingActions : Messages.trailingActions
    if let delegate, delegate.responds(to: message) {
      let configuration = try sending(for: path) { () throws(MessageError) in
        try message(delegate, self, IndexPathBox(path)) as? UISwipeActionsConfiguration
      }
      if let configuration {
        var actions: [RowAction] = []
        for action in configuration.actions { actions.append(RowAction(action)) }
        return actions
      }
    }
    if leading { return [] }
    if let delegate, delegate.responds(to: Messages.editActions) {
      let actions = try sending(for: path) { () throws(MessageError) in
        try Messages.editActions(delegate, self, IndexPathBox(path))?.allElements()
      }
      if let actions {
        var found: [RowAction] = []
        for case let action as UITableViewRowAction in actions { found.append(RowAction(action)) }
        return found
      }
    }
    return try signActions(.delete, path)
  }

  /// The one action of an editing style, if the data source commits it.
  private func signActions(
    _ style: UITableViewCell.EditingStyle, _ path: IndexPath
  ) throws(ListError) -> [RowAction] {
    guard style != .none, dataSource?.responds(to: Messages.commitEditing) == true else {
      return []
    }
    let title = style == .insert ? "Insert" : try titleForDeleting(path)
    return [RowAction(title: title, isDestructive: style == .delete, kind: .commit(style))]
  }

  /// Performs an action as a user's tap on its button does.
  ///
  /// - Parameter action: one of those that `actions(ofRowAt:)` has returned.
  /// - Throws: `ListError` when there is no such row, or a handler fails.
  public final func perform(
    _ action: RowAction, ofRowAt path: IndexPath
  ) throws(ListError) {
    try check(path)
    try autoreleasePool { () throws(ListError) in
      try whileSwiped(path, swipes: !isEditing) { () throws(ListError) in
        switch action.kind {
        case .commit(let style): try commit(style, path)
        case .row(let action):
          try sending(for: path) { () throws(MessageError) in try action.perform(at: path) }
        case .contextual(let action):
          let view = cellForRow(at: path) ?? self
          try sending(for: path) { () throws(MessageError) in
            try action.perform(on: view) { _ in }
          }
        }
      }
    }
  }

  static func defineSwipeActions(_ table: ClassMembers<UITableView>) {
    table.method(
      "- (NSArray<NSString *> *)carob_titlesOfActionsOfRowAtIndexPath:(NSIndexPath *)indexPath"
    ) {
      (this, path: IndexPath) in
      var titles: [String] = []
      for action in try this.allActions(ofRowAt: path) { titles.append(action.title) }
      return titles
    }
    table.method(
      """
      - (BOOL)carob_performActionTitled:(NSString *)title \
      ofRowAtIndexPath:(NSIndexPath *)indexPath
      """
    ) { (this, title: String, path: IndexPath) in
      for action in try this.allActions(ofRowAt: path) where action.title == title {
        try this.perform(action, ofRowAt: path)
        return true
      }
      return false
    }
  }
}

extension RowAction {
  init(_ action: UITableViewRowAction) {
    self.init(
      title: action.title ?? "", isDestructive: action.style == .destructive, kind: .row(action))
  }

  init(_ action: UIContextualAction) {
    self.init(
      title: action.title ?? action.image?.name ?? "",
      isDestructive: action.style == .destructive, kind: .contextual(action))
  }
}
