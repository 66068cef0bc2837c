extension UIViewController.Messages {
  /// What the framework sends to controllers.
  static var toController: [ExpectedMessage] {
    [
      ExpectedMessage(initWithNibName), ExpectedMessage(loadView), ExpectedMessage(viewDidLoad),
      ExpectedMessage(viewWillAppear), ExpectedMessage(viewDidAppear),
      ExpectedMessage(viewWillDisappear), ExpectedMessage(viewDidDisappear),
      ExpectedMessage(willMoveToParent), ExpectedMessage(didMoveToParent),
    ]
  }
}

extension UINavigationController {
  /// What a navigation controller tells its delegate.
  nonisolated static var messagesToDelegate: [ExpectedMessage] {
    [ExpectedMessage(willShow), ExpectedMessage(didShow)]
  }
}
