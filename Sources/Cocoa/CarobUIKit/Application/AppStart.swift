import CarobFoundation
import CarobRuntime

/// The classes of an app, as `main` passed them to `UIApplicationMain`.
///
/// `UIApplicationMain` notes them and returns, so that `main` returns to its host, which then launches the app with
/// `RunningApp`. Nothing runs behind the host's back. [main-thread]
package struct AppStart {
  /// The class of the application; nil for `UIApplication`.
  package let applicationClass: RuntimeClass?
  /// The class of the delegate; nil when the application makes one itself or has none.
  package let delegateClass: RuntimeClass?

  private static let noted = Locked<AppStart?>(nil)

  /// Returns the classes that were noted last, and forgets them.
  package static func take() -> AppStart? {
    noted.withLock { noted in
      defer { noted = nil }
      return noted
    }
  }

  /// Adds the message that the C function `UIApplicationMain` sends.
  @MainActor
  static func define(_ application: ClassMembers<UIApplication>) {
    application.classMethod(
      """
      + (void)carob_noteMainWithApplicationClassName:(NSString *)name \
      delegateClassName:(NSString *)delegateName
      """
    ) { (_, application: String?, delegate: String?) in
      let start = AppStart(
        applicationClass: try found(application, "principalClassName"),
        delegateClass: try found(delegate, "delegateClassName"))
      if let cls = start.applicationClass, !cls.isSubclass(of: UIApplication.runtimeClass) {
        throw ObjectiveCException.invalidArgument(
          "UIApplicationMain: the principalClassName \(cls) is no UIApplication")
      }
      noted.withLock { $0 = start }
    }
  }

  private static func found(_ name: String?, _ argument: String) throws -> RuntimeClass? {
    guard let name else { return nil }
    guard let cls = RuntimeClass(named: name) else {
      let advice = RegistrationError.noClass(name).advice.map { "; \($0)" } ?? ""
      throw ObjectiveCException.invalidArgument(
        "UIApplicationMain: there is no class named \(name), the \(argument)\(advice)")
    }
    return cls
  }
}
