import CCarob

/// Functions that take or return numbers. An integer or truth value of any type is a word here, in whose low bits C has it:
/// a function extends what it returns, and leaves out the other bits of what it takes.
extension MethodDefinition {
  /// A method that takes an integer of a type, and returns an object.
  package func function(
    _ statement: StaticString, taking type: String,
    _ code: @convention(c) (MessageReceiver, SEL, UInt) -> ObjectPointer?
  ) {
    add(statement, "@@:" + type, unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes a floating-point number and returns an object.
  package func function(
    _ statement: StaticString,
    _ code: @convention(c) (MessageReceiver, SEL, Float) -> ObjectPointer?
  ) {
    add(statement, "@@:f", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes a floating-point number and returns an object.
  package func function(
    _ statement: StaticString,
    _ code: @convention(c) (MessageReceiver, SEL, Double) -> ObjectPointer?
  ) {
    add(statement, "@@:d", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes an object and returns a floating-point number.
  package func function(
    _ statement: StaticString,
    _ code: @convention(c) (MessageReceiver, SEL, ObjectPointer?) -> Double
  ) {
    add(statement, "d@:@", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes two integers and returns an object.
  package func function(
    _ statement: StaticString,
    _ code: @convention(c) (MessageReceiver, SEL, Int, Int) -> ObjectPointer?
  ) {
    add(statement, "@@:qq", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes an index and returns one.
  package func function(
    _ statement: StaticString, _ code: @convention(c) (MessageReceiver, SEL, UInt) -> UInt
  ) {
    add(statement, "Q@:Q", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes an index and returns a truth value.
  package func function(
    _ statement: StaticString, _ code: @convention(c) (MessageReceiver, SEL, UInt) -> Bool
  ) {
    add(statement, "B@:Q", unsafeBitCast(code, to: IMP.self))
  }
}

/// Readable properties whose getters are functions.
extension ClassMembers {
  /// A property of an integer or truth value.
  package func property(
    _ statement: StaticString, type: String,
    function: @convention(c) (MessageReceiver, SEL) -> Int
  ) {
    property(statement, type, unsafeBitCast(function, to: IMP.self))
  }

  /// A property of a floating-point number.
  package func property(
    _ statement: StaticString, function: @convention(c) (MessageReceiver, SEL) -> Float
  ) {
    property(statement, "f", unsafeBitCast(function, to: IMP.self))
  }

  /// A property of a floating-point number.
  package func property(
    _ statement: StaticString, function: @convention(c) (MessageReceiver, SEL) -> Double
  ) {
    property(statement, "d", unsafeBitCast(function, to: IMP.self))
  }

  /// A property of a count, or of another number without a sign.
  package func property(
    _ statement: StaticString, function: @convention(c) (MessageReceiver, SEL) -> UInt
  ) {
    property(statement, "Q", unsafeBitCast(function, to: IMP.self))
  }

  /// A property of an object, which may be of a class that the type names.
  package func property(
    _ statement: StaticString, type: String = "@",
    function: @convention(c) (MessageReceiver, SEL) -> UnsafeMutableRawPointer?
  ) {
    property(statement, type, unsafeBitCast(function, to: IMP.self))
  }

  /// A property of an address.
  package func property(
    _ statement: StaticString, function: @convention(c) (MessageReceiver, SEL) -> OpaquePointer?
  ) {
    property(statement, "^v", unsafeBitCast(function, to: IMP.self))
  }

  private func property(_ statement: StaticString, _ type: String, _ code: IMP) {
    method.mustSucceed(statement) { () throws(RegistrationError) in
      let (_, getters) = try cls.declareProperty(stating: statement, type: type, isReadOnly: true)
      for getter in getters { try method.add(getter, type + "@:", code) }
    }
  }
}
