import CarobRuntime

/// Why a controller's view could not be loaded, or a controller not put on a stack.
public struct ViewControllerError: Error, Sendable, CustomStringConvertible {
  /// What kind of thing went wrong. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// `loadView` left no view, or read it before setting one.
    public static let noView = Code(rawValue: "noView")
    /// The controller is on a stack already, or is one that cannot be on a stack.
    public static let cannotPush = Code(rawValue: "cannotPush")
    /// A message to a controller failed; see `underlying`.
    public static let messageFailed = Code(rawValue: "messageFailed")
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// One sentence that names the controller's class.
  public let description: String
  /// The message's own error, when it was a message that failed.
  public let underlying: MessageError?

  private init(_ code: Code, _ description: String, underlying: MessageError? = nil) {
    self.code = code
    self.description = description
    self.underlying = underlying
  }

  static func noView(_ cls: RuntimeClass) -> Self {
    Self(.noView, "-[\(cls) loadView]: did not set the view; call setView:, or super")
  }

  static func viewReadWhileLoading(_ cls: RuntimeClass) -> Self {
    Self(.noView, "-[\(cls) loadView]: reads the view before it has set one")
  }

  static func alreadyOnStack(_ cls: RuntimeClass) -> Self {
    Self(.cannotPush, "this \(cls) is on the stack of a navigation controller already")
  }

  static func navigationController(_ cls: RuntimeClass) -> Self {
    Self(.cannotPush, "a \(cls) is a navigation controller, which cannot be pushed")
  }

  static func failed(_ error: MessageError) -> Self {
    Self(.messageFailed, error.description, underlying: error)
  }
}
