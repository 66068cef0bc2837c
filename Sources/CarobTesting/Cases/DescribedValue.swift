import CarobRuntime

/// The texts of compared values in XCTest's messages.
enum DescribedValue {
  /// Adds the methods that the assertions in XCTestAssertions.h call.
  static func define(_ test: ClassMembers<TestCase>) {
    test.classMethod("carob_descriptionOfValue:objCType:") {
      (_, value: Pointer, type: CString) -> String in
      guard let address = value.address, let type = type.pointer else { return "nil" }
      return text(at: address, of: String(cString: type))
    }
    test.classMethod("carob_descriptionOfException:") { (_, thrown: Object) -> String in
      guard let exception = thrown as? ExceptionBox else {
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
    return ValueSummary.text(encoding, at: address) ?? "a value of type \(type)"
  }
}
