import CarobFoundation
import CarobRuntime

/// The texts of compared values in XCTest's messages.
enum DescribedValue {
  /// Adds the methods that the assertions in XCTestAssertions.h call.
  static func define(_ test: ClassMembers<XCTestCase>) {
    test.classMethod(
      "+ (NSString *)carob_descriptionOfValue:(void *)value objCType:(const char *)type"
    ) { (_, value: Pointer, type: CString) -> String in
      guard let address = value.address, let type = type.pointer else { return "nil" }
      return text(at: address, of: String(cString: type))
    }
    test.classMethod("+ (NSString *)carob_descriptionOfException:(id)exception") {
      (_, thrown: Object) -> String in
      guard let exception = thrown as? NSException else {
        return "\"\(thrown.runtimeClass.name)\", \"\(thrown)\""
      }
      return "\"\(exception.name)\", \"\(exception.reason ?? "")\""
    }
  }

  /// - Safety: there is a value of that type at the address.
  private static func text(at address: UnsafeMutableRawPointer, of type: String) -> String {
    guard let encoding = try? TypeEncoding(parsing: type) else { return "a value of type \(type)" }
    // SAFETY: the macro that calls this passes a variable and its type.
    if case .object = encoding.unqualified {
      let id = address.load(as: UnsafeMutableRawPointer?.self)
      guard let object = try? Object.argument(id) else { return "nil" }
      return (try? object.send(Selector("description"), returning: String.self)) ?? "\(object)"
    }
    if case .array(let count, let element) = encoding.unqualified {
      return text(ofArrayAt: address, count, of: element)
    }
    return ValueSummary.text(encoding, at: address) ?? "a value of type \(type)"
  }

  /// The number of elements of the longest array that is printed whole.
  private static let longestArray = 20

  /// The text of characters, without the NUL at their end; the elements of another array.
  ///
  /// - Safety: there are that many elements at the address.
  private static func text(
    ofArrayAt address: UnsafeMutableRawPointer, _ count: Int, of element: TypeEncoding
  ) -> String {
    if element.unqualified == .char {
      // SAFETY: the caller vouches for the bytes; none after them is read.
      let bytes = UnsafeRawBufferPointer(start: address, count: count)
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard let size = TypeLayout(element)?.size else { return "an array" }
    let shown = (0..<min(count, longestArray)).map { index in
      ValueSummary.text(element, at: address + index * size) ?? "…"
    }
    let rest = count > longestArray ? ", …" : ""
    return "{\(shown.joined(separator: ", "))\(rest)}"
  }
}
