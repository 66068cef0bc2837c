import CarobFoundation
import CarobRuntime
import CarobScreens
import Foundation
import InstantCocoa

/// A batch of updates of a table of numbers, and the numbers after it.
struct RandomBatch {
  private let before: [[Int]]
  private(set) var after: [[Int]]
  private var deleted: [CarobFoundation.IndexPath] = []
  private var inserted: [CarobFoundation.IndexPath] = []
  private var moved: [(CarobFoundation.IndexPath, CarobFoundation.IndexPath)] = []
  private var deletedSections = IndexSet()
  private var insertedSections = IndexSet()

  init(_ before: [[Int]], next: inout Int, using random: inout some RandomNumberGenerator) {
    self.before = before
    after = before
    var gone: Set<Int> = []
    var moving: [Int] = []
    for (section, rows) in before.enumerated() {
      for (row, number) in rows.enumerated() {
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
          gone.insert(number)
          deleted.append(.init(section: section, row: row))
        case 1: moving.append(number)
        default: break
        }
      }
    }
    after = before.map { $0.filter { !gone.contains($0) && !moving.contains($0) } }
    if Int.random(in: 0..<5, using: &random) == 0, let last = after.indices.last {
      // The rows of the section go with it.
      moving.removeAll { before[last].contains($0) }
      deleted.removeAll { $0.section == last }
      deletedSections.insert(last)
      after.remove(at: last)
    }
    if Int.random(in: 0..<4, using: &random) == 0 || after.isEmpty {
      let place = Int.random(in: 0...after.count, using: &random)
      insertedSections.insert(place)
      after.insert([next, next + 1], at: place)
      next += 2
    }
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      insert(next, using: &random)
      next += 1
    }
    for number in moving { insert(number, using: &random) }
    for (section, rows) in after.enumerated() where !insertedSections.contains(section) {
      for (row, number) in rows.enumerated() {
        let to = CarobFoundation.IndexPath(section: section, row: row)
        if moving.contains(number) {
          moved.append((path(of: number), to))
        } else if !before.contains(where: { $0.contains(number) }) {
          inserted.append(to)
        }
      }
    }
    // A row may move into a section that is new.
    for section in insertedSections {
      for (row, number) in after[section].enumerated() where moving.contains(number) {
        moved.append((path(of: number), .init(section: section, row: row)))
      }
    }
  }

  private func path(of number: Int) -> CarobFoundation.IndexPath {
    for (section, rows) in before.enumerated() {
      if let row = rows.firstIndex(of: number) { return .init(section: section, row: row) }
    }
    return .init(section: -1, row: -1)
  }

  private mutating func insert(_ number: Int, using random: inout some RandomNumberGenerator) {
    let section = Int.random(in: after.indices, using: &random)
    after[section].insert(number, at: Int.random(in: 0...after[section].count, using: &random))
  }

  /// Tells a table.
  @MainActor
  func tell(_ table: UITableView) throws {
    try table.deleteRows(at: deleted)
    try table.insertRows(at: inserted)
    for (from, to) in moved { try table.moveRow(at: from, to: to) }
    try table.deleteSections(deletedSections)
    try table.insertSections(insertedSections)
  }

  /// The numbers after a batch, of which only new ones are looked up.
  func replayed(by diff: LiveListDiff) -> [[Int]] {
    var sections = before.map { LiveSection(rows: $0.count) }
    diff.apply(to: &sections)
    var numbers = sections.map { [Int?](repeating: nil, count: $0.rows) }
    for (section, rows) in before.enumerated() {
      for (row, number) in rows.enumerated() {
        guard let place = diff.destination(of: LivePlace(section, row)) else { continue }
        numbers[place.section][place.row] = number
      }
    }
    return numbers.enumerated().map { (section, rows) in
      rows.enumerated().map { (row, number) in
        // What is new is not known, and what stays must not be looked up.
        number ?? (isNew(after[section][row]) ? after[section][row] : -1)
      }
    }
  }

  private func isNew(_ number: Int) -> Bool { !before.contains { $0.contains(number) } }

  /// The batch of a change; nil for any other.
  static func diff(_ change: LiveChange) -> LiveListDiff? {
    if case .update(_, let diff) = change { diff } else { nil }
  }
}
