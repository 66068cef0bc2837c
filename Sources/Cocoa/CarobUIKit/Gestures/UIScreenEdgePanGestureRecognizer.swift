import CarobRuntime
import Foundation

/// Recognizes a finger that moves away from an edge of the screen.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  private final var edges: UInt = 0
  /// The distance from the edge within which the finger begins.
  private static let reach = 20.0

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
