import CarobRuntime

/// Values and numbers of plugins' classes that have `objCType` and `getValue:`. See `Object.hasOwnPrimitives`.
extension ValueBox {
  private static let objCType = Message<() -> CString>("objCType")
  fileprivate static let getValue = Message<(Pointer) -> Void>("getValue:")

  /// The type by the primitive method; `void` after an error, which the program gets.
  @inline(never) final func askedType() -> TypeEncoding {
    asked(orReturn: .void) {
      guard let text = try Self.objCType(self).pointer.flatMap({ String(validatingCString: $0) })
      else { return .void }
      return try TypeEncoding(parsing: text)
    }
  }

  /// The bytes by the primitive methods.
  final func askedValue() -> [UInt8] {
    asked(orReturn: []) {
      let size = askedType().size ?? 0
      let room = UnsafeMutableRawBufferPointer.allocate(byteCount: max(size, 1), alignment: 16)
      defer { room.deallocate() }
      room.initializeMemory(as: UInt8.self, repeating: 0)
      try Self.getValue(self, Pointer(room.baseAddress))
      return Array(room.prefix(size))
    }
  }
}

extension NumberBox {
  /// The methods that return a number as a type, by the type's kind.
  private static let accessors: [(kind: PassingKind, selector: Selector)] = accessorNames.map {
    (kind: $0.0, selector: Selector($0.1))
  }

  private static let accessorNames: [(PassingKind, StaticString)] = [
    (.bool, "boolValue"), (.char, "charValue"), (.unsignedChar, "unsignedCharValue"),
    (.short, "shortValue"), (.unsignedShort, "unsignedShortValue"), (.int, "intValue"),
    (.unsignedInt, "unsignedIntValue"), (.longLong, "longLongValue"),
    (.unsignedLongLong, "unsignedLongLongValue"), (.float, "floatValue"),
    (.double, "doubleValue"), (.longLong, "longValue"), (.longLong, "integerValue"),
    (.unsignedLongLong, "unsignedLongValue"), (.unsignedLongLong, "unsignedIntegerValue"),
  ]

  /// The number by the method for its `objCType`, else by `getValue:`. One that has neither is in this object.
  @inline(never) final func askedNumber() -> (scalar: Scalar, kind: PassingKind) {
    asked(orReturn: (.signed(0), .longLong)) {
      let type = askedType()
      let kind = PassingKind(type)
      let accessor = Self.accessors.first { $0.kind == kind && overrides($0.selector) }
      if let accessor, let scalar = try scalar(of: accessor.selector, kind) {
        return (scalar, kind)
      }
      if overrides(Self.getValue.selector) {
        let scalar = askedValue().withUnsafeBytes { bytes in
          // SAFETY: there are as many bytes as the type has.
          bytes.baseAddress.flatMap { Scalar(type, at: $0) }
        }
        if let scalar { return (scalar, kind) }
      }
      return (held, heldKind)
    }
  }

  private final func scalar(
    of accessor: Selector, _ kind: PassingKind
  ) throws -> Scalar? {
    switch kind {
    case .bool: .bool(try send(accessor, returning: Bool.self))
    case .char: .signed(Int64(try send(accessor, returning: Int8.self)))
    case .short: .signed(Int64(try send(accessor, returning: Int16.self)))
    case .int: .signed(Int64(try send(accessor, returning: Int32.self)))
    case .longLong: .signed(try send(accessor, returning: Int64.self))
    case .unsignedChar: .signed(Int64(try send(accessor, returning: UInt8.self)))
    case .unsignedShort: .signed(Int64(try send(accessor, returning: UInt16.self)))
    case .unsignedInt: .signed(Int64(try send(accessor, returning: UInt32.self)))
    case .unsignedLongLong: .unsigned(try send(accessor, returning: UInt64.self))
    case .float: .floating(Double(try send(accessor, returning: Float.self)))
    case .double: .floating(try send(accessor, returning: Double.self))
    default: nil
    }
  }

  /// A number with the present value of another one, for a method that is a function. The sender gets the errors.
  @inline(never) static func asked(_ number: NumberBox) -> NumberBox {
    MethodFunctions.run(orReturn: NumberBox(0)) {
      let value = number.askedNumber()
      return NumberBox(value.scalar, value.kind)
    }
  }
}

/// Dates of plugins' classes that have `timeIntervalSinceReferenceDate`.
extension DateBox {
  private static let interval = Message<() -> Double>("timeIntervalSinceReferenceDate")

  /// The seconds by the primitive method; 0 after an error, which the program gets.
  @inline(never) func askedSeconds() -> Double {
    asked(orReturn: 0) { try Self.interval(self) }
  }

  package func copyOfContents() -> Object { DateBox(date) }
}
