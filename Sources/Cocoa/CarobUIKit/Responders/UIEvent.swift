import CarobRuntime

/// A user's input. Nobody touches a screen here, so actions have no event unless a program makes one.
@MainActor
public final class UIEvent: Object {
  public override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIEvent.self,
      "Something that a user did. Actions get none, since nobody touches a screen."
    ) { event in
      event.property("@property (nonatomic, readonly) NSInteger type") { _ in 0 }
      event.property("@property (nonatomic, readonly) NSInteger subtype") { _ in 0 }
    }
  }
}
