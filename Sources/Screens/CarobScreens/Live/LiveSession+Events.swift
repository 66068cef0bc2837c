import CarobRenderers
import CarobRuntime
import Foundation
import CarobUIKit
import InstantCocoa

/// The reason why an event is refused or does nothing.
struct LiveRefusal: Error {
  let result: LiveOutcome.Result
  let reason: String

  /// The event is about a node or a row that is gone.
  static func refused(_ reason: String) -> LiveRefusal {
    LiveRefusal(result: .refused, reason: reason)
  }

  /// The event does nothing.
  static func nothing(_ reason: String) -> LiveRefusal {
    LiveRefusal(result: .nothing, reason: reason)
  }
}

extension LiveSession {
  /// See `LiveScreen`.
  public func handle(_ event: LiveEvent) -> LiveOutcome {
    guard let session else { return LiveOutcome(.refused, reason: "the session was closed") }
    var sent: [LiveOutcome.Sent] = []
    var outcome = LiveOutcome(.done)
    let before = version
    do throws(ScreenError) {
      let refusal = try session.calls.reporting { () -> LiveRefusal? in
        do {
          sent = try perform(event, in: session, &outcome)
          return nil
        } catch let refusal as LiveRefusal {
          return refusal
        }
      }
      if let refusal { outcome = LiveOutcome(refusal.result, reason: refusal.reason) }
    } catch {
      outcome = LiveOutcome(.failed, reason: "\(error)")
    }
    outcome.sent = sent
    look()
    outcome.changed = changes(since: before).map(\.name)
    outcome.screen = session.top.runtimeClass.name
    return outcome
  }

  private func perform(
    _ event: LiveEvent, in session: ScreenSession, _ outcome: inout LiveOutcome
  ) throws -> [LiveOutcome.Sent] {
    try checkAlert(event)
    switch event {
    case .show(let id, let first, let count):
      try list(id).show(first: first, count: count)
      return []
    case .scroll(let id, let x, let y): return try scroll(list(id), CGPoint(x: x, y: y))
    case .size(let width, let height): return try resize(width, height)
    case .style(let isDark):
      try session.top.viewIfLoaded?.window?.show(onDarkPage: isDark)
      return []
    case .select(let id, let place, let version): return try select(place, in: id, version)
    case .deselect(let id, let place, let version): return try deselect(place, in: id, version)
    case .action(let id, let place, let index, let version):
      return try list(id, showing: place, knownIn: version).act(index, at: place.path)
    case .accessory(let id, let place, let version):
      return try list(id, showing: place, knownIn: version).tapAccessory(at: place.path)
    case .move(let id, let place, let destination, let version):
      return try list(id, showing: place, knownIn: version).move(place.path, to: destination.path)
    case .indexTitle(let id, let index):
      let list = try list(id)
      let (row, sent) = try list.list.tapIndexTitle(index)
      try list.show(first: row, count: Self.rowsAtFirst)
      outcome.row = row
      return sent
    case .back(let id): return try back(from: controller(id))
    case .tab(let id, let index): return try choose(index, of: controller(id))
    case .dismiss(let id): return try dismiss(controller(id))
    case .reload(let id): return try reload(controller(id))
    case .nextPage(let id): return try fetchMore(list(id), session)
    case .refresh(let id):
      guard let refresh = try list(id).list.view.refreshControl else {
        throw LiveRefusal.nothing("the list has no refreshControl")
      }
      return try pull(refresh)
    case .tap(let id): return try tap(object(id))
    case .gesture(let id, let gesture): return try make(gesture, in: object(id))
    case .text(let id, let text): return try type(text, in: object(id))
    case .submit(let id): return try submit(object(id))
    case .cancel(let id): return try cancel(object(id))
    case .value(let id, let value): return try set(value, of: object(id))
    }
  }

  /// Refuses an event about something under an alert, except for events that show more of it.
  private func checkAlert(_ event: LiveEvent) throws {
    guard let front = tree?.children.last, front.isAlert, let target = event.target,
      ![.show, .scroll].contains(event.name), front.path(to: target) == nil
    else { return }
    let title = front.props[.title]?.text ?? ""
    throw LiveRefusal.nothing("the alert \(title.debugDescription) has to be answered first")
  }

  // MARK: Targets

  /// Returns the visible object with a number.
  private func object(_ id: Int) throws -> Object {
    if let object = reader.numbers.object(id) { return object }
    for (list, _, _) in reader.lists {
      if let part = lists[list]?.part(id) { return part }
    }
    throw LiveRefusal.refused("nothing with number \(id) is on the screen any more")
  }

  func list(_ id: Int) throws -> LiveList {
    guard reader.lists.contains(where: { $0.id == id }), let list = lists[id] else {
      throw LiveRefusal.refused("no list with number \(id) is on the screen any more")
    }
    return list
  }

  private func controller(_ id: Int) throws -> UIViewController {
    guard let controller = reader.numbers.object(id) as? UIViewController else {
      throw LiveRefusal.refused("no screen with number \(id) is there any more")
    }
    return controller
  }

  // MARK: Lists

  private func scroll(_ list: LiveList, _ point: CGPoint) throws -> [LiveOutcome.Sent] {
    guard case .collection(let collection) = list.list else {
      throw LiveRefusal.nothing("a table is scrolled by its rows")
    }
    guard point.x.isFinite, point.y.isFinite else { throw LiveRefusal.nothing("that is no place") }
    try list.scroll(collection, to: point)
    return []
  }

  private func resize(_ width: Double, _ height: Double) throws -> [LiveOutcome.Sent] {
    guard (1...1e5).contains(width), (1...1e5).contains(height) else {
      throw LiveRefusal.nothing("a window is from 1 to 100000 points wide and high")
    }
    size = CGSize(width: width, height: height)
    for (id, _, _) in reader.lists { lists[id]?.listNeedsLook() }
    return []
  }

  /// Returns a list that shows a row, whose place the client must know.
  private func list(
    _ id: Int, showing place: LivePlace, knownIn version: Int
  ) throws -> ScreenList {
    let list = try list(id)
    guard version >= list.changedIn else {
      throw LiveRefusal.refused(
        "the list has other rows since number \(version); those of number \(list.changedIn) "
          + "have to be known")
    }
    guard list.shown[place] != nil else {
      throw LiveRefusal.refused("row \(place.row) of section \(place.section) is not shown")
    }
    return list.list
  }

  private func select(
    _ place: LivePlace, in id: Int, _ version: Int
  ) throws -> [LiveOutcome.Sent] {
    let list = try list(id, showing: place, knownIn: version)
    guard list.allowsTaps else {
      throw LiveRefusal.nothing("the \(list.view.runtimeClass) allows no selection")
    }
    if list.view.allowsSeveral, list.isSelected(place.path) {
      return try deselect(place, in: id, version)
    }
    let reason = try UnansweredMessages.whySelectionDoesNothing(at: place.path, in: list)
    let sent = try list.selectionMessages(at: place.path)
    try list.tap(place.path)
    if let reason { throw LiveRefusal.nothing(reason) }
    return sent
  }

  private func deselect(
    _ place: LivePlace, in id: Int, _ version: Int
  ) throws -> [LiveOutcome.Sent] {
    let list = try list(id, showing: place, knownIn: version)
    guard list.isSelected(place.path) else {
      throw LiveRefusal.nothing("row \(place.row) of section \(place.section) is not selected")
    }
    guard list.view.allowsSeveral else {
      throw LiveRefusal.nothing(
        "a tap deselects no row of a list in which one row can be selected")
    }
    let delegate = list.view.delegate
    try list.tap(place.path)
    return [LiveOutcome.Sent(list.selectors.didDeselect, to: delegate)]
  }

  private func reload(_ controller: UIViewController) throws -> [LiveOutcome.Sent] {
    guard let sent = try ScreenSession.reload(controller) else {
      throw LiveRefusal.nothing("\(controller.runtimeClass) has no list and no data source")
    }
    return [LiveOutcome.Sent(sent.selector, to: sent.receiver)]
  }

  /// Shows the last rows, as scrolling to the end does, which fetches the next page.
  private func fetchMore(
    _ list: LiveList, _ session: ScreenSession
  ) throws -> [LiveOutcome.Sent] {
    let count = try list.list.count
    let before = try session.isFetching
    try list.show(first: count - Self.rowsAtFirst, count: Self.rowsAtFirst)
    look()
    guard try session.isFetching, !before else {
      throw LiveRefusal.nothing(
        before ? "a page is being fetched already" : "there is no page behind the last row")
    }
    return []
  }

  // MARK: Controllers

  private static let pop = Message<(Bool) -> Object?>("popViewControllerAnimated:")
  private static let selectTab = Selector("setSelectedIndex:")
  private static let dismiss = Message<(Bool, Block?) -> Void>(
    "dismissViewControllerAnimated:completion:")

  private func back(from controller: UIViewController) throws -> [LiveOutcome.Sent] {
    guard let stack = controller.navigationController, stack.topViewController === controller else {
      throw LiveRefusal.refused("\(controller.runtimeClass) is not on top of a stack")
    }
    guard stack.viewControllers.count > 1 else {
      throw LiveRefusal.nothing("\(controller.runtimeClass) is the first screen of its stack")
    }
    _ = try Self.pop(stack, false)
    return [LiveOutcome.Sent(Self.pop.selector, to: stack)]
  }

  private func choose(_ index: Int, of controller: UIViewController) throws -> [LiveOutcome.Sent] {
    guard let tabs = controller as? UITabBarController else {
      throw LiveRefusal.refused("\(controller.runtimeClass) has no tabs")
    }
    guard tabs.viewControllers.indices.contains(index) else {
      throw LiveRefusal.refused("there is no tab number \(index)")
    }
    if tabs.selectedIndex == index { throw LiveRefusal.nothing("the tab is selected already") }
    guard try tabs.tapTab(at: index) else {
      throw LiveRefusal.nothing("the delegate of the \(tabs.runtimeClass) forbids it")
    }
    return [LiveOutcome.Sent(Self.selectTab, to: tabs)]
  }

  private func dismiss(_ controller: UIViewController) throws -> [LiveOutcome.Sent] {
    if let alert = controller as? UIAlertController { return try cancel(alert) }
    guard let presenter = controller.presentingViewController else {
      throw LiveRefusal.refused("\(controller.runtimeClass) was not presented")
    }
    try Self.dismiss(presenter, false, nil)
    return [LiveOutcome.Sent(Self.dismiss.selector, to: presenter)]
  }

  private func cancel(_ alert: UIAlertController) throws -> [LiveOutcome.Sent] {
    guard let action = alert.cancelAction else {
      throw LiveRefusal.nothing("the alert cannot be cancelled; choose one of its buttons")
    }
    let message = action.choiceMessage
    guard try action.choose() else { throw LiveRefusal.nothing("its cancel button is not enabled") }
    return [LiveOutcome.Sent(message.selector, to: message.receiver)]
  }
}

extension LiveOutcome.Sent {
  /// A message to an object, or to nobody.
  @MainActor
  init(_ selector: Selector, to object: Object?) {
    self.init(
      selector: selector.name, to: object?.runtimeClass.name,
      by: object.flatMap { $0.isa.implementor(of: selector) ?? $0.respondent(to: selector) }?.name)
  }
}
