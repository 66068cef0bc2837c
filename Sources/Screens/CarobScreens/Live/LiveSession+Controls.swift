import CarobRuntime
import CarobUIKit

/// Sends the control events of the user's actions.
extension LiveSession {
  private static let sendActions = Message<(UInt) -> Void>("sendActionsForControlEvents:")
  private static let becomeFirst = Message<() -> Bool>("becomeFirstResponder")
  private static let resignFirst = Message<() -> Bool>("resignFirstResponder")
  private static let didCancel = Message<(Object) -> Void>("searchBarCancelButtonClicked:")

  func tap(_ object: Object) throws -> [LiveOutcome.Sent] {
    switch object {
    case let item as UIBarButtonItem: return try tap(item)
    case let refresh as UIRefreshControl: return try pull(refresh)
    case let bar as UISearchBar:
      try begin(bar)
      return []
    case let view as UIView: return try make(LiveGesture(.tap), in: view)
    default: throw LiveRefusal.nothing("\(object.runtimeClass.withArticle) cannot be tapped")
    }
  }

  func pull(_ refresh: UIRefreshControl) throws -> [LiveOutcome.Sent] {
    try check(refresh)
    if refresh.isRefreshing { throw LiveRefusal.nothing("it is being refreshed already") }
    refresh.beginRefreshing()
    let sent = try dueMessages(of: refresh, .valueChanged)
    guard !sent.isEmpty else { throw Self.noAction(refresh, "UIControlEventValueChanged") }
    try Self.sendActions(refresh, UIControl.Event.valueChanged.rawValue)
    return sent
  }

  private func tap(_ item: UIBarButtonItem) throws -> [LiveOutcome.Sent] {
    guard item.isEnabled else { throw LiveRefusal.nothing("the button is not enabled") }
    guard let action = item.action else { throw LiveRefusal.nothing("the button has no action") }
    let taker = try item.target ?? chain(of: nil, for: action, from: item)
    guard try UIApplication.shared.send(action, to: item.target, from: item, for: nil) else {
      throw LiveRefusal.nothing("nobody in the responder chain takes \(action)")
    }
    return [LiveOutcome.Sent(action, to: taker)]
  }

  func check(_ control: UIControl) throws {
    guard control.isEnabled else {
      throw LiveRefusal.nothing("the \(control.runtimeClass) is not enabled")
    }
  }

  func dueMessages(
    of control: UIControl, _ event: UIControl.Event
  ) throws -> [LiveOutcome.Sent] {
    var sent: [LiveOutcome.Sent] = []
    var seen: [Object?] = []
    for target in control.targets where !seen.contains(where: { $0 === target }) {
      seen.append(target)
      for action in control.actions(for: target, event) {
        if let choice = (target as? UIAlertAction)?.choiceMessage {
          sent.append(LiveOutcome.Sent(choice.selector, to: choice.receiver))
          continue
        }
        let taker = try target ?? chain(of: control, for: action, from: control)
        sent.append(LiveOutcome.Sent(action, to: taker))
      }
    }
    return sent
  }

  static func noAction(_ control: UIControl, _ event: String) -> LiveRefusal {
    .nothing(
      "the \(control.runtimeClass) has no action for \(event); "
        + "see addTarget:action:forControlEvents:")
  }

  /// Finds the responder that takes an action.
  private func chain(
    of control: UIControl?, for action: Selector, from sender: Object
  ) throws -> Object? {
    let beginnings = [UIApplication.shared.firstResponder, control ?? UIApplication.shared]
    for beginning in beginnings {
      if let taker = try beginning?.target(forAction: action, withSender: sender) { return taker }
    }
    return nil
  }

  // MARK: Text

  private func editor(_ object: Object) throws -> any TextEditing {
    guard let editor = object as? any TextEditing else {
      throw LiveRefusal.nothing("\(object.runtimeClass.withArticle) has no text to edit")
    }
    return editor
  }

  func check(_ editor: any TextEditing) throws {
    guard editor.mayBeEdited else {
      throw LiveRefusal.nothing("the \(editor.editingResponder.runtimeClass) is not enabled")
    }
  }

  private func begin(_ editor: any TextEditing) throws {
    try check(editor)
    guard try Self.becomeFirst(editor.editingResponder) else {
      throw LiveRefusal.nothing(
        "the \(editor.editingResponder.runtimeClass) does not begin to be edited")
    }
  }

  /// Replaces the text of a field by deleting and inserting characters, as typing does.
  func type(_ text: String, in object: Object) throws -> [LiveOutcome.Sent] {
    if let view = object as? UIView, view.controlContent != nil {
      guard let value = view.value(typed: text) else {
        throw LiveRefusal.nothing("\(text.debugDescription) is no value of this form")
      }
      return try set(value, of: view)
    }
    let editor = try editor(object)
    guard text.utf8.count <= LiveLimits.textBytes else {
      throw LiveRefusal.nothing("a text has at most \(LiveLimits.textBytes) bytes")
    }
    let text = editor.hasLines ? text : text.filter { !$0.isNewline }
    try begin(editor)
    try editor.type(text)
    guard editor.editedText == text else {
      throw LiveRefusal.nothing(
        "\(editor.editingDelegate.map { "\($0.runtimeClass)" } ?? "the field") made another text "
          + "of it: \(editor.editedText.debugDescription)")
    }
    return messages(editor.changeMessages, to: editor.editingDelegate)
      + actions(of: editor, .editingChanged)
  }

  /// Presses the return key, or the search button of a search bar.
  func submit(_ object: Object) throws -> [LiveOutcome.Sent] {
    let editor = try editor(object)
    try check(editor)
    if editor.hasLines {
      try begin(editor)
      let text = editor.editedText
      try editor.pressReturn()
      if editor.editedText == text {
        throw LiveRefusal.nothing("the delegate of the \(object.runtimeClass) takes no line feed")
      }
      return messages(editor.changeMessages, to: editor.editingDelegate)
    }
    let name =
      object is UISearchBar ? "searchBarSearchButtonClicked:" : "textFieldShouldReturn:"
    let sent =
      messages([name], to: editor.editingDelegate) + actions(of: editor, .editingDidEndOnExit)
    try editor.pressReturn()
    if sent.isEmpty { throw LiveRefusal.nothing("nobody answers \(name)") }
    return sent
  }

  /// Cancels a search, or ends the editing of a field.
  func cancel(_ object: Object) throws -> [LiveOutcome.Sent] {
    let editor = try editor(object)
    var sent: [LiveOutcome.Sent] = []
    if let bar = object as? UISearchBar, let delegate = bar.delegate,
      delegate.responds(to: Self.didCancel.selector)
    {
      sent.append(LiveOutcome.Sent(Self.didCancel.selector, to: delegate))
      try Self.didCancel(delegate, bar)
    }
    _ = try Self.resignFirst(editor.editingResponder)
    return sent
  }

  /// Sets the value of a control, or chooses a search scope.
  func set(_ value: Double, of object: Object) throws -> [LiveOutcome.Sent] {
    switch object {
    case let view as UIView where view.controlContent != nil:
      let sent = try messages(ofChanging: view)
      do {
        try view.changeValue(to: value)
      } catch let refusal as ControlRefusal {
        throw LiveRefusal.nothing(refusal.reason)
      }
      return sent
    case let bar as UISearchBar:
      guard let scopes = bar.scopeButtonTitles, let scope = Int(exactly: value),
        scopes.indices.contains(scope)
      else { throw LiveRefusal.nothing("there is no scope number \(value)") }
      try bar.selectScope(scope)
      return messages(["searchBar:selectedScopeButtonIndexDidChange:"], to: bar.delegate)
    default: throw LiveRefusal.nothing("\(object.runtimeClass.withArticle) has no value")
    }
  }

  /// Returns the messages that a change of the value sends. A control without actions keeps its value for the program to read.
  func messages(ofChanging view: UIView) throws -> [LiveOutcome.Sent] {
    let (listener, names) = view.changeListener
    let toListener = messages(names, to: listener)
    guard let control = view as? UIControl else { return toListener }
    return toListener + (try dueMessages(of: control, .valueChanged))
  }

  /// Returns the messages that the object answers.
  private func messages(_ names: [String], to object: Object?) -> [LiveOutcome.Sent] {
    names.compactMap { name in
      guard let object, let selector = try? Selector(validating: name),
        object.responds(to: selector)
      else { return nil }
      return LiveOutcome.Sent(selector, to: object)
    }
  }

  private func actions(
    of editor: any TextEditing, _ event: UIControl.Event
  ) -> [LiveOutcome.Sent] {
    guard let control = editor.editingResponder as? UIControl else { return [] }
    return control.targets.flatMap { target in
      control.actions(for: target, event).map { LiveOutcome.Sent($0, to: target) }
    }
  }
}
