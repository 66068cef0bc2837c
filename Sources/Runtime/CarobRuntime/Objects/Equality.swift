/// Equality and hash as messages, so that a plugin's class has its say.
public enum Equality {
  private static let isEqualMessage = Message<(Object?) -> Bool>("isEqual:")
  private static let hashMessage = Message<() -> UInt>("hash")

  /// Whether `isEqual:` says so; nil equals nil.
  ///
  /// - Throws: what a handler raised.
  public static func isEqual(_ a: Object?, _ b: Object?) throws(MessageError) -> Bool {
    guard let a else { return b == nil }
    return a === b ? true : try isEqualMessage(a, b)
  }

  /// What `hash` says.
  ///
  /// - Throws: what a handler raised.
  public static func hash(of object: Object) throws(MessageError) -> UInt {
    try hashMessage(object)
  }

  /// The same where nobody can be told: what fails is unequal, and an exception of the program's that called, or logged.
  package static func isEqualOrLogs(_ a: Object?, _ b: Object?) -> Bool {
    do throws(MessageError) {
      return try isEqual(a, b)
    } catch {
      ExceptionRaising.leaveToProgram(
        error, orWarn: "isEqual: failed, so the objects count as different: \(error)")
      return false
    }
  }

  /// The same where nobody can be told: what fails is 0, and an exception as above, or logged.
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
