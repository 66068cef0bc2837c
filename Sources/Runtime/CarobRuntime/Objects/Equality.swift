/// Equality and hash as messages, so that a plugin's class can override them.
public enum Equality {
  private static let isEqualMessage = Message<(Object?) -> Bool>("isEqual:")
  private static let hashMessage = Message<() -> UInt>("hash")

  /// Sends `isEqual:`; nil equals nil.
  ///
  /// - Throws: the handler's error.
  public static func isEqual(_ a: Object?, _ b: Object?) throws(MessageError) -> Bool {
    guard let a else { return b == nil }
    return a === b ? true : try isEqualMessage(a, b)
  }

  /// Sends `hash`, or calls the host's own method for it.
  ///
  /// - Throws: the handler's error.
  public static func hash(of object: Object) throws(MessageError) -> UInt {
    if !Tracer.isWatching, RootMethod.hash.isUsed(by: object.isa) {
      return UInt(bitPattern: object.hash)
    }
    return try hashMessage(object)
  }

  /// Like `isEqual`, for callers that cannot throw: after an error the objects are unequal. A
  /// calling program gets the error as an exception, else it is logged.
  package static func isEqualOrLogs(_ a: Object?, _ b: Object?) -> Bool {
    do throws(MessageError) {
      return try isEqual(a, b)
    } catch {
      ExceptionRaising.leaveToProgram(
        error, orWarn: "isEqual: failed, so the objects count as different: \(error)")
      return false
    }
  }

  /// Like `hash`, for callers that cannot throw: after an error it is 0. A calling program gets
  /// the error as an exception, else it is logged.
  package static func hashOrLogs(_ object: Object) -> UInt {
    do throws(MessageError) {
      return try hash(of: object)
    } catch {
      ExceptionRaising.leaveToProgram(
        error, orWarn: "hash failed, so it counts as 0: \(error)")
      return 0
    }
  }
}
