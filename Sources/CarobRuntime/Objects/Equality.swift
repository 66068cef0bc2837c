/// Equality and hash as messages, so that a plugin's class has its say.
public enum Equality {
  private static let isEqualMessage = Message<(Object?) -> Bool>("isEqual:")

  /// Whether `isEqual:` says so; nil equals nil.
  ///
  /// - Throws: what a handler raised.
  public static func isEqual(_ a: Object?, _ b: Object?) throws(MessageError) -> Bool {
    guard let a else { return b == nil }
    return a === b ? true : try isEqualMessage(a, b)
  }
}
