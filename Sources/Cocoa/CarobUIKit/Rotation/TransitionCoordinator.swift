import CarobFoundation
import CarobRuntime
import Foundation

/// What controllers get when their size is about to change: it calls blocks with the change, and after it.
@MainActor
final class TransitionCoordinator: Object {
  /// The one of the change that is under way; nil when there is none.
  static var current: TransitionCoordinator?

  /// The orientations before and after a rotation; nil for another change of the size.
  var orientation: (old: Int, new: Int)?
  /// The controllers that have the messages of a rotation.
  var rotating: [UIViewController] = []
  private var animations: [Block] = []
  private var completions: [Block] = []

  override class var runtimeName: String { "CarobTransitionCoordinator" }

  /// Calls the blocks for the change, which has taken place.
  ///
  /// - Throws: the error of a block.
  func animate() throws(MessageError) {
    for controller in rotating {
      guard let orientation else { break }
      try UIViewController.Rotation.willAnimate(
        controller, orientation.new, UIViewController.Rotation.duration)
    }
    for block in animations { try block.call(self as Object) }
    animations = []
  }

  /// Calls the blocks for the end.
  ///
  /// - Throws: the error of a block.
  func complete() throws(MessageError) {
    for controller in rotating {
      guard let orientation else { break }
      try UIViewController.Rotation.didRotate(controller, orientation.old)
    }
    rotating = []
    let blocks = completions
    completions = []
    for block in blocks { try block.call(self as Object) }
  }

  override class func define(_ definition: ClassDefinition) {
    // Before the protocol is adopted, the class that declares it is there.
    _ = UIViewController.runtimeClass
    definition.mainActorMembers(of: TransitionCoordinator.self) { coordinator in
      coordinator.adopt("UIViewControllerTransitionCoordinator")
      coordinator.method("- (BOOL)isAnimated") { _ in true }
      coordinator.method("- (BOOL)isCancelled") { _ in false }
      coordinator.method("- (NSTimeInterval)transitionDuration") { _ in
        UIViewController.Rotation.duration
      }
      coordinator.method(
        """
        - (BOOL)animateAlongsideTransition:\
        (void (^)(id<UIViewControllerTransitionCoordinatorContext> context))animation \
        completion:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))completion
        """
      ) { (this, animation: Block?, completion: Block?) in
        if let animation { this.animations.append(animation) }
        if let completion { this.completions.append(completion) }
        return true
      }
    }
  }
}
