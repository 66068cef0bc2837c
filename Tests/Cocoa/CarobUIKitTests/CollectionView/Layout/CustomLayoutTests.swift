import CarobFoundation
import CarobRuntime
import CarobUIKit
import RuntimeTestSupport
import Testing

import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize

@Suite("UICollectionViewLayout, made by a plugin")
@MainActor
struct CustomLayoutTests {
  private typealias Attributes = UICollectionViewLayoutAttributes

  private func fixture(
    _ elements: @escaping (CGRect) throws -> Object?, size: CGSize = CGSize(width: 50, height: 50),
    _ log: CallLog = CallLog()
  ) throws -> CollectionFixture {
    let cls = try RuntimeFixture.makeClass(below: UICollectionViewLayout.runtimeClass) { cls in
      try cls.addMethod(Selector("prepareLayout")) { (_: Object) in log.calls.append("prepare") }
      try cls.addMethod(Selector("collectionViewContentSize")) { (_: Object) in size }
      try cls.addMethod(Selector("layoutAttributesForElementsInRect:")) {
        (_: Object, rect: CGRect) -> Object? in
        log.calls.append("elements")
        return try elements(rect)
      }
    }
    let fixture = try CollectionFixture(items: [3])
    fixture.view.setCollectionViewLayout(
      try #require(try cls.make() as? UICollectionViewLayout))
    return fixture
  }

  private func attributes(_ path: IndexPath, _ frame: CGRect) -> Attributes {
    let made = Attributes(forCellAt: path)
    made.frame = frame
    return made
  }

  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func isPreparedOnceAndAskedForWhatIsShown() throws {
    let log = CallLog()
    let fixture = try fixture(
      { rect in
        ArrayBox(
          (0..<3).map {
            attributes(path(0, $0), CGRect(x: $0 * 150, y: 0, width: 9, height: 9))
          })
      }, size: CGSize(width: 500, height: 50), log)
    try fixture.layOut()
    #expect(log.calls == ["prepare", "elements"])
    // What the layout gives beyond the bounds is not shown.
    #expect(fixture.shown == ["0,0", "0,1"])
    try fixture.view.setContentOffset(CGPoint(x: 150, y: 0))
    #expect(log.calls == ["prepare", "elements", "elements"])
    #expect(fixture.shown == ["0,1", "0,2"])
    _ = try fixture.view.layout?.send(Selector("invalidateLayout"))
    try fixture.layOut()
    #expect(log.calls.suffix(2) == ["prepare", "elements"])
    #expect(fixture.view.contentSize == CGSize(width: 500, height: 50))
  }

  @Test func hiddenAndTransparent() throws {
    let fixture = try fixture { _ in
      let hidden = attributes(path(0, 0), square)
      hidden.isHidden = true
      let faint = attributes(path(0, 1), square)
      faint.alpha = 0.5
      return ArrayBox([hidden, faint, faint])
    }
    try fixture.layOut()
    #expect(fixture.shown == ["0,1"])
    #expect(fixture.view.cellForItem(at: path(0, 1))?.alpha == 0.5)
  }

  @Test func nothingAtAll() throws {
    let fixture = try fixture { _ in nil }
    try fixture.layOut()
    #expect(fixture.shown.isEmpty)
  }

  @Test func garbage() throws {
    let fixture = try fixture { _ in ArrayBox([StringBox("here")]) }
    let name = try #require(fixture.view.layout?.runtimeClass.name)
    #expect(
      errorText { try fixture.view.layoutSubviews() }
        == "-[\(name) layoutAttributesForElementsInRect:]: gave an NSString, which is not a "
        + "UICollectionViewLayoutAttributes")
  }

  @Test(arguments: [(0, 3), (1, 0), (0, -1), (-1, 0)]) func itemsThatAreNotThere(
    _ section: Int, _ item: Int
  ) throws {
    let fixture = try fixture { _ in ArrayBox([attributes(path(section, item), square)]) }
    let name = try #require(fixture.view.layout?.runtimeClass.name)
    #expect(
      errorText { try fixture.view.layoutSubviews() }
        == "\(name) has a place for item \(item) of section \(section), which the data source does "
        + "not have")
  }

  @Test(arguments: [Double.nan, -1, .infinity]) func framesThatAreNone(_ width: Double) throws {
    let frame = CGRect(x: 0, y: 0, width: width, height: 1)
    let fixture = try fixture { _ in ArrayBox([attributes(path(0, 0), frame)]) }
    // Foundation turns a rectangle with a negative width round only when asked for its edges.
    #expect(listErrorCode { try fixture.view.layoutSubviews() } == .badLayout)
  }

  @Test(arguments: [Double.nan, -1, .infinity]) func contentSizesThatAreNone(
    _ width: Double
  ) throws {
    let fixture = try fixture({ _ in nil }, size: CGSize(width: width, height: 1))
    #expect(listErrorCode { try fixture.view.layoutSubviews() } == .badLayout)
  }

  @Test func aLayoutThatRaises() throws {
    let fixture = try fixture { _ in throw RaisedError("no ground") }
    #expect(
      errorText { try fixture.view.layoutSubviews() }?.hasSuffix("no ground") == true)
    #expect(fixture.view.visibleItems.isEmpty)
  }

  @Test func superAnswers() throws {
    let cls = try RuntimeFixture.makeClass(below: UICollectionViewFlowLayout.runtimeClass) { cls in
      let elements = Selector("layoutAttributesForElementsInRect:")
      try cls.addMethod(elements) { (this: Object, rect: CGRect) -> Object? in
        let list = try this.sendSuper(above: cls, elements, rect) as? ArrayBox
        for object in try list?.objects() ?? [] {
          (object as? UICollectionViewLayoutAttributes)?.frame.origin.y += 7
        }
        return list
      }
    }
    let fixture = try CollectionFixture(
      items: [3], layout: try #require(try cls.make() as? UICollectionViewFlowLayout))
    try fixture.layOut()
    #expect(fixture.view.visibleItems.map(\.cell.frame.origin.y) == [7, 7, 7])
  }

  @Test func attributesAreCopied() throws {
    let made = Attributes(forSupplementaryViewOfKind: "K", at: path(1, 0))
    made.frame = CGRect(x: 1, y: 2, width: 4, height: 6)
    made.zIndex = 5
    let copy = try #require(try made.send(Selector("copy")) as? Attributes)
    #expect(copy !== made)
    #expect(copy.isEqual(made))
    copy.center = CGPoint(x: 0, y: 0)
    #expect(copy.frame == CGRect(x: -2, y: -3, width: 4, height: 6))
    copy.size = CGSize(width: 2, height: 2)
    #expect(copy.frame == CGRect(x: -1, y: -1, width: 2, height: 2))
    #expect(!copy.isEqual(made))
    #expect(try Message<() -> UInt>("representedElementCategory")(made) == 1)
    let cell = try Message<(IndexPath) -> Object?>("layoutAttributesForCellWithIndexPath:")(
      Attributes.runtimeClass.object, path(0, 3))
    #expect((cell as? Attributes)?.indexPath == path(0, 3))
  }
}
