import CarobRuntime

/// A user's input. Nobody touches a screen here, so actions have no event unless a program makes one.
@MainActor
public final class UIEvent: Object {
  public override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UIEvent.self) { event in
      event.property("type") { _ in 0 }
      event.property("subtype") { _ in 0 }
    }
  }
}
