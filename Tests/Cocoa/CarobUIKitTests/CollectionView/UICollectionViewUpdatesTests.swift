import CarobFoundation
import CarobRuntime
import RuntimeTestSupport
import Testing

@testable import CarobUIKit

import struct Foundation.IndexSet

@Suite("UICollectionView: updates")
@MainActor
struct UICollectionViewUpdatesTests {
  private func fixture(_ items: [Int] = [5]) throws -> CollectionFixture {
    let fixture = try CollectionFixture(items: items)
    try fixture.layOut()
    fixture.log.calls = []
    return fixture
  }

  @Test func insertedItems() throws {
    let fixture = try fixture()
    let kept = try #require(fixture.view.cellForItem(at: path(0, 1)))
    try fixture.view.selectItem(at: path(0, 1), animated: false)
    fixture.items = [7]
    try fixture.view.insertItems(at: [path(0, 0), path(0, 3)])
    #expect(fixture.view.cellForItem(at: path(0, 2)) === kept)
    #expect(kept.frame.origin.x == 40)
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 2)])
    #expect(fixture.log.calls.filter { $0.hasPrefix("cell") } == ["cell 0,0", "cell 0,3"])
    #expect(fixture.shown.count == 7)
  }

  @Test func deletedReloadedAndMovedItems() throws {
    let fixture = try fixture()
    let moved = try #require(fixture.view.cellForItem(at: path(0, 4)))
    fixture.items = [4]
    let log = fixture.log
    let updates = try Block { [unowned fixture] () throws -> Void in
      try fixture.view.deleteItems(at: [path(0, 0)])
      try fixture.view.reloadItems(at: [path(0, 1)])
      try fixture.view.moveItem(at: path(0, 4), to: path(0, 0))
      log.calls.append("updated")
    }
    let completion = try Block { (finished: Bool) throws -> Void in
      log.calls.append("finished \(finished)")
    }
    _ = try fixture.view.send(
      Selector("performBatchUpdates:completion:"), updates, completion)
    #expect(fixture.view.cellForItem(at: path(0, 0)) === moved)
    #expect(fixture.log.calls.first == "updated")
    #expect(fixture.log.calls.last == "finished true")
    #expect(fixture.log.calls.filter { $0.hasPrefix("cell") } == ["cell 0,1"])
    #expect(Set(fixture.log.calls.filter { $0.hasPrefix("end") }) == ["end 0,0", "end 0,1"])
  }

  @Test func sections() throws {
    let fixture = try fixture([2, 3])
    let kept = try #require(fixture.view.cellForItem(at: path(1, 2)))
    fixture.items = [1, 3]
    let updates = try Block { [unowned fixture] () throws -> Void in
      try fixture.view.deleteSections(IndexSet(integer: 0))
      try fixture.view.insertSections(IndexSet(integer: 0))
    }
    try fixture.view.performBatchUpdates(updates, completion: nil)
    #expect(fixture.view.cellForItem(at: path(1, 2)) === kept)
    fixture.items = [3, 1]
    try fixture.view.moveSection(1, toSection: 0)
    #expect(fixture.view.cellForItem(at: path(0, 2)) === kept)
    fixture.items = [4, 1]
    try fixture.view.reloadSections(IndexSet(integer: 0))
    #expect(fixture.shown == ["0,0", "0,1", "0,2", "0,3", "1,0"])
  }

  @Test func numbersThatDoNotFit() throws {
    let fixture = try fixture()
    fixture.items = [5]
    let text = errorText { try fixture.view.insertItems(at: [path(0, 0)]) }
    #expect(
      text
        == "invalid number of items in section 0: the \(fixture.source.runtimeClass) has 5 after "
        + "the update, but 5 before it, 1 inserted or moved in and 0 deleted or moved out make 6")
    try fixture.layOut()
    #expect(fixture.shown.count == 5)
    #expect(
      errorText { try fixture.view.deleteItems(at: [path(0, 9)]) }
        == "item 9 of section 0 is deleted, but the section has 5 items before the update")
    fixture.view.reloadData()
    try fixture.layOut()
    #expect(
      errorText { try fixture.view.deleteSections(IndexSet(integer: 2)) }
        == "section 2 is deleted, but the collection has 1 section before the update")
  }

  @Test func aBlockThatRaises() throws {
    let fixture = try fixture()
    let log = fixture.log
    let updates = try Block { [unowned fixture] () throws -> Void in
      try fixture.view.deleteItems(at: [path(0, 0)])
      throw RaisedError("half done")
    }
    let completion = try Block { (finished: Bool) throws -> Void in
      log.calls.append("finished \(finished)")
    }
    let text = errorText {
      try fixture.view.performBatchUpdates(updates, completion: completion)
    }
    #expect(text?.contains("half done") == true)
    #expect(fixture.log.calls == ["finished false"])
    try fixture.layOut()
    #expect(fixture.shown.count == 5)
  }

  @Test func batchesNest() throws {
    let fixture = try fixture()
    let log = fixture.log
    func completion(_ name: String) throws -> Block {
      try Block { (finished: Bool) throws -> Void in log.calls.append("\(name) \(finished)") }
    }
    let inner = try Block { [unowned fixture] () throws -> Void in
      fixture.items = [4]
      try fixture.view.deleteItems(at: [path(0, 0)])
    }
    let failing = try Block { () throws -> Void in throw RaisedError("inner") }
    let (first, second) = try (completion("inner"), completion("failing"))
    let last = try completion("outer")
    let outer = try Block { [unowned fixture] () throws -> Void in
      try fixture.view.performBatchUpdates(inner, completion: first)
      try? fixture.view.performBatchUpdates(failing, completion: second)
      log.calls.append("still inside")
    }
    try fixture.view.performBatchUpdates(outer, completion: last)
    #expect(log.calls == ["failing false", "still inside", "inner true", "outer true"])
    try fixture.layOut()
    #expect(fixture.shown.count == 4)
  }

  @Test func reloadingInsideABatch() throws {
    let fixture = try fixture()
    let updates = try Block { [unowned fixture] () throws -> Void in
      try fixture.view.deleteItems(at: [path(0, 0)])
      fixture.items = [2]
      fixture.view.reloadData()
    }
    try fixture.view.performBatchUpdates(updates, completion: nil)
    try fixture.layOut()
    #expect(fixture.shown == ["0,0", "0,1"])
  }

  @Test func beforeAnythingWasCounted() throws {
    let fixture = try CollectionFixture(items: [5])
    fixture.items = [6]
    try fixture.view.insertItems(at: [path(0, 5)])
    try fixture.layOut()
    #expect(fixture.shown.count == 6)
  }

  @Test func byMessages() throws {
    let fixture = try fixture()
    fixture.items = [6]
    _ = try fixture.view.send(
      Selector("insertItemsAtIndexPaths:"), ArrayBox([IndexPathBox(path(0, 5))]))
    #expect(fixture.shown.count == 6)
    fixture.items = [6, 2]
    _ = try fixture.view.send(Selector("insertSections:"), IndexSetBox(IndexSet(integer: 1)))
    #expect(fixture.shown.count == 8)
  }
}
