import CarobRuntime

/// Which messages the other side may send to objects of ours.
enum ObjectAccess {
  /// Every one: the other side is trusted.
  case everything
  /// Those that the object's class or one between it and the root has, and a few of the root's. Nothing that
  /// counts references or reaches classes.
  case ownMessages

  private static let ofRoots: Set<Selector> = [
    Selector("description"), Selector("isEqual:"), Selector("hash"),
    Selector("respondsToSelector:"),
  ]

  private static let never: Set<Selector> = [
    Selector("dealloc"), Selector("retain"), Selector("release"), Selector("autorelease"),
    ClassTemplate.constructor, ClassTemplate.destructor,
  ]

  /// Whether an object of ours may be sent a message.
  func permits(_ selector: Selector, to object: Object) -> Bool {
    switch self {
    case .everything: return true
    case .ownMessages:
      if object is ClassObject || Self.never.contains(selector) { return false }
      guard let implementor = object.isa.implementor(of: selector) else { return false }
      return implementor.superclass != nil || Self.ofRoots.contains(selector)
    }
  }
}
