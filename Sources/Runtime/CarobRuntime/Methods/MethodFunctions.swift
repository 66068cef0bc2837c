import CCarob

/// The functions that are methods of host classes. Such a function takes its receiver unchecked, so it must not become a method
/// of a class that has other objects. [any-thread]
@usableFromInline package enum MethodFunctions {
  /// The class that stated each function, by the function's address; nil for a function that takes any object.
  private static let owners = Locked<[UInt: RuntimeClass?]>([:])

  /// The starts of the code of these functions, also where the compiler made one a jump to another.
  private static let starts = Locked<Set<UInt>>([])

  fileprivate static func add(_ implementation: Implementation, _ owner: RuntimeClass) {
    starts.withLock { starts in
      var next = UnsafeRawPointer(bitPattern: implementation.address)
      while let start = next, starts.insert(UInt(bitPattern: start)).inserted {
        next = carob_jump_target(start)
      }
    }
    owners.withLock { owners in
      let known = owners[implementation.address]
      // Several classes may state one function. It takes the objects of all of them then.
      let isOnly = known == nil || known == owner
      owners.updateValue(
        isOnly && owner.superclass != nil ? owner : nil, forKey: implementation.address)
    }
  }

  /// Checks that code may become a method of a class.
  ///
  /// - Throws: `RegistrationError` when it is a function that takes objects of other classes only.
  static func check(
    _ implementation: Implementation, for cls: RuntimeClass, _ selector: Selector
  ) throws(RegistrationError) {
    let owner = owners.withLock { $0[implementation.address] ?? nil }
    // A class method takes any class.
    guard let owner, !(owner.isMetaclass && cls.isMetaclass), !cls.isSubclass(of: owner),
      !cls.isSubclass(ofDuplicateOf: owner)
    else {
      return
    }
    throw RegistrationError(
      .wrongState,
      "\(cls.describe(selector)) cannot have this code, which takes instances of "
        + "\(owner.visible.name) only")
  }

  /// Runs what may fail in a function, or send messages. An error is for the function's caller, as that of a closure is: a
  /// program gets an exception, everybody else a pending error. An exception of C++ ends the process here.
  ///
  /// - Parameter failed: the result after an error.
  @inlinable @inline(__always)
  package static func run<Result>(orReturn failed: Result, _ body: () throws -> Result) -> Result {
    let earlier = carob_set_error_aside()
    var result = failed
    do {
      result = try body()
    } catch {
      PendingError.set(error)
    }
    if carob_has_error(earlier) { finish(earlier) }
    carob_stop_exceptions()
    return result
  }

  @inline(never) @usableFromInline static func finish(_ earlier: UnsafeRawPointer?) {
    carob_finish_function(earlier) { start in
      MethodFunctions.starts.withLock { $0.contains(UInt(bitPattern: start)) }
    }
  }
}

extension MessageReceiver {
  /// Calls `body` with the receiver, which is neither retained nor released.
  ///
  /// - Safety: the receiver must be an instance of the class, and no literal or class. Of a method's function, the
  ///   dispatch has proved the first, and the class that states the method says whether it has others.
  @inlinable @inline(__always)
  package func with<Receiver: Object, Result>(
    _ type: Receiver.Type, _ body: (Receiver) throws -> Result
  ) rethrows -> Result {
    // SAFETY: by the above, the word before `isa` is the peer, which lives as long as the caller's reference.
    let peer = (id - MemoryLayout<UnsafeRawPointer>.size).load(as: UnsafeRawPointer.self)
    return try Unmanaged<Object>.fromOpaque(peer)._withUnsafeGuaranteedRef {
      try body(unsafeDowncast($0, to: type))
    }
  }

  /// The object of an argument, which is not retained.
  ///
  /// - Parameter number: the number of the argument, counted from 1.
  /// - Throws: `MessageError` when it is nil, or not of the type.
  @inlinable @inline(__always)
  package func object<Value: Object>(
    _ argument: UnsafeMutableRawPointer?, _ number: Int, of selector: SEL,
    as type: Value.Type = Object.self
  ) throws(MessageError) -> Unmanaged<Value> {
    do throws(MessageError) {
      return Unmanaged.fromOpaque(try Value.borrowedArgument(argument))
    } catch {
      throw error.placed(inArgument: number, of: id, selector)
    }
  }
}

/// Methods that are functions, for what is sent so often that the way to a closure is felt. A function takes its arguments
/// as they come, and its receiver unchecked. One that may fail, or sends messages, does so in `MethodFunctions.run`.
///
/// - Safety: the function must be of the types that the selector's sender passes.
extension MethodDefinition {
  package typealias ObjectPointer = UnsafeMutableRawPointer

  /// A method that takes nothing and returns an object.
  package func function(
    _ statement: StaticString, _ code: @convention(c) (MessageReceiver, SEL) -> ObjectPointer?
  ) {
    add(statement, "@@:", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes nothing and returns a class.
  package func function(
    _ statement: StaticString,
    _ code: @convention(c) (MessageReceiver, SEL) -> UnsafeMutablePointer<objc_class>?
  ) {
    add(statement, "#@:", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes nothing and returns a number.
  package func function(
    _ statement: StaticString, _ code: @convention(c) (MessageReceiver, SEL) -> UInt
  ) {
    add(statement, "Q@:", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes nothing and returns nothing.
  package func function(
    _ statement: StaticString, _ code: @convention(c) (MessageReceiver, SEL) -> Void
  ) {
    add(statement, "v@:", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes an index and returns an object.
  package func function(
    _ statement: StaticString, _ code: @convention(c) (MessageReceiver, SEL, UInt) -> ObjectPointer?
  ) {
    add(statement, "@@:Q", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes an index and returns a UTF-16 unit.
  package func function(
    _ statement: StaticString, _ code: @convention(c) (MessageReceiver, SEL, UInt) -> UInt16
  ) {
    add(statement, "S@:Q", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes a range, which is passed as its two numbers, and returns an object.
  package func function(
    _ statement: StaticString,
    _ code: @convention(c) (MessageReceiver, SEL, UInt, UInt) -> ObjectPointer?
  ) {
    add(statement, "@@:{_NSRange=QQ}", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes a pointer and a range, and returns nothing.
  package func function(
    _ statement: StaticString,
    _ code: @convention(c) (MessageReceiver, SEL, OpaquePointer?, UInt, UInt) -> Void
  ) {
    add(statement, "v@:^v{_NSRange=QQ}", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes a pointer and returns an object.
  package func function(
    _ statement: StaticString,
    _ code: @convention(c) (MessageReceiver, SEL, OpaquePointer?) -> ObjectPointer?
  ) {
    add(statement, "@@:^v", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes bytes and their number, and returns nothing.
  package func function(
    _ statement: StaticString,
    _ code: @convention(c) (MessageReceiver, SEL, OpaquePointer?, UInt) -> Void
  ) {
    add(statement, "v@:^vQ", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes an object and an index, and returns nothing.
  package func function(
    _ statement: StaticString,
    _ code: @convention(c) (MessageReceiver, SEL, ObjectPointer?, UInt) -> Void
  ) {
    add(statement, "v@:@Q", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes an index and an object, and returns nothing.
  package func function(
    _ statement: StaticString,
    _ code: @convention(c) (MessageReceiver, SEL, UInt, ObjectPointer?) -> Void
  ) {
    add(statement, "v@:Q@", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes an index and returns nothing.
  package func function(
    _ statement: StaticString, _ code: @convention(c) (MessageReceiver, SEL, UInt) -> Void
  ) {
    add(statement, "v@:Q", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes an object and returns one.
  package func function(
    _ statement: StaticString,
    _ code: @convention(c) (MessageReceiver, SEL, ObjectPointer?) -> ObjectPointer?
  ) {
    add(statement, "@@:@", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes an object and returns a truth value.
  package func function(
    _ statement: StaticString, _ code: @convention(c) (MessageReceiver, SEL, ObjectPointer?) -> Bool
  ) {
    add(statement, "B@:@", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes an object and returns an order.
  package func function(
    _ statement: StaticString, _ code: @convention(c) (MessageReceiver, SEL, ObjectPointer?) -> Int
  ) {
    add(statement, "q@:@", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes an object and returns a number.
  package func function(
    _ statement: StaticString, _ code: @convention(c) (MessageReceiver, SEL, ObjectPointer?) -> UInt
  ) {
    add(statement, "Q@:@", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes an object and returns nothing.
  package func function(
    _ statement: StaticString, _ code: @convention(c) (MessageReceiver, SEL, ObjectPointer?) -> Void
  ) {
    add(statement, "v@:@", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes two objects and returns nothing.
  package func function(
    _ statement: StaticString,
    _ code: @convention(c) (MessageReceiver, SEL, ObjectPointer?, ObjectPointer?) -> Void
  ) {
    add(statement, "v@:@@", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes a class and returns a truth value.
  package func function(
    _ statement: StaticString,
    _ code: @convention(c) (MessageReceiver, SEL, UnsafeMutablePointer<objc_class>?) -> Bool
  ) {
    add(statement, "B@:#", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes a selector and returns a truth value.
  package func function(
    _ statement: StaticString, _ code: @convention(c) (MessageReceiver, SEL, SEL?) -> Bool
  ) {
    add(statement, "B@::", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes a selector and returns an object.
  package func function(
    _ statement: StaticString, _ code: @convention(c) (MessageReceiver, SEL, SEL?) -> ObjectPointer?
  ) {
    add(statement, "@@::", unsafeBitCast(code, to: IMP.self))
  }

  /// A method that takes a selector and an object, and returns an object.
  package func function(
    _ statement: StaticString,
    _ code: @convention(c) (MessageReceiver, SEL, SEL?, ObjectPointer?) -> ObjectPointer?
  ) {
    add(statement, "@@::@", unsafeBitCast(code, to: IMP.self))
  }

  /// The method with which `for … in` requests objects.
  package func function(
    _ statement: StaticString,
    _ code:
      @convention(c) (
        MessageReceiver, SEL, ObjectPointer?, ObjectPointer?, UInt
      ) -> UInt
  ) {
    add(statement, "Q@:^v^vQ", unsafeBitCast(code, to: IMP.self))
  }

  func add(_ statement: StaticString, _ types: String, _ code: IMP) {
    mustSucceed(statement) { () throws(RegistrationError) in
      try add(Selector(stating: statement), types, code)
    }
  }

  func add(_ name: Selector, _ types: String, _ code: IMP) throws(RegistrationError) {
    let implementation = Implementation(code)
    MethodFunctions.add(implementation, cls)
    try cls.addMethod(name, implementation, stating: types)
  }
}
