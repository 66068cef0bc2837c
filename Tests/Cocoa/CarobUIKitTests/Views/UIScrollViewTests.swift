import CarobRuntime
import CarobUIKit
import Foundation
import RuntimeTestSupport
import Testing

@Suite("UIScrollView")
@MainActor
struct UIScrollViewTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let log = CallLog()

  private func delegate(_ didScroll: @escaping (UIScrollView) throws -> Void) throws -> Object {
    let log = log
    return try RuntimeFixture.makeObject { cls in
      try cls.addMethod(Selector("scrollViewDidScroll:")) { (_: Object, view: UIScrollView) in
        log.calls.append("scrolled to \(view.contentOffset.x),\(view.contentOffset.y)")
        try didScroll(view)
      }
      try cls.addMethod(Selector("scrollViewDidEndScrollingAnimation:")) {
        (_: Object, _: UIScrollView) in log.calls.append("ended")
      }
    }
  }

  @Test func tellsItsDelegateOnce() throws {
    let delegate = try delegate { _ in }
    view.delegate = delegate
    try view.setContentOffset(CGPoint(x: 0, y: 10))
    try view.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    #expect(log.calls == ["scrolled to 0.0,10.0"])
    try view.send(Selector("setContentOffset:animated:"), CGPoint(x: 5, y: 0), true)
    #expect(log.calls == ["scrolled to 0.0,10.0", "scrolled to 5.0,0.0", "ended"])
    #expect(view.bounds == CGRect(x: 5, y: 0, width: 100, height: 50))
    #expect(try Message<() -> CGPoint>("contentOffset")(view) == CGPoint(x: 5, y: 0))
  }

  @Test func boundsAreTheOffset() throws {
    let delegate = try delegate { _ in }
    view.delegate = delegate
    try Message<(CGRect) -> Void>("setBounds:")(
      view, CGRect(x: 0, y: 7, width: 100, height: 60))
    #expect(view.contentOffset == CGPoint(x: 0, y: 7))
    #expect(view.frame == CGRect(x: 0, y: -5, width: 100, height: 60))
    #expect(log.calls == ["scrolled to 0.0,7.0"])
  }

  @Test func aDelegateMayScrollAgain() throws {
    let delegate = try delegate { view in
      if view.contentOffset.y > 20 { try view.setContentOffset(CGPoint(x: 0, y: 20)) }
    }
    view.delegate = delegate
    try view.setContentOffset(CGPoint(x: 0, y: 90))
    #expect(log.calls == ["scrolled to 0.0,90.0", "scrolled to 0.0,20.0"])
  }

  @Test func aDelegateThatNeverStops() throws {
    let delegate = try delegate { view in
      try view.setContentOffset(CGPoint(x: 0, y: view.contentOffset.y + 1))
    }
    view.delegate = delegate
    let text = errorText { try view.setContentOffset(CGPoint(x: 0, y: 1)) }
    #expect(
      text == "the delegate of a UIScrollView scrolls again whenever it is told of scrolling; do "
        + "not set another offset in scrollViewDidScroll: each time")
    view.delegate = nil
    try view.setContentOffset(.zero)
    #expect(view.contentOffset == .zero)
  }

  @Test(arguments: [(Double.nan, 0.0), (0.0, Double.infinity)])
  func offsetsThatAreNot(_ x: Double, _ y: Double) {
    #expect(
      errorText { try view.setContentOffset(CGPoint(x: x, y: y)) }
        == "a UIScrollView cannot be scrolled to \(x), \(y): an offset has finite numbers")
    #expect(view.contentOffset == .zero)
  }

  @Test(arguments: [
    (0.0, 40.0, 0.0, 0.0), (0, 60, 20, 30), (0, 1_000, 20, 250), (0, 0, 400, 0), (30, 100, 60, 100),
    (80, 100, 20, 80), (0, -30, 10, 0),
  ])
  func scrollsAsLittleAsNeeded(
    _ start: Double, _ y: Double, _ height: Double, _ offset: Double
  ) throws {
    view.contentSize = CGSize(width: 100, height: 300)
    view.contentInset = UIEdgeInsets(top: 0, bottom: 0)
    try view.setContentOffset(CGPoint(x: 0, y: start))
    try view.scrollRectToVisible(
      CGRect(x: 0, y: y, width: 10, height: height == 0 ? 10 : height), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test func insetsTravelByValue() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    try Message<(UIEdgeInsets) -> Void>("setContentInset:")(view, insets)
    #expect(view.contentInset == insets)
    #expect(try Message<() -> UIEdgeInsets>("contentInset")(view) == insets)
  }

  @Test func placesWhatIsInside() throws {
    let laidOut = CallLog()
    let cls = try RuntimeFixture.makeClass(below: UIScrollView.runtimeClass) { cls in
      try cls.addMethod(Selector("layoutSubviews")) { (this: Object) in
        laidOut.calls.append("laid out")
        try this.sendSuper(above: cls, Selector("layoutSubviews"))
      }
    }
    let view = try #require(try cls.make() as? UIScrollView)
    try view.setContentOffset(CGPoint(x: 0, y: 3))
    #expect(laidOut.calls == ["laid out"])
    try view.send(Selector("layoutIfNeeded"))
    #expect(laidOut.calls.count == 1)
  }
}
