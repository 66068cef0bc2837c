@testable import CarobScreens

/// A screen that shows what a test says, and notes what a browser has it do.
@MainActor
final class ScriptedScreen: LiveScreen {
  /// The number of the list's node.
  static let list = 10

  private(set) var version = 1
  private(set) var hasEnded = false
  /// What is in the window.
  var controllers: [LiveNode]
  var sections: [LiveSection]
  /// Properties of all rows besides their texts.
  var rowProps = LiveProperties()
  /// What is in the cells of all rows.
  var rowParts: [LiveNode] = []
  /// The rows that are shown.
  private(set) var shown = 0..<5
  /// What was done, but for what has rows shown.
  private(set) var events: [LiveEvent] = []
  /// Does what an event does to the screen.
  var answer: (LiveEvent) -> LiveOutcome = { _ in LiveOutcome(.done) }
  private var batches: [LiveBatch] = []

  init(_ controllers: LiveNode..., sections: [LiveSection] = []) {
    (self.controllers, self.sections) = (controllers, sections)
  }

  /// A screen with a table and other nodes.
  static func table(_ title: String, id: Int = 3, _ others: LiveNode...) -> LiveNode {
    LiveNode(
      id: id, kind: .screen, props: [.title: .text(title)],
      children: others + [LiveNode(id: list, kind: .table)])
  }

  /// Tells changes with the next batch.
  func tell(_ changes: LiveChange...) {
    version += 1
    batches.append(LiveBatch(version: version, changes: changes))
  }

  func handle(_ event: LiveEvent) -> LiveOutcome {
    switch event {
    case .size: break
    case .show(_, let first, let count): shown = first..<first + count
    default: events.append(event)
    }
    return answer(event)
  }

  func changes() -> [LiveBatch] {
    defer { batches = [] }
    return batches
  }

  func snapshot() -> LiveBatch {
    var places: [LivePlace] = []
    for (section, content) in sections.enumerated() {
      places += (0..<content.rows).map { LivePlace(section, $0) }
    }
    let rows = places.enumerated().dropFirst(shown.lowerBound).prefix(shown.count).map {
      number, place in
      LiveRow(
        id: 100 + number, at: place,
        props: [.text: .text("row \(number)")].merging(rowProps) { $1 }, parts: rowParts)
    }
    let window = LiveNode(id: 1, kind: .window, children: controllers)
    return LiveBatch(
      version: version,
      changes: [
        .screen(window), .reload(list: Self.list, sections),
        .rows(list: Self.list, first: shown.lowerBound, rows),
      ])
  }

  func inspect(_ place: LivePlace, of list: Int) throws(ScreenError) -> LiveInspection {
    throw ScreenError(.badRequest, "nothing is known of it")
  }

  func views() throws(ScreenError) -> LiveView { throw ScreenError(.badRequest, "there are none") }

  func close() { hasEnded = true }
}
