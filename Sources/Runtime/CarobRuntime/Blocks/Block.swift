import CCarob

/// A block: a function with its captured variables, as `^{ … }` makes one in C, of the encoding `@?`.
///
/// A Swift closure becomes a block that C can call, and a block from C can be called from Swift, with its
/// types checked:
///
/// ```swift
/// let twice = try Block { (value: Int32) in value * 2 }
/// try twice.call(Int32(21), returning: Int32.self)  // 42
/// ```
///
/// A block is counted by itself. It can be passed where an object is needed; see `NSBlock`. A `Block` holds a
/// reference; a block on the stack is copied. [any-thread; the closure runs on the thread that calls the block]
public final class Block: @unchecked Sendable {
  // SAFETY: the address is constant, and references to a block are counted atomically. The author
  // of the function says which threads may call it.

  /// The block as C sees it, valid as long as this object; see `struct Block_layout` in `carob/block_layout.h`.
  public let address: UnsafeMutableRawPointer

  /// The address of the block's function.
  package var function: UInt {
    // SAFETY: a block begins with its layout, and this object keeps it.
    Implementation(address.load(as: Block_layout.self).invoke).address
  }

  /// Takes over a reference to a block.
  init(owned address: UnsafeMutableRawPointer) {
    self.address = address
  }

  /// Copies a block; for one on the heap this only adds a reference.
  ///
  /// - Safety: it must be a block.
  public init(copying block: UnsafeMutableRawPointer) {
    guard let copy = carob_copy_block(block) else { fatalError("out of memory for a block") }
    address = copy
  }

  /// Makes a block of a closure that returns a value.
  ///
  /// An error that the closure throws becomes a pending error in the C code that calls the block, and the result is zero.
  ///
  /// - Throws: `MessageError` when one of the types cannot be passed.
  public init<each Argument: MessageValue, Result: MessageValue>(
    _ body: @escaping (repeat each Argument) throws -> Result
  ) throws(MessageError) {
    let interface = try BlockInterface.interned(
      Self.types(result: Result.propertyEncoding, repeat (each Argument).self))
    address = interface.makeBlock(
      ClosureBody(resultSize: interface.resultSize) { frame in
        var number = 1
        func next<Value: MessageValue>(_ type: Value.Type) throws -> Value {
          defer { number += 1 }
          return try Value.argument(frame.argument(number, as: Value.CValue.self))
        }
        let value = try body(repeat try next((each Argument).self)).cResult(owned: false)
        if Result.passingKind.isWord {
          frame.returnWord(Result.word(value))
        } else {
          frame.returnValue(value)
        }
      })
  }

  /// Makes a block of a closure that returns nothing.
  ///
  /// - Throws: `MessageError` when one of the types cannot be passed.
  public init<each Argument: MessageValue>(
    _ body: @escaping (repeat each Argument) throws -> Void
  ) throws(MessageError) {
    let interface = try BlockInterface.interned(
      Self.types(result: NoValue.propertyEncoding, repeat (each Argument).self))
    address = interface.makeBlock(
      ClosureBody(resultSize: 0) { frame in
        var number = 1
        func next<Value: MessageValue>(_ type: Value.Type) throws -> Value {
          defer { number += 1 }
          return try Value.argument(frame.argument(number, as: Value.CValue.self))
        }
        try body(repeat try next((each Argument).self))
      })
  }

  deinit { Self.release(address) }

  /// Releases a reference. An error raised while the block is disposed of is logged, and does not reach the caller.
  static func release(_ block: UnsafeMutableRawPointer) {
    PendingError.settingAside {
      carob_release_block(block)
      if let error = PendingError.take() { RuntimeLog.warning("disposing of a block: \(error)") }
    }
  }

  /// The types that the block declares, the block first; nil when it declares none or they do not parse.
  ///
  /// - Complexity: O(length).
  public var signature: TypeEncoding.BlockSignature? {
    carob_block_signature(address).flatMap {
      try? TypeEncoding.BlockSignature(parsing: String(cString: $0))
    }
  }

  private static func types<each Argument: MessageValue>(
    result: String, _ arguments: repeat (each Argument).Type
  ) -> String {
    var encoding = result + "@?"
    for argument in repeat each arguments { encoding += argument.propertyEncoding }
    return encoding
  }
}

extension Block: ObjectMessageValue {
  /// The encoding of this type.
  public static var typeEncoding: TypeEncoding { .block(signature: nil) }

  /// The kind of a block: the types of two blocks may have to be compared.
  @inlinable public static var passingKind: PassingKind { .block }

  /// The C value; see `MessageValue`.
  public func cValue() -> UnsafeMutableRawPointer? { address }

  /// The C value as a result; see `MessageValue`.
  public func cResult(owned: Bool) -> UnsafeMutableRawPointer? {
    if owned { return carob_copy_block(address) }
    AutoreleaseStack.current.keep(self)
    return address
  }

  /// The value of an argument, copied; see `MessageValue`.
  public static func argument(_ value: UnsafeMutableRawPointer?) throws(MessageError) -> Block {
    guard let value else { throw .unexpectedArgument("a block", "nil") }
    guard carob_is_block(value) else { throw .unexpectedArgument("a block", name(of: value)) }
    return Block(copying: value)
  }

  /// The value of a result; see `MessageValue`.
  public static func result(
    _ value: UnsafeMutableRawPointer?, owned: Bool
  ) throws(MessageError) -> Block {
    guard let value else { throw .unexpected(.result, "a block", "nil") }
    guard carob_is_block(value) else { throw .unexpected(.result, "a block", name(of: value)) }
    return owned ? Block(owned: value) : Block(copying: value)
  }

  /// An object that was passed in a block's place, for an error.
  private static func name(of id: UnsafeMutableRawPointer) -> String {
    Object.nameOfOther(id) ?? RuntimeClass(record: Object.isaRecord(of: id)).visible.withArticle
  }
}
