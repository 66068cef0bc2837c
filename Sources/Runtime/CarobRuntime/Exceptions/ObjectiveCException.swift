/// An exception of Objective-C as an error, after it left the code that throws exceptions.
public struct ObjectiveCException: CarobError, @unchecked Sendable {
  // SAFETY: a raised exception does not change, and any thread may retain and release objects.

  /// The thrown object: an `NSException`, or any other.
  public let object: Object

  /// Wraps a thrown object.
  public init(_ object: Object) { self.object = object }

  /// `NSRangeException: index 3 is out of range`; of another object its class and description.
  public var sentence: String {
    (LinkedFoundation.hooks?.exceptionText(object) ?? "\(object.runtimeClass): \(object)").onOneLine
  }
}

extension ObjectiveCException {
  /// The exception that an error carries: the thrown object itself, also when it is beneath
  /// errors about the message that raised it, else an exception with the text of the error.
  package static func object(of error: any Error) -> Object {
    var next: (any Error)? = error
    while let current = next {
      if let thrown = current as? ObjectiveCException { return thrown.object }
      next = (current as? any CarobError)?.underlying
    }
    return LinkedFoundation.required.makeException(name(for: error), error)
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
