import CCarob

/// The end of a block on the heap: its weak references become nil, and its associated objects are
/// released. Blocks that have either are marked, so that the others go without a look-up. [any-thread]
enum BlockEnd {
  /// A block that weak variables refer to.
  final class Reference: Sendable {
    /// Nil when the block is gone.
    // SAFETY: only used with the lock `references` held.
    nonisolated(unsafe) fileprivate var address: UnsafeMutableRawPointer?
    /// A retained block in a module's data, which is never freed.
    private let kept: Block?

    fileprivate init(_ address: UnsafeMutableRawPointer, kept: Block?) {
      self.address = address
      self.kept = kept
    }

    /// The block; nil when it is gone.
    func load() -> NSBlock? {
      let owned = BlockEnd.references.withLock { _ in
        guard let address, carob_try_retain_block(address) else { return 0 as UInt }
        return UInt(bitPattern: address)
      }
      return UnsafeMutableRawPointer(bitPattern: owned).map(NSBlock.init(owned:))
    }
  }

  private static let references = Locked<[UInt: Reference]>([:])

  /// Marks a block so that its end is noticed. To be called before its address is used as a key.
  static func watch(_ block: UnsafeMutableRawPointer) {
    install()
    carob_mark_block(block)
  }

  private static let install = Once {
    carob_use_block_end { block in
      guard let block = UnsafeMutableRawPointer(mutating: block) else { return }
      let reference = references.withLock { references in
        let reference = references.removeValue(forKey: UInt(bitPattern: block))
        reference?.address = nil
        return reference
      }
      withExtendedLifetime(reference) {}
      PendingError.settingAside { _ = AssociatedObjects.removeAll(fromBlock: block) }
    }
  }

  /// The reference to a block for weak variables; nil for one on the stack, which cannot be
  /// referred to, and for one that is being freed.
  static func reference(to block: UnsafeMutableRawPointer) -> Reference? {
    guard carob_is_counted_block(block) else { return nil }
    guard carob_is_heap_block(block) else {
      return Reference(block, kept: Block(copying: block))
    }
    watch(block)
    return references.withLock { references in
      if let known = references[UInt(bitPattern: block)] { return known }
      // A block that is going has cleared its references already, and would miss a new one.
      guard carob_try_retain_block(block) else { return nil }
      let made = Reference(block, kept: nil)
      references[UInt(bitPattern: block)] = made
      // SAFETY: the caller has a reference as well, so that this is not the last one.
      carob_release_block(block)
      return made
    }
  }
}
