import CarobRuntime
import Foundation

/// Recognizes taps.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  public final var taps = 1
  /// The number of fingers.
  public final var touches = 1

  override func count(in event: GestureEvent) -> Int {
    if case .taps(let count) = event, touches <= 1 { count / max(1, taps) } else { 0 }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UITapGestureRecognizer.self, "Recognizes taps.") { recognizer in
      recognizer.property("@property (nonatomic) NSInteger numberOfTapsRequired", \.taps)
      recognizer.property("@property (nonatomic) NSInteger numberOfTouchesRequired", \.touches)
    }
  }
}

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
