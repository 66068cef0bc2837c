import CarobFoundation
import CarobRuntime
import CarobUIKit
import RuntimeTestSupport
import Testing

@Suite("UICollectionView: selection")
@MainActor
struct UICollectionViewSelectionTests {
  private func fixture() throws -> CollectionFixture {
    let fixture = try CollectionFixture(items: [5])
    try fixture.layOut()
    fixture.log.calls = []
    return fixture
  }

  @Test func aTapAsksAndTells() throws {
    let fixture = try fixture()
    try fixture.view.select(path(0, 1))
    #expect(
      fixture.log.calls == [
        "shouldHighlight 0,1", "didHighlight 0,1", "shouldSelect 0,1", "didUnhighlight 0,1",
        "didSelect 0,1",
      ])
    #expect(fixture.view.cellForItem(at: path(0, 1))?.isSelected == true)
    #expect(fixture.view.cellForItem(at: path(0, 1))?.isHighlighted == false)
    fixture.log.calls = []
    try fixture.view.select(path(0, 2))
    #expect(fixture.log.calls.suffix(2) == ["didDeselect 0,1", "didSelect 0,2"])
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 2)])
    #expect(fixture.view.cellForItem(at: path(0, 1))?.isSelected == false)
  }

  @Test(arguments: ["highlight", "select"]) func aTapMayBeRefused(_ what: String) throws {
    let fixture = try fixture()
    fixture.refused = [what]
    try fixture.view.select(path(0, 1))
    #expect(fixture.view.indexPathsForSelectedItems.isEmpty)
    #expect(fixture.log.count(of: "didSelect") == 0)
    #expect(fixture.view.cellForItem(at: path(0, 1))?.isHighlighted == false)
  }

  @Test func several() throws {
    let fixture = try fixture()
    fixture.view.allowsMultipleSelection = true
    try fixture.view.select(path(0, 3))
    try fixture.view.select(path(0, 1))
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 3), path(0, 1)])
    fixture.refused = ["deselect"]
    try fixture.view.select(path(0, 3))
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 3), path(0, 1)])
    fixture.refused = []
    try fixture.view.select(path(0, 3))
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 1)])
    #expect(fixture.log.count(of: "didDeselect 0,3") == 1)
  }

  @Test func codeTellsNobody() throws {
    let fixture = try fixture()
    try fixture.view.selectItem(at: path(0, 1), animated: true)
    try fixture.view.selectItem(at: path(0, 2), animated: true)
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 2)])
    try fixture.view.deselectItem(at: path(0, 2), animated: false)
    try fixture.view.selectItem(at: nil, animated: false)
    #expect(fixture.log.calls.isEmpty)
    #expect(fixture.view.indexPathsForSelectedItems.isEmpty)
  }

  @Test func nothingWhereNoneIsAllowed() throws {
    let fixture = try fixture()
    fixture.view.allowsSelection = false
    try fixture.view.select(path(0, 1))
    #expect(fixture.log.calls.isEmpty)
    #expect(
      errorText { try fixture.view.select(path(0, 5)) }
        == "item 5 of section 0: the section has 5 items")
  }

  @Test func aHandlerThatReloads() throws {
    let fixture = try fixture()
    fixture.didSelect = { [unowned fixture] _ in
      fixture.items = [1]
      fixture.view.reloadData()
    }
    try fixture.view.select(path(0, 4))
    try fixture.layOut()
    #expect(fixture.view.indexPathsForSelectedItems.isEmpty)
    #expect(fixture.shown == ["0,0"])
  }

  @Test func aHandlerThatRaises() throws {
    let fixture = try fixture()
    fixture.didSelect = { _ in throw RaisedError("no") }
    #expect(listErrorCode { try fixture.view.select(path(0, 4)) } == .messageFailed)
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 4)])
  }

  @Test func byMessages() throws {
    let fixture = try fixture()
    _ = try fixture.view.send(
      Selector("selectItemAtIndexPath:animated:scrollPosition:"), path(0, 1), true, UInt(0))
    let selected = try fixture.view.send(Selector("indexPathsForSelectedItems")) as? ArrayBox
    #expect(try (selected?.object(at: 0) as? IndexPathBox)?.indexPath == path(0, 1))
    _ = try fixture.view.send(
      Selector("deselectItemAtIndexPath:animated:"), path(0, 1), true)
    #expect(fixture.view.indexPathsForSelectedItems.isEmpty)
  }
}
