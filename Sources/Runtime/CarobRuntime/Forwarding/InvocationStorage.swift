import CCarob
import CarobLibc

/// The memory of an invocation: a slot for each argument, receiver and selector included, and one
/// for the result. A slot may own its value, an object or a copy of a C string.
///
/// Used by one thread at a time.
final class InvocationStorage {
  let signature: MethodSignature
  let interface: CallInterface

  private let base: UnsafeMutableRawPointer
  private let resultOffset: Int

  /// Whether each slot owns its value.
  private var owned: [Bool]

  init(_ signature: MethodSignature, _ interface: CallInterface) {
    self.signature = signature
    self.interface = interface
    resultOffset = (interface.argumentBufferSize + 15) / 16 * 16
    owned = Array(repeating: false, count: interface.argumentOffsets.count + 1)
    let size = resultOffset + interface.resultBufferSize
    base = .allocate(byteCount: size, alignment: 16)
    // SAFETY: allocated with that size; all types of the signature are valid as zero bytes.
    base.initializeMemory(as: UInt8.self, repeating: 0, count: size)
  }

  deinit {
    let thread = DeepRelease.begin()
    for slot in owned.indices { drop(disown(slot), from: slot) }
    DeepRelease.end(thread)
    base.deallocate()
  }

  /// The number of arguments, receiver and selector included.
  var argumentCount: Int { interface.argumentOffsets.count }

  /// The slot of the result.
  var resultSlot: Int { argumentCount }

  /// The type of a slot's value.
  func type(of slot: Int) -> TypeEncoding {
    slot == resultSlot ? signature.encoding.result : signature.encoding.arguments[slot]
  }

  /// The address of a slot's value, aligned for its type.
  func address(of slot: Int) -> UnsafeMutableRawPointer {
    base + (slot == resultSlot ? resultOffset : interface.argumentOffsets[slot])
  }

  /// Bytes of a slot's value; 0 for the result of a method that has none.
  func size(of slot: Int) -> Int {
    slot == resultSlot ? type(of: slot).size ?? 0 : interface.argumentSizes[slot]
  }

  /// The word in a slot of pointers.
  func word(in slot: Int) -> UnsafeMutableRawPointer? {
    // SAFETY: every slot has room for a word.
    address(of: slot).load(as: UnsafeMutableRawPointer?.self)
  }

  /// Copies a value into a slot.
  ///
  /// - Parameter owning: whether the slot retains the object, or copies the C string.
  /// - Safety: the source must be a value of the slot's type.
  func store(_ source: UnsafeRawPointer, in slot: Int, owning: Bool) {
    let old = disown(slot)
    // SAFETY: the slot has room for its type; `memmove` allows a source inside it.
    memmove(address(of: slot), source, size(of: slot))
    if owning { own(slot) }
    drop(old, from: slot)
  }

  /// Makes a slot own its value.
  func own(_ slot: Int) {
    guard !owns(slot), let word = word(in: slot) else { return }
    switch type(of: slot).unqualified {
    case .object where !carob_is_block(word), .block where !carob_is_block(word):
      // SAFETY: a slot of object type holds an id. Code may pass another object where a block is declared.
      Object.retain(word)
    case .object, .block:
      // SAFETY: a block starts with its layout. One that is never freed needs no owner, and may be gone before the
      // invocation: clang marks a block on the stack so where the argument does not escape.
      let flags = Int(word.load(as: Block_layout.self).flags)
      if flags & Int(BLOCK_IS_GLOBAL) != 0 { return }
      // SAFETY: the slot holds a block; copying one on the heap adds a reference.
      guard let copy = carob_copy_block(word) else { fatalError("out of memory for a block") }
      address(of: slot).storeBytes(of: copy, as: UnsafeMutableRawPointer.self)
    case .cString:
      guard let copy = strdup(word.assumingMemoryBound(to: CChar.self)) else {
        fatalError("out of memory")
      }
      address(of: slot).storeBytes(
        of: UnsafeMutableRawPointer(copy), as: UnsafeMutableRawPointer.self)
    default: return
    }
    owned[slot] = true
  }

  /// Makes a slot the owner of the object in it, to which the caller had a reference.
  func adopt(_ slot: Int) {
    owned[slot] = word(in: slot) != nil
  }

  /// Clears the result's slot.
  func clearResult() {
    let old = disown(resultSlot)
    // SAFETY: the interface tells the size of the result's room.
    address(of: resultSlot).initializeMemory(
      as: UInt8.self, repeating: 0, count: interface.resultBufferSize)
    drop(old, from: resultSlot)
  }

  /// Whether the slot owns its value: a copy or a reference.
  func owns(_ slot: Int) -> Bool { owned[slot] }

  private func disown(_ slot: Int) -> UnsafeMutableRawPointer? {
    guard owns(slot) else { return nil }
    owned[slot] = false
    return word(in: slot)
  }

  private func drop(_ word: UnsafeMutableRawPointer?, from slot: Int) {
    guard let word else { return }
    // SAFETY: the slot owned the copy, or a reference to the block or object.
    switch type(of: slot).unqualified {
    case .cString: free(word)
    case _ where carob_is_block(word): DeepRelease.release(block: word)
    default: DeepRelease.release(id: word)
    }
  }
}
