import CarobRuntime

/// A file with screens. There are none here: making one raises an exception that says so.
@MainActor
open class UIStoryboard: Object {
  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIStoryboard.self, "A file with screens. Storyboards are not offered: making one raises."
    ) { storyboard in
      storyboard.classMethod(
        """
        + (UIStoryboard *)storyboardWithName:(NSString *)name \
        bundle:(NSBundle *)storyboardBundleOrNil
        """
      ) { (_, name: String?, _: Object?) -> Object? in throw ViewError.storyboard(name) }
      // No instance gets them.
      storyboard.method("- (UIViewController *)instantiateInitialViewController") {
        _ -> Object? in throw ViewError.storyboard(nil)
      }
      storyboard.method(
        "- (UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier"
      ) { (_, name: String?) -> Object? in throw ViewError.storyboard(name) }
    }
  }
}

/// A way from a screen to another one, which a program performs itself.
@MainActor
open class UIStoryboardSegue: Object {
  private final var identifier: String?
  private final var source: UIViewController?
  private final var destination: UIViewController?

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIStoryboardSegue.self, "A way from a screen to another one, without a storyboard."
    ) { segue in
      segue.method(
        """
        - (instancetype)initWithIdentifier:(NSString *)identifier source:(UIViewController *)source \
        destination:(UIViewController *)destination
        """
      ) { (this, name: String?, source: UIViewController, destination: UIViewController) in
        (this.identifier, this.source, this.destination) = (name, source, destination)
        return this
      }
      segue.property("@property (nonatomic, copy, readonly) NSString *identifier") {
        this -> String? in this.identifier
      }
      segue.property(
        "@property (nonatomic, readonly) __kindof UIViewController *sourceViewController"
      ) { this -> UIViewController? in this.source }
      segue.property(
        "@property (nonatomic, readonly) __kindof UIViewController *destinationViewController"
      ) { this -> UIViewController? in this.destination }
      // A subclass does it.
      segue.method("- (void)perform") { _ in }
    }
  }
}

extension UIViewController {
  static func defineStoryboards(_ controller: ClassMembers<UIViewController>) {
    controller.property("@property (nonatomic, readonly) UIStoryboard *storyboard") {
      _ -> Object? in nil
    }
    controller.method(
      "- (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender"
    ) { (_, name: String?, _: Object?) in throw ViewError.storyboard(name) }
    controller.method(
      "- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(id)sender"
    ) { (_, _: String?, _: Object?) in true }
    controller.method("- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender") {
      (_, _: Object?, _: Object?) in
    }
  }
}
