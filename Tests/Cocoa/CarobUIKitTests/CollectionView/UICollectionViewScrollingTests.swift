import CarobRuntime
import CarobUIKit
import RuntimeTestSupport
import Testing

import struct Foundation.CGPoint
import struct Foundation.CGSize

@Suite("UICollectionView: scrolling")
@MainActor
struct UICollectionViewScrollingTests {
  private typealias Position = UICollectionView.ScrollPosition

  @Test(
    arguments: [
      (1, 400.0), (2, 360.0), (4, 320.0), (0, 320.0), (1 | 8, 400.0),
    ] as [(UInt, Double)])
  func positionsDown(_ position: UInt, _ offset: Double) throws {
    let fixture = try CollectionFixture(items: [1000])
    try fixture.view.scrollToItem(
      at: path(0, 205), at: Position(rawValue: position), animated: false)
    #expect(fixture.view.contentOffset == CGPoint(x: 0, y: offset))
    #expect(fixture.shown.contains("0,205"))
  }

  @Test func notBeyondTheContent() throws {
    let fixture = try CollectionFixture(items: [100])
    try fixture.view.scrollToItem(at: path(0, 99), at: .top, animated: false)
    #expect(fixture.view.contentOffset.y == 100)
    try fixture.view.scrollToItem(at: path(0, 0), at: .bottom, animated: false)
    #expect(fixture.view.contentOffset.y == 0)
  }

  @Test func whatIsVisibleStays() throws {
    let fixture = try CollectionFixture(items: [1000])
    try fixture.view.setContentOffset(CGPoint(x: 0, y: 30))
    try fixture.view.scrollToItem(at: path(0, 25), at: [], animated: false)
    #expect(fixture.view.contentOffset.y == 30)
    try fixture.view.scrollToItem(at: path(0, 10), at: [], animated: false)
    #expect(fixture.view.contentOffset.y == 20)
  }

  @Test func across() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let fixture = try CollectionFixture(items: [1000], layout: layout)
    try fixture.view.scrollToItem(at: path(0, 500), at: .centeredHorizontally, animated: false)
    #expect(fixture.view.contentOffset == CGPoint(x: 1910, y: 0))
    #expect(fixture.view.contentSize == CGSize(width: 4000, height: 100))
    // Eleven columns of five, of which the outer two show in part.
    #expect(fixture.shown.count == 55)
  }

  @Test(arguments: [3, 24, 64] as [UInt])
  func positionsThatExcludeEachOther(_ position: UInt) throws {
    let fixture = try CollectionFixture(items: [3])
    #expect(
      errorText {
        try fixture.view.scrollToItem(
          at: path(0, 0), at: Position(rawValue: position), animated: false)
      } == "\(position) is no scroll position: at most one of 1, 2 and 4 and one of 8, 16 and 32")
  }

  @Test func contentThatBecomesShorter() throws {
    let fixture = try CollectionFixture(items: [1000])
    try fixture.view.scrollToItem(at: path(0, 999), at: .bottom, animated: false)
    fixture.items = [60]
    fixture.view.reloadData()
    try fixture.layOut()
    #expect(fixture.view.contentOffset.y == 20)
    #expect(fixture.shown.last == "0,59")
  }

  @Test func itemsAtPoints() throws {
    let fixture = try CollectionFixture(items: [25])
    #expect(try fixture.view.indexPathForItem(at: CGPoint(x: 30, y: 45)) == path(0, 21))
    #expect(try fixture.view.indexPathForItem(at: CGPoint(x: 130, y: 45)) == nil)
    let attributes = try fixture.view.send(
      Selector("layoutAttributesForItemAtIndexPath:"), path(0, 21))
    #expect(
      (attributes as? UICollectionViewLayoutAttributes)?.frame.origin == CGPoint(x: 20, y: 40))
  }

  @Test func byMessages() throws {
    let fixture = try CollectionFixture(items: [1000])
    _ = try fixture.view.send(
      Selector("scrollToItemAtIndexPath:atScrollPosition:animated:"), path(0, 205), UInt(1), false)
    #expect(fixture.view.contentOffset.y == 400)
  }
}
