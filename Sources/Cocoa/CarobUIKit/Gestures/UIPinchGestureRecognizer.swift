import CarobRuntime
import Foundation

/// Recognizes two fingers that move apart or together.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private final var scale = 1.0

  override func count(in event: GestureEvent) -> Int {
    if case .pinch = event { 1 } else { 0 }
  }

  override func recognize(_ event: GestureEvent) throws(MessageError) {
    guard case .pinch(let scale) = event else { return }
    self.scale = 1
    try recognize { () throws(MessageError) in self.scale *= scale }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIPinchGestureRecognizer.self, "Recognizes two fingers that move apart or together."
    ) { recognizer in
      recognizer.property("@property (nonatomic) CGFloat scale", \.scale)
      recognizer.property("@property (nonatomic, readonly) CGFloat velocity") { _ in 0.0 }
    }
  }
}

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
