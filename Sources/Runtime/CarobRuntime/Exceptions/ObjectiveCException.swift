/// An exception of Objective-C as an error, after it left the code that throws such.
public struct ObjectiveCException: CarobError, @unchecked Sendable {
  // SAFETY: the exception does not change once it is raised, and objects may be retained and released by any thread.

  /// What was thrown: an `NSException`, or any other object.
  public let object: Object

  /// Wraps what was thrown.
  public init(_ object: Object) { self.object = object }

  /// `NSRangeException: index 3 is out of range`; of another object its class and description.
  public var sentence: String {
    (FoundationHooks.linked?.exceptionText(object) ?? "\(object.runtimeClass): \(object)").onOneLine
  }
}

extension ObjectiveCException {
  /// The exception that an error carries: the very one that was thrown, also beneath errors about the message in which that
  /// happened, or one that says what the error says.
  package static func object(of error: any Error) -> Object {
    var next: (any Error)? = error
    while let current = next {
      if let thrown = current as? ObjectiveCException { return thrown.object }
      next = (current as? any CarobError)?.underlying
    }
    return FoundationHooks.required.makeException(name(for: error), error)
  }

  /// Apple's name for the kind of error.
  private static func name(for error: any Error) -> String {
    var next: (any Error)? = error
    while let current = next as? any CarobError {
      if let name = current.exceptionName { return name }
      next = current.underlying
    }
    return "NSGenericException"
  }
}
