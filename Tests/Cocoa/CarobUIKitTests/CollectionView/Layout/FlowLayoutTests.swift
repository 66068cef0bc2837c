import CarobRuntime
import RuntimeTestSupport
import Testing

@testable import CarobUIKit

import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize

@Suite("UICollectionViewFlowLayout")
@MainActor
struct FlowLayoutTests {
  private func frames(_ fixture: CollectionFixture) throws -> [[Double]] {
    try fixture.layOut()
    return fixture.view.visibleItems.map {
      [$0.cell.frame.origin.x, $0.cell.frame.origin.y].map { Double(($0 * 100).rounded() / 100) }
    }
  }

  @Test func fullLinesReachFromSideToSide() throws {
    let fixture = try CollectionFixture(items: [5], width: 100)
    fixture.layout.itemSize = CGSize(width: 30, height: 10)
    fixture.layout.minimumLineSpacing = 4
    #expect(try frames(fixture) == [[0, 0], [35, 0], [70, 0], [0, 14], [35, 14]])
    #expect(fixture.view.contentSize == CGSize(width: 100, height: 24))
  }

  @Test func aColumnIsInTheMiddle() throws {
    let fixture = try CollectionFixture(items: [2], width: 100)
    fixture.layout.itemSize = CGSize(width: 60, height: 10)
    #expect(try frames(fixture) == [[20, 0], [20, 10]])
  }

  @Test func insetsHeadersAndSpacing() throws {
    let fixture = try CollectionFixture(items: [3, 1], width: 100, height: 300)
    fixture.layout.itemSize = CGSize(width: 40, height: 10)
    fixture.layout.minimumInteritemSpacing = 5
    fixture.layout.minimumLineSpacing = 7
    fixture.layout.sectionInset = UIEdgeInsets(top: 1, left: 5, bottom: 3, right: 5)
    fixture.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    #expect(try frames(fixture) == [[5, 21], [55, 21], [5, 38], [5, 72]])
    #expect(fixture.view.contentSize.height == 85)
  }

  @Test func horizontally() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let fixture = try CollectionFixture(items: [3], width: 100, height: 50, layout: layout)
    fixture.layout.itemSize = CGSize(width: 30, height: 20)
    #expect(try frames(fixture) == [[0, 0], [0, 30], [30, 0]])
  }

  @Test func sizesOfTheDelegate() throws {
    let fixture = try CollectionFixture(items: [5], width: 100, givesSizes: true)
    let widths = [60.0, 30, 80, 15, 10]
    fixture.size = { CGSize(width: widths[$0.row], height: 10 * Double($0.row + 1)) }
    // The first line is spread, and its lower item in the middle; the last begins at the left.
    #expect(try frames(fixture) == [[0, 5], [70, 0], [0, 25], [85, 20], [0, 60]])
    #expect(fixture.view.contentSize == CGSize(width: 100, height: 110))
  }

  @Test func equalSizesOfTheDelegateAreAGrid() throws {
    for count in [1, 2, 3, 4, 7] {
      let sized = try CollectionFixture(items: [count], width: 90, height: 500, givesSizes: true)
      sized.size = { _ in CGSize(width: 40, height: 15) }
      let uniform = try CollectionFixture(items: [count], width: 90, height: 500)
      uniform.layout.itemSize = CGSize(width: 40, height: 15)
      #expect(try frames(sized) == frames(uniform))
    }
  }

  @Test func estimatedSizesAreAskedForWhenNeeded() throws {
    let fixture = try CollectionFixture(items: [100_000], givesSizes: true)
    fixture.layout.estimatedItemSize = CGSize(width: 20, height: 30)
    try fixture.layOut()
    #expect(fixture.shown.count == 50)
    #expect(fixture.log.count(of: "size") <= 61)
    #expect(fixture.view.contentSize.height > 299_000)
    let asked = fixture.log.count(of: "size")
    try fixture.view.setContentOffset(CGPoint(x: 0, y: 20))
    #expect(fixture.log.count(of: "size") <= asked + 10)
    try fixture.view.scrollToItem(at: path(0, 99_999), at: .bottom, animated: false)
    #expect(fixture.shown.last == "0,99999")
    #expect(fixture.view.contentSize.height == 200_000)
    #expect(fixture.log.count(of: "size") == 100_000)
  }

  @Test func anEstimatedSectionPushesTheNext() throws {
    let fixture = try CollectionFixture(items: [10, 1], givesSizes: true)
    fixture.layout.estimatedItemSize = CGSize(width: 20, height: 50)
    try fixture.layOut()
    #expect(fixture.view.cellForItem(at: path(1, 0))?.frame.origin.y == 20)
    #expect(fixture.view.contentSize.height == 40)
  }

  @Test(arguments: [Double.nan, -1, .infinity, 1e10])
  func sizesThatAreNone(_ width: Double) throws {
    let fixture = try CollectionFixture(items: [1], givesSizes: true)
    fixture.size = { _ in CGSize(width: width, height: 5) }
    nonisolated(unsafe) var said: [String] = []
    try LayoutDiagnostics.withListener({ said.append($0.description) }) { try fixture.layOut() }
    #expect(
      said == [
        "-[\(fixture.delegate.runtimeClass) collectionView:layout:sizeForItemAtIndexPath:] gave "
          + "\(CGSize(width: width, height: 5)), which cannot be laid out; "
          + "\(CGSize(width: 20, height: 20)) is used instead"
      ])
    #expect(fixture.view.cellForItem(at: path(0, 0))?.frame.size == CGSize(width: 20, height: 20))
  }

  @Test(arguments: [Double.nan, -1, .infinity, 1e10])
  func settingsThatAreNone(_ length: Double) throws {
    let fixture = try CollectionFixture(items: [3])
    fixture.layout.itemSize = CGSize(width: length, height: length)
    fixture.layout.minimumLineSpacing = length
    fixture.layout.minimumInteritemSpacing = length
    fixture.layout.headerReferenceSize = CGSize(width: length, height: length)
    fixture.layout.sectionInset = UIEdgeInsets(
      top: .nan, left: length, bottom: length, right: length)
    try fixture.layOut()
    #expect(fixture.view.contentSize.height.isFinite)
    #expect(fixture.shown.count == 3)
  }

  @Test(arguments: [(0.0, 0.0), (0, 10), (10, 0), (1e-300, 1e-300)])
  func itemsWithoutArea(_ width: Double, _ height: Double) throws {
    let fixture = try CollectionFixture(items: [1000])
    fixture.layout.itemSize = CGSize(width: width, height: height)
    try fixture.layOut()
    #expect(fixture.view.contentSize.height.isFinite)
    #expect(fixture.shown.isEmpty || width > 0 && height > 0)
  }

  @Test func theDelegateSaysSpacings() throws {
    let fixture = try CollectionFixture(items: [4], width: 100)
    let cls = fixture.delegate.runtimeClass
    fixture.layout.itemSize = CGSize(width: 40, height: 10)
    try cls.addMethod(Selector("collectionView:layout:minimumLineSpacingForSectionAtIndex:")) {
      (_: Object, _: Object, _: Object, _: Int) in 3.0
    }
    try cls.addMethod(Selector("collectionView:layout:minimumInteritemSpacingForSectionAtIndex:")) {
      (_: Object, _: Object, _: Object, _: Int) in 15.0
    }
    try cls.addMethod(Selector("collectionView:layout:insetForSectionAtIndex:")) {
      (_: Object, _: Object, _: Object, _: Int) in
      UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 0)
    }
    try cls.addMethod(Selector("collectionView:layout:referenceSizeForHeaderInSection:")) {
      (_: Object, _: Object, _: Object, _: Int) in CGSize(width: 0, height: 8)
    }
    #expect(try frames(fixture) == [[2, 10], [60, 10], [2, 23], [60, 23]])
    #expect(fixture.view.contentSize.height == 35)
  }

  @Test func anotherWidthIsLaidOutAnew() throws {
    let fixture = try CollectionFixture(items: [30])
    try fixture.layOut()
    fixture.view.frame.size.width = 60
    #expect(try frames(fixture).count == 15)
    #expect(fixture.view.contentSize == CGSize(width: 60, height: 200))
  }

  @Test func whatIsNotThere() throws {
    let fixture = try CollectionFixture(items: [3])
    #expect(
      errorText { _ = try fixture.view.layoutAttributesForItem(at: path(0, 3)) }
        == "item 3 of section 0: the section has 3 items")
    let kind = UICollectionView.sectionHeader
    #expect(
      try fixture.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, 0)) == nil)
    #expect(
      errorText { try Message<(Int) -> Void>("setScrollDirection:")(fixture.layout, 2) }?
        .hasSuffix("2 is no scroll direction: 0 is vertical, 1 is horizontal") == true)
  }

  /// What lines find by arithmetic or search is what a look at every item finds.
  @Test(arguments: 0..<60) func findsWhatIsThere(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let count = Int.random(in: 0...40, using: &random)
    let room = FlowRoom(
      across: Double(Int.random(in: 1...100, using: &random)),
      itemSpacing: Double(Int.random(in: 0...9, using: &random)),
      lineSpacing: Double(Int.random(in: 0...9, using: &random)))
    func size() -> FlowSize {
      FlowSize(
        along: Double(Int.random(in: 1...30, using: &random)),
        across: Double(Int.random(in: 1...60, using: &random)))
    }
    let usual = size()
    let sizes = (0..<count).map { _ in size() }
    var measured = MeasuredLines(count, estimated: usual, in: room)
    measured.measure(to: .infinity, including: nil) { sizes[$0] }
    for lines in [UniformLines(count, of: usual, in: room), measured] as [any FlowLines] {
      let places = (0..<count).map { lines.place(of: $0) }
      let end = places.map { $0.along + $0.size.along }.max() ?? 0
      #expect(end <= lines.length + 1e-6)
      for _ in 0..<10 {
        let from = Double.random(in: -20...400, using: &random)
        let to = from + Double.random(in: 0...90, using: &random)
        let found = lines.items(from: from, to: to)
        for (item, place) in places.enumerated()
        where place.along < to && place.along + place.size.along > from {
          #expect(found.contains(item))
        }
        #expect(found.count <= count)
      }
    }
  }
}

/// Numbers that are the same in every run.
private struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
