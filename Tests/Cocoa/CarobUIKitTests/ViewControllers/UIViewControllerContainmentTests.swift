import CarobRuntime
import CarobUIKit
import RuntimeTestSupport
import Testing

@Suite("UIViewController: controllers inside others")
@MainActor
struct UIViewControllerContainmentTests {
  @Test func childrenByMessage() throws {
    let (parent, child) = (UIViewController(), UIViewController())
    try parent.send(Selector("addChildViewController:"), child)
    #expect(try child.send(Selector("parentViewController")) === parent)
    #expect(
      areSame(
        try parent.send(
          Selector("childViewControllers"), returning: [UIViewController].self), [child]))
    try parent.addChild(child)
    #expect(parent.children.count == 1)
    try child.send(Selector("removeFromParentViewController"))
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
    try child.removeFromParent()
  }

  @Test func aNewParentTakesTheChild() throws {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    try first.addChild(child)
    try second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
  }

  @Test func nothingIsInsideItself() throws {
    let (outer, inner) = (UIViewController(), UIViewController())
    try outer.addChild(inner)
    for child in [outer, inner] {
      let error = #expect(throws: ViewControllerError.self) { try inner.addChild(child) }
      #expect(error?.code == .cannotContain)
      #expect(
        error?.description
          == "a UIViewController cannot be inside itself or a controller that is inside it")
    }
  }

  @Test func whatShowsElsewhereIsRefused() throws {
    let root = UIViewController()
    let window = try showing(root)
    let error = #expect(throws: ViewControllerError.self) { try UIViewController().addChild(root) }
    #expect(error?.description == "this UIViewController is the root of a window")
    let covering = UIViewController()
    try root.present(covering, animated: false)
    #expect(throws: ViewControllerError.self) { try root.addChild(covering) }
    #expect(throws: ViewControllerError.self) {
      try UINavigationController(rootViewController: covering)
    }
    let presenting = UIViewController()
    try presenting.present(UIViewController(), animated: false)
    let busy = #expect(throws: ViewControllerError.self) { try root.addChild(presenting) }
    #expect(
      busy?.description == "this UIViewController presents a UIViewController; dismiss that first")
    withExtendedLifetime(window) {}
  }

  @Test func aHandlerThatPutsTheChildElsewhere() throws {
    let other = UIViewController()
    let child = try makeController { cls in
      try cls.addMethod(Selector("willMoveToParentViewController:")) {
        (this: UIViewController, parent: UIViewController?) in
        if parent !== other { try other.addChild(this) }
      }
    }
    let parent = UIViewController()
    try parent.addChild(child)
    #expect(child.parent === other)
    #expect(parent.children.isEmpty)
  }

  @Test func childrenAppearWithTheirParent() throws {
    let log = CallLog()
    let parent = try loggingController(log, "parent ")
    let shown = try loggingController(log, "shown ")
    let other = try loggingController(log, "other ")
    for child in [shown, other] { try parent.addChild(child) }
    try parent.view().addSubview(shown.view())
    log.calls = []
    let window = try showing(parent)
    #expect(
      log.calls == [
        "parent viewWillAppear:false", "shown viewWillAppear:false", "parent viewDidAppear:false",
        "shown viewDidAppear:false",
      ])
    log.calls = []
    try window.setHidden(true)
    #expect(
      log.calls == [
        "parent viewWillDisappear:false", "shown viewWillDisappear:false",
        "parent viewDidDisappear:false", "shown viewDidDisappear:false",
      ])
  }

  @Test func aContainerOfItsOwnTellsItsChildren() throws {
    let log = CallLog()
    let child = try loggingController(log)
    try UIViewController().addChild(child)
    let begin = Selector("beginAppearanceTransition:animated:")
    try child.send(begin, true, true)
    try child.send(begin, true, true)
    try child.send(Selector("endAppearanceTransition"))
    try child.send(begin, false, false)
    try child.send(Selector("endAppearanceTransition"))
    #expect(
      log.calls == [
        "loadView", "viewDidLoad", "viewWillAppear:true", "viewDidAppear:false",
        "viewWillDisappear:false", "viewDidDisappear:false",
      ])
  }

  @Test func titlesAndItems() throws {
    let controller = UIViewController()
    controller.title = "Users"
    let item = try #require(try controller.send(Selector("navigationItem")) as? UINavigationItem)
    #expect(item.title == "Users")
    try controller.send(Selector("setTitle:"), "People")
    #expect(item.title == "People")
    try item.send(Selector("setTitle:"), "Folk")
    #expect(controller.title == "People")
    #expect(controller.navigationItem === item)
  }
}
