import CarobRuntime

/// The messages that the other side may send to our objects.
enum ObjectAccess {
  /// All messages, because the other side is trusted.
  case everything
  /// Messages implemented below the root class, and a few of the root's. None that count references or reach classes.
  case ownMessages

  private static let ofRoots: Set<Selector> = [
    Selector("description"), Selector("isEqual:"), Selector("hash"),
    Selector("respondsToSelector:"),
  ]

  private static let never: Set<Selector> = [
    Selector("dealloc"), Selector("retain"), Selector("release"), Selector("autorelease"),
    ClassTemplate.constructor, ClassTemplate.destructor,
  ]

  /// Returns whether the other side may send a message to our object.
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
