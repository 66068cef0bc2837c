import CarobRuntime
import Foundation

/// Recognizes two fingers that turn.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private final var rotation = 0.0

  override func count(in event: GestureEvent) -> Int {
    if case .rotation = event { 1 } else { 0 }
  }

  override func recognize(_ event: GestureEvent) throws(MessageError) {
    guard case .rotation(let angle) = event else { return }
    rotation = 0
    try recognize { () throws(MessageError) in rotation += angle }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIRotationGestureRecognizer.self, "Recognizes two fingers that turn."
    ) { recognizer in
      recognizer.property("@property (nonatomic) CGFloat rotation", \.rotation)
      recognizer.property("@property (nonatomic, readonly) CGFloat velocity") { _ in 0.0 }
    }
  }
}
