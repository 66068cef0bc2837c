import CarobRuntime
import Foundation

/// Recognizes a quick movement in a direction.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions; the bits are UIKit's. To the right by default.
  public final var direction: UInt = 1
  /// The number of fingers.
  public final var touches = 1

  override func count(in event: GestureEvent) -> Int {
    if case .swipe(let made) = event, direction & made != 0, touches <= 1 { 1 } else { 0 }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UISwipeGestureRecognizer.self, "Recognizes a quick movement in a direction."
    ) { recognizer in
      recognizer.property(
        "@property (nonatomic) UISwipeGestureRecognizerDirection direction", \.direction)
      recognizer.property("@property (nonatomic) NSUInteger numberOfTouchesRequired") {
        UInt(bitPattern: $0.touches)
      } set: { (this, touches: UInt) in
        this.touches = Int(bitPattern: touches)
      }
    }
  }
}
