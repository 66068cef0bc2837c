import CarobFoundation
import CarobRuntime
import CarobUIKit
import Foundation
import RuntimeTestSupport
import Testing

@Suite("UIView and what is drawn in it")
@MainActor
struct UIViewTests {
  @Test func hierarchy() throws {
    let parent = UIView()
    let child = UIView()
    let other = UIView()
    try parent.send(Selector("addSubview:"), child)
    try parent.addSubview(other)
    #expect(areSame(parent.subviews, [child, other]))
    #expect(child.superview === parent)
    // Adding again brings to the front.
    try parent.addSubview(child)
    #expect(areSame(parent.subviews, [other, child]))
    try other.addSubview(child)
    #expect(areSame(parent.subviews, [other]))
    try child.send(Selector("removeFromSuperview"))
    #expect(child.superview == nil && other.subviews.isEmpty)
    child.removeFromSuperview()
  }

  @Test func noViewIsInsideItself() throws {
    let parent = UIView()
    let child = UILabel()
    try parent.addSubview(child)
    #expect(throws: ViewError.self) { try child.addSubview(parent) }
    #expect(throws: ViewError.self) { try child.addSubview(child) }
    #expect(child.superview === parent)
    try parent.send(Selector("addSubview:"), nil as Object?)
    #expect(areSame(parent.subviews, [child]))
    #expect(throws: MessageError.self) { try parent.send(Selector("addSubview:"), Object()) }
  }

  @Test func nestingHasALimit() throws {
    let most = UIView.maximumDepth
    let outermost = UIView()
    var deepest = outermost
    for _ in 1..<most {
      let inside = UIView()
      try deepest.addSubview(inside)
      deepest = inside
    }
    let text =
      "a UILabel cannot be put inside a UIView: more than \(most) views would be inside "
      + "one another; put some of them beside one another"
    let label = UILabel()
    do {
      try deepest.addSubview(label)
      Issue.record("there is one view too many")
    } catch {
      #expect(error.description == text)
    }
    #expect(label.superview == nil && deepest.subviews.isEmpty)
    #expect(throws: MessageError.self) { try deepest.send(Selector("addSubview:"), label) }
    #expect(throws: MessageError.self) {
      try deepest.send(Selector("insertSubview:atIndex:"), label, 0)
    }
    // What is beside does not count, and what is taken out counts no more.
    let nearest = try #require(deepest.superview)
    try nearest.addSubview(label)
    deepest.removeFromSuperview()
    try deepest.addSubview(UIView())
  }

  /// The views inside the one that is added count too, so that building from the inside out comes to the same limit.
  @Test func nestingFromTheInsideOutHasTheSame() throws {
    var outermost = UIView()
    for _ in 1..<UIView.maximumDepth {
      let around = UIView()
      try around.addSubview(outermost)
      outermost = around
    }
    #expect(throws: ViewError.self) { try UIView().addSubview(outermost) }
    let inner = outermost.subviews[0]
    try UIView().addSubview(inner)
    #expect(outermost.subviews.isEmpty)
  }

  /// The parts of a cell are made when they are asked for, wherever the cell is.
  @Test func partsAreMadeHoweverDeepAViewIs() throws {
    var deepest = UIView()
    let outermost = deepest
    for _ in 2..<UIView.maximumDepth {
      let inside = UIView()
      try deepest.addSubview(inside)
      deepest = inside
    }
    let cell = UITableViewCell()
    try deepest.addSubview(cell)
    let label = cell.textLabel
    #expect(label.isDescendant(of: outermost))
  }

  @Test func superviewIsWeak() throws {
    let child = UIView()
    do {
      let parent = UIView()
      try parent.addSubview(child)
    }
    #expect(child.superview == nil)
  }

  @Test func framesTravelByValue() throws {
    let view = UIView()
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4.5)
    try Message<(CGRect) -> Void>("setFrame:")(view, frame)
    #expect(view.frame == frame)
    #expect(try Message<() -> CGRect>("frame")(view) == frame)
    #expect(CGRect.typeEncoding.encoding == "{CGRect={CGPoint=dd}{CGSize=dd}}")
    #expect(CGPoint.typeEncoding.encoding == "{CGPoint=dd}")
    #expect(CGSize.typeEncoding.encoding == "{CGSize=dd}")
    #expect(throws: MessageError.self) { try view.send(Selector("setFrame:"), 1.0) }
  }

  @Test func pointsAndSizesTravelByValue() throws {
    let object = try RuntimeFixture.makeObject { cls in
      try cls.addMethod(Selector("move:by:")) { (_: Object, point: CGPoint, size: CGSize) in
        CGPoint(x: point.x + size.width, y: point.y - size.height)
      }
    }
    let move = Message<(CGPoint, CGSize) -> CGPoint>("move:by:")
    #expect(
      try move(object, CGPoint(x: 1, y: 2), CGSize(width: 10, height: 20)) == CGPoint(x: 11, y: -18)
    )
  }

  @Test func properties() throws {
    let view = UIView()
    try view.send(Selector("setHidden:"), true)
    #expect(try view.send(Selector("isHidden"), returning: Bool.self))
    try view.setValue(NumberBox(7), forKey: "tag")
    #expect(view.tag == 7)
    let image = try #require(
      try UIImage.runtimeClass.object.send(Selector("imageNamed:"), "ada") as? UIImage)
    #expect(image.name == "ada")
    #expect(try Equality.isEqual(image, UIImage(named: "ada")))
    let imageView = UIImageView()
    try imageView.send(Selector("setImage:"), image)
    #expect(imageView.image === image)
    try imageView.send(Selector("setImage:"), nil as Object?)
    #expect(imageView.image == nil)
  }

  @Test func everyClassIsFoundByName() {
    for type in UIKitClasses.all {
      let cls = type.runtimeClass
      #expect(cls.name == "\(type)")
      #expect(RuntimeClass(named: cls.name) == cls)
    }
  }
}
