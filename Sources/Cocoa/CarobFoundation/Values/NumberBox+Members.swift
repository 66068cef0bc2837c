import CCarob
import CarobRuntime

/// The members of `NSNumber`, a pair for each type of C.
extension NumberBox {
  static func defineMaking(_ number: ClassMembers<NumberBox>) {
    make(
      number, "B", "+ (NSNumber *)numberWithBool:(BOOL)value",
      "- (instancetype)initWithBool:(BOOL)value",
      { _, _, bits in NumberBox.made(.bool, bits) },
      { this, _, bits in
        this.with(NumberBox.self) { $0.becomeBoolean() }
        return NumberBox.set(this, .bool, bits)
      })
    make(
      number, "c", "+ (NSNumber *)numberWithChar:(char)value",
      "- (instancetype)initWithChar:(char)value",
      { _, _, bits in NumberBox.made(.char, bits) },
      { this, _, bits in NumberBox.set(this, .char, bits) })
    make(
      number, "C", "+ (NSNumber *)numberWithUnsignedChar:(unsigned char)value",
      "- (instancetype)initWithUnsignedChar:(unsigned char)value",
      { _, _, bits in NumberBox.made(.unsignedChar, bits) },
      { this, _, bits in NumberBox.set(this, .unsignedChar, bits) })
    make(
      number, "s", "+ (NSNumber *)numberWithShort:(short)value",
      "- (instancetype)initWithShort:(short)value",
      { _, _, bits in NumberBox.made(.short, bits) },
      { this, _, bits in NumberBox.set(this, .short, bits) })
    make(
      number, "S", "+ (NSNumber *)numberWithUnsignedShort:(unsigned short)value",
      "- (instancetype)initWithUnsignedShort:(unsigned short)value",
      { _, _, bits in NumberBox.made(.unsignedShort, bits) },
      { this, _, bits in NumberBox.set(this, .unsignedShort, bits) })
    make(
      number, "i", "+ (NSNumber *)numberWithInt:(int)value",
      "- (instancetype)initWithInt:(int)value",
      { _, _, bits in NumberBox.made(.int, bits) },
      { this, _, bits in NumberBox.set(this, .int, bits) })
    make(
      number, "I", "+ (NSNumber *)numberWithUnsignedInt:(unsigned int)value",
      "- (instancetype)initWithUnsignedInt:(unsigned int)value",
      { _, _, bits in NumberBox.made(.unsignedInt, bits) },
      { this, _, bits in NumberBox.set(this, .unsignedInt, bits) })
    makeWords(number)
    makeFloating(number)
  }

  private static func makeWords(_ number: ClassMembers<NumberBox>) {
    make(
      number, "q", "+ (NSNumber *)numberWithLong:(long)value",
      "- (instancetype)initWithLong:(long)value",
      { _, _, bits in NumberBox.made(.longLong, bits) },
      { this, _, bits in NumberBox.set(this, .longLong, bits) })
    make(
      number, "q", "+ (NSNumber *)numberWithLongLong:(long long)value",
      "- (instancetype)initWithLongLong:(long long)value",
      { _, _, bits in NumberBox.made(.longLong, bits) },
      { this, _, bits in NumberBox.set(this, .longLong, bits) })
    make(
      number, "q", "+ (NSNumber *)numberWithInteger:(NSInteger)value",
      "- (instancetype)initWithInteger:(NSInteger)integer",
      { _, _, bits in NumberBox.made(.longLong, bits) },
      { this, _, bits in NumberBox.set(this, .longLong, bits) })
    make(
      number, "Q", "+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value",
      "- (instancetype)initWithUnsignedLong:(unsigned long)value",
      { _, _, bits in NumberBox.made(.unsignedLongLong, bits) },
      { this, _, bits in NumberBox.set(this, .unsignedLongLong, bits) })
    make(
      number, "Q", "+ (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)value",
      "- (instancetype)initWithUnsignedLongLong:(unsigned long long)value",
      { _, _, bits in NumberBox.made(.unsignedLongLong, bits) },
      { this, _, bits in NumberBox.set(this, .unsignedLongLong, bits) })
    make(
      number, "Q", "+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value",
      "- (instancetype)initWithUnsignedInteger:(NSUInteger)integer",
      { _, _, bits in NumberBox.made(.unsignedLongLong, bits) },
      { this, _, bits in NumberBox.set(this, .unsignedLongLong, bits) })
  }

  private static func makeFloating(_ number: ClassMembers<NumberBox>) {
    number.classMethod.function("+ (NSNumber *)numberWithFloat:(float)value") {
      (_: MessageReceiver, _: SEL, value: Float) in
      NumberBox.made(.floating(Double(value)), .float)
    }
    number.method.function("- (instancetype)initWithFloat:(float)value") {
      (this: MessageReceiver, _: SEL, value: Float) in
      NumberBox.set(this, .floating(Double(value)), .float)
    }
    number.classMethod.function("+ (NSNumber *)numberWithDouble:(double)value") {
      (_: MessageReceiver, _: SEL, value: Double) in NumberBox.made(.floating(value), .double)
    }
    number.method.function("- (instancetype)initWithDouble:(double)value") {
      (this: MessageReceiver, _: SEL, value: Double) in
      NumberBox.set(this, .floating(value), .double)
    }
  }

  private typealias Maker =
    @convention(c) (MessageReceiver, SEL, UInt) -> UnsafeMutableRawPointer?

  /// Adds the two makers for a type of C.
  private static func make(
    _ number: ClassMembers<NumberBox>, _ type: String, _ maker: StaticString,
    _ initializer: StaticString, _ make: Maker, _ initialize: Maker
  ) {
    number.classMethod.function(maker, taking: type, make)
    number.method.function(initializer, taking: type, initialize)
  }

  /// A number of a type, of the bits that C passes.
  @inline(__always)
  private static func made(_ kind: PassingKind, _ bits: UInt) -> UnsafeMutableRawPointer? {
    if let known = SmallNumbers.id(kind, bits) { return known }
    return made(scalar(kind, bits), kind)
  }

  @inline(__always)
  private static func made(_ scalar: Scalar, _ kind: PassingKind) -> UnsafeMutableRawPointer? {
    Object.autoreleasedID(of: NumberBox(scalar, kind))
  }

  @inline(__always)
  private static func set(
    _ this: MessageReceiver, _ kind: PassingKind, _ bits: UInt
  ) -> UnsafeMutableRawPointer? {
    set(this, scalar(kind, bits), kind)
  }

  @inline(__always)
  private static func set(
    _ this: MessageReceiver, _ scalar: Scalar, _ kind: PassingKind
  ) -> UnsafeMutableRawPointer? {
    this.with(NumberBox.self) { $0.set(scalar, kind) }
    return this.id
  }

  @inline(__always) private static func scalar(_ kind: PassingKind, _ bits: UInt) -> Scalar {
    guard let scalar = Scalar(kind, bits: UInt64(bits)) else {
      preconditionFailure("\(kind) is no type of numbers")
    }
    return scalar
  }

  /// The number as an integer type, in a register.
  @inline(__always)
  private static func word<Integer: FixedWidthInteger>(
    _ this: MessageReceiver, _ type: Integer.Type
  ) -> Int {
    this.withNumber { Int(truncatingIfNeeded: $0.integer(as: type)) }
  }

  static func defineReading(_ number: ClassMembers<NumberBox>) {
    number.property("@property (nonatomic, readonly) BOOL boolValue", type: "B") { this, _ in
      this.withNumber { $0.boolValue ? 1 : 0 }
    }
    number.method("- (BOOL)carob_isBoolean") { $0.isBool }
    number.property("@property (nonatomic, readonly) char charValue", type: "c") { this, _ in
      NumberBox.word(this, Int8.self)
    }
    number.property(
      "@property (nonatomic, readonly) unsigned char unsignedCharValue", type: "C"
    ) { this, _ in
      NumberBox.word(this, UInt8.self)
    }
    number.property("@property (nonatomic, readonly) short shortValue", type: "s") { this, _ in
      NumberBox.word(this, Int16.self)
    }
    number.property(
      "@property (nonatomic, readonly) unsigned short unsignedShortValue", type: "S"
    ) { this, _ in
      NumberBox.word(this, UInt16.self)
    }
    number.property("@property (nonatomic, readonly) int intValue", type: "i") { this, _ in
      NumberBox.word(this, Int32.self)
    }
    number.property(
      "@property (nonatomic, readonly) unsigned int unsignedIntValue", type: "I"
    ) { this, _ in
      NumberBox.word(this, UInt32.self)
    }
    for name in [
      "@property (nonatomic, readonly) long longValue",
      "@property (nonatomic, readonly) long long longLongValue",
      "@property (nonatomic, readonly) NSInteger integerValue",
    ] as [StaticString] {
      number.property(name, type: "q") { this, _ in NumberBox.word(this, Int.self) }
    }
    for name in [
      "@property (nonatomic, readonly) unsigned long unsignedLongValue",
      "@property (nonatomic, readonly) unsigned long long unsignedLongLongValue",
      "@property (nonatomic, readonly) NSUInteger unsignedIntegerValue",
    ] as [StaticString] {
      number.property(name, type: "Q") { this, _ in NumberBox.word(this, UInt.self) }
    }
    number.property("@property (nonatomic, readonly) float floatValue") {
      (this: MessageReceiver, _: SEL) -> Float in
      this.withNumber { Float($0.doubleValue) }
    }
    number.property("@property (nonatomic, readonly) double doubleValue") {
      (this: MessageReceiver, _: SEL) -> Double in
      this.withNumber { $0.doubleValue }
    }
    number.property("@property (nonatomic, readonly) NSString *stringValue") {
      $0.objectDescription
    }
    number.method.function("- (BOOL)isEqualToNumber:(NSNumber *)other") {
      (this: MessageReceiver, sent: SEL, other: UnsafeMutableRawPointer?) -> Bool in
      guard let other else { return false }
      return MethodFunctions.run(orReturn: false) {
        try this.object(other, 1, of: sent)._withUnsafeGuaranteedRef { other in
          this.with(NumberBox.self) { $0.isEqual(other) }
        }
      }
    }
    number.method.function("- (NSComparisonResult)compare:(NSNumber *)other") {
      (this: MessageReceiver, sent: SEL, other: UnsafeMutableRawPointer?) -> Int in
      MethodFunctions.run(orReturn: 0) {
        try this.object(other, 1, of: sent, as: NumberBox.self)._withUnsafeGuaranteedRef { other in
          this.with(NumberBox.self) { $0.compare(other) }
        }
      }
    }
  }
}

extension MessageReceiver {
  /// Calls `body` with the receiver of a method of `NSNumber`; for one with its own primitive methods with a number that has its
  /// present value.
  @inline(__always)
  fileprivate func withNumber<Result>(_ body: (NumberBox) -> Result) -> Result {
    with(NumberBox.self) { $0.hasOwnPrimitives ? body(NumberBox.asked($0)) : body($0) }
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

  /// The order of two floating-point numbers: -1, 0 or 1; NaN equals NaN and comes before all others.
  static func order(_ a: Double, _ b: Double) -> Int {
    if a.isNaN { return b.isNaN ? 0 : -1 }
    return b.isNaN || a > b ? 1 : a < b ? -1 : 0
  }
}
