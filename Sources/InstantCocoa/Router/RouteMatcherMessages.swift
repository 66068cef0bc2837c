import CarobRuntime

/// Talking to a route matcher: any object that answers the messages of the protocol `ICRouteMatcher`, as routes
/// themselves do.
///
/// The functions throw `MessageError` when a message is not answered, a type does not fit, or with what the
/// matcher raised. [main-thread]
public enum RouteMatcherMessages {
  private static let canHandlePath = Selector("canHandlePath:")
  private static let parametersForPath = Message<(String) -> Object?>("parametersForPath:")

  /// What matchers are sent; whether they handle a path they may answer with any integer.
  static var all: [InformalProtocol.Method] {
    [
      InformalProtocol.Method(
        canHandlePath, Message<(String) -> Bool>(canHandlePath).encoding(), takesAnyInteger: true),
      InformalProtocol.Method(parametersForPath),
    ]
  }

  /// Whether the matcher handles a path. It may answer with any number, of which 0 is no.
  public static func canHandle(
    path: String, by matcher: Object
  ) throws(MessageError) -> Bool {
    let answer = try matcher.send(canHandlePath, path)
    return (answer as? NumberBox)?.boolValue ?? false
  }

  /// What the matcher finds in a path; nothing when it answers with nil.
  ///
  /// - Throws: also when it answers with anything but a dictionary.
  public static func parameters(
    forPath path: String, by matcher: Object
  ) throws(MessageError) -> DictionaryBox {
    guard let found = try parametersForPath(matcher, path) else { return DictionaryBox([:]) }
    guard let parameters = found as? DictionaryBox else {
      throw .handlerFailed(
        RouterError.parameters(matcher.runtimeClass, parametersForPath.selector, found))
    }
    return parameters
  }
}
