import CarobFoundation
import CarobRuntime
import CarobUIKit
import Foundation
import RuntimeTestSupport
import Testing

@Suite("UIView: layout, order and coordinates")
@MainActor
struct UIViewLayoutTests {
  @Test func boundsAndCenter() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(try Message<() -> CGRect>("bounds")(view) == CGRect(x: 0, y: 0, width: 30, height: 40))
    try Message<(CGRect) -> Void>("setBounds:")(view, CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
  }

  @Test func layoutIsSentWhenNeeded() throws {
    let log = CallLog()
    let cls = try RuntimeFixture.makeClass(below: UIView.runtimeClass) { cls in
      try cls.addMethod(Selector("layoutSubviews")) { (this: Object) in
        log.calls.append("\((this as? UIView)?.tag ?? 0)")
        if log.calls.count == 9 { throw RaisedError("no") }
      }
    }
    let outer = try #require(try cls.make() as? UIView)
    let inner = try #require(try cls.make() as? UIView)
    (outer.tag, inner.tag) = (1, 2)
    try outer.addSubview(inner)
    try outer.layoutIfNeeded()
    try outer.layoutIfNeeded()
    #expect(log.calls == ["1", "2"])
    inner.frame.size.width = 5
    try outer.send(Selector("layoutIfNeeded"))
    #expect(log.calls == ["1", "2", "2"])
    inner.frame.origin.x = 5
    try outer.layoutIfNeeded()
    #expect(log.calls.count == 3)
    try outer.send(Selector("setNeedsLayout"))
    log.calls = Array(repeating: "", count: 8)
    #expect(throws: MessageError.self) { try outer.layoutIfNeeded() }
    try outer.layoutIfNeeded()
    #expect(log.calls.last == "1")
  }

  @Test func orderOfSubviews() throws {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    for view in views.prefix(3) { try parent.addSubview(view) }
    try parent.send(Selector("insertSubview:atIndex:"), views[3], 1)
    #expect(areSame(parent.subviews, [views[0], views[3], views[1], views[2]]))
    try parent.send(Selector("bringSubviewToFront:"), views[0])
    try parent.send(Selector("sendSubviewToBack:"), views[2])
    #expect(areSame(parent.subviews, [views[2], views[3], views[1], views[0]]))
    try parent.insertSubview(views[1], at: -5)
    try parent.insertSubview(views[2], at: 99)
    #expect(areSame(parent.subviews, [views[1], views[3], views[0], views[2]]))
    parent.bringSubviewToFront(UIView())
    #expect(parent.subviews.count == 4)
    #expect(throws: ViewError.self) { try views[0].insertSubview(parent, at: 0) }
  }

  @Test func findingViews() throws {
    let outer = UIView()
    let middle = UIView()
    let inner = UILabel()
    try outer.addSubview(middle)
    try middle.addSubview(inner)
    inner.tag = 7
    #expect(try outer.send(Selector("viewWithTag:"), 7) === inner)
    #expect(outer.view(withTag: 8) == nil)
    #expect(outer.view(withTag: 0) === outer)
    let isDescendant = Message<(UIView) -> Bool>("isDescendantOfView:")
    #expect(try isDescendant(inner, outer))
    #expect(try isDescendant(inner, inner))
    #expect(try !isDescendant(outer, inner))
  }

  @Test func coordinates() throws {
    let outer = UIView(frame: CGRect(x: 500, y: 500, width: 100, height: 100))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    try outer.addSubview(scroll)
    try scroll.addSubview(inner)
    try scroll.setContentOffset(CGPoint(x: 0, y: 90))
    let toView = Message<(CGPoint, UIView?) -> CGPoint>("convertPoint:toView:")
    #expect(try toView(inner, CGPoint(x: 1, y: 1), outer) == CGPoint(x: 11, y: 21))
    #expect(try toView(inner, CGPoint(x: 1, y: 1), nil) == CGPoint(x: 11, y: 21))
    let fromView = Message<(CGPoint, UIView?) -> CGPoint>("convertPoint:fromView:")
    #expect(try fromView(inner, CGPoint(x: 11, y: 21), outer) == CGPoint(x: 1, y: 1))
    let rect = Message<(CGRect, UIView?) -> CGRect>("convertRect:fromView:")
    #expect(
      try rect(inner, CGRect(x: 11, y: 21, width: 3, height: 4), nil)
        == CGRect(x: 1, y: 1, width: 3, height: 4))
  }

  @Test func coloursAndFonts() throws {
    let colors = UIColor.runtimeClass.object
    let clear = try #require(try colors.send(Selector("clearColor")) as? UIColor)
    #expect(clear.alpha == 0)
    #expect(UIColor.white.isEqual(try colors.send(Selector("whiteColor"))))
    #expect(UIColor(red: 2, green: .nan, blue: -1).isEqual(UIColor(red: 1, green: 0, blue: 0)))
    let view = UIView()
    try view.send(Selector("setBackgroundColor:"), clear)
    #expect(view.backgroundColor === clear)
    #expect(try clear.send(Selector("copy")) === clear)
    let font = try #require(
      try UIFont.runtimeClass.object.send(Selector("boldSystemFontOfSize:"), 12.0) as? UIFont)
    #expect("\(font)" == "12.0 points, bold")
  }

  @Test func labelsAndIndicators() throws {
    let label = UILabel()
    try label.send(Selector("setTextAlignment:"), 1)
    try label.send(Selector("setNumberOfLines:"), 0)
    try label.send(Selector("setTextColor:"), UIColor.black)
    #expect(label.textAlignment == .center && label.numberOfLines == 0)
    #expect(
      errorText { try label.send(Selector("setTextAlignment:"), 9) }
        == "9 is no text alignment: they go from 0 to 4")
    let indicator = UIActivityIndicatorView()
    indicator.startAnimating()
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.startAnimating()
    #expect(!indicator.isHidden)
    #expect(
      errorText { try indicator.send(Selector("setActivityIndicatorViewStyle:"), -1) }
        == "-1 is no activity indicator style: they go from 0 to 2")
  }

  @Test func indexSets() throws {
    let sets = IndexSetBox.runtimeClass.object
    let one = try #require(try sets.send(Selector("indexSetWithIndex:"), 4) as? IndexSetBox)
    #expect(one.indexes == [4])
    let range = Message<(NSRange) -> Object?>("indexSetWithIndexesInRange:")
    let some = try #require(try range(sets, NSRange(location: 2, length: 3)))
    #expect("\(some)" == "2–4")
    #expect(try some.send(Selector("containsIndex:"), 3, returning: Bool.self))
    #expect(try some.send(Selector("count"), returning: Int.self) == 3)
    #expect(try some.isEqual(range(sets, NSRange(location: 2, length: 3))))
    for wild in [NSRange(location: -1, length: 1), NSRange(location: 1, length: Int.max)] {
      #expect(throws: MessageError.self) { try range(sets, wild) }
    }
  }
}
