import CarobFoundation
import CarobRuntime
import Foundation

/// Orientations, and new sizes of windows. Programs override these messages.
extension UIViewController {
  enum Rotation {
    static let autorotates = Message<() -> Bool>("shouldAutorotate")
    static let supported = Message<() -> UInt>("supportedInterfaceOrientations")
    static let willTransition = Message<(CGSize, TransitionCoordinator) -> Void>(
      "viewWillTransitionToSize:withTransitionCoordinator:")
    static let willChangeTraits = Message<(UITraitCollection, TransitionCoordinator) -> Void>(
      "willTransitionToTraitCollection:withTransitionCoordinator:")
    static let willRotate = Message<(Int, Double) -> Void>(
      "willRotateToInterfaceOrientation:duration:")
    static let willAnimate = Message<(Int, Double) -> Void>(
      "willAnimateRotationToInterfaceOrientation:duration:")
    static let didRotate = Message<(Int) -> Void>("didRotateFromInterfaceOrientation:")
    static let traitsChanged = Message<(UITraitCollection?) -> Void>("traitCollectionDidChange:")
    static let duration = 0.3
  }

  /// Whether the controller lets the screen turn.
  ///
  /// - Throws: the error of its handler.
  final func turns(to orientation: Int) throws(MessageError) -> Bool {
    guard try Rotation.autorotates(self) else { return false }
    return try Rotation.supported(self) & (1 << UInt(orientation)) != 0
  }

  /// Tells this controller, its children and those presented over it of other traits, before they change.
  final func tellTraits(
    _ traits: UITraitCollection, _ coordinator: TransitionCoordinator
  ) throws(MessageError) {
    try Rotation.willChangeTraits(self, traits, coordinator)
    if let presented { try presented.tellTraits(traits, coordinator) }
  }

  /// Fits the views of visible children into the view's new size.
  final func fitChildren() {
    guard let container = viewIfLoaded else { return }
    placeBars()
    for child in shownChildren {
      guard let view = child.viewIfLoaded else { continue }
      if view.superview === container, fillsWithChildren { fit(child, view, container) }
      child.fitChildren()
    }
  }

  /// Passes a new size on to the children, and the messages of a rotation as they were before there were sizes.
  private func willTransition(
    _ size: CGSize, _ coordinator: TransitionCoordinator
  ) throws(MessageError) {
    try willRotate(coordinator)
    for child in children { try Rotation.willTransition(child, size, coordinator) }
  }

  private func willRotate(_ coordinator: TransitionCoordinator) throws(MessageError) {
    guard let orientation = coordinator.orientation else { return }
    try Rotation.willRotate(self, orientation.new, Rotation.duration)
    coordinator.rotating.append(self)
  }

  /// Tells this controller and its children of a rotation that leaves their sizes as they are, such as one upside down.
  ///
  /// - Throws: the error of a handler.
  final func tellTurn(_ coordinator: TransitionCoordinator) throws(MessageError) {
    try willRotate(coordinator)
    for child in children { try child.tellTurn(coordinator) }
  }

  static func defineRotation(_ controller: ClassMembers<UIViewController>) {
    declareCoordinators(controller)
    controller.method("- (BOOL)shouldAutorotate") { _ in true }
    // All but upside down, as on an iPhone.
    controller.method("- (UIInterfaceOrientationMask)supportedInterfaceOrientations") { _ in
      UInt(26)
    }
    controller.method("- (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation") {
      _ in 1
    }
    controller.property(
      "@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation"
    ) { _ in
      UIScreen.orientation
    }
    controller.classMethod("+ (void)attemptRotationToDeviceOrientation") { _ in
      _ = try Turning.followDevice()
    }
    controller.method(
      """
      - (void)viewWillTransitionToSize:(CGSize)size \
      withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
      """
    ) { (this, size: CGSize, coordinator: TransitionCoordinator) in
      try this.willTransition(size, coordinator)
    }
    controller.method(
      """
      - (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection \
      withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
      """
    ) { (this, traits: UITraitCollection, coordinator: TransitionCoordinator) in
      for child in this.children { try Rotation.willChangeTraits(child, traits, coordinator) }
    }
    controller.method(
      """
      - (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)orientation \
      duration:(NSTimeInterval)duration
      """
    ) { (_, _: Int, _: Double) in }
    controller.method(
      """
      - (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)orientation \
      duration:(NSTimeInterval)duration
      """
    ) { (_, _: Int, _: Double) in }
    controller.method(
      "- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)orientation"
    ) { (_, _: Int) in }
    controller.property(
      """
      @property (nonatomic, readonly) id<UIViewControllerTransitionCoordinator> \
      transitionCoordinator
      """
    ) { _ -> TransitionCoordinator? in TransitionCoordinator.current }
  }

  private static func declareCoordinators(_ controller: ClassMembers<UIViewController>) {
    controller.declareProtocol(
      """
      @protocol UIViewControllerTransitionCoordinatorContext <NSObject>
      - (BOOL)isAnimated
      - (BOOL)isCancelled
      - (NSTimeInterval)transitionDuration
      """, "A change of a controller's size that is under way.")
    controller.declareProtocol(
      """
      @protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
      - (BOOL)animateAlongsideTransition:\
      (void (^)(id<UIViewControllerTransitionCoordinatorContext> context))animation \
      completion:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))completion
      """, "Calls blocks with a change of a controller's size, and after it.")
  }
}
