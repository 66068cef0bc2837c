import CarobRuntime
import Foundation

/// Recognizes a finger that moves.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private final var minimumTouches: UInt = 1
  private final var maximumTouches: UInt = .max
  /// The movement, in the window's coordinates, as the program has set it and the finger continued it.
  final var translation = CGPoint.zero

  override func count(in event: GestureEvent) -> Int {
    if case .pan = event, minimumTouches <= 1 { 1 } else { 0 }
  }

  override func recognize(_ event: GestureEvent) throws(MessageError) {
    guard case .pan(let distance) = event else { return }
    translation = .zero
    defer { translation = .zero }
    try recognize { () throws(MessageError) in
      translation = CGPoint(x: translation.x + distance.x, y: translation.y + distance.y)
      location = CGPoint(x: location.x + distance.x, y: location.y + distance.y)
    }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIPanGestureRecognizer.self, "Recognizes a finger that moves."
    ) { recognizer in
      recognizer.property(
        "@property (nonatomic) NSUInteger minimumNumberOfTouches", \.minimumTouches)
      recognizer.property(
        "@property (nonatomic) NSUInteger maximumNumberOfTouches", \.maximumTouches)
      recognizer.method("- (CGPoint)translationInView:(UIView *)view") { (this, _: UIView?) in
        this.translation
      }
      recognizer.method("- (void)setTranslation:(CGPoint)translation inView:(UIView *)view") {
        (this, translation: CGPoint, _: UIView?) in
        this.translation = translation
      }
      // The finger has moved at once, and then rests.
      recognizer.method("- (CGPoint)velocityInView:(UIView *)view") { (_, _: UIView?) in
        CGPoint.zero
      }
    }
  }
}
