import CarobRenderers
import CarobRuntime

/// An event that another session of the same request can repeat. Numbers belong to one session, so
/// a step has the path to the event's node instead.
package struct LiveStep: Codable, Hashable {
  /// The event, with the numbers of the session that took it.
  package let event: LiveEvent
  /// The indexes of children from the window to the node; empty for an event without a node.
  package let path: [Int]
  /// The number of the row, counted through all sections, for an event about a row.
  package var row: Int?

  package init(event: LiveEvent, path: [Int]) { (self.event, self.path) = (event, path) }
}

extension LiveEvent {
  /// The number of the event's node; nil when it has none.
  package var target: Int? {
    switch self {
    case .size, .style: nil
    case .show(let id, _, _), .scroll(let id, _, _), .select(let id, _, _), .deselect(let id, _, _),
      .action(let id, _, _, _), .accessory(let id, _, _), .move(let id, _, _, _),
      .indexTitle(let id, _), .back(let id), .tab(let id, _), .dismiss(let id), .reload(let id),
      .nextPage(let id),
      .refresh(let id), .tap(let id), .gesture(let id, _), .text(let id, _), .submit(let id),
      .cancel(let id), .value(let id, _):
      id
    }
  }

  /// Returns the event as a step. Nil when it is about a part of a row, or a node that is gone.
  ///
  /// - Parameters:
  ///   - window: the window of the session that takes the event.
  ///   - number: returns the number of a list's row.
  package func step(
    in window: LiveNode?, number: (_ list: Int, _ at: LivePlace) -> Int?
  ) -> LiveStep? {
    guard let target else { return LiveStep(event: self, path: []) }
    guard let path = window?.path(to: target) else { return nil }
    var step = LiveStep(event: self, path: path)
    switch self {
    case .select(let list, let at, _), .action(let list, let at, _, _),
      .accessory(let list, let at, _), .move(let list, let at, _, _):
      step.row = number(list, at)
    default: break
    }
    return step
  }

  /// Returns the event for a node of another session.
  package func with(_ id: Int, version: Int) -> LiveEvent {
    switch self {
    case .size, .style: self
    case .show(_, let first, let count): .show(list: id, first: first, count: count)
    case .scroll(_, let x, let y): .scroll(list: id, x: x, y: y)
    case .select(_, let at, _): .select(list: id, at: at, version: version)
    case .deselect(_, let at, _): .deselect(list: id, at: at, version: version)
    case .action(_, let at, let index, _):
      .action(list: id, at: at, index: index, version: version)
    case .accessory(_, let at, _): .accessory(list: id, at: at, version: version)
    case .move(_, let at, let destination, _):
      .move(list: id, at: at, to: destination, version: version)
    case .indexTitle(_, let index): .indexTitle(list: id, index: index)
    case .back: .back(from: id)
    case .tab(_, let index): .tab(of: id, index: index)
    case .dismiss: .dismiss(id)
    case .reload: .reload(id)
    case .nextPage: .nextPage(list: id)
    case .refresh: .refresh(list: id)
    case .tap: .tap(id)
    case .gesture(_, let gesture): .gesture(id, gesture)
    case .text(_, let text): .text(id, text)
    case .submit: .submit(id)
    case .cancel: .cancel(id)
    case .value(_, let value): .value(id, value)
    }
  }
}

extension LiveNode {
  /// Returns the indexes of children that lead to a node; nil when it is not a descendant.
  package func path(to id: Int) -> [Int]? {
    if self.id == id { return [] }
    for (index, child) in children.enumerated() {
      if let path = child.path(to: id) { return [index] + path }
    }
    return nil
  }

  /// Returns the node at the end of a path.
  package func node(at path: some Collection<Int>) -> LiveNode? {
    guard let first = path.first else { return self }
    guard children.indices.contains(first) else { return nil }
    return children[first].node(at: path.dropFirst())
  }
}

extension LiveSession {
  /// Returns the event as a step.
  func step(_ event: LiveEvent) -> LiveStep? {
    event.step(in: tree) { list, at in try? lists[list]?.list.number(of: at.path) }
  }

  /// Repeats a step of another session.
  func take(_ step: LiveStep) -> LiveOutcome {
    guard let id = tree?.node(at: step.path)?.id else {
      return LiveOutcome(.refused, reason: "the screen is another one")
    }
    if let row = step.row {
      // Only a visible row can be tapped.
      _ = handle(.show(list: id, first: row, count: Self.rowsAtFirst))
    }
    return handle(step.event.with(id, version: version))
  }
}
