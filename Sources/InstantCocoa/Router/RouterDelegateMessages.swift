import CarobRuntime

/// What a router asks its delegate, by the messages of the protocol `ICRouterDelegate`. All of them are optional.
///
/// The functions throw `MessageError` when a type does not fit, or with what the delegate raised. [main-thread]
enum RouterDelegateMessages {
  private static let show = Message<(String?) -> Object?>("showViewControllerWithKey:")
  private static let pop = Message<(Object?, Object) -> Void>(
    "viewController:requiresPopToRootForRoute:")
  private static let present = Message<(Object, Object, Object?) -> Void>(
    "presentViewController:forRoute:fromViewController:")

  /// Every one of them.
  static var all: [InformalProtocol.Method] {
    [InformalProtocol.Method(show), InformalProtocol.Method(pop), InformalProtocol.Method(present)]
  }

  /// The controller that is to show what a key names; nil when the delegate has none, or does not answer.
  static func presenter(
    forKey key: String?, by delegate: Object?
  ) throws(MessageError) -> Object? {
    guard let delegate, delegate.responds(to: show.selector) else { return nil }
    return try show(delegate, key)
  }

  /// Has the delegate take away what is above the root.
  ///
  /// - Returns: false when it does not answer.
  static func popToRoot(
    of presenter: Object?, for route: Object, by delegate: Object?
  ) throws(MessageError) -> Bool {
    guard let delegate, delegate.responds(to: pop.selector) else { return false }
    try pop(delegate, presenter, route)
    return true
  }

  /// Has the delegate present a controller.
  ///
  /// - Returns: false when it does not answer.
  static func present(
    _ controller: Object, for route: Object, from presenter: Object?, by delegate: Object?
  ) throws(MessageError) -> Bool {
    guard let delegate, delegate.responds(to: present.selector) else { return false }
    try present(delegate, controller, route, presenter)
    return true
  }
}
