extension RecordedSend {
  /// A type at a send with which a method cannot be called.
  package struct Mismatch: Sendable {
    let send: RecordedSend
    let method: MethodEncoding
    /// The number of the argument, from 1; nil for the result.
    let argument: Int?
    let declared: TypeEncoding
    let written: WrittenType

    /// `the result is NSNumber * (@"NSNumber"), the send has double (d)`.
    package var sentence: String {
      let place = argument.map { "argument \($0)" } ?? "the result"
      let given =
        written.encoding.map { "\($0.readableName) (\($0.encoding))" }
        ?? "a type of \(written.size) bytes"
      return "\(place) is \(declared.readableName) (\(declared.encoding)), the send has \(given)"
    }

    /// `write CAROB_SEND(id, …, "comments", ())`.
    package var advice: String { "write " + send.spelling(of: method, named: send.selector) }

    func error(_ cls: RuntimeClass, _ selector: Selector) -> MessageError {
      MessageError(
        argument == nil ? .resultType : .argumentType,
        "\(cls.describe(selector)): \(sentence)", advice: advice)
    }
  }

  /// The corrected send for a method of that name; nil when the encoding does not parse.
  package func spelling(of method: Method) -> String? {
    guard let encoding = try? MethodEncoding(parsing: method.encoding) else { return nil }
    return spelling(of: encoding, named: method.selector.name)
  }

  fileprivate func spelling(of method: MethodEncoding, named selector: String) -> String {
    let arguments = method.arguments.dropFirst(2)
    let types = arguments.map(\.spellingInC).joined(separator: ", ")
    let start =
      superOf.map { "CAROB_SEND_SUPER(\(method.result.spellingInC), …, \"\($0)\", " }
      ?? "CAROB_SEND(\(method.result.spellingInC), …, "
    return start + "\"\(selector)\", (\(types))\(arguments.map { _ in ", …" }.joined()))"
  }
}

extension TypeEncoding {
  /// The type as a plugin in C writes it.
  fileprivate var spellingInC: String {
    switch unqualified {
    case .object: "id"
    case .bool: "BOOL"
    case .cString: "const char *"
    case .longLong: "long"
    case .unsignedLongLong: "unsigned long"
    default: unqualified.readableName
    }
  }
}
