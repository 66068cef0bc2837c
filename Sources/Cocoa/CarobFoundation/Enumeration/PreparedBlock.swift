import CarobRuntime
import CCarob

/// A block that is called many times: its types are checked once. It takes at most three words and returns one, or nothing.
///
/// Retains the block. [any-thread]
package struct PreparedBlock {
  private typealias Function = @convention(c) (UnsafeMutableRawPointer, UInt, UInt, UInt) -> UInt

  private let block: Block
  private let function: Function

  /// Checks a block's types.
  ///
  /// - Parameters:
  ///   - arguments: the types that it is to be called with, without the block itself.
  ///   - result: the type that it must return; nil when that does not matter.
  /// - Throws: `MessageError` when the block does not tell its types, or has other types.
  package init(
    _ block: Block, _ arguments: [TypeEncoding], returning result: TypeEncoding?
  ) throws(MessageError) {
    precondition(arguments.count <= 3, "a prepared block takes three words")
    let signature = try BlockInterface.of(block.address).signature
    let expected = signature.arguments.dropFirst()
    guard expected.count == arguments.count else {
      throw .argumentCount(signature, given: arguments.count)
    }
    for (index, (expected, given)) in zip(expected, arguments).enumerated()
    where !expected.isPassedLike(given) {
      throw .argumentType(signature, index: index, given: given)
    }
    if let result, !result.isPassedLike(signature.result) {
      throw .resultType(signature, wanted: result)
    }
    self.block = block
    // SAFETY: a block starts with its layout, and this value keeps it alive. Its arguments were just seen to be words, and so
    // was its result.
    let layout = block.address.load(as: Block_layout.self)
    function = unsafeBitCast(layout.invoke, to: Function.self)
  }

  /// Calls the block.
  ///
  /// - Returns: the result, in as many low bytes as its type has.
  /// - Throws: `MessageError` with the block's error.
  package func callAsFunction(
    _ first: UInt, _ second: UInt = 0, _ third: UInt = 0
  ) throws(MessageError) -> UInt {
    let word = function(block.address, first, second, third)
    if let error = PendingError.take() { throw .handlerFailed(error) }
    return word
  }

  /// Calls `body` for each element with the address of a `BOOL`, until the block sets that or `body` returns false.
  package static func walk<Elements: Sequence>(
    _ elements: Elements, _ body: (Elements.Element, UInt) throws -> Bool
  ) rethrows {
    var stop: UInt8 = 0
    try withUnsafeMutablePointer(to: &stop) { stop in
      for element in elements {
        let goesOn = try body(element, UInt(bitPattern: stop))
        if !goesOn || stop.pointee != 0 { return }
      }
    }
  }
}

/// Calls of blocks for elements.
extension PreparedBlock {
  /// A block `^BOOL (id, …)`, with the types of the arguments behind the object.
  package static func test(
    _ block: Block, _ others: TypeEncoding...
  ) throws(MessageError) -> PreparedBlock {
    try PreparedBlock(block, [.anyObject] + others, returning: Bool.typeEncoding)
  }

  /// A block `^NSComparisonResult (id, id)`.
  package static func comparator(_ block: Block) throws(MessageError) -> PreparedBlock {
    try PreparedBlock(block, [.anyObject, .anyObject], returning: Int.typeEncoding)
  }

  /// Whether the block returns true for an object.
  package func holds(
    _ object: Object?, _ second: UInt = 0, _ third: UInt = 0
  ) throws(MessageError) -> Bool {
    let word = try self(UInt(bitPattern: object?.id), second, third)
    withExtendedLifetime(object) {}
    return UInt8(truncatingIfNeeded: word) != 0
  }

  /// The block's order of two objects: less than, equal to or greater than zero.
  package func order(_ a: Object?, _ b: Object?) throws(MessageError) -> Int {
    let word = try self(UInt(bitPattern: a?.id), UInt(bitPattern: b?.id))
    withExtendedLifetime((a, b)) {}
    return Int(bitPattern: word)
  }
}
