extension Implementation {
  /// Code that calls a block with the receiver and the method's arguments, without the selector;
  /// Apple's `imp_implementationWithBlock`.
  ///
  /// With a block of a Swift closure this makes an implementation of any types. The code exists until `removeBlock`.
  ///
  /// ```swift
  /// let code = try Implementation(block: Block { (receiver: Object, count: Int) in count + 1 })
  /// try cls.addMethod("next:", code, types: "q@:q")
  /// ```
  ///
  /// - Throws: `MessageError` when the block does not tell its types, or its first argument cannot be a receiver.
  public init(block: Block) throws(MessageError) {
    self = try BlockForwarder.make(block)
  }

  /// The block that the code was made with; nil for other code.
  public var block: Block? { BlockForwarder.block(of: self) }

  /// Frees the code and releases its block. Code that a class still has goes on to work until its owner is discarded, but is no
  /// longer the code of a block.
  ///
  /// - Returns: false, and no change, for code that was not made of a block, or was removed.
  /// - Complexity: O(methods) for code that a class ever had.
  @discardableResult
  public func removeBlock() -> Bool { BlockForwarder.remove(self) }
}

extension RuntimeClass {
  /// Adds a method implemented by a block, whose types are the method's: `q@?@i` gives `q@:i`.
  ///
  /// - Returns: the code, for `Implementation.removeBlock()` once no class has it.
  /// - Throws: `RegistrationError` when the class has such a method, or the block does not fit
  ///   the selector or does not tell its types.
  @discardableResult
  public func addMethod(
    _ selector: Selector, block: Block
  ) throws(RegistrationError) -> Implementation {
    let implementation: Implementation
    let types: String
    do throws(MessageError) {
      implementation = try Implementation(block: block)
      types = try BlockInterface.of(block.address).method?.encoding ?? ""
    } catch {
      throw .unusableClosure(describe(selector), error)
    }
    do throws(RegistrationError) {
      try addMethod(selector, implementation, types: types)
    } catch {
      implementation.removeBlock()
      throw error
    }
    return implementation
  }
}
