import CarobRuntime

/// An error of loading a controller's view, or of showing a controller.
public struct ViewControllerError: CarobError {
  /// The kind of error. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// `loadView` left no view, or read it before setting one.
    public static let noView = Code(rawValue: "noView")
    /// The controller is on a stack already, or is one that cannot be on a stack.
    public static let cannotPush = Code(rawValue: "cannotPush")
    /// The controller is not on the stack or among the tabs.
    public static let notInside = Code(rawValue: "notInside")
    /// The controller cannot be a child of that one, or the root of a window.
    public static let cannotContain = Code(rawValue: "cannotContain")
    /// The controller cannot be presented by that one.
    public static let cannotPresent = Code(rawValue: "cannotPresent")
    /// A message to a controller failed; see `underlying`.
    public static let messageFailed = Code(rawValue: "messageFailed")
  }

  /// The kind of error.
  public let code: Code
  /// One sentence that names the controller's class.
  public let sentence: String
  /// A way to mend the error; nil when that depends on the caller.
  public let advice: String?
  /// The error of the message that failed; nil for other errors.
  public let underlying: (any Error)?
  /// The name of UIKit's exception; nil when a message failed.
  public let exceptionName: String?

  private init(
    _ code: Code, _ sentence: String, advice: String? = nil, underlying: MessageError? = nil,
    exceptionName: String? = "NSInvalidArgumentException"
  ) {
    self.code = code
    self.sentence = sentence
    self.advice = advice
    self.underlying = underlying
    self.exceptionName = exceptionName
  }

  static func noView(_ cls: RuntimeClass) -> Self {
    Self(
      .noView, "-[\(cls) loadView]: did not set the view", advice: "call setView:, or super",
      exceptionName: "NSInternalInconsistencyException")
  }

  static func wrongView(_ cls: RuntimeClass, _ expected: RuntimeClass) -> Self {
    Self(
      .noView, "the view of a \(cls) must be a \(expected)",
      exceptionName: "NSInternalInconsistencyException")
  }

  static func viewReadWhileLoading(_ cls: RuntimeClass) -> Self {
    Self(
      .noView, "-[\(cls) loadView]: reads the view before it has set one",
      exceptionName: "NSInternalInconsistencyException")
  }

  static func alreadyOnStack(_ cls: RuntimeClass) -> Self {
    Self(.cannotPush, "this \(cls) is on the stack of a navigation controller already")
  }

  static func twiceOnStack(_ cls: RuntimeClass) -> Self {
    Self(.cannotPush, "this \(cls) would be on the stack twice")
  }

  static func navigationController(_ cls: RuntimeClass) -> Self {
    Self(.cannotPush, "a \(cls) is a navigation controller, which cannot be pushed")
  }

  static func notOnStack(_ cls: RuntimeClass) -> Self {
    Self(
      .notInside, "this \(cls) is not on the stack",
      exceptionName: "NSInternalInconsistencyException")
  }

  static func noSuchTab(_ index: UInt, tabs: Int) -> Self {
    Self(
      .notInside, "there is no tab \(index): there \(tabs == 1 ? "is" : "are") \(tabs)",
      exceptionName: "NSRangeException")
  }

  static func notATab(_ cls: RuntimeClass) -> Self {
    Self(.notInside, "this \(cls) is none of the tabs")
  }

  static func twiceATab(_ cls: RuntimeClass) -> Self {
    Self(.cannotContain, "this \(cls) would be a tab twice")
  }

  /// The exception for a controller that is elsewhere already.
  private static let hierarchy = "UIViewControllerHierarchyInconsistency"

  static func insideItself(_ cls: RuntimeClass) -> Self {
    Self(.cannotContain, "a \(cls) cannot be inside itself or a controller that is inside it")
  }

  static func insideAnother(_ cls: RuntimeClass) -> Self {
    Self(
      .cannotContain, "this \(cls) is inside another controller",
      advice: "send removeFromParentViewController first", exceptionName: hierarchy)
  }

  static func presented(_ cls: RuntimeClass) -> Self {
    Self(
      .cannotContain, "this \(cls) is presented", advice: "dismiss it first",
      exceptionName: hierarchy)
  }

  static func presents(_ cls: RuntimeClass, _ presented: RuntimeClass) -> Self {
    Self(
      .cannotContain, "this \(cls) presents a \(presented)", advice: "dismiss that first",
      exceptionName: hierarchy)
  }

  static func rootOfWindow(_ cls: RuntimeClass) -> Self {
    Self(.cannotContain, "this \(cls) is the root of a window", exceptionName: hierarchy)
  }

  static func presentsAlready(_ cls: RuntimeClass, _ presented: RuntimeClass) -> Self {
    Self(
      .cannotPresent, "this \(cls) presents a \(presented) already", advice: "dismiss that first")
  }

  static func cannotPresent(_ cls: RuntimeClass, _ reason: String) -> Self {
    Self(.cannotPresent, "this \(cls) cannot be presented: it \(reason)")
  }

  static func failed(_ error: MessageError) -> Self {
    Self(
      .messageFailed, error.sentence, advice: error.advice, underlying: error, exceptionName: nil)
  }
}
