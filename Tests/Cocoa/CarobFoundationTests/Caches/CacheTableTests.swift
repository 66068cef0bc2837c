import CarobRuntime
import Testing

@testable import CarobFoundation

@Suite struct CacheTableTests {
  /// A table with these entries, added in this order; their hashes are their lengths.
  private func table(_ entries: (key: String, cost: Int)...) -> CacheTable {
    var table = CacheTable()
    for entry in entries {
      table.add(
        CachedObject(StringBox(entry.key)), CachedObject(StringBox("of " + entry.key)),
        hash: UInt(entry.key.count), cost: entry.cost)
    }
    return table
  }

  private func texts(_ objects: [CachedObject]) -> [String] { objects.map(\.object.description) }

  @Test func entriesOfOneHashAreCandidates() {
    let table = table(("a", 0), ("bb", 0), ("c", 0))
    #expect(table.candidates(1).map(\.slot.key.object.description) == ["a", "c"])
    #expect(table.candidates(2).map(\.place) == [1])
    #expect(table.candidates(3).isEmpty)
  }

  @Test func theOldestIsTheOneThatWasNotUsed() {
    var table = table(("a", 1), ("bb", 2), ("ccc", 3))
    table.use(0)
    // The newest already.
    table.use(0)
    #expect(table.removeOldest().map { [$0] }.map(texts) == ["of bb"])
    table.use(2)
    #expect(table.removeOldest().map { [$0] }.map(texts) == ["of a"])
    #expect(table.removeOldest().map { [$0] }.map(texts) == ["of ccc"])
    #expect(table.removeOldest() == nil)
    #expect(table.count == 0)
    #expect(table.totalCost == 0)
  }

  @Test func anEntryInTheMiddleMayGo() {
    var table = table(("a", 1), ("bb", 2), ("ccc", 3))
    #expect(table.remove(1) != nil)
    #expect(table.remove(1) == nil)
    #expect(table.count == 2)
    #expect(table.totalCost == 4)
    #expect(table.candidates(2).isEmpty)
    // Its place is used again, for the newest.
    table.add(CachedObject(StringBox("d")), CachedObject(StringBox("of d")), hash: 1, cost: 0)
    #expect(table.candidates(1).map(\.place) == [0, 1])
    #expect(texts(table.removeAll()) == ["of a", "of ccc", "of d"])
  }

  @Test func aPlaceIsNotMistakenForItsNextEntry() throws {
    var table = table(("a", 0))
    let first = try #require(table.candidates(1).first)
    _ = table.remove(first.place)
    #expect(table.slot(first.place, first.slot.number) == nil)
    table.add(CachedObject(StringBox("b")), CachedObject(StringBox("of b")), hash: 1, cost: 0)
    let second = try #require(table.candidates(1).first)
    #expect(second.place == first.place)
    #expect(table.slot(first.place, first.slot.number) == nil)
    #expect(table.slot(second.place, second.slot.number) != nil)
  }

  /// The code of a plugin that compares keys may empty the cache that asked it to.
  @Test func aPlaceOfATableThatWasEmptiedIsNothing() throws {
    var table = table(("a", 0), ("b", 0))
    let last = try #require(table.candidates(1).last)
    _ = table.removeAll()
    #expect(table.slot(last.place, last.slot.number) == nil)
    for key in ["c", "d"] {
      table.add(CachedObject(StringBox(key)), CachedObject(StringBox(key)), hash: 1, cost: 0)
    }
    #expect(table.slot(last.place, last.slot.number) == nil)
  }

  @Test func costsStayInBounds() {
    var table = table(("a", .max), ("bb", .max))
    #expect(table.totalCost == .max)
    _ = table.remove(0)
    #expect(table.totalCost >= 0)
    _ = table.remove(1)
    #expect(table.totalCost == 0)
    table.add(CachedObject(StringBox("c")), CachedObject(StringBox("c")), hash: 1, cost: 5)
    #expect(table.totalCost == 5)
  }
}
