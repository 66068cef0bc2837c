import CarobRuntime
import CarobUIKit
import RuntimeTestSupport
import Testing

import struct Foundation.CGRect

@Suite("UICollectionView: reuse")
@MainActor
struct UICollectionViewReuseTests {
  private let view = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  @Test func makesCellsByTheirInitializer() throws {
    let log = CallLog()
    let cls = try RuntimeFixture.makeClass(below: UICollectionViewCell.runtimeClass) { cls in
      try cls.addMethod(Selector("initWithFrame:")) { (this: Object, frame: CGRect) -> Object? in
        log.calls.append("init")
        return try this.sendSuper(above: cls, Selector("initWithFrame:"), frame)
      }
    }
    try view.register(cls, forCellReuseIdentifier: "cell")
    let cell = try view.dequeueReusableCell(withReuseIdentifier: "cell", for: path(0, 0))
    #expect(cell.runtimeClass == cls)
    #expect(cell.reuseIdentifier == "cell")
    #expect(log.calls == ["init"])
  }

  @Test func whatIsNotRegistered() {
    #expect(
      errorText { _ = try view.dequeueReusableCell(withReuseIdentifier: "x", for: path(0, 2)) }
        == "item 2 of section 0: no class is registered under the identifier \"x\"; register one "
        + "with registerClass:forCellWithReuseIdentifier:")
    #expect(
      errorText {
        _ = try view.dequeueReusableSupplementaryView(
          ofKind: "K", withReuseIdentifier: "x", for: path(0, 0))
      } == "K at item 0 of section 0: no class is registered under the identifier \"x\"; register "
        + "one with registerClass:forSupplementaryViewOfKind:withReuseIdentifier:")
  }

  @Test func classesThatAreRefused() {
    #expect(
      errorText { try view.register(UIView.runtimeClass, forCellReuseIdentifier: "x") }
        == "UIView cannot be registered under the identifier \"x\": it is not a subclass of "
        + "UICollectionViewCell")
    #expect(
      errorText {
        try view.register(
          UICollectionReusableView.runtimeClass, forCellReuseIdentifier: "x")
      } == "UICollectionReusableView cannot be registered under the identifier \"x\": it is not a "
        + "subclass of UICollectionViewCell")
  }

  @Test func anInitializerThatGivesNothing() throws {
    let cls = try RuntimeFixture.makeClass(below: UICollectionViewCell.runtimeClass) { cls in
      try cls.addMethod(Selector("initWithFrame:")) { (_: Object, _: CGRect) -> Object? in nil }
    }
    try view.register(cls, forCellReuseIdentifier: "none")
    #expect(
      errorText { _ = try view.dequeueReusableCell(withReuseIdentifier: "none", for: path(0, 0)) }
        == "-[\(cls) initWithFrame:]: gave nil")
  }

  @Test func preparesForReuse() throws {
    let fixture = try CollectionFixture(items: [1])
    let log = CallLog()
    let cls = try RuntimeFixture.makeClass(below: UICollectionViewCell.runtimeClass) { cls in
      try cls.addMethod(Selector("prepareForReuse")) { (_: Object) in log.calls.append("prepare") }
      try cls.addMethod(Selector("setSelected:")) { (_: Object, flag: Bool) in
        log.calls.append("selected \(flag)")
      }
    }
    try fixture.view.register(cls, forCellReuseIdentifier: "item")
    try fixture.layOut()
    let first = try #require(fixture.view.cellForItem(at: path(0, 0)))
    try fixture.view.selectItem(at: path(0, 0), animated: false)
    fixture.view.reloadData()
    try fixture.layOut()
    #expect(fixture.view.cellForItem(at: path(0, 0)) === first)
    #expect(log.calls == ["selected true", "prepare"])
  }

  @Test func aCellOfAnotherClassIsNotHandedOut() throws {
    let fixture = try CollectionFixture(items: [1])
    try fixture.layOut()
    try fixture.view.register(LabelCell.runtimeClass, forCellReuseIdentifier: "item")
    fixture.view.reloadData()
    try fixture.layOut()
    #expect(fixture.view.cellForItem(at: path(0, 0)) is LabelCell)
  }

  @Test func byMessages() throws {
    _ = try view.send(
      Selector("registerClass:forCellWithReuseIdentifier:"), LabelCell.runtimeClass,
      "cell")
    let cell = try view.send(
      Selector("dequeueReusableCellWithReuseIdentifier:forIndexPath:"), "cell", path(0, 0))
    #expect(cell is LabelCell)
    #expect(try cell?.value(forKey: "contentView") is UIView)
  }
}

private final class LabelCell: UICollectionViewCell {}
