import CCarob

/// The functions that code compiled with `-fblocks` calls for the variables that a block captures.
package enum BlockCapture {
  /// Retains a captured variable for the copy of a block: `_Block_object_assign`.
  ///
  /// - Safety: the arguments must be those that a compiler passes.
  package static func assign(
    _ destination: UnsafeMutableRawPointer, _ value: UnsafeMutableRawPointer?, flags: Int32
  ) {
    var kept = value
    switch kind(flags) {
    case .object: if let value { kept = retained(value) }
    case .block: kept = carob_copy_block(value)
    case .variable: kept = value.flatMap { carob_copy_byref($0) }
    case .unkept: break
    }
    // SAFETY: the destination is the captured variable in the copy.
    destination.storeBytes(of: kept, as: UnsafeMutableRawPointer?.self)
  }

  /// Releases the value that `assign` retained: `_Block_object_dispose`.
  ///
  /// - Safety: as for `assign`.
  package static func dispose(_ value: UnsafeMutableRawPointer?, flags: Int32) {
    guard let value else { return }
    let thread = DeepRelease.begin()
    defer { DeepRelease.end(thread) }
    switch kind(flags) {
    // SAFETY: `assign` retained the object; a block in a variable of object type was copied.
    case .object: DeepRelease.release(id: value)
    case .block: DeepRelease.release(block: value)
    case .variable: carob_release_byref(value)
    case .unkept: break
    }
  }

  private enum Kind { case object, block, variable, unkept }

  private static func kind(_ flags: Int32) -> Kind {
    // The block does not keep the object in a `__block` variable (weak or not): the function that declares it does.
    if flags & Int32(BLOCK_BYREF_CALLER) != 0 { return .unkept }
    if flags & Int32(BLOCK_FIELD_IS_BYREF) != 0 { return .variable }
    switch flags & 7 {
    case Int32(BLOCK_FIELD_IS_OBJECT): return .object
    case Int32(BLOCK_FIELD_IS_BLOCK): return .block
    default: return .unkept
    }
  }

  private static func retained(_ value: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    if carob_is_block(value) { return carob_copy_block(value) }
    // SAFETY: a value in a variable of object type that is no block is an object or a class.
    Object.retain(value)
    return value
  }
}

/// Blocks with C functions.
package enum ContextBlock {
  /// Makes a block; the caller owns the result.
  ///
  /// - Throws: `MessageError` when a block cannot have these types.
  /// - Safety: the function must take a block first, and have these types.
  package static func make(
    _ function: Implementation, types: String, context: UnsafeMutableRawPointer?,
    dispose: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
  ) throws(MessageError) -> UnsafeMutableRawPointer {
    try BlockInterface.interned(types).makeBlock(function.imp, context: context, dispose: dispose)
  }
}
