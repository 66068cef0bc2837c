import CarobRuntime

/// The members of `NSNumber`, a pair for each type of C.
extension NumberBox {
  static func defineMaking(_ number: ClassMembers<NumberBox>) {
    make(
      number, "+ (NSNumber *)numberWithBool:(BOOL)value",
      "- (instancetype)initWithBool:(BOOL)value", .bool
    ) { Scalar.bool($0) }
    make(
      number, "+ (NSNumber *)numberWithChar:(char)value",
      "- (instancetype)initWithChar:(char)value", .char
    ) { (value: Int8) in
      .signed(Int64(value))
    }
    make(
      number, "+ (NSNumber *)numberWithUnsignedChar:(unsigned char)value",
      "- (instancetype)initWithUnsignedChar:(unsigned char)value", .unsignedChar
    ) {
      (value: UInt8) in .unsigned(UInt64(value))
    }
    make(
      number, "+ (NSNumber *)numberWithShort:(short)value",
      "- (instancetype)initWithShort:(short)value", .short
    ) { (value: Int16) in
      .signed(Int64(value))
    }
    make(
      number, "+ (NSNumber *)numberWithUnsignedShort:(unsigned short)value",
      "- (instancetype)initWithUnsignedShort:(unsigned short)value", .unsignedShort
    ) {
      (value: UInt16) in .unsigned(UInt64(value))
    }
    make(
      number, "+ (NSNumber *)numberWithInt:(int)value", "- (instancetype)initWithInt:(int)value",
      .int
    ) { (value: Int32) in .signed(Int64(value)) }
    make(
      number, "+ (NSNumber *)numberWithUnsignedInt:(unsigned int)value",
      "- (instancetype)initWithUnsignedInt:(unsigned int)value", .unsignedInt
    ) {
      (value: UInt32) in .unsigned(UInt64(value))
    }
    make(
      number, "+ (NSNumber *)numberWithFloat:(float)value",
      "- (instancetype)initWithFloat:(float)value", .float
    ) { (value: Float) in
      .floating(Double(value))
    }
    make(
      number, "+ (NSNumber *)numberWithDouble:(double)value",
      "- (instancetype)initWithDouble:(double)value", .double
    ) { .floating($0) }
    makeWords(number)
  }

  private static func makeWords(_ number: ClassMembers<NumberBox>) {
    make(
      number, "+ (NSNumber *)numberWithLong:(long)value",
      "- (instancetype)initWithLong:(long)value", .longLong
    ) { .signed($0) }
    make(
      number, "+ (NSNumber *)numberWithLongLong:(long long)value",
      "- (instancetype)initWithLongLong:(long long)value", .longLong
    ) { .signed($0) }
    make(
      number, "+ (NSNumber *)numberWithInteger:(NSInteger)value",
      "- (instancetype)initWithInteger:(NSInteger)integer", .longLong
    ) { .signed($0) }
    make(
      number, "+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value",
      "- (instancetype)initWithUnsignedLong:(unsigned long)value", .unsignedLongLong
    ) {
      .unsigned($0)
    }
    make(
      number, "+ (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)value",
      "- (instancetype)initWithUnsignedLongLong:(unsigned long long)value", .unsignedLongLong
    ) {
      .unsigned($0)
    }
    make(
      number, "+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value",
      "- (instancetype)initWithUnsignedInteger:(NSUInteger)integer", .unsignedLongLong
    ) {
      .unsigned($0)
    }
  }

  /// Adds the two makers for a type of C.
  @inline(__always)
  private static func make<Value: MessageValue>(
    _ number: ClassMembers<NumberBox>, _ maker: StaticString, _ initializer: StaticString,
    _ kind: PassingKind, _ scalar: @escaping (Value) -> Scalar
  ) {
    number.classMethod(maker) { (_, value: Value) in NumberBox(scalar(value), kind) }
    number.method(initializer) { (this, value: Value) in
      this.set(scalar(value), kind)
      return this
    }
  }

  static func defineReading(_ number: ClassMembers<NumberBox>) {
    number.property("@property (nonatomic, readonly) BOOL boolValue") { $0.boolValue }
    number.property("@property (nonatomic, readonly) char charValue") { $0.integer(as: Int8.self) }
    number.property("@property (nonatomic, readonly) unsigned char unsignedCharValue") {
      $0.integer(as: UInt8.self)
    }
    number.property("@property (nonatomic, readonly) short shortValue") {
      $0.integer(as: Int16.self)
    }
    number.property("@property (nonatomic, readonly) unsigned short unsignedShortValue") {
      $0.integer(as: UInt16.self)
    }
    number.property("@property (nonatomic, readonly) int intValue") { $0.integer(as: Int32.self) }
    number.property("@property (nonatomic, readonly) unsigned int unsignedIntValue") {
      $0.integer(as: UInt32.self)
    }
    for name in [
      "@property (nonatomic, readonly) long longValue",
      "@property (nonatomic, readonly) long long longLongValue",
      "@property (nonatomic, readonly) NSInteger integerValue",
    ] as [StaticString] {
      number.property(name) { $0.integerValue }
    }
    for name in [
      "@property (nonatomic, readonly) unsigned long unsignedLongValue",
      "@property (nonatomic, readonly) unsigned long long unsignedLongLongValue",
      "@property (nonatomic, readonly) NSUInteger unsignedIntegerValue",
    ]
      as [StaticString]
    {
      number.property(name) { $0.integer(as: UInt.self) }
    }
    number.property("@property (nonatomic, readonly) float floatValue") { Float($0.doubleValue) }
    number.property("@property (nonatomic, readonly) double doubleValue") { $0.doubleValue }
    number.property("@property (nonatomic, readonly) NSString *stringValue") {
      $0.objectDescription
    }
    number.method("- (BOOL)isEqualToNumber:(NSNumber *)other") { (this, other: Object?) in
      this.isEqual(other)
    }
    number.method("- (NSComparisonResult)compare:(NSNumber *)other") { (this, other: NumberBox) in
      this.compare(other)
    }
  }
}

extension Scalar {
  /// The order of two numbers: -1, 0 or 1, without rounding either; NaN equals NaN and comes before all others.
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
