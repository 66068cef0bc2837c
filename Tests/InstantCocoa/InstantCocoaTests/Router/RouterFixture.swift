import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Testing

/// A controller that keeps what it was made with.
final class RoutedViewController: UIViewController {
  private(set) var info: DictionaryBox?

  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: RoutedViewController.self) { controller in
      controller.adopt("ICRoutable")
      controller.method("initWithRoutingInfo:") { (this, info: DictionaryBox?) in
        this.info = info
        return this
      }
    }
  }
}

/// A router with an application of its own, and what its delegate is told.
@MainActor
final class RouterFixture {
  /// One message of the delegate's.
  struct Presentation {
    let controller: Object
    let route: Object
    let presenter: Object?
  }

  let router = ICRouter()
  let application = UIApplication()
  /// What the delegate answers for the key `main`.
  let shown = UINavigationController()
  private(set) var presentations: [Presentation] = []
  /// Keys and pops, in order.
  private(set) var calls: [String] = []
  private(set) var delegate: Object?

  init() {
    router.application = application
  }

  /// Sets a delegate that implements some of the methods.
  func useDelegate(shows: Bool = true, pops: Bool = false, presents: Bool = true) throws {
    let made = try makeClass("TestRouterDelegate") { cls in
      if shows {
        try cls.addMethod(Selector("showViewControllerWithKey:")) {
          [unowned self] (_: Object, key: String?) -> Object? in
          calls.append("show \(key ?? "nil")")
          return key == "main" ? shown : nil
        }
      }
      if pops {
        try cls.addMethod(Selector("viewController:requiresPopToRootForRoute:")) {
          [unowned self] (_: Object, presenter: Object?, route: Object) in
          calls.append("pop \(route)")
        }
      }
      if presents {
        try cls.addMethod(Selector("presentViewController:forRoute:fromViewController:")) {
          [unowned self] (_: Object, controller: Object, route: Object, presenter: Object?) in
          presentations.append(
            Presentation(controller: controller, route: route, presenter: presenter))
        }
      }
    }.make()
    delegate = made
    router.delegate = made
  }

  /// Registers a route that shows a `RoutedViewController`.
  @discardableResult
  func register(_ path: String, key: String? = "main") -> ICRoute {
    let route = ICRoute(path: path, viewControllerClass: RoutedViewController.runtimeClass)
    route.navigationControllerKey = key
    router.register(route)
    return route
  }

  /// A window that shows a stack of two controllers.
  func showStack() throws -> (UIWindow, UINavigationController) {
    let navigation = UINavigationController()
    try navigation.setViewControllers([UIViewController(), UIViewController()], animated: false)
    let window = UIWindow(application: application)
    try window.setRootViewController(navigation)
    try window.makeKeyAndVisible()
    return (window, navigation)
  }

  /// Handles a URL, and gives what was warned of meanwhile.
  func handle(_ url: String) throws -> [String] {
    let warnings = Log()
    let url = try #require(URL(string: url))
    let isHandled = try Diagnostics.withListener({ warnings.add("\($0)") }) {
      () throws(MessageError) in try router.handle(url)
    }
    #expect(isHandled)
    return warnings.entries
  }
}
