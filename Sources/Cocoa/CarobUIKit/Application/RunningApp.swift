import CarobFoundation
import CarobRuntime
import Foundation

/// A launched app. Releasing this value releases the delegate and its objects, such as the window.
@MainActor
package final class RunningApp {
  private let application: UIApplication
  private let delegate: Object?

  /// Makes the application and its delegate, and sends the launch messages.
  ///
  /// - Throws: `MessageError` when the delegate cannot be made, or raises.
  package init(_ start: AppStart) throws {
    if let cls = start.applicationClass {
      guard let own = try Self.made(cls) as? UIApplication else {
        throw ObjectiveCException.invalidArgument(
          "UIApplicationMain: -[\(cls) init] gave no UIApplication")
      }
      UIApplication.setShared(own)
    }
    application = UIApplication.shared
    if let cls = start.delegateClass {
      guard let made = try Self.made(cls) else {
        throw ObjectiveCException.invalidArgument("UIApplicationMain: -[\(cls) init] gave nil")
      }
      delegate = made
    } else {
      delegate = application.delegate
    }
    application.delegate = delegate
    application.lifecycle = .inactive
    try launch()
    _ = try application.becomeActive()
  }

  deinit {
    // SAFETY: whoever has launched it lets go of it on the main thread.
    MainActor.assumeIsolatedUnchecked {
      if application.delegate === delegate { application.delegate = nil }
      application.lifecycle = .active
      if UIApplication.shared === application { UIApplication.setShared(nil) }
    }
  }

  private static func made(_ cls: RuntimeClass) throws -> Object? {
    guard let allocated = try Messages.alloc(cls.object) else { return nil }
    return try Messages.initialize(allocated)
  }

  private func launch() throws {
    guard let delegate else { return }
    if delegate.responds(to: Messages.willFinish.selector) {
      _ = try Messages.willFinish(delegate, application, nil)
    }
    if delegate.responds(to: Messages.didFinish.selector) {
      _ = try Messages.didFinish(delegate, application, nil)
    } else if delegate.responds(to: Messages.didFinishPlainly.selector) {
      try Messages.didFinishPlainly(delegate, application)
    }
    try UIKitNotification.didFinishLaunching.post(about: application)
  }

  /// Sends the messages that end the app, so that it saves what it has to save.
  ///
  /// - Throws: `MessageError` when the delegate or an observer raises.
  package func end() throws { try application.terminate() }

  package var delegateClass: RuntimeClass? { delegate?.runtimeClass }

  /// The key window, else the last visible one.
  package var window: UIWindow? {
    if let key = application.keyWindow { return key }
    return application.windows.last
  }

  /// The outcome of opening a URL.
  package enum Opening {
    case opened
    /// The delegate returned false.
    case refused
    /// The delegate implements none of these methods.
    case unanswered([Selector])
  }

  /// Gives the app a URL to open, as another program does.
  ///
  /// - Throws: `MessageError` when the delegate raises.
  package func open(_ url: URL) throws -> Opening {
    guard let delegate else { return .unanswered(Messages.opening) }
    if delegate.responds(to: Messages.open.selector) {
      return try Messages.open(delegate, application, url, DictionaryBox()) ? .opened : .refused
    }
    if delegate.responds(to: Messages.openFromSource.selector) {
      return try Messages.openFromSource(delegate, application, url, nil, nil) ? .opened : .refused
    }
    if delegate.responds(to: Messages.handleOpen.selector) {
      return try Messages.handleOpen(delegate, application, url) ? .opened : .refused
    }
    return .unanswered(Messages.opening)
  }

  /// The messages to the delegate of an application.
  package nonisolated enum Messages {
    fileprivate static let alloc = Message<() -> Object?>("alloc")
    fileprivate static let initialize = Message<() -> Object?>("init")
    static let willFinish = Message<(Object, DictionaryBox?) -> Bool>(
      "application:willFinishLaunchingWithOptions:")
    static let didFinish = Message<(Object, DictionaryBox?) -> Bool>(
      "application:didFinishLaunchingWithOptions:")
    static let didFinishPlainly = Message<(Object) -> Void>("applicationDidFinishLaunching:")
    static let didBecomeActive = Message<(Object) -> Void>("applicationDidBecomeActive:")
    static let willResignActive = Message<(Object) -> Void>("applicationWillResignActive:")
    static let didEnterBackground = Message<(Object) -> Void>("applicationDidEnterBackground:")
    static let willEnterForeground = Message<(Object) -> Void>("applicationWillEnterForeground:")
    static let willTerminate = Message<(Object) -> Void>("applicationWillTerminate:")
    static let didReceiveMemoryWarning = Message<(Object) -> Void>(
      "applicationDidReceiveMemoryWarning:")
    static let open = Message<(Object, URL, DictionaryBox) -> Bool>("application:openURL:options:")
    static let openFromSource = Message<(Object, URL, Object?, Object?) -> Bool>(
      "application:openURL:sourceApplication:annotation:")
    static let handleOpen = Message<(Object, URL) -> Bool>("application:handleOpenURL:")
    fileprivate static let opening = [
      open.selector, openFromSource.selector, handleOpen.selector,
    ]

    package static var all: [InformalMethod] {
      [
        .init(willFinish), .init(didFinish), .init(didFinishPlainly), .init(didBecomeActive),
        .init(willResignActive), .init(didEnterBackground), .init(willEnterForeground),
        .init(willTerminate), .init(didReceiveMemoryWarning), .init(open), .init(openFromSource),
        .init(handleOpen),
      ]
    }
  }
}
