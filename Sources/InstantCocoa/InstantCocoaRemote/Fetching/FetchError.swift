import CarobFoundation
import CarobRuntime
import InstantCocoa

/// An error of fetching a collection for which neither the request manager nor the data has a reason.
public struct FetchError: CarobError, Hashable {
  /// The kind of error. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// The configuration has no request manager.
    public static let noRequestManager = Code(rawValue: "noRequestManager")
    /// The request manager released the request without a response.
    public static let dropped = Code(rawValue: "dropped")
    /// The request manager reported a failure without a reason.
    public static let unexplained = Code(rawValue: "unexplained")
  }

  /// The kind of error.
  public let code: Code
  /// One sentence.
  public let sentence: String

  static func noRequestManager(_ receiver: Object) -> Self {
    Self(
      code: .noRequestManager,
      sentence: "\(receiver.runtimeClass) has no request manager, and its configuration gives none")
  }

  static func dropped(by manager: RuntimeClass) -> Self {
    Self(code: .dropped, sentence: "\(manager) let go of a request without answering it")
  }

  static let unexplained = Self(
    code: .unexplained, sentence: "the request failed without a reason")
}

extension ErrorBox {
  /// The error for receivers: a handler's error itself, unless it makes sense only with the message's name.
  static func telling(_ error: MessageError) -> ErrorBox {
    guard let underlying = error.underlying, !(underlying is RaisedError) else {
      return ErrorBox(error)
    }
    return ErrorBox.of(underlying)
  }
}

/// Describes parts of a response in words.
enum ResponseDescription {
  /// `an object with keys a, b`, `a number`.
  static func text(for value: Object) -> String {
    switch value {
    case let dictionary as DictionaryBox:
      let keys = dictionary.keys.map(\.description).sorted()
      return keys.isEmpty ? "an empty object" : "an object with keys \(NameSummary.text(keys))"
    case is ArrayBox: return "an array"
    case is StringBox: return "a string"
    case let number as NumberBox: return number.isBool ? "a truth value" : "a number"
    case is NullBox: return "null"
    default: return "an object of the class \(value.runtimeClass)"
    }
  }
}
