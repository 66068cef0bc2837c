import CarobRuntime
extension ArrayBox: RandomAccessCollection, ExpressibleByArrayLiteral {
  /// 0.
  public final var startIndex: Int { 0 }

  /// How many elements there are.
  public final var endIndex: Int { count }

  /// The element at an index. Of a list that makes its elements when they are asked for, one that cannot be made is logged,
  /// and null; `object(at:)` throws the reason.
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
