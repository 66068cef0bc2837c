import CarobRuntime
import CarobUIKit
import RuntimeTestSupport
import Testing

@Suite("UIViewController: presenting")
@MainActor
struct UIViewControllerPresentingTests {
  private let log = CallLog()
  private let root: UIViewController
  private let window: UIWindow

  init() throws {
    root = try loggingController(log, "root ")
    window = try showing(root)
    log.calls = []
  }

  @Test func presentAndDismiss() throws {
    let sheet = try loggingController(log, "sheet ")
    let completion = try Block { log.calls.append("completed") }
    let present = Selector("presentViewController:animated:completion:")
    try root.send(present, sheet, true, completion)
    #expect(
      log.calls == [
        "root viewWillDisappear:true", "sheet loadView", "sheet viewDidLoad",
        "sheet viewWillAppear:true", "sheet viewDidAppear:true", "root viewDidDisappear:true",
        "completed",
      ])
    #expect(try root.send(Selector("presentedViewController")) === sheet)
    #expect(try sheet.send(Selector("presentingViewController")) === root)
    #expect(sheet.viewIfLoaded?.superview === window)
    log.calls = []
    try sheet.send(Selector("dismissViewControllerAnimated:completion:"), false, completion)
    #expect(
      log.calls == [
        "sheet viewWillDisappear:false", "root viewWillAppear:false", "root viewDidAppear:false",
        "sheet viewDidDisappear:false", "completed",
      ])
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(sheet.viewIfLoaded?.superview == nil)
  }

  @Test func withoutCompletion() throws {
    let sheet = UIViewController()
    try root.send(
      Selector("presentViewController:animated:completion:"), sheet, false, nil as Block?)
    try root.send(
      Selector("dismissViewControllerAnimated:completion:"), false, nil as Block?)
    #expect(sheet.presentingViewController == nil)
  }

  @Test func theOutermostPresents() throws {
    let inner = UIViewController()
    let navigation = try UINavigationController(rootViewController: inner)
    try window.setRootViewController(navigation)
    let sheet = UIViewController()
    try inner.present(sheet, animated: false)
    #expect(sheet.presentingViewController === navigation)
    #expect(inner.presentedViewController === sheet)
    #expect(navigation.visibleViewController === sheet)
    try inner.dismiss(animated: false)
    #expect(navigation.visibleViewController === inner)
  }

  @Test func whatCoversTheDismissedGoesWithIt() throws {
    let sheet = try loggingController(log, "sheet ")
    let upper = try loggingController(log, "upper ")
    try root.present(sheet, animated: false)
    try sheet.present(upper, animated: false)
    log.calls = []
    try root.dismiss(animated: false)
    #expect(
      log.calls == [
        "upper viewWillDisappear:false", "root viewWillAppear:false", "root viewDidAppear:false",
        "upper viewDidDisappear:false",
      ])
    #expect(sheet.presentedViewController == nil)
    #expect(upper.presentingViewController == nil)
  }

  @Test func aDismissalWithNothingToDismiss() throws {
    var isCompleted = false
    try root.dismiss(animated: true) { isCompleted = true }
    #expect(isCompleted)
    #expect(log.calls.isEmpty)
  }

  @Test func whatCannotBePresented() throws {
    let sheet = UIViewController()
    try root.present(sheet, animated: false)
    let second = UIViewController()
    func refusal(_ presenter: UIViewController, _ presented: UIViewController) -> String? {
      let error = #expect(throws: ViewControllerError.self) {
        try presenter.present(presented, animated: false)
      }
      return error?.description
    }
    #expect(
      refusal(root, second)
        == "this \(root.runtimeClass) presents a UIViewController already; dismiss that first")
    let cannot = "this UIViewController cannot be presented: it "
    #expect(refusal(sheet, sheet) == cannot + "is presented already")
    #expect(refusal(second, sheet) == cannot + "is presented already")
    #expect(refusal(second, second) == cannot + "would cover itself")
    #expect(
      refusal(sheet, root)
        == "this \(root.runtimeClass) cannot be presented: it is the root of a window")
    let child = UIViewController()
    try second.addChild(child)
    #expect(refusal(sheet, child) == cannot + "is inside another controller")
  }

  @Test func withoutAWindowNobodyIsTold() throws {
    let (presenter, sheet) = (
      try loggingController(log, "presenter "), try loggingController(log, "sheet ")
    )
    try presenter.present(sheet, animated: false)
    #expect(log.calls.isEmpty)
    #expect(presenter.presentedViewController === sheet)
    try window.setRootViewController(presenter)
    #expect(log.count(of: "sheet viewDidAppear") == 1)
    #expect(log.count(of: "presenter viewWillAppear") == 0)
  }

  @Test func aHandlerThatDismissesAtOnce() throws {
    let sheet = try makeController { cls in
      try cls.addMethod(Selector("viewWillAppear:")) { (this: UIViewController, _: Bool) in
        try this.dismiss(animated: false)
      }
    }
    try root.present(sheet, animated: false)
    #expect(root.presentedViewController == nil)
    #expect(log.count(of: "root viewWillAppear") == 1)
    #expect(log.count(of: "root viewDidAppear") == 1)
  }

  @Test func aCompletionThatRaises() throws {
    let error = #expect(throws: ViewControllerError.self) {
      try root.present(UIViewController(), animated: false) { throw RaisedError("no more") }
    }
    #expect(error?.description == "no more")
    #expect(root.presentedViewController != nil)
  }
}
