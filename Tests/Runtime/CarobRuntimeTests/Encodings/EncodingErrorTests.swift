import CarobRuntime
import Testing

@Suite struct EncodingErrorTests {
  struct Malformed: Sendable, CustomTestStringConvertible {
    let encoding: String
    let offset: Int
    let code: EncodingError.Code
    let reason: String

    init(_ encoding: String, _ offset: Int, _ code: EncodingError.Code, _ reason: String) {
      self.encoding = encoding
      self.offset = offset
      self.code = code
      self.reason = reason
    }

    var testDescription: String { encoding }

    func check(_ error: EncodingError?) {
      #expect(error?.code == code, "\(encoding)")
      #expect(error?.offset == offset, "\(encoding)")
      #expect(error?.encoding == encoding)
      #expect(
        error?.description
          == "type encoding \"\(encoding)\" is malformed at offset \(offset): \(reason)")
    }
  }

  static let types: [Malformed] = [
    .init("", 0, .missingType, "it ends where a type is needed"),
    .init("^", 1, .missingType, "it ends where a type is needed"),
    .init("rn", 2, .missingType, "it ends where a type is needed"),
    .init("[3]", 2, .missingType, "a type is needed before \"]\""),
    .init("{S=^}", 4, .missingType, "a type is needed before \"}\""),
    .init("{S=\"x\"}", 6, .missingType, "a type is needed before \"}\""),
    .init("(U=i}", 4, .missingType, "a type is needed before \"}\""),
    .init("}", 0, .missingType, "a type is needed before \"}\""),
    .init(")", 0, .missingType, "a type is needed before \")\""),
    .init("@?<>", 3, .missingType, "a type is needed before \">\""),
    .init("Z", 0, .unknownType, "\"Z\" begins no type"),
    .init("^%", 1, .unknownType, "\"%\" begins no type"),
    .init("7", 0, .unknownType, "\"7\" begins no type"),
    .init("é", 0, .unknownType, "byte 0xC3 begins no type"),
    .init("{S=\"x\"\"y\"i}", 6, .unknownType, "\"\"\" begins no type"),
    .init("{S=i8}", 4, .unknownType, "\"8\" begins no type"),
    .init("{", 0, .neverClosed, "\"{\" is never closed"),
    .init("^{S=ii", 1, .neverClosed, "\"{\" is never closed"),
    .init("{A=i{B=d}", 0, .neverClosed, "\"{\" is never closed"),
    .init("{A=i{B=d", 4, .neverClosed, "\"{\" is never closed"),
    .init("(U=i", 0, .neverClosed, "\"(\" is never closed"),
    .init("[3", 0, .neverClosed, "\"[\" is never closed"),
    .init("[3i", 0, .neverClosed, "\"[\" is never closed"),
    .init("@\"NSString", 1, .neverClosed, "\"\"\" is never closed"),
    .init("@\"A<P>", 1, .neverClosed, "\"\"\" is never closed"),
    .init("@\"A<P", 3, .neverClosed, "\"<\" is never closed"),
    .init("{S=\"x", 3, .neverClosed, "\"\"\" is never closed"),
    .init("@?<", 2, .neverClosed, "\"<\" is never closed"),
    .init("@?<v@?", 2, .neverClosed, "\"<\" is never closed"),
    .init("ii", 1, .trailingCharacters, "the type has ended before"),
    .init("@\"A\"0", 4, .trailingCharacters, "the type has ended before"),
    .init("{S=i}}", 5, .trailingCharacters, "the type has ended before"),
    .init("[3ii]", 3, .trailingCharacters, "the array's element has ended before"),
    .init("[i]", 1, .missingNumber, "an array needs a number here"),
    .init("[-1i]", 1, .missingNumber, "an array needs a number here"),
    .init("b", 1, .missingNumber, "a bit-field needs a number here"),
    .init("{S=bi}", 4, .missingNumber, "a bit-field needs a number here"),
    .init("[9223372036854775808i]", 1, .numberTooLarge, "the number is too large"),
    .init("[99999999999999999999999i]", 1, .numberTooLarge, "the number is too large"),
    .init("b18446744073709551616", 1, .numberTooLarge, "the number is too large"),
    .init(
      "b65", 1, .numberTooLarge, "a bit-field of 65 bits is wider than its type, which has 64"),
    .init(
      "{S=b0C9}", 6, .numberTooLarge, "a bit-field of 9 bits is wider than its type, which has 8"),
    .init("@\"\"", 2, .invalidName, "a name is empty"),
    .init("@\"A<>\"", 4, .invalidName, "a name is empty"),
    .init("@\"A>\"", 3, .invalidName, "a name may not contain \">\""),
    .init("@\"A<P<Q>>\"", 5, .invalidName, "a name may not contain \"<\""),
    .init("@\"A<P>x\"", 6, .invalidName, "a name may not contain \"x\""),
    .init("{S{T=i}}", 2, .invalidName, "a name may not contain \"{\""),
    .init("{S\"x\"i}", 2, .invalidName, "a name may not contain \"\"\""),
    .init("((i))", 1, .invalidName, "a name may not contain \"(\""),
    .init("{S=\"x\"ii}", 7, .missingName, "only some of the fields have names"),
    .init("{S=i\"x\"i}", 4, .missingName, "only some of the fields have names"),
    .init("[3v]", 2, .misplacedType, "an element cannot be void"),
    .init("{S=iv}", 4, .misplacedType, "a field cannot be void"),
    .init("{S=\"x\"rv}", 6, .misplacedType, "a field cannot be void"),
    .init("@?<v@?v>", 6, .misplacedType, "an argument cannot be void"),
    .init("^b3", 1, .misplacedType, "what a pointer points at cannot be a bit-field"),
    .init("[2rb3]", 2, .misplacedType, "an element cannot be a bit-field"),
    .init("@?<b3>", 3, .misplacedType, "a result cannot be a bit-field"),
    .init("j", 1, .misplacedType, "\"j\" needs the type of a number"),
    .init("jB", 1, .misplacedType, "\"j\" needs the type of a number"),
    .init("j@", 1, .misplacedType, "\"j\" needs the type of a number"),
  ]

  static let methods: [Malformed] = [
    .init("", 0, .missingType, "it ends where a type is needed"),
    .init("v", 1, .notMethod, "the receiver must be \"@\" or \"#\""),
    .init("v16", 3, .notMethod, "the receiver must be \"@\" or \"#\""),
    .init("vi:", 1, .notMethod, "the receiver must be \"@\" or \"#\""),
    .init("v@?:", 1, .notMethod, "the receiver must be \"@\" or \"#\""),
    .init("v@", 2, .notMethod, "the argument after the receiver must be \":\""),
    .init("v@0", 3, .notMethod, "the argument after the receiver must be \":\""),
    .init("v@@", 2, .notMethod, "the argument after the receiver must be \":\""),
    .init("v@:{", 3, .neverClosed, "\"{\" is never closed"),
    .init("v@:]", 3, .missingType, "a type is needed before \"]\""),
    .init("v@:@16-", 6, .unknownType, "\"-\" begins no type"),
    .init("v@:@16 ", 6, .misplacedType, "an argument cannot be of unknown type"),
    .init("v@:@+", 5, .missingType, "it ends where a type is needed"),
    .init("v@:v", 3, .misplacedType, "an argument cannot be void"),
    .init("v@:@rv", 4, .misplacedType, "an argument cannot be void"),
    .init("v@:b3", 3, .misplacedType, "an argument cannot be a bit-field"),
    .init("v@:@16?", 6, .misplacedType, "an argument cannot be of unknown type"),
    .init("b3@:", 0, .misplacedType, "a result cannot be a bit-field"),
  ]

  @Test(arguments: types) func refusesType(_ malformed: Malformed) {
    malformed.check(
      #expect(throws: EncodingError.self) { try TypeEncoding(parsing: malformed.encoding) })
  }

  @Test(arguments: methods) func refusesMethod(_ malformed: Malformed) {
    malformed.check(
      #expect(throws: EncodingError.self) { try MethodEncoding(parsing: malformed.encoding) })
  }

  @Test(arguments: ["^", "r", "[1", "{S=", "(U=", "@?<", "@?<v@?"])
  func refusesDeepNesting(_ opening: String) {
    let encoding = String(repeating: opening, count: 1000)
    let error = #expect(throws: EncodingError.self) { try TypeEncoding(parsing: encoding) }
    #expect(error?.code == .tooLarge)
    #expect(error?.reason == "types are nested more than 64 levels deep")
    #expect((error?.offset ?? 0) <= 65 * opening.utf8.count)
  }

  @Test func acceptsTheMaximumDepth() throws {
    let encoding = String(repeating: "^", count: 64) + "i"
    #expect(try TypeEncoding(parsing: encoding).encoding == encoding)
    #expect(throws: EncodingError.self) { try TypeEncoding(parsing: "^" + encoding) }
  }

  @Test func refusesLongEncodings() throws {
    let longest = "{S=" + String(repeating: "i", count: 65_532) + "}"
    #expect(try TypeEncoding(parsing: longest).size == 4 * 65_532)
    let error = #expect(throws: EncodingError.self) {
      try MethodEncoding(parsing: "v@:" + longest)
    }
    #expect(error?.code == .tooLarge)
    #expect(error?.offset == 65_536)
    #expect(error?.reason == "it is longer than 65536 bytes")
  }

  @Test func describesOnOneLine() {
    let error = #expect(throws: EncodingError.self) {
      try TypeEncoding(parsing: "@\"A\nB\u{2028}\u{1B}[0m\"")
    }
    #expect(
      error?.description
        == "type encoding \"@\"A\\nB\\u{2028}\\u{1B}[0m\"\" is malformed at offset 3: "
        + "a name may not contain \"\\n\"")
  }

  @Test func describesTheSurroundingsInALongEncoding() {
    let encoding =
      "{S=" + String(repeating: "i", count: 500) + "%" + String(repeating: "d", count: 500)
    let error = #expect(throws: EncodingError.self) { try TypeEncoding(parsing: encoding) }
    let shown = String(repeating: "i", count: 60) + "%" + String(repeating: "d", count: 59)
    #expect(
      error?.description
        == "type encoding \"…\(shown)…\" is malformed at offset 503: \"%\" begins no type")
  }
}
