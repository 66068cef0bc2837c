/// The messages that `NSNumber` answers, a pair for each type of C.
extension NumberBox {
  static func defineMaking(_ number: ClassMembers<NumberBox>) {
    number.classMethod("numberWithBool:") { (_, value: Bool) in NumberBox(value) }
    number.classMethod("numberWithChar:") { (_, value: Int8) in NumberBox(Int(value)) }
    number.classMethod("numberWithUnsignedChar:") { (_, value: UInt8) in NumberBox(UInt64(value)) }
    number.classMethod("numberWithShort:") { (_, value: Int16) in NumberBox(Int(value)) }
    number.classMethod("numberWithUnsignedShort:") { (_, value: UInt16) in
      NumberBox(UInt64(value))
    }
    number.classMethod("numberWithInt:") { (_, value: Int32) in NumberBox(Int(value)) }
    number.classMethod("numberWithUnsignedInt:") { (_, value: UInt32) in NumberBox(UInt64(value)) }
    for name in ["numberWithLong:", "numberWithLongLong:", "numberWithInteger:"] as [StaticString] {
      number.classMethod(name) { (_, value: Int) in NumberBox(value) }
    }
    for name in [
      "numberWithUnsignedLong:", "numberWithUnsignedLongLong:", "numberWithUnsignedInteger:",
    ] as [StaticString] {
      number.classMethod(name) { (_, value: UInt) in NumberBox(UInt64(value)) }
    }
    number.classMethod("numberWithFloat:") { (_, value: Float) in NumberBox(Double(value)) }
    number.classMethod("numberWithDouble:") { (_, value: Double) in NumberBox(value) }
  }

  static func defineReading(_ number: ClassMembers<NumberBox>) {
    number.property("boolValue") { $0.boolValue }
    number.property("charValue") { $0.integer(as: Int8.self) }
    number.property("unsignedCharValue") { $0.integer(as: UInt8.self) }
    number.property("shortValue") { $0.integer(as: Int16.self) }
    number.property("unsignedShortValue") { $0.integer(as: UInt16.self) }
    number.property("intValue") { $0.integer(as: Int32.self) }
    number.property("unsignedIntValue") { $0.integer(as: UInt32.self) }
    for name in ["longValue", "longLongValue", "integerValue"] as [StaticString] {
      number.property(name) { $0.integerValue }
    }
    for name in ["unsignedLongValue", "unsignedLongLongValue", "unsignedIntegerValue"]
      as [StaticString]
    {
      number.property(name) { $0.integer(as: UInt.self) }
    }
    number.property("floatValue") { Float($0.doubleValue) }
    number.property("doubleValue") { $0.doubleValue }
    number.property("stringValue") { $0.objectDescription }
    number.property("objCType") { CString(pointer: CStringTable.shared.interned($0.typeLetter)) }
    number.method("isEqualToNumber:") { (this, other: Object?) in this.isEqual(other) }
    number.method("compare:") { (this, other: NumberBox) in this.compare(other) }
  }

  /// The type that the number is kept as; narrower ones are widened. A truth value is a `c`, as on Apple's
  /// systems.
  private var typeLetter: String {
    switch scalar {
    case .signed: "q"
    case .unsigned: "Q"
    case .floating: "d"
    case .bool: "c"
    }
  }
}

extension Scalar {
  /// -1, 0 or 1, without rounding either number; NaN equals NaN and comes before all others.
  func compare(_ other: Scalar) -> Int {
    switch (self, other) {
    case (.floating(let a), .floating(let b)): Self.order(a, b)
    case (.floating(let a), _): -other.compare(toFloating: a)
    case (_, .floating(let b)): compare(toFloating: b)
    default: Self.order(self.whole, other.whole)
    }
  }

  /// An integer's value.
  private var whole: Int128 {
    switch self {
    case .signed(let value): Int128(value)
    case .unsigned(let value): Int128(value)
    case .bool(let value): value ? 1 : 0
    case .floating: preconditionFailure("a floating-point number is compared as one")
    }
  }

  private func compare(toFloating value: Double) -> Int {
    // Every integer here is between these bounds, inside which a rounded double converts exactly.
    if value.isNaN || value < -0x1p63 { return 1 }
    if value >= 0x1p64 { return -1 }
    let floor = value.rounded(.down)
    let bound = floor < 0 ? Int128(Int64(floor)) : Int128(UInt64(floor))
    let order = Self.order(whole, bound)
    return order == 0 && floor < value ? -1 : order
  }

  private static func order<Value: Comparable>(_ a: Value, _ b: Value) -> Int {
    a < b ? -1 : a > b ? 1 : 0
  }

  private static func order(_ a: Double, _ b: Double) -> Int {
    if a.isNaN { return b.isNaN ? 0 : -1 }
    return b.isNaN || a > b ? 1 : a < b ? -1 : 0
  }
}
