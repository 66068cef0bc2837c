import CarobFoundation
import CarobRuntime
import Foundation
import RuntimeTestSupport

@testable import CarobUIKit

/// A random batch of updates to lists of numbers, each of which there is once.
///
/// The lists after it are put together first; what the batch is to say is read off them, so that
/// none of the table's arithmetic is used.
struct RandomBatch {
  private(set) var updates = ListUpdates()
  /// The lists after the batch.
  private(set) var after: [[Int]] = []
  /// Numbers whose rows are the same rows as before.
  private(set) var kept: Set<Int> = []

  private enum Section {
    case old(Int)
    case reloaded
    case inserted
  }

  private var generator: SeededGenerator
  private var nextNumber: Int

  init(of before: [[Int]], next number: Int, using generator: inout SeededGenerator) {
    self.generator = generator
    nextNumber = number
    let order = arrangeSections(before.count)
    fill(order, before)
    generator = self.generator
  }

  /// The first number that was not used.
  var next: Int { nextNumber }

  private mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &generator) == 0
  }

  private mutating func newNumbers(_ most: Int) -> [Int] {
    let count = Int.random(in: 0...most, using: &generator)
    defer { nextNumber += count }
    return Array(nextNumber..<nextNumber + count)
  }

  private mutating func place<Element>(in list: [Element]) -> Int {
    Int.random(in: 0...list.count, using: &generator)
  }

  private mutating func arrangeSections(_ count: Int) -> [Section] {
    // Most batches are about rows only.
    let isQuiet = chance(2)
    var order: [Section] = []
    var moved: [Int] = []
    for section in 0..<count {
      switch isQuiet ? 9 : Int.random(in: 0..<10, using: &generator) {
      case 0: updates.deletedSections.insert(section)
      case 1:
        updates.reloadedSections.insert(section)
        order.append(.reloaded)
      case 2: moved.append(section)
      default: order.append(.old(section))
      }
    }
    for section in moved { order.insert(.old(section), at: place(in: order)) }
    while !isQuiet, chance(2) { order.insert(.inserted, at: place(in: order)) }
    for (position, section) in order.enumerated() {
      switch section {
      case .inserted: updates.insertedSections.insert(position)
      case .old(let former) where moved.contains(former):
        updates.movedSections.append(.init(from: former, to: position))
      default: break
      }
    }
    return order
  }

  private mutating func fill(_ order: [Section], _ before: [[Int]]) {
    var travelling: [(from: CarobFoundation.IndexPath, number: Int)] = []
    for section in order {
      guard case .old(let former) = section else {
        after.append(newNumbers(5))
        continue
      }
      var rows: [Int] = []
      for (row, number) in before[former].enumerated() {
        let path = CarobFoundation.IndexPath(section: former, row: row)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: updates.deletedRows.append(path)
        case 1: travelling.append((path, number))
        case 2:
          updates.reloadedRows.append(path)
          rows.append(number)
        default:
          kept.insert(number)
          rows.append(number)
        }
      }
      after.append(rows)
    }
    let targets = order.indices.filter { if case .old = order[$0] { true } else { false } }
    guard let target = targets.randomElement(using: &generator) else {
      updates.deletedRows += travelling.map(\.from)
      return
    }
    var inserted: Set<Int> = []
    for section in targets {
      for number in newNumbers(3) {
        after[section].insert(number, at: place(in: after[section]))
        inserted.insert(number)
      }
    }
    for (_, number) in travelling {
      let section = targets.randomElement(using: &generator) ?? target
      after[section].insert(number, at: place(in: after[section]))
      kept.insert(number)
    }
    let sources = Dictionary(uniqueKeysWithValues: travelling.map { ($0.number, $0.from) })
    for section in targets {
      for (row, number) in after[section].enumerated() {
        let path = CarobFoundation.IndexPath(section: section, row: row)
        if inserted.contains(number) { updates.insertedRows.append(path) }
        if let from = sources[number] { updates.movedRows.append(.init(from: from, to: path)) }
      }
    }
  }
}
