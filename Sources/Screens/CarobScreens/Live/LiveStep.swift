import CarobRenderers
import CarobRuntime

/// A step on the way to a screen, which another session for the same request can take too: numbers are of one session, so that it
/// says where in the tree the event's node is.
package struct LiveStep: Codable, Hashable {
  /// What was done.
  package let event: LiveEvent
  /// The places among children that lead from the window to the node; empty for an event that is about none.
  package let path: [Int]
  /// The number of the row through all sections, for an event about a row.
  package var row: Int?

  /// A step.
  package init(event: LiveEvent, path: [Int]) { (self.event, self.path) = (event, path) }
}

extension LiveEvent {
  /// The number of the node that the event is about; nil for none.
  package var target: Int? {
    switch self {
    case .size: nil
    case .show(let id, _, _), .scroll(let id, _, _), .select(let id, _, _), .deselect(let id, _, _),
      .back(let id), .tab(let id, _), .dismiss(let id), .reload(let id), .nextPage(let id),
      .refresh(let id), .tap(let id), .text(let id, _), .submit(let id), .cancel(let id),
      .value(let id, _):
      id
    }
  }

  /// The same with a node of another session, all of whose batches are known.
  package func with(_ id: Int, version: Int) -> LiveEvent {
    switch self {
    case .size: self
    case .show(_, let first, let count): .show(list: id, first: first, count: count)
    case .scroll(_, let x, let y): .scroll(list: id, x: x, y: y)
    case .select(_, let at, _): .select(list: id, at: at, version: version)
    case .deselect(_, let at, _): .deselect(list: id, at: at, version: version)
    case .back: .back(from: id)
    case .tab(_, let index): .tab(of: id, index: index)
    case .dismiss: .dismiss(id)
    case .reload: .reload(id)
    case .nextPage: .nextPage(list: id)
    case .refresh: .refresh(list: id)
    case .tap: .tap(id)
    case .text(_, let text): .text(id, text)
    case .submit: .submit(id)
    case .cancel: .cancel(id)
    case .value(_, let value): .value(id, value)
    }
  }
}

extension LiveNode {
  /// The places among children that lead to a node; nil when it is not inside.
  package func path(to id: Int) -> [Int]? {
    if self.id == id { return [] }
    for (index, child) in children.enumerated() {
      if let path = child.path(to: id) { return [index] + path }
    }
    return nil
  }

  /// The node that such places lead to.
  package func node(at path: some Collection<Int>) -> LiveNode? {
    guard let first = path.first else { return self }
    guard children.indices.contains(first) else { return nil }
    return children[first].node(at: path.dropFirst())
  }
}

extension LiveSession {
  /// The event as a step. Nil when the event is about a part of a row, or about something that is gone.
  func step(_ event: LiveEvent) -> LiveStep? {
    guard let id = event.target else { return LiveStep(event: event, path: []) }
    guard let path = tree?.path(to: id) else { return nil }
    var step = LiveStep(event: event, path: path)
    if case .select(_, let place, _) = event {
      step.row = try? lists[id]?.list.number(of: place.path)
    }
    return step
  }

  /// Does what another session did.
  func take(_ step: LiveStep) -> LiveOutcome {
    guard let id = tree?.node(at: step.path)?.id else {
      return LiveOutcome(.refused, reason: "the screen is another one")
    }
    if let row = step.row {
      // What is not shown is not tapped.
      _ = handle(.show(list: id, first: row, count: Self.rowsAtFirst))
    }
    return handle(step.event.with(id, version: version))
  }
}
