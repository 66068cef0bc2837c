import CarobRuntime

extension ArrayBox: RandomAccessCollection, ExpressibleByArrayLiteral {
  /// The index of the first element: 0.
  public final var startIndex: Int { 0 }

  /// The number of elements.
  public final var endIndex: Int { count }

  /// The element at an index. If a lazy list cannot make it, the error is logged and the element
  /// is null; `object(at:)` throws the error.
  ///
  /// - Precondition: there is such an element.
  public final subscript(index: Int) -> Object {
    precondition((0..<count).contains(index), "index \(index) is out of range: \(count) elements")
    do {
      return try object(at: index)
    } catch {
      ExceptionRaising.leaveToProgram(
        error, orWarn: "element \(index) of a \(runtimeClass): \(error)")
      return NullBox.shared
    }
  }
}

extension Object {
  /// The object of a value in a literal.
  static func boxingLiteral(_ value: Any?) -> Object {
    do throws(BoxingError) {
      return try boxing(value)
    } catch {
      preconditionFailure("a literal of objects: \(error)")
    }
  }
}
