import CarobFoundation
import CarobRuntime
import RuntimeTestSupport
import Testing

@testable import CarobUIKit

import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize

@Suite("UICollectionView: showing")
@MainActor
struct UICollectionViewShowingTests {
  @Test func showsWhatTheBoundsShow() throws {
    let fixture = try CollectionFixture(items: [25], height: 30)
    try fixture.layOut()
    #expect(fixture.shown.count == 20)
    let frame = CGRect(x: 20, y: 20, width: 20, height: 20)
    #expect(fixture.view.cellForItem(at: path(0, 11))?.frame == frame)
    #expect(fixture.view.contentSize == CGSize(width: 200, height: 60))
    #expect(fixture.view.cellForItem(at: path(0, 20)) == nil)
    #expect(fixture.log.count(of: "display") == 20)
  }

  @Test func countsOnceAndSaysSo() throws {
    let fixture = try CollectionFixture(items: [2, 0, 3])
    #expect(try fixture.view.sectionCount == 3)
    #expect(try fixture.view.rowCount == 5)
    #expect(try fixture.view.rowCount(ofSection: 2) == 3)
    #expect(try fixture.view.indexPath(forRowNumber: 2) == path(2, 0))
    #expect(fixture.log.calls == ["sections", "items 0", "items 1", "items 2"])
    #expect(
      errorText { _ = try fixture.view.rowCount(ofSection: 3) }
        == "section 3: the collection has 3 sections")
    #expect(
      errorText { _ = try fixture.view.indexPath(forRowNumber: 5) }
        == "item number 5: the collection has 5 items")
  }

  @Test func aMillionItemsAreNotLaidOut() throws {
    let fixture = try CollectionFixture(items: [1_000_000])
    try fixture.layOut()
    #expect(fixture.shown.count == 50)
    #expect(fixture.view.contentSize.height == 2_000_000)
    try fixture.view.scrollToItem(at: path(0, 999_999), at: .bottom, animated: false)
    #expect(fixture.shown.last == "0,999999")
    #expect(fixture.shown.count == 50)
    #expect(fixture.log.count(of: "cell") == 100)
  }

  @Test func scrollingKeepsAndReusesCells() throws {
    let fixture = try CollectionFixture(items: [200])
    try fixture.layOut()
    let kept = try #require(fixture.view.cellForItem(at: path(0, 10)))
    let left = try #require(fixture.view.cellForItem(at: path(0, 9)))
    fixture.log.calls = []
    try fixture.view.setContentOffset(CGPoint(x: 0, y: 20))
    #expect(fixture.view.cellForItem(at: path(0, 10)) === kept)
    #expect(fixture.log.count(of: "end 0,") == 10)
    #expect(fixture.log.count(of: "cell 0,5") == 10)
    #expect(fixture.view.visibleItems.contains { $0.cell === left })
    #expect(fixture.view.indexPath(for: left)?.row ?? 0 >= 50)
  }

  @Test func reloadingForgetsEverything() throws {
    let fixture = try CollectionFixture(items: [3])
    try fixture.layOut()
    try fixture.view.selectItem(at: path(0, 1), animated: false)
    fixture.items = [1]
    fixture.log.calls = []
    fixture.view.reloadData()
    #expect(fixture.view.visibleItems.isEmpty)
    #expect(fixture.view.indexPathsForSelectedItems.isEmpty)
    try fixture.layOut()
    #expect(fixture.shown == ["0,0"])
    #expect(fixture.log.count(of: "end") == 3)
  }

  @Test func theDelegateMayReloadOnce() throws {
    let fixture = try CollectionFixture(items: [3])
    var reloaded = false
    fixture.willDisplay = { [unowned fixture] path in
      if reloaded || path.row != 1 { return }
      reloaded = true
      fixture.items = [5]
      fixture.view.reloadData()
    }
    try fixture.layOut()
    #expect(fixture.shown == ["0,0", "0,1", "0,2", "0,3", "0,4"])
  }

  @Test func reloadingForEverEnds() throws {
    let fixture = try CollectionFixture(items: [3])
    fixture.willDisplay = { [unowned fixture] _ in fixture.view.reloadData() }
    #expect(
      errorText { try fixture.view.layoutSubviews() }
        == "showing the items changed the collection 8 times in a row; do not send reloadData, "
        + "invalidateLayout or setContentOffset: whenever a cell is made or displayed")
    #expect(fixture.view.visibleItems.isEmpty)
    fixture.willDisplay = { _ in }
    try fixture.layOut()
    #expect(fixture.shown.count == 3)
  }

  @Test func aHandlerMayScroll() throws {
    let fixture = try CollectionFixture(items: [1000])
    fixture.willDisplay = { [unowned fixture] path in
      if path.row == 5 {
        try fixture.view.scrollToItem(
          at: IndexPath(section: 0, row: 500), at: .top, animated: false)
      }
    }
    try fixture.layOut()
    #expect(fixture.shown.first == "0,500")
  }

  @Test(arguments: [
    ("nil", "no cell"), ("string", "an NSString, which is not a UICollectionViewCell"),
    ("view", "a UICollectionReusableView, which is not a UICollectionViewCell"),
  ])
  func cellsThatAreNone(_ what: String, _ given: String) throws {
    let fixture = try CollectionFixture(items: [3])
    fixture.cell = { _, _ in
      switch what {
      case "nil": nil
      case "string": StringBox("cell")
      default: UICollectionReusableView()
      }
    }
    let name = fixture.source.runtimeClass.name
    #expect(
      errorText { try fixture.view.layoutSubviews() }
        == "item 0 of section 0: -[\(name) collectionView:cellForItemAtIndexPath:] gave \(given)")
    #expect(fixture.view.visibleItems.isEmpty)
  }

  @Test func oneCellForTwoItems() throws {
    let fixture = try CollectionFixture(items: [3])
    let only = UICollectionViewCell()
    fixture.cell = { _, _ in only }
    #expect(
      errorText { try fixture.view.layoutSubviews() }
        == "item 1 of section 0: the \(fixture.source.runtimeClass) gave a view that another "
        + "visible element has")
  }

  @Test func aCellThatRaises() throws {
    let fixture = try CollectionFixture(items: [3])
    fixture.cell = { _, path in
      if path.row == 1 { throw RaisedError("no ink") }
      return UICollectionViewCell()
    }
    let text = errorText { try fixture.view.layoutSubviews() }
    #expect(text?.hasPrefix("item 1 of section 0: ") == true)
    #expect(text?.hasSuffix("no ink") == true)
    #expect(fixture.view.visibleItems.isEmpty)
    fixture.cell = nil
    try fixture.layOut()
    #expect(fixture.shown.count == 3)
  }

  @Test(arguments: [-1, 1 << 41])
  func countsThatAreNone(_ count: Int) throws {
    let fixture = try CollectionFixture(items: [count])
    #expect(
      errorText { _ = try fixture.view.sectionCount }
        == "-[\(fixture.source.runtimeClass) collectionView:numberOfItemsInSection:]: gave \(count) "
        + "for section 0, "
        + (count < 0 ? "which is negative" : "more items than can be laid out"))
  }

  @Test func askingWhileCounting() throws {
    let source = try RuntimeFixture.makeObject { cls in
      try cls.addMethod(Selector("collectionView:numberOfItemsInSection:")) {
        (_: Object, view: UICollectionView, _: Int) in try view.rowCount
      }
    }
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = source
    let text = errorText { _ = try view.rowCount }
    #expect(text?.contains("while the data source was counting them") == true)
  }

  @Test func withoutLayoutOrSource() throws {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      errorText { try view.layoutSubviews() }
        == "a UICollectionView without a layout shows nothing; make it with "
        + "initWithFrame:collectionViewLayout:")
    view.setCollectionViewLayout(UICollectionViewFlowLayout())
    try view.layoutSubviews()
    #expect(view.visibleItems.isEmpty)
    #expect(try view.sectionCount == 0)
  }

  @Test func aSourceThatIsGone() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    do {
      let fixture = try CollectionFixture(items: [3])
      view.dataSource = fixture.source
    }
    try view.layoutSubviews()
    #expect(view.visibleItems.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -5])
  func sizesThatAreNone(_ width: Double) throws {
    let fixture = try CollectionFixture(items: [3])
    fixture.view.frame.size.width = width
    try fixture.layOut()
    #expect(fixture.shown.isEmpty)
  }

  @Test func headersComeAndGo() throws {
    let fixture = try CollectionFixture(items: [30, 30], height: 60)
    fixture.layout.headerReferenceSize = CGSize(width: 0, height: 15)
    try fixture.layOut()
    let kind = UICollectionView.sectionHeader
    #expect(fixture.view.visibleSupplements.map(\.indexPath) == [path(0, 0)])
    let header = try #require(fixture.view.supplementaryView(ofKind: kind, at: path(0, 0)))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 200, height: 15))
    #expect(fixture.view.subviews.contains { $0 === header })
    try fixture.view.setContentOffset(CGPoint(x: 0, y: 70))
    #expect(fixture.view.visibleSupplements.map(\.indexPath) == [path(1, 0)])
    #expect(fixture.view.visibleSupplements.first?.view === header)
    #expect(fixture.view.cellForItem(at: path(1, 0))?.frame.origin.y == 90)
  }

  @Test func aSourceWithoutHeaders() throws {
    let source = try RuntimeFixture.makeObject { cls in
      try cls.addMethod(Selector("collectionView:numberOfItemsInSection:")) {
        (_: Object, _: Object, _: Int) in 0
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 10)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 9, height: 9), collectionViewLayout: layout)
    view.dataSource = source
    #expect(
      errorText { try view.layoutSubviews() }
        == "UICollectionElementKindSectionHeader at item 0 of section 0: \(source.runtimeClass) does "
        + "not answer collectionView:viewForSupplementaryElementOfKind:atIndexPath:")
  }
}
