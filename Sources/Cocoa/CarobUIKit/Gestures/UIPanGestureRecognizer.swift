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

/// Recognizes a finger that moves away from an edge of the screen.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  private final var edges: UInt = 0
  /// The distance from the edge within which the finger begins.
  private static let reach = 20.0

  override func mayRecognize(_ event: GestureEvent) -> Bool { super.count(in: event) > 0 }

  override func count(in event: GestureEvent) -> Int {
    guard super.count(in: event) > 0, let window = view?.window else { return 0 }
    let (place, size) = (location, window.frame.size)
    let touched: [(bit: UInt, distance: Double)] = [
      (1, place.y), (2, place.x), (4, size.height - place.y), (8, size.width - place.x),
    ]
    for (bit, distance) in touched where edges & bit != 0 && distance <= Self.reach { return 1 }
    return 0
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIScreenEdgePanGestureRecognizer.self,
      "Recognizes a finger that moves away from an edge of the screen."
    ) { recognizer in
      recognizer.property("@property (nonatomic) UIRectEdge edges", \.edges)
    }
  }
}
