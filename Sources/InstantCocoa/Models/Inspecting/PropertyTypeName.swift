import CarobRuntime

/// What `-[ICPropertyAttributes type]` says of a type: every encoding has a name (D 36).
enum PropertyTypeName {
  /// "object", "block", or the type as C spells it, with pointers written close: `char*`, `void*`.
  static func name(of type: TypeEncoding) -> String {
    switch type.unqualified {
    case .object: "object"
    case .block: "block"
    case .cString: "char*"
    case .pointer(let pointee):
      switch pointee.unqualified {
      // What is behind these is not spelled by appending a star.
      case .unknown, .array: type.unqualified.readableName
      default: name(of: pointee) + "*"
      }
    default: type.unqualified.readableName
    }
  }
}
