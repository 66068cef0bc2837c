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
