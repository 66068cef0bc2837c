import CarobRuntime
import Foundation

/// Recognizes a finger that rests on the view.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private final var taps: UInt = 0
  private final var touches: UInt = 1
  private final var duration = 0.5
  private final var movement = 10.0

  override func count(in event: GestureEvent) -> Int {
    if case .longPress = event, touches <= 1 { 1 } else { 0 }
  }

  override func recognize(_ event: GestureEvent) throws(MessageError) {
    try setState(.began)
    if goesOn { try setState(.ended) }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UILongPressGestureRecognizer.self, "Recognizes a finger that rests on the view."
    ) { recognizer in
      recognizer.property("@property (nonatomic) NSUInteger numberOfTapsRequired", \.taps)
      recognizer.property("@property (nonatomic) NSUInteger numberOfTouchesRequired", \.touches)
      recognizer.property("@property (nonatomic) NSTimeInterval minimumPressDuration", \.duration)
      recognizer.property("@property (nonatomic) CGFloat allowableMovement", \.movement)
    }
  }
}
